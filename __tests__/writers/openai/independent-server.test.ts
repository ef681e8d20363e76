import { spawn, type ChildProcessByStdio } from "node:child_process";
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
    match: { userMessage: "Schemaless", responseFormat: "json_schema" },
    response: { error: { message: "json_schema is not supported" }, status: 400 },
  },
  {
    match: { userMessage: "Schemaless", toolName: "retry_decision" },
    response: { toolCalls: [{ name: "retry_decision", arguments: '{"retry":false,"reason":"By a call."}' }] },
  },
  {
    match: { userMessage: "Plainer", responseFormat: "json_schema" },
    response: { error: { message: "json_schema is not supported" }, status: 400 },
  },
  {
    match: { userMessage: "Plainer", toolName: "retry_decision" },
    response: { error: { message: "tools are not supported" }, status: 400 },
  },
  {
    match: { userMessage: "Plainer", responseFormat: "json_object" },
    response: { content: { retry: true, reason: "In JSON mode." } },
  },
  {
    match: { userMessage: "Wordy", responseFormat: "json_schema" },
    response: { error: { message: "json_schema is not supported" }, status: 400 },
  },
  {
    match: { userMessage: "Wordy", toolName: "retry_decision" },
    response: { error: { message: "tools are not supported" }, status: 400 },
  },
  {
    match: { userMessage: "Wordy", responseFormat: "json_object" },
    response: { error: { message: "response_format is not supported" }, status: 400 },
  },
  {
    match: { userMessage: "Wordy" },
    response: { content: 'I would: {"retry": true, "reason": "In words."}' },
  },
  {
    match: { userMessage: "by a call", toolName: "reply" },
    response: {
      toolCalls: [
        {
          name: "reply",
          arguments: JSON.stringify({
            words: "Here.",
            blocks: [{ language: "sh", filename: null, code: "echo 6" }],
          }),
        },
      ],
    },
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

/** Of the Responses API the server does not tell the form that is asked for: it refuses the first so many. */
const refusals = (userMessage: string, times: number, response: object) => [
  ...Array.from({ length: times }, (_, sequenceIndex) => ({
    match: { userMessage, sequenceIndex },
    response: { error: { message: "this form is not supported" }, status: 400 },
  })),
  { match: { userMessage }, response },
];

const decision = { retry: true, reason: "A typo." };
const called = { toolCalls: [{ name: "retry_decision", arguments: JSON.stringify(decision) }] };

const ofResponses = [
  ...refusals("form 0", 0, { content: decision }),
  ...refusals("form 1", 1, called),
  ...refusals("form 2", 2, { content: decision }),
  ...refusals("form 3", 3, { content: `I would: ${JSON.stringify(decision)}` }),
];

describe("with aimock, an independent model server, over HTTP,", () => {
  let folder: string;
  let child: ChildProcessByStdio<null, Readable, null>;
  let origin: string;
  let writer: Writer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "agent-exec-aimock-"));
    await writeFile(
      join(folder, "fixtures.json"),
      JSON.stringify({ fixtures: [...fixtures, ...ofResponses] }),
    );
    const cli = fileURLToPath(import.meta.resolve("@copilotkit/aimock")).replace(/index\.js$/, "cli.js");
    const flags = [
      "--host",
      "127.0.0.1",
      "--port",
      "0",
      "--fixtures",
      folder,
      "--strict",
      "--validate-on-load",
    ];
    child = spawn(process.execPath, [cli, ...flags], { stdio: ["ignore", "pipe", "ignore"] });
    origin = await originOf(child.stdout);
    writer = createOpenAiWriter(options());
  });

  const options = () => ({
    baseUrl: `${origin}/v1`,
    apiKey: "sk-canary-0123456789",
    model: "gpt-4o",
    clock: hurriedClock(),
    stallTimeoutMs: 400_000,
  });

  afterAll(async () => {
    child.kill();
    await once(child, "exit");
    await rm(folder, { recursive: true });
  });

  test("a streamed reply arrives completely, piece by piece, with its usage", async () => {
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

  test("each form of a decision comes by chat completions", async () => {
    const ask = (what: string) => createOpenAiWriter(options()).decide(saying(what), { signal: never });
    await expect(ask("Again?")).resolves.toMatchObject({ decision: { retry: true, reason: "A typo." } });
    await expect(ask("Schemaless?")).resolves.toMatchObject({
      decision: { retry: false, reason: "By a call." },
    });
    await expect(ask("Plainer?")).resolves.toMatchObject({
      decision: { retry: true, reason: "In JSON mode." },
    });
    await expect(ask("Wordy?")).resolves.toMatchObject({ decision: { retry: true, reason: "In words." } });
  });

  test.each([0, 1, 2, 3])(
    "each form of a decision comes by the Responses API: %i are refused",
    async (form) => {
      const writer = createOpenAiWriter({ ...options(), api: "responses" });
      await expect(writer.decide(saying(`form ${form}`), { signal: never })).resolves.toMatchObject({
        decision,
      });
    },
  );

  test("a reply comes by the Responses API", async () => {
    const pieces: string[] = [];
    const writer = createOpenAiWriter({ ...options(), api: "responses" });
    const { text, finish, usage } = await writer.write(saying("plain"), {
      signal: never,
      onText: (text) => pieces.push(text),
    });
    expect([text, finish, usage.inputTokens, usage.outputTokens]).toEqual([code, "stop", 12, 8]);
    expect(pieces.join("")).toBe(code);
  });

  test.each(["chat", "responses"] as const)("a reply comes by the call of a function, by %s", async (api) => {
    const writer = createOpenAiWriter({ ...options(), api, replyFormat: "tool" });
    await expect(writer.write(saying("by a call"), { signal: never })).resolves.toMatchObject({
      text: "Here.\n\n```sh\necho 6\n```",
    });
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

  test("a reply that reaches its limit says so", async () => {
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

  test("a request without an answer ends after its retries", async () => {
    await expect(writer.write(saying("unknown"), { signal: never })).rejects.toMatchObject({
      code: "writer-unavailable",
      message: expect.stringContaining("503"),
    });
  });

  test("the server's journal contains exactly the sent requests", async () => {
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
