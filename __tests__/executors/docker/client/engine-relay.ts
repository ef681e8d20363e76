import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer as createSecureServer, type TlsOptions } from "node:tls";
import { engineSocket } from "../support/engine-socket.js";

export interface RelayOptions {
  /** Default: a socket in a folder of its own. */
  readonly listen?: "socket" | "tcp" | "tcp6" | { readonly tls: TlsOptions };
  /** What the engine gets in place of what the client said; a whole answer to the client in its stead. */
  readonly toEngine?: (text: string) => string | { readonly answer: string };
  readonly toClient?: (text: string) => string;
  /** How long, in ms, what a client said waits before the engine gets it. Default: 0. */
  readonly heldMs?: (text: string) => number;
  /** How long, in ms, what the engine said waits before the client gets it. Default: 0. */
  readonly lateMs?: (text: string) => number;
}

/** The real engine behind a door of the test's own. */
export interface EngineRelay {
  /** For DOCKER_HOST. */
  readonly endpoint: string;
  readonly port: number;
  /** All that clients said, byte by byte as latin1. */
  readonly said: string;
  readonly connections: number;
  /** From now on connections stay open and nothing passes, in both directions. */
  fallSilent(): void;
  /** Ends all connections and takes no new ones. */
  cut(): void;
  close(): Promise<void>;
}

export async function openEngineRelay(options: RelayOptions = {}): Promise<EngineRelay> {
  const { listen = "socket" } = options;
  const folder = await mkdtemp(join(tmpdir(), "engine-relay-"));
  const sockets = new Set<Socket>();
  const said: string[] = [];
  let connections = 0;
  let isSilent = false;
  const take = (client: Socket): void => {
    connections += 1;
    if (isSilent) return void sockets.add(client);
    for (const socket of relay(client, options, said)) sockets.add(socket);
  };
  const server = openServer(listen, take);
  await once(
    listen === "socket"
      ? server.listen(join(folder, "docker.sock"))
      : server.listen(0, listen === "tcp6" ? "::1" : "127.0.0.1"),
    "listening",
  );
  // Not waited for: a connection whose handshake failed is none of `sockets`.
  const cut = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  const { port = 0 } = server.address() as Partial<AddressInfo>;
  const host = listen === "tcp6" ? "[::1]" : "127.0.0.1";
  return {
    endpoint: listen === "socket" ? `unix://${join(folder, "docker.sock")}` : `tcp://${host}:${port}`,
    port,
    get said() {
      return said.join("");
    },
    get connections() {
      return connections;
    },
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.removeAllListeners("data").pause();
    },
    cut,
    async close() {
      cut();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function openServer(listen: RelayOptions["listen"], take: (client: Socket) => void): Server {
  const half = { allowHalfOpen: true };
  if (typeof listen !== "object") return createServer(half, take);
  return createSecureServer({ ...listen.tls, ...half }, take).on("tlsClientError", () => undefined);
}

function relay(client: Socket, options: RelayOptions, said: string[]): readonly Socket[] {
  const { toEngine, toClient, heldMs, lateMs } = options;
  const engine = connect({ path: engineSocket, allowHalfOpen: true });
  const pass = (chunk: Buffer): void => {
    const text = chunk.toString("latin1");
    said.push(text);
    const passed = toEngine?.(text) ?? text;
    if (typeof passed === "string") return void engine.write(passed, "latin1");
    client.end(passed.answer);
  };
  if (heldMs === undefined) client.on("data", pass).on("end", () => engine.end());
  else void passHeld(client, heldMs, pass).finally(() => engine.end());
  const passBack = (chunk: Buffer): void => {
    if (client.writable) client.write(toClient?.(chunk.toString("latin1")) ?? chunk, "latin1");
  };
  const isPassed =
    lateMs === undefined ? null : passHeld(engine, lateMs, passBack).finally(() => client.end());
  if (isPassed === null) engine.on("data", passBack).on("end", () => client.end());
  client.on("error", () => engine.destroy()).on("close", () => engine.destroy());
  engine.on("error", () => client.destroy());
  // What it said before its end may still wait for the client to read it.
  const close = (): void => {
    if (engine.readableEnded) client.end(() => client.destroy());
    else client.destroy();
  };
  engine.on("close", () => (isPassed === null ? close() : void isPassed.then(close)));
  return [client, engine];
}

async function passHeld(
  from: Socket,
  heldMs: (text: string) => number,
  pass: (chunk: Buffer) => void,
): Promise<void> {
  // By itself the loop would destroy the connection when one side has said all, before the other side's answer.
  const chunks: AsyncIterable<Buffer> = from.iterator({ destroyOnReturn: false });
  try {
    for await (const chunk of chunks) {
      await wait(heldMs(chunk.toString("latin1")));
      pass(chunk);
    }
  } catch {
    // The connection's own events tell how it ended.
  }
}
