import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, request as askEngine, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Duplex, Readable } from "node:stream";
import { engineSocket } from "../support/engine-socket.js";
import { CallNames } from "./engine-call-name.js";

/** One call of the client, and both its ends. */
export interface FaultyCall {
  readonly name: string;
  /** True for attach and exec start, whose connections become streams. */
  readonly isUpgrade: boolean;
  /** The client's end, raw. */
  readonly client: Duplex;
  /** Hands the call to the engine and resolves with its whole raw answer, or, of a stream, with what came in 100 ms. */
  answer(): Promise<Buffer>;
  /** Hands the call to the engine and the answer to the client, of which `change` may make another. */
  forward(change?: (bytes: Buffer) => Buffer): Promise<void>;
  /** Closes all connections, that of the lease among them, like an engine that is restarted. */
  restart(): void;
}

/** What happens to a call instead of its answer. */
export type Fault = (call: FaultyCall) => unknown;

export interface FaultyEngine {
  readonly endpoint: string;
  /** All calls so far, by name and number. */
  readonly calls: readonly string[];
  /** Lets this happen to the call of that name, or, without a number, to all further ones of it. */
  breakCall(name: string, fault: Fault): void;
  /** Closes all connections and takes new ones. */
  restart(): void;
  close(): Promise<void>;
}

/** The real engine behind a server of ours that knows each call by its name and can break any of them. */
export async function openFaultyEngine(): Promise<FaultyEngine> {
  const folder = await mkdtemp(join(tmpdir(), "faulty-engine-"));
  const socketPath = join(folder, "docker.sock");
  const sockets = new Set<Duplex>();
  const names = new CallNames();
  const faults = new Map<string, Fault>();
  const calls: string[] = [];
  const restart = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const take = (parts: Omit<CallParts, "name" | "sockets" | "restart" | "names">): void => {
    const name = names.name(parts.request, parts.body);
    calls.push(name);
    const call = openCall({ ...parts, name, names, sockets, restart });
    const fault = faults.get(name) ?? faults.get(name.replace(/ \d+$/, ""));
    if (fault === undefined) void call.forward();
    else fault(call);
  };
  const server = createServer({ maxHeaderSize: 1024 * 1024 }, (request, response) => {
    void readBody(request).then(
      (body) => take({ request, body, response, client: request.socket }),
      () => undefined,
    );
  });
  server.on("upgrade", (request: IncomingMessage, client: Duplex, head: Buffer) =>
    take({ request, body: "", head, client }),
  );
  server.on("connection", (socket: Socket) => track(sockets, socket));
  server.on("clientError", (_error, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  return {
    endpoint: `unix://${socketPath}`,
    calls,
    restart,
    breakCall: (name, fault) => void faults.set(name, fault),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      restart();
      await closed;
      await rm(folder, { recursive: true });
    },
  };
}

interface CallParts {
  readonly name: string;
  readonly request: IncomingMessage;
  readonly body: string;
  readonly client: Duplex;
  /** Absent for streams. */
  readonly response?: ServerResponse;
  /** What came behind the request for a stream. */
  readonly head?: Buffer;
  readonly names: CallNames;
  readonly sockets: Set<Duplex>;
  readonly restart: () => void;
}

function openCall(parts: CallParts): FaultyCall {
  const { name, client, restart, response } = parts;
  const isUpgrade = response === undefined;
  return {
    name,
    isUpgrade,
    client,
    restart,
    answer: () => (isUpgrade ? firstOfStream(openStream(parts)) : rawAnswer(parts)),
    forward: async (change = (bytes) => bytes) =>
      isUpgrade ? joinStreams(parts, change) : pass(parts, change),
  };
}

async function pass(parts: CallParts, change: (bytes: Buffer) => Buffer): Promise<void> {
  const { response } = parts;
  if (isEndless(parts)) return passOn(parts, change);
  const answer = await ask(parts);
  if (answer === null) return void response?.destroy();
  const body = change(answer.body);
  response?.writeHead(answer.status, { ...answer.headers, "content-length": body.length }).end(body);
}

async function rawAnswer(parts: CallParts): Promise<Buffer> {
  const answer = await ask(parts);
  if (answer === null) return Buffer.alloc(0);
  const lines = [`HTTP/1.1 ${answer.status} Answer`, "Connection: close"];
  for (const [header, value] of Object.entries(answer.headers)) lines.push(`${header}: ${value}`);
  // A 204 has no body and no length.
  if (answer.status !== 204) lines.push(`Content-Length: ${answer.body.length}`);
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), answer.body]);
}

