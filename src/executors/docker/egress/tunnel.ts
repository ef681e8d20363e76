import type { Duplex } from "node:stream";
import { type HostName, parseHost } from "./host-name.js";
import { readGreeting } from "./server-name.js";

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
  // What came goes to the client at its own pace; the relay ends a client that stays.
  server.on("close", () => void client.end());
  // Where the client broke off, nobody waits for the server any more.
  client.on("close", () => (client.readableEnded ? endSoon(server) : server.destroy()));
  let begun = Buffer.alloc(0);
  const onData = (bytes: Buffer): void => {
    begun = Buffer.concat([begun, bytes]);
    const greeting = readGreeting(begun);
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
    if (begun.length > 0) server.write(begun);
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
