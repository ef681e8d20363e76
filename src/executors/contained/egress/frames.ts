/**
 * The protocol between this process and the forwarder in the place, over the forwarder's standard streams. A frame is a
 * type (one byte), a connection's number (four bytes), a length (four bytes), both big-endian, and a payload. The
 * forwarder opens connections and numbers them upwards from 1; no number comes twice. Each side may send only as many
 * bytes of a connection as the other side allowed (its credit), at first `windowBytes`. For this reason nobody stores
 * more than that for one connection, and a slow connection does not delay the others.
 */
export const frameTypes = {
  /** From inside: listening. The payload is the number of its threads in four bytes; the connection's number is 0. */
  ready: 0,
  /** From inside: somebody connected. This frame has no payload. */
  open: 1,
  data: 2,
  /** This side sends no more data. There is no payload. */
  end: 3,
  /** The connection is broken. Data that has not arrived is dropped. There is no payload. */
  close: 4,
  /** The number of bytes, in four bytes, that left the buffer. The other side may send this many more. */
  credit: 5,
} as const;

export type FrameType = (typeof frameTypes)[keyof typeof frameTypes];

/** Small enough that connections can take turns. The header is only a two-thousandth of it. */
export const maxPayloadBytes = 16_384;
/** Allows 50 MB/s over a link with a delay of 5 ms, and needs 16 MiB for all connections together. */
export const windowBytes = 262_144;
/** How many connections may be open at once. npm opens 15, and pip 10. */
export const maxConnections = 64;
/** How many connections may wait. Connections of programs that have ended wait too. */
export const maxWaiting = 128;

export const headerBytes = 9;

export interface Frame {
  readonly type: FrameType;
  readonly id: number;
  readonly payload: Buffer;
}

export function encodeFrame(type: FrameType, id: number, payload: Uint8Array = new Uint8Array()): Buffer {
  const frame = Buffer.allocUnsafe(headerBytes + payload.length);
  frame.writeUInt8(type, 0);
  frame.writeUInt32BE(id, 1);
  frame.writeUInt32BE(payload.length, 5);
  frame.set(payload, headerBytes);
  return frame;
}

export function encodeCredit(id: number, bytes: number): Buffer {
  const payload = Buffer.allocUnsafe(4);
  payload.writeUInt32BE(bytes);
  return encodeFrame(frameTypes.credit, id, payload);
}

/** The error if the other side sent something that agent-exec's forwarder never sends. */
export class FrameError extends Error {
  override readonly name = "FrameError";
}

const lengths: Readonly<Record<FrameType, readonly [least: number, most: number]>> = {
  [frameTypes.ready]: [4, 4],
  [frameTypes.open]: [0, 0],
  [frameTypes.data]: [1, maxPayloadBytes],
  [frameTypes.end]: [0, 0],
  [frameTypes.close]: [0, 0],
  [frameTypes.credit]: [4, 4],
};

/** Joins pieces of any size to frames. It holds at most one frame. */
export class FrameDecoder {
  readonly #sink: (frame: Frame) => void;
  #held: Buffer = Buffer.alloc(0);

  constructor(sink: (frame: Frame) => void) {
    this.#sink = sink;
  }

  /** @throws FrameError for bytes that are not frames, and the errors of `sink`. */
  push(bytes: Uint8Array): void {
    let rest =
      this.#held.length === 0
        ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
        : Buffer.concat([this.#held, bytes]);
    while (rest.length >= headerBytes) {
      const end = headerBytes + checkedLength(rest);
      if (rest.length < end) break;
      const type = rest.readUInt8(0) as FrameType;
      this.#sink({ type, id: rest.readUInt32BE(1), payload: rest.subarray(headerBytes, end) });
      rest = rest.subarray(end);
    }
    this.#held = rest;
  }
}

function checkedLength(header: Buffer): number {
  const type = header.readUInt8(0);
  const length = header.readUInt32BE(5);
  const [least, most] = lengths[type as FrameType] ?? [1, 0];
  if (length < least || length > most)
    throw new FrameError(`A frame of type ${type} has an invalid size: ${length} bytes.`);
  return length;
}