/** Whether its answer lasts as long as somebody listens. */
function isEndless({ name }: CallParts): boolean {
  return name.startsWith("events");
}

function passOn(
  { request: { method, url, headers }, response, client, sockets }: CallParts,
  change: (bytes: Buffer) => Buffer,
): void {
  const asking = askEngine({ socketPath: engineSocket, method, path: url, headers, agent: false });
  asking.on("socket", (socket) => track(sockets, socket));
  asking.on("error", () => response?.destroy());
  client.on("close", () => asking.destroy());
  // A client that leaves before the engine has answered is no error: nobody waits for what would come.
  asking.on("response", (answer: IncomingMessage) => {
    response?.writeHead(answer.statusCode ?? 0, { "content-type": "application/json" }).flushHeaders();
    answer.on("data", (bytes: Buffer) => response?.write(change(bytes)));
    answer.on("close", () => response?.end());
  });
  asking.end();
}

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** The engine's whole answer; null where it gave none. */
async function ask(parts: CallParts): Promise<Answer | null> {
  const { request, body, names, name, sockets } = parts;
  const { method, url, headers } = request;
  const asking = askEngine({ socketPath: engineSocket, method, path: url, headers, agent: false });
  asking.on("socket", (socket) => track(sockets, socket));
  try {
    asking.end(body);
    const [answer] = (await once(asking, "response")) as [IncomingMessage];
    const bytes = isEndless(parts) ? await firstOfStream(answer) : await readBytes(answer);
    if (name.startsWith("create exec")) names.noteExec({ command: body, answer: bytes.toString("latin1") });
    const kept = ["content-type", "api-version", "server", "ostype"].flatMap((header) => {
      const value = answer.headers[header];
      return typeof value === "string" ? [[header, value] as const] : [];
    });
    return { status: answer.statusCode ?? 0, headers: Object.fromEntries(kept), body: bytes };
  } catch {
    return null;
  }
}

/** A connection to the engine on which the request for a stream was made. */
function openStream({ request, client, head = Buffer.alloc(0), sockets }: CallParts): Socket {
  const engine = connect({ path: engineSocket, allowHalfOpen: true });
  track(sockets, engine);
  const headers = request.rawHeaders.flatMap((text, index, all) =>
    index % 2 === 0 ? [`${text}: ${all[index + 1]}`] : [],
  );
  engine.write(`${[`${request.method} ${request.url} HTTP/1.1`, ...headers].join("\r\n")}\r\n\r\n`);
  engine.write(head);
  client.on("close", () => engine.destroy());
  return engine;
}

function joinStreams(parts: CallParts, change: (bytes: Buffer) => Buffer): void {
  const engine = openStream(parts);
  const { client } = parts;
  client.on("data", (bytes) => engine.write(bytes as Buffer));
  client.on("end", () => engine.end());
  engine.on("data", (bytes: Buffer) => {
    if (!client.write(change(bytes))) engine.pause();
  });
  client.on("drain", () => engine.resume());
  engine.on("end", () => client.end());
  // What it said before its end may still wait for the client to read it.
  engine.on("close", () => (engine.readableEnded ? client.end(() => client.destroy()) : client.destroy()));
}

async function firstOfStream(engine: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  engine.on("data", (bytes: Buffer) => chunks.push(bytes));
  await new Promise((resolve) => setTimeout(resolve, 100));
  return Buffer.concat(chunks);
}

function track(sockets: Set<Duplex>, socket: Socket): void {
  sockets.add(socket);
  socket.on("error", () => undefined);
  socket.on("close", () => sockets.delete(socket));
}

async function readBody(request: IncomingMessage): Promise<string> {
  return (await readBytes(request)).toString("utf8");
}

async function readBytes(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
