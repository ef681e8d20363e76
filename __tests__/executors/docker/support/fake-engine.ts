import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Answers one request to the engine's API. */
export type EngineAnswer = (request: IncomingMessage, response: ServerResponse) => void;

export interface FakeEngine {
  readonly endpoint: string;
  /** Method and address of every request, in order, without the version of the API. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** An HTTP server on a socket, for what the real engine cannot be made to do. Keys: `GET /_ping`, prefixes match. */
export async function openFakeEngine(answers: Readonly<Record<string, EngineAnswer>>): Promise<FakeEngine> {
  const folder = await mkdtemp(join(tmpdir(), "fake-engine-"));
  const socketPath = join(folder, "docker.sock");
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const name = `${request.method} ${request.url?.replace(/^\/v1\.\d+\//, "/")}`;
    requests.push(name);
    const key = Object.keys(answers).find((prefix) => name.startsWith(prefix));
    const answer = key === undefined ? reply(404, { message: "page not found" }) : answers[key];
    answer?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  return {
    endpoint: `unix://${socketPath}`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function reply(status: number, body: unknown): EngineAnswer {
  return (_request, response) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  };
}

/** The engine's answer to a pull: one JSON object a line. */
export function replyLines(...lines: readonly unknown[]): EngineAnswer {
  return (_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(lines.map((line) => `${JSON.stringify(line)}\r\n`).join(""));
  };
}

export const pong: EngineAnswer = (_request, response) => {
  response.writeHead(200, { "Api-Version": "1.41", Server: "Docker/20.10.24 (linux)" }).end("OK");
};
