import { Agent, type ClientRequestArgs } from "node:http";
import { type NetConnectOpts, type Socket, createConnection } from "node:net";
import type { Duplex } from "node:stream";

/** 64 KiB: the most that the kernel gives at once. Node reads the same amount. */
const readBytes = 64 * 1024;

/** Connections whose bytes should stay in the memory into which they were read. */
const readers = new WeakMap<Duplex, (chunk: Buffer) => void>();

/**
 * Passes a connection's bytes to `reader`, its only `data` listener, in memory that the next read reuses, so the reader
 * copies what it keeps. Without this reuse Node makes a buffer for each read, and in a flood of output a third of the
 * processor time goes into freeing them. Bytes that already wait, and bytes of other agents' connections, still come as
 * `data`.
 */
export function readInPlace(connection: Duplex, reader: (chunk: Buffer) => void): void {
  readers.set(connection, reader);
}

/** Set an empty name for TLS, or Node computes one: its patterns of addresses take 4 ms to compile. */
const options = { keepAlive: true, scheduling: "lifo", timeout: 5000, servername: "" } as const;

/**
 * Connections to an engine without TLS. The connections stay open for 5 s for the next call, as with Node's own agent.
 */
export class ReadingAgent extends Agent {
  constructor() {
    super(options);
  }

  override createConnection(options: ClientRequestArgs): Socket {
    const socket: Socket = createConnection({
      ...(options as NetConnectOpts),
      onread: {
        buffer: Buffer.allocUnsafeSlow(readBytes),
        callback: (bytes, memory) => {
          const chunk = Buffer.from(memory.buffer, memory.byteOffset, bytes);
          const reader = readers.get(socket);
          const isInOrder = socket.readableFlowing === true && socket.readableLength === 0;
          if (reader === undefined || !isInOrder) return socket.push(Buffer.from(chunk));
          reader(chunk);
          return true;
        },
      },
    });
    return socket;
  }
}
