import { describe, expect, it } from "@jest/globals";
import { fc } from "../../../chance.js";
import {
  encodeCredit,
  encodeFrame,
  type Frame,
  FrameDecoder,
  FrameError,
  frameTypes,
  headerBytes,
  maxPayloadBytes,
} from "../../../../src/executors/contained/egress/frames.js";

function decode(pieces: readonly Uint8Array[]): Frame[] {
  const frames: Frame[] = [];
  const decoder = new FrameDecoder((frame) => frames.push({ ...frame, payload: Buffer.from(frame.payload) }));
  for (const piece of pieces) decoder.push(piece);
  return frames;
}

describe("FrameDecoder", () => {
  it("puts frames together from pieces of any size", () => {
    const payloads = fc.array(fc.uint8Array({ minLength: 1, maxLength: 300 }), { maxLength: 8 });
    fc.assert(
      fc.property(payloads, fc.array(fc.nat(700), { maxLength: 12 }), (all, cuts) => {
        const bytes = Buffer.concat(
          all.map((payload, index) => encodeFrame(frameTypes.data, index, payload)),
        );
        const places = [
          0,
          ...cuts.filter((cut) => cut < bytes.length).toSorted((a, b) => a - b),
          bytes.length,
        ];
        const pieces = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
        expect(decode(pieces)).toEqual(
          all.map((payload, id) => ({ type: frameTypes.data, id, payload: Buffer.from(payload) })),
        );
      }),
    );
  });

  it.each<[string, Buffer]>([
    ["a type that there is not", Buffer.from([6, 0, 0, 0, 1, 0, 0, 0, 0])],
    ["a payload of 4 GiB", Buffer.from([frameTypes.data, 0, 0, 0, 1, 0xff, 0xff, 0xff, 0xff])],
    ["a byte more than a payload may have", header(frameTypes.data, maxPayloadBytes + 1)],
    ["data without data", header(frameTypes.data, 0)],
    ["an opening with a payload", header(frameTypes.open, 1)],
    ["a credit of three bytes", header(frameTypes.credit, 3)],
    ["an end with a payload", header(frameTypes.end, 1)],
    ["text", Buffer.from("cannot listen: somewhere")],
  ])("refuses %s before it holds a byte of it", (_what, bytes) => {
    expect(() => decode([bytes])).toThrow(FrameError);
  });

  it("never throws anything else, whatever comes", () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 60 })), (pieces) => {
        try {
          decode(pieces);
        } catch (error) {
          expect(error).toBeInstanceOf(FrameError);
        }
      }),
    );
  });

  it("reads a credit's bytes", () => {
    expect(decode([encodeCredit(7, 65_536)])).toEqual([
      { type: frameTypes.credit, id: 7, payload: Buffer.from([0, 1, 0, 0]) },
    ]);
  });
});

function header(type: number, length: number): Buffer {
  const bytes = Buffer.alloc(headerBytes);
  bytes.writeUInt8(type, 0);
  bytes.writeUInt32BE(1, 1);
  bytes.writeUInt32BE(length, 5);
  return bytes;
}
