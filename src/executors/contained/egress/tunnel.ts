import type { Duplex } from "node:stream";
import { type HostName, parseHost } from "./host-name.js";
import { Gathered, GreetingReader } from "./server-name.js";

export interface TunnelParts {
  readonly client: Duplex;
  readonly server: Duplex;
  /** The host that the client asked for. */
  readonly host: HostName;
  /** Called if the client's TLS names another host. The tunnel has ended then. */
  readonly onOtherName: (name: string) => void;
}

/** The time for sending the rest of one side's data after the other side has ended. */
const flushDeadlineMs = 10_000;

/**
 * Joins two connections. Each direction lasts as long as its sender. Only the name in the TLS client's first message is
 * read. It must be the allowed host, because a server with many sites would otherwise serve any of them.
 */
export function joinTunnel({ client, server, host, onOtherName }: TunnelParts): void {
  server.pipe(client);
  server.on("error", () => client.destroy());
  // The client reads at its own pace. If it stays connected without reading, the relay ends it.
  server.on("close", () => void client.end());
  // If the client has closed the connection, the server's answer is not needed any more.
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
    if (begun.length > 0) server.write(begun.bytes);
    client.pipe(server);
  };
  const stopReading = (): void => {
    client.off("data", onData);
    client.off("end", handOn);
    client.pause();
  };
  client.on("data", onData);
  // If the client ends before enough bytes came, the connection is not TLS.
  client.on("end", handOn);
}

/** Whether the name in TLS is this host. It is always a name and never an address. */
function isSame(name: string, host: HostName): boolean {
  const parsed = parseHost(name);
  return parsed !== null && !parsed.isAddress && parsed.name === host.name;
}

/** Writes the rest, then ends. */
function endSoon(server: Duplex): void {
  if (server.destroyed) return;
  const timer = setTimeout(() => server.destroy(), flushDeadlineMs).unref();
  server.once("close", () => clearTimeout(timer));
  server.end();
  server.resume();
}
