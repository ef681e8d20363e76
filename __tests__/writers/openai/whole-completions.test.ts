import { describe, expect, test } from "@jest/globals";
import { closesServers, never, saying, setUp } from "./set-up.js";

closesServers();

/** A chat completion that is not streamed, as servers send it that do not know `stream`. */
function completion(message: object, rest: object = {}) {
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_700_000_000,
    model: "fake-1",
    choices: [{ index: 0, message: { role: "assistant", ...message }, finish_reason: "stop", ...rest }],
    usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
  };
}

const whole = (body: unknown) => ({ status: 200, body });
const words = "Some prose.\n\n```python\nprint('ü')\n```\n";

describe("a server that answers with a whole completion instead of a stream", () => {
  test.each(["application/json", "application/json; charset=utf-8", "Application/JSON"])(
    "(%s) gives its reply with its usage and its text",
    async (contentType) => {
      const { writer, server } = await setUp([
        { ...whole(completion({ content: words, reasoning_content: "Hm." })), contentType },
      ]);
      const told: string[] = [];
      const reply = await writer.write(saying("hi"), { signal: never, onText: (text) => told.push(text) });
      expect(reply).toEqual({
        text: words,
        thought: "Hm.",
        finish: "stop",
        usage: { calls: 1, inputTokens: 11, outputTokens: 7, costUsd: null },
      });
      expect(told.join("")).toBe(words);
      expect(server.requests).toHaveLength(1);
    },
  );

  test.each([
    ["length", { content: words }, { finish_reason: "length" }],
    ["refusal", { content: words }, { finish_reason: "content_filter" }],
    ["refusal", { content: null, refusal: "I will not." }, {}],
  ])("ends by %s like the completion (%j, %j)", async (finish, message, rest) => {
    const { writer } = await setUp([whole(completion(message, rest))]);
    await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject({ finish });
  });

  test("gives decisions too", async () => {
    const decision = { retry: true, reason: "A typo." };
    const { writer } = await setUp([whole(completion({ content: JSON.stringify(decision) }))]);
    await expect(writer.decide(saying("Again?"), { signal: never })).resolves.toMatchObject({ decision });
  });

  test("is whole even if it never says how its reply ends", async () => {
    const { writer } = await setUp([whole(completion({ content: words }, { finish_reason: null }))]);
    await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject({ finish: "stop" });
  });

  test("reports the call of an unknown tool as a fault", async () => {
    const { writer } = await setUp([whole(completion({ content: null, tool_calls: [{ id: "1" }] }))]);
    await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject({
      text: "",
      fault: "tool-call",
    });
  });

  test.each([null, []])("without a choice is an empty reply (%j)", async (choices) => {
    const { writer, server } = await setUp([whole({ object: "chat.completion", choices })]);
    await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject({ text: "" });
    expect(server.requests).toHaveLength(1);
  });

  test.each([{ cutsAtByte: 150 }, { endsAtByte: 150 }])("is asked again after %j", async (cut) => {
    const { writer, server } = await setUp([
      { ...whole(completion({ content: words })), ...cut },
      whole(completion({ content: words })),
    ]);
    await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject({ text: words });
    expect(server.requests).toHaveLength(2);
  });

  test.each([
    ['{"choices":[', Number.POSITIVE_INFINITY],
    ["\n\n", 8 * 1024 * 1024],
  ])("is left if it sends too much (%j)", async (flood, bytes) => {
    const { writer, server } = await setUp([{ flood, bytes, contentType: "application/json" }]);
    await expect(writer.write(saying("hi"), { signal: never })).rejects.toThrow("a reply that is too large");
    expect(server.requests).toHaveLength(1);
  });

  test.each([[{}], [42]])("is refused, with its text, if the JSON is no completion: %j", async (body) => {
    const { writer, server } = await setUp([
      { ...whole(JSON.stringify(body)), contentType: "application/json" },
    ]);
    await expect(writer.write(saying("hi"), { signal: never })).rejects.toMatchObject({
      code: "writer-unavailable",
      message: expect.stringContaining(`instead of a stream of events: ${JSON.stringify(body)}`),
    });
    expect(server.requests).toHaveLength(1);
  });
});
