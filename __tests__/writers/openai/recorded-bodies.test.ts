import { describe, expect, test } from "@jest/globals";
import { closesServers, never, saying, setUp } from "./set-up.js";

closesServers();

const event = (value: unknown): string =>
  `data: ${typeof value === "string" ? value : JSON.stringify(value)}\n\n`;
const stream = (...values: unknown[]) => ({
  raw: [...values, "[DONE]"].map(event).join(""),
});
const delta = (fields: object, finish_reason: string | null = null) => ({
  object: "chat.completion.chunk",
  choices: [{ index: 0, delta: fields, finish_reason }],
});
const whole = (message: object, finish_reason: string | null = "stop") => ({
  status: 200,
  body: {
    object: "chat.completion",
    choices: [{ index: 0, message: { role: "assistant", ...message }, finish_reason }],
  },
});
const text = "```sh\necho 1\n```\n";
const read = { text, thought: null, finish: "stop" };
const thought = { text, thought: "Hm.", finish: "stop" };

describe("a recorded body of", () => {
  test.each<[string, object, object]>([
    [
      "vLLM, both names of the reasoning",
      stream(delta({ reasoning: "Hm.", reasoning_content: "Hm." }), delta({ content: text }, "stop")),
      thought,
    ],
    [
      "vLLM without a reasoning parser",
      stream(delta({ content: `Hm.\n</think>\n\n${text}` }, "stop")),
      thought,
    ],
    [
      "SGLang, an empty reason in each chunk",
      stream(delta({ content: text }, ""), delta({ content: "" }, "stop")),
      read,
    ],
    [
      "Ollama, the reason and then an empty one",
      stream(delta({ content: text }, "stop"), delta({ content: "" }, "")),
      read,
    ],
    [
      "OpenRouter, details of the reasoning",
      stream(
        delta({ reasoning_details: [{ type: "reasoning.text", text: "Hm." }] }),
        delta({ content: text }, "stop"),
      ),
      thought,
    ],
    [
      "OpenRouter, comments while it waits",
      {
        raw: `: OPENROUTER PROCESSING\n\n${event(delta({ content: text }, "stop"))}`,
      },
      read,
    ],
    [
      "Mistral, parts",
      stream(
        delta({
          content: [{ type: "thinking", thinking: [{ type: "text", text: "Hm." }] }],
        }),
        delta({ content: [{ type: "text", text }] }, "stop"),
      ),
      thought,
    ],
    [
      "Mistral, the end of the model's context",
      stream(delta({ content: text }, "model_length")),
      { finish: "length" },
    ],
    ["Gemini, its own reasons", whole({ content: text }, "STOP"), read],
    ["Gemini, out of tokens", whole({ content: "half" }, "MAX_TOKENS"), { finish: "length" }],
    ["Gemini, its filter", whole({ content: null }, "SAFETY"), { finish: "refusal" }],
    [
      "Gemini, a call that it could not write",
      whole({ content: null }, "MALFORMED_FUNCTION_CALL"),
      { fault: "tool-call" },
    ],
    [
      "an Anthropic gateway",
      whole(
        {
          content: [
            { type: "thinking", thinking: "Hm." },
            { type: "text", text },
          ],
        },
        "end_turn",
      ),
      thought,
    ],
    ["a Responses gateway, parts", whole({ content: [{ type: "output_text", text }] }, "completed"), read],
    [
      "a gateway that ends without a reason",
      stream(delta({ content: text }), {
        choices: [],
        usage: { prompt_tokens: 1, completion_tokens: 1 },
      }),
      read,
    ],
    [
      "a gateway, a refusal as a part",
      whole({ content: [{ type: "refusal", refusal: "No." }] }),
      { text: "No.", finish: "refusal" },
    ],
    [
      "a gateway that nulls its choices",
      { status: 200, body: { object: "chat.completion", choices: null } },
      { text: "", finish: "stop" },
    ],
    [
      "gpt-oss without a parser",
      stream(
        delta(
          {
            content: `<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>final<|message|>${text}`,
          },
          "stop",
        ),
      ),
      thought,
    ],
    [
      "Azure, its filter before the model",
      {
        status: 400,
        body: {
          error: {
            code: "content_filter",
            message:
              "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
          },
        },
      },
      { finish: "refusal" },
    ],
    [
      "Groq, a tool that nobody offered",
      {
        status: 400,
        body: {
          error: {
            code: "tool_use_failed",
            message: "Tool choice is none, but model called a tool",
          },
        },
      },
      { fault: "tool-call" },
    ],
  ])("%s, is read in one call", async (_, answer, expected) => {
    const { writer, server } = await setUp([answer as never]);
    await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject(expected);
    expect(server.requests).toHaveLength(1);
  });

  test.each(["text/plain", "application/json", "application/octet-stream"])(
    "a server that calls its events %s is read",
    async (contentType) => {
      const { writer } = await setUp([{ ...stream(delta({ content: text }, "stop")), contentType }]);
      await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject(read);
    },
  );

  test.each<[string, object, string, number]>([
    ["a rate limit", { error: { code: 429, message: "slow down" } }, "writer-unavailable", 4],
    [
      "an overload, in words",
      { type: "error", error: { type: "overloaded_error", message: "busy" } },
      "writer-unavailable",
      4,
    ],
    [
      "Gemini's list",
      [{ error: { code: 400, status: "INVALID_ARGUMENT", message: "no" } }] as object,
      "writer-refused",
      1,
    ],
    ["a wrong key", { error: { type: "authentication_error", message: "no" } }, "writer-refused", 1],
    [
      "the error of a choice",
      {
        choices: [
          {
            index: 0,
            error: { code: 502, message: "gone" },
            finish_reason: "error",
          },
        ],
      },
      "writer-unavailable",
      4,
    ],
    [
      "too long a conversation",
      { error: { code: "context_length_exceeded", message: "too long" } },
      "context-exceeded",
      1,
    ],
  ])("an error with the status 200 is that error: %s", async (_, error, code, calls) => {
    for (const answer of [{ status: 200, body: JSON.stringify(error) }, { raw: event(error) }]) {
      const { writer, server } = await setUp(() => answer);
      await expect(writer.write(saying("hi"), { signal: never })).rejects.toMatchObject({ code });
      expect(server.requests).toHaveLength(calls);
    }
  });

  test.each([
    "This model's maximum context length is 8192 tokens. However, you requested 9000 tokens.",
    "the request exceeds the available context size, try increasing it",
    "prompt is too long: 208000 tokens > 200000 maximum",
    "Request body too large for gpt-4.1-mini model. Max size: 8000 tokens.",
    "The input token count (1060000) exceeds the maximum number of tokens allowed (1048576).",
    "Trying to keep the first 5000 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens",
    "Prompt contains 40000 tokens and 0 draft tokens, too large for model with 32768 maximum context length",
    "input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000",
  ])("a server that says: %s", async (message) => {
    const { writer, server } = await setUp(() => ({
      status: 400,
      body: { error: { message } },
    }));
    await expect(writer.write(saying("hi"), { signal: never })).rejects.toMatchObject({
      code: "context-exceeded",
    });
    expect(server.requests).toHaveLength(1);
  });

  test("a server that sends calls of the reply's function, several of them, each a part", async () => {
    const called = (words: string) => JSON.stringify({ words, blocks: [] });
    const calls = ["One.", "Two."].map((words, at) => ({
      index: 0,
      id: `call_${at}`,
      function: { name: "reply", arguments: called(words) },
    }));
    const { writer } = await setUp([stream(delta({ tool_calls: calls }, "tool_calls"))], {
      replyFormat: "tool",
    });
    await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject({
      text: "One.\n\nTwo.",
    });
  });
});
