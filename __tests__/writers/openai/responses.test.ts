import { describe, expect, test } from "@jest/globals";
import { errorAnswer } from "../../fakes/openai-answers.js";
import { closesServers, never, saying, setUp } from "./set-up.js";

closesServers();

const api = "responses";

function events(...each: readonly object[]): string {
  return each.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
}

describe("a request by the Responses API", () => {
  test("has the same content as a chat completion's, and stores nothing", async () => {
    const requestFields = { reasoning_effort: "low", text: { verbosity: "low" }, top_p: 0.5 };
    const { writer, server } = await setUp([{ reply: "ok" }], {
      api,
      temperature: 0,
      maxOutputTokens: 900,
      requestFields,
    });
    await writer.write([{ role: "system", content: "s" }, ...saying("é 😀")], { signal: never });
    expect(server.requests[0]?.path).toBe("/v1/responses");
    expect(server.requests[0]?.body).toEqual({
      model: "fake-1",
      input: [{ role: "system", content: "s" }, ...saying("é 😀")],
      stream: true,
      store: false,
      temperature: 0,
      max_output_tokens: 900,
      reasoning: { effort: "low" },
      text: { verbosity: "low" },
      top_p: 0.5,
    });
  });

  test("requests a decision by JSON schema, and in a simpler form if that is refused", async () => {
    const decision = { retry: true, reason: "A typo." };
    const { writer, server } = await setUp(() => ({ reply: JSON.stringify(decision) }), {
      api,
      refuses: ["json_schema", "tools"],
    });
    await expect(writer.decide(saying("Again?"), { signal: never })).resolves.toMatchObject({ decision });
    expect(server.requests.map(({ body }) => (body as { text?: object }).text)).toEqual([
      { format: expect.objectContaining({ type: "json_schema", strict: true, name: "retry_decision" }) },
      undefined,
      { format: { type: "json_object" } },
    ]);
  });
});

describe("a reply by the Responses API", () => {
  test("comes piece by piece, with its thought and its usage", async () => {
    const usage = { inputTokens: 12, outputTokens: 8, cachedTokens: 4 };
    const { writer } = await setUp(
      [{ reply: "Done, é 😀.", thought: "Let me see …", usage, pieceChars: 3 }],
      { api },
    );
    const pieces: string[] = [];
    const reply = await writer.write(saying("hi"), { signal: never, onText: (text) => pieces.push(text) });
    expect(reply).toEqual({
      text: "Done, é 😀.",
      thought: "Let me see …",
      finish: "stop",
      usage: { calls: 1, ...usage, costUsd: null },
    });
    expect(pieces.length).toBeGreaterThan(2);
  });

  test.each([
    ["length", { reply: "It begins", finish: "length" }],
    ["refusal", { reply: "Half", finish: "content_filter" }],
    ["refusal", { reply: "", refusal: "I will not." }],
  ])("ends by %s", async (finish, answer) => {
    const { writer } = await setUp([answer], { api });
    await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject({ finish });
  });

  test("that never ends is asked for again", async () => {
    const { writer, clock } = await setUp([{ reply: "half", finish: null }, { reply: "whole" }], { api });
    await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject({ text: "whole" });
    expect(clock.waits).toHaveLength(1);
  });

  test("that is not streamed is read, and its messages stay separate", async () => {
    const message = (text: string) => ({ type: "message", content: [{ type: "output_text", text }] });
    const body = {
      object: "response",
      status: "completed",
      output: [{ type: "reasoning", summary: [] }, message("I look."), message("```js\n1\n```\n")],
      usage: { input_tokens: 3, output_tokens: 1 },
    };
    const { writer } = await setUp([{ status: 200, body }], { api });
    const { text } = await writer.write(saying("hi"), { signal: never });
    expect(text).toBe("I look.\n\n```js\n1\n```\n");
  });

  test("in several messages keeps them apart", async () => {
    const added = { type: "response.output_item.added", item: { type: "message" } };
    const delta = (text: string) => ({ type: "response.output_text.delta", delta: text });
    const raw = events(added, delta("I look."), added, delta("```js\n1\n```\n"), {
      type: "response.completed",
      response: {},
    });
    const { writer } = await setUp([{ raw }], { api });
    await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject({
      text: "I look.\n\n```js\n1\n```\n",
    });
  });

  test.each([
    [
      "writer-refused",
      { type: "response.failed", response: { error: { code: "invalid_prompt", message: "bad" } } },
    ],
    [
      "writer-unavailable",
      { type: "response.failed", response: { error: { code: "server_error", message: "bad" } } },
    ],
    ["writer-unavailable", { type: "error", code: "rate_limit_exceeded", message: "bad", param: null }],
    ["writer-unavailable", { type: "response.failed", response: {} }],
  ])("ends as %s for %j", async (code, event) => {
    const delta = { type: "response.output_text.delta", delta: "half" };
    const { writer } = await setUp(() => ({ raw: events(delta, event) }), { api });
    await expect(writer.write(saying("hi"), { signal: never })).rejects.toMatchObject({ code });
  });

  test("that is incomplete for an unknown reason counts as cut", async () => {
    const delta = { type: "response.output_text.delta", delta: "half" };
    const end = { type: "response.incomplete", response: { incomplete_details: { reason: "later" } } };
    const { writer } = await setUp([{ raw: events(delta, end) }], { api });
    await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject({ finish: "length" });
  });

  test("that calls an unknown tool has that fault", async () => {
    const item = { type: "function_call", name: "f", arguments: "" };
    const raw = events(
      { type: "response.output_item.added", item },
      { type: "response.completed", response: {} },
    );
    const { writer } = await setUp(() => ({ raw }), { api });
    await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject({
      fault: "tool-call",
    });
  });
});

describe("a model that is not for chat completions", () => {
  const words = "This model is only supported in v1/responses and not in v1/chat/completions.";

  test("is asked through the Responses API from then on", async () => {
    const answers = [errorAnswer(404, { message: words }), { reply: "one" }, { reply: "two" }];
    const { writer, server, clock } = await setUp(answers);
    await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject({ text: "one" });
    await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject({ text: "two" });
    const paths = server.requests.map(({ path }) => path);
    expect(paths).toEqual(["/v1/chat/completions", "/v1/responses", "/v1/responses"]);
    expect(clock.waits).toEqual([]);
  });

  test("is refused if the user chose chat completions", async () => {
    const { writer, server } = await setUp(() => errorAnswer(404, { message: words }), { api: "chat" });
    await expect(writer.write(saying("hi"), { signal: never })).rejects.toMatchObject({
      code: "writer-refused",
    });
    expect(server.requests).toHaveLength(1);
  });
});
