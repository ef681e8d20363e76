import { Agent, type ClientRequestArgs } from "node:http";
import { type NetConnectOpts, type Socket, createConnection } from "node:net";
import type { Duplex } from "node:stream";

/** What the kernel hands over at once at the most; Node reads as much by itself. */
const readBytes = 64 * 1024;

/** Connections whose bytes are wanted in the memory that they were read to. */
const readers = new WeakMap<Duplex, (chunk: Buffer) => void>();

/**
 * Hands a connection's bytes to `reader`, its only `data` listener, in memory that the next read uses again: the reader
 * copies what it keeps. Node makes a buffer for each read otherwise, and under a flood a third of the processor time goes
 * into collecting those. What waits already, and what comes on connections of other agents, comes as `data`.
 */
export function readInPlace(connection: Duplex, reader: (chunk: Buffer) => void): void {
  readers.set(connection, reader);
}

/** A name for TLS is given, an empty one, or Node works one out: its patterns of addresses take 4 ms to compile. */
const options = { keepAlive: true, scheduling: "lifo", timeout: 5000, servername: "" } as const;

/** Connections to an engine without TLS, kept for the next call for 5 s as Node's own agent does. */
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
