import { describe, expect, test } from "@jest/globals";
import { createOpenAiWriter } from "../../../src/writers/openai/openai-writer.js";
import { hurriedClock } from "../clocks.js";
import { apiKey, closesServers, never, saying, setUp } from "./set-up.js";

closesServers();

describe("a request", () => {
  test("carries the model, the messages and the key, and asks for a stream with its usage", async () => {
    const { writer, server } = await setUp([{ reply: "ok" }]);
    const messages = [{ role: "system", content: "s" } as const, ...saying("é 😀")];
    await writer.write(messages, { signal: never });
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${apiKey}`);
    expect(server.requests[0]?.body).toEqual({
      model: "fake-1",
      messages,
      stream: true,
      stream_options: { include_usage: true },
    });
  });

  test("carries temperature and output limit when they are set", async () => {
    const { writer, server } = await setUp([{ reply: "ok" }], { temperature: 0, maxOutputTokens: 900 });
    await writer.write(saying("hi"), { signal: never });
    expect(server.requests[0]?.body).toMatchObject({ temperature: 0, max_completion_tokens: 900 });
  });

  test.each([undefined, "", " \n"])("carries no key at all when the key is %j", async (key) => {
    const { writer, server } = await setUp([{ reply: "ok" }], { apiKey: key as string });
    await writer.write(saying("hi"), { signal: never });
    expect(server.requests[0]?.headers).not.toHaveProperty("authorization");
  });

  test("keeps the query of the base URL and does not mind its slash", async () => {
    const { server } = await setUp([{ reply: "ok" }]);
    const baseUrl = `${server.baseUrl}/?api-version=2026-01-01`;
    const writer = createOpenAiWriter({ baseUrl, model: "fake-1", clock: hurriedClock() });
    await writer.write(saying("hi"), { signal: never });
    expect(server.requests[0]?.path).toBe("/v1/chat/completions?api-version=2026-01-01");
  });

  test("sends no organization or project from the environment", async () => {
    process.env["OPENAI_ORG_ID"] = "org-canary";
    process.env["OPENAI_PROJECT_ID"] = "project-canary";
    try {
      const { writer, server } = await setUp([{ reply: "ok" }]);
      await writer.write(saying("hi"), { signal: never });
      expect(JSON.stringify(server.requests[0]?.headers)).not.toMatch(/org-canary|project-canary/);
    } finally {
      delete process.env["OPENAI_ORG_ID"];
      delete process.env["OPENAI_PROJECT_ID"];
    }
  });

  test("is repeated without a refused option, and so are all later ones", async () => {
    const refuses = ["stream_options", "max_completion_tokens"];
    const { writer, server, clock } = await setUp(() => ({ reply: "ok" }), { refuses, maxOutputTokens: 900 });
    const first = await writer.write(saying("hi"), { signal: never });
    await writer.write(saying("hi"), { signal: never });
    expect(first.text).toBe("ok");
    expect(server.requests).toHaveLength(4);
    expect(server.requests[3]?.body).toMatchObject({ max_tokens: 900 });
    expect(clock.waits).toEqual([]);
  });
});

describe("a reply", () => {
  test.each(["reasoning_content", "reasoning"] as const)(
    "keeps the thought of %s apart",
    async (thoughtField) => {
      const { writer } = await setUp([{ thought: "Let me see …", thoughtField, reply: "Done." }]);
      const pieces: string[] = [];
      const reply = await writer.write(saying("hi"), { signal: never, onText: (text) => pieces.push(text) });
      expect(reply).toMatchObject({ text: "Done.", thought: "Let me see …" });
      expect(pieces.join("")).toBe("Done.");
    },
  );

  test("keeps a leading think tag apart", async () => {
    const { writer } = await setUp([{ reply: "<think>\nLet me see.\n</think>\n\nDone.\n", pieceChars: 3 }]);
    const reply = await writer.write(saying("hi"), { signal: never });
    expect(reply).toMatchObject({ text: "Done.\n", thought: "Let me see." });
  });

  test("with the model's own refusal ends by refusal and has its text", async () => {
    const { writer } = await setUp([{ reply: "", refusal: "I will not." }]);
    const reply = await writer.write(saying("hi"), { signal: never });
    expect(reply).toMatchObject({ finish: "refusal", text: "I will not." });
  });

  test("costs what the prices say", async () => {
    const prices = { inputPerMillionUsd: 2, outputPerMillionUsd: 10 };
    const usage = { inputTokens: 1_000, outputTokens: 500 };
    const { writer } = await setUp([{ reply: "ok", usage }], { prices });
    const reply = await writer.write(saying("hi"), { signal: never });
    expect(reply.usage).toEqual({ calls: 1, ...usage, costUsd: 0.007 });
  });

  test.each([null, { inputTokens: 0, outputTokens: 0 }])(
    "of a server without usage is estimated by its length, and says so: %j",
    async (told) => {
      const { writer } = await setUp([{ reply: "12345678", usage: told }]);
      const { usage } = await writer.write(saying("x".repeat(400)), { signal: never });
      expect(usage).toEqual({
        calls: 1,
        inputTokens: 100,
        outputTokens: 2,
        costUsd: null,
        isEstimated: true,
      });
    },
  );

  test("is whole even if the server sends null for unused fields, carriage returns and comments", async () => {
    const chunk = (rest: object) => `data: ${JSON.stringify({ id: null, usage: null, ...rest })}\r\n\r\n`;
    const delta = { role: "assistant", content: "ok", refusal: null, tool_calls: null, reasoning: null };
    const raw = [
      ": still there\r\n\r\n",
      chunk({ choices: [{ delta, finish_reason: null, logprobs: null }] }),
      chunk({ choices: [{ delta: null, finish_reason: "stop" }] }),
      chunk({ choices: [], usage: { prompt_tokens: 3, completion_tokens: 1 } }),
    ].join("");
    const { writer } = await setUp([{ raw, contentType: "text/event-stream; charset=utf-8" }]);
    const reply = await writer.write(saying("hi"), { signal: never });
    expect(reply).toEqual({
      text: "ok",
      thought: null,
      finish: "stop",
      usage: { calls: 1, inputTokens: 3, outputTokens: 1, costUsd: null },
    });
  });

  test("keeps characters that are split across pieces", async () => {
    const reply = "… 😀 é 漢字 ".repeat(200);
    const { writer } = await setUp([{ reply, pieceChars: 7 }]);
    await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject({ text: reply });
  });
});

describe("a writer is refused", () => {
  test.each(["", "api.example.com/v1", "ftp://example.com", "https://me:secret@example.com/v1"])(
    "for the base URL %j",
    (baseUrl) => {
      const make = () => createOpenAiWriter({ baseUrl, model: "m", clock: hurriedClock() });
      expect(make).toThrow(expect.objectContaining({ code: "settings-invalid" }));
      expect(make).not.toThrow(/secret/);
    },
  );

  test.each(["sk-canary one", "sk-canary\nsk-two", "“sk-canary”", "sk-canary\u200b"])(
    "for the key %j",
    (key) => {
      const make = () =>
        createOpenAiWriter({ baseUrl: "http://127.0.0.1", apiKey: key, model: "m", clock: hurriedClock() });
      expect(make).toThrow(expect.objectContaining({ code: "settings-invalid" }));
      expect(make).not.toThrow(/canary/);
    },
  );
});
