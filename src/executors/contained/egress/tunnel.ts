import type { Duplex } from "node:stream";
import { type HostName, parseHost } from "./host-name.js";
import { GreetingReader } from "./server-name.js";

export interface TunnelParts {
  readonly client: Duplex;
  readonly server: Duplex;
  /** The host that the client asked for. */
  readonly host: HostName;
  /** Told when its TLS asks for somebody else; the tunnel has ended then. */
  readonly onOtherName: (name: string) => void;
}

/** 10 s for what one side had written before the other was gone. */
const flushDeadlineMs = 10_000;

/**
 * Joins two connections, each half as long as it lasts. Nothing is opened of what they say but the name in a TLS
 * client's first message, which must be the host's: a server that serves many sites would else serve any.
 */
export function joinTunnel({ client, server, host, onOtherName }: TunnelParts): void {
  server.pipe(client);
  server.on("error", () => client.destroy());
  // The client gets the data at its own pace. The relay ends a client that stays connected.
  server.on("close", () => void client.end());
  // If the client closed the connection, nobody waits for the server any more.
  client.on("close", () => (client.readableEnded ? endSoon(server) : server.destroy()));
  const reader = new GreetingReader();
  const begun = new Gathered();
  const onData = (bytes: Buffer): void => {
    begun.add(bytes);
    const greeting = reader.push(bytes);
    if (greeting.kind === "unfinished") return;
    stopReading();
    const name = greeting.kind === "named" ? greeting.name : null;
    if (greeting.kind === "broken" || (name !== null && !isSame(name, host))) {
      onOtherName(name ?? "");
      client.destroy();
      server.destroy();
      return;
    }
    handOn();
  };
  const handOn = (): void => {
    stopReading();
    if (begun.bytes.length > 0) server.write(begun.bytes);
    client.pipe(server);
  };
  const stopReading = (): void => {
    client.off("data", onData);
    client.off("end", handOn);
    client.pause();
  };
  client.on("data", onData);
  // One that ends before it said enough says no TLS.
  client.on("end", handOn);
}

/** Bytes that came in pieces, copied: a piece of one byte may hold a whole read's memory, and there may be 65,536. */
class Gathered {
  #memory = Buffer.alloc(2048);
  #length = 0;

  get bytes(): Buffer {
    return this.#memory.subarray(0, this.#length);
  }

  add(piece: Buffer): void {
    const length = this.#length + piece.length;
    if (length > this.#memory.length) {
      // Twice what is wanted, so that each byte is copied a few times at most.
      this.#memory = Buffer.concat([this.bytes], 2 * length);
    }
    piece.copy(this.#memory, this.#length);
    this.#length = length;
  }
}

/** A name of TLS is a host's name and no address. */
function isSame(name: string, host: HostName): boolean {
  const parsed = parseHost(name);
  return parsed !== null && !parsed.isAddress && parsed.name === host.name;
}

/** Writes what is left, then ends. */
function endSoon(server: Duplex): void {
  if (server.destroyed) return;
  const timer = setTimeout(() => server.destroy(), flushDeadlineMs).unref();
  server.once("close", () => clearTimeout(timer));
  server.end();
  server.resume();
}
