import { spawn } from "node:child_process";
import type { ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Writer } from "../../../src/ports/writer.js";
import { createOpenAiWriter } from "../../../src/writers/openai/openai-writer.js";
import { hurriedClock } from "../clocks.js";
import { never, saying } from "./set-up.js";

const code = "Here is **code**.\n\n```python\nprint(1)\n```\n";

const fixtures = [
  {
    match: { userMessage: "plain" },
    response: { content: code, usage: { prompt_tokens: 12, completion_tokens: 8, total_tokens: 20 } },
    chunkSize: 5,
  },
  {
    match: { userMessage: "Again", responseFormat: "json_schema" },
    response: { content: { retry: true, reason: "A typo." } },
  },
  {
    match: { userMessage: "busy", sequenceIndex: 0 },
    response: { error: { message: "slow down" }, status: 429 },
  },
  { match: { userMessage: "busy" }, response: { content: "at last" } },
  { match: { userMessage: "broken" }, response: { error: { message: "oops" }, status: 500 } },
  { match: { userMessage: "long" }, response: { content: "It begins", finishReason: "length" } },
  {
    match: { userMessage: "cut", sequenceIndex: 0 },
    response: { content: "one two three four five six seven" },
    latency: 50,
    chunkSize: 5,
    truncateAfterChunks: 3,
  },
  { match: { userMessage: "cut" }, response: { content: "whole" } },
];

describe("against aimock, a model server that others wrote, over HTTP,", () => {
  let folder: string;
  let child: ChildProcessByStdio<null, Readable, null>;
  let origin: string;
  let writer: Writer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "agent-exec-aimock-"));
    await writeFile(join(folder, "fixtures.json"), JSON.stringify({ fixtures }));
    const cli = fileURLToPath(import.meta.resolve("@copilotkit/aimock")).replace(/index\.js$/, "cli.js");
    const options = [
      "--host",
      "127.0.0.1",
      "--port",
      "0",
      "--fixtures",
      folder,
      "--strict",
      "--validate-on-load",
    ];
    child = spawn(process.execPath, [cli, ...options], { stdio: ["ignore", "pipe", "ignore"] });
    origin = await originOf(child.stdout);
    writer = createOpenAiWriter({
      baseUrl: `${origin}/v1`,
      apiKey: "sk-canary-0123456789",
      model: "gpt-4o",
      clock: hurriedClock(),
      stallTimeoutMs: 400_000,
    });
  });

  afterAll(async () => {
    child.kill();
    await once(child, "exit");
    await rm(folder, { recursive: true });
  });

  test("a streamed reply comes whole, piece by piece, with its usage", async () => {
    const pieces: string[] = [];
    const reply = await writer.write(saying("plain"), { signal: never, onText: (text) => pieces.push(text) });
    expect(reply).toEqual({
      text: code,
      thought: null,
      finish: "stop",
      usage: { calls: 1, inputTokens: 12, outputTokens: 8, costUsd: null },
    });
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.join("")).toBe(code);
  });

  test("a decision comes by JSON schema", async () => {
    const { decision } = await writer.decide(saying("Again?"), { signal: never });
    expect(decision).toEqual({ retry: true, reason: "A typo." });
  });

  test("a rate limit is waited for", async () => {
    const retries: string[] = [];
    const onRetry = ({ message }: { message: string }) => retries.push(message);
    const { text } = await writer.write(saying("busy"), { signal: never, onRetry });
    expect(text).toBe("at last");
    expect(retries).toEqual([expect.stringContaining("429: slow down")]);
  });

  test("a server error is given up after its retries", async () => {
    await expect(writer.write(saying("broken"), { signal: never })).rejects.toMatchObject({
      code: "writer-unavailable",
      message: expect.stringMatching(/500: oops.*4 times/),
    });
  });

  test("a reply that runs into its limit says so", async () => {
    await expect(writer.write(saying("long"), { signal: never })).resolves.toMatchObject({
      finish: "length",
    });
  });

  test("a stream that is cut in the middle is asked for again", async () => {
    const told: string[] = [];
    const onRetry = () => told.push("|");
    const onText = (text: string) => told.push(text);
    const { text } = await writer.write(saying("cut"), { signal: never, onText, onRetry });
    expect(text).toBe("whole");
    expect(told.join("")).toMatch(/^one.*\|whole$/);
  });

  test("a request that the server knows no answer to ends after its retries", async () => {
    await expect(writer.write(saying("unknown"), { signal: never })).rejects.toMatchObject({
      code: "writer-unavailable",
      message: expect.stringContaining("503"),
    });
  });

  test("what was sent is what the server's journal holds", async () => {
    await writer.write(saying("plain"), { signal: never });
    const response = await fetch(`${origin}/__aimock/journal`);
    const journal = JSON.stringify(await response.json());
    expect(journal).toContain('"stream_options":{"include_usage":true}');
    expect(journal).not.toContain("canary");
  });
});

async function originOf(stdout: Readable): Promise<string> {
  for await (const line of createInterface(stdout)) {
    const origin = /listening on (http:\S+)/.exec(line)?.[1];
    if (origin !== undefined) return origin;
  }
  throw new Error("aimock ended before it listened");
}
