import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type Server, createServer, get, request } from "node:http";
import type { Duplex } from "node:stream";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ReadingAgent, readInPlace } from "../../../../src/executors/docker/client/reading-agent.js";

const bytes = randomBytes(8_000_003);

describe("a connection of the reading agent", () => {
  const agent = new ReadingAgent();
  let folder: string;
  let socketPath: string;
  let server: Server;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "agent-exec-agent-"));
    socketPath = join(folder, "server.sock");
    server = createServer((_, response) => response.end(bytes));
    server.on("upgrade", (_, socket: Duplex) => {
      socket.on("error", () => undefined);
      const head = "HTTP/1.1 101 UPGRADED\r\nConnection: Upgrade\r\nUpgrade: tcp\r\n\r\n";
      // The first bytes come with the answer's own.
      socket.write(Buffer.concat([Buffer.from(head), bytes.subarray(0, 5000)]));
      socket.end(bytes.subarray(5000));
    });
    await once(server.listen(socketPath), "listening");
  });
  afterAll(async () => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const upgraded = async (): Promise<Duplex> => {
    const headers = { Connection: "Upgrade", Upgrade: "tcp" };
    const [, socket, head] = (await once(
      request({ socketPath, agent, headers }).end(),
      "upgrade",
    )) as unknown as [unknown, Duplex, Buffer];
    if (head.length > 0) socket.unshift(head);
    return socket;
  };

  it("gives every byte in order, those that wait when reading begins and those after a pause", async () => {
    const socket = await upgraded();
    await wait(50);
    const hash = createHash("sha256");
    const memories = new Set<ArrayBufferLike>();
    let chunks = 0;
    const take = (chunk: Buffer): void => {
      hash.update(chunk);
      memories.add(chunk.buffer);
      chunks += 1;
      if (chunks % 20 !== 0) return;
      socket.pause();
      setTimeout(() => socket.resume(), 1);
    };
    socket.on("data", take);
    readInPlace(socket, take);
    await once(socket, "end");
    expect(hash.digest("hex")).toBe(createHash("sha256").update(bytes).digest("hex"));
    // Only what waited has a memory of its own.
    expect(memories.size).toBeLessThan(chunks / 2);
    socket.destroy();
  }, 20_000);

  it("gives bytes with a memory of their own to everybody else", async () => {
    const socket = await upgraded();
    const kept: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => kept.push(chunk));
    await once(socket, "end");
    expect(Buffer.concat(kept).equals(bytes)).toBe(true);
    socket.destroy();
  }, 20_000);

  it("serves a plain request, one after the other", async () => {
    for (const _ of [1, 2]) {
      const [response] = (await once(get({ socketPath, agent }), "response")) as [NodeJS.ReadableStream];
      const kept: Buffer[] = [];
      for await (const chunk of response) kept.push(chunk as Buffer);
      expect(Buffer.concat(kept).equals(bytes)).toBe(true);
    }
  }, 20_000);
});
