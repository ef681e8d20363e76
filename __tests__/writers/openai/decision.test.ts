import { describe, expect, test } from "@jest/globals";
import { NoDecisionError } from "../../../src/ports/writer.js";
import type { RecordedRequest } from "../../fakes/openai-server.js";
import { closesServers, never, saying, setUp } from "./set-up.js";

closesServers();

const decision = { retry: true, reason: "A typo." };
const json = JSON.stringify(decision);
const formats = (requests: readonly RecordedRequest[]) =>
  requests.map(({ body }) => body.response_format?.type ?? (body.tools === undefined ? "text" : "tool"));

describe("a decision", () => {
  test("is asked for by a strict JSON schema with both keys required and no other", async () => {
    const { writer, server } = await setUp([{ reply: json }]);
    await expect(writer.decide(saying("Again?"), { signal: never })).resolves.toMatchObject({ decision });
    expect(server.requests[0]?.body.messages).toEqual(saying("Again?"));
    expect(server.requests[0]?.body.response_format).toMatchObject({
      type: "json_schema",
      json_schema: {
        strict: true,
        schema: {
          type: "object",
          properties: { retry: { type: "boolean" }, reason: { type: "string" } },
          required: ["retry", "reason"],
          additionalProperties: false,
        },
      },
    });
  });

  test.each([
    [
      ["json_schema", "tools"],
      ["json_schema", "tool", "json_object", "json_object"],
    ],
    [
      ["json_schema", "tools", "json_object"],
      ["json_schema", "tool", "json_object", "text", "text"],
    ],
    [
      ["response_format", "tools"],
      ["json_schema", "tool", "json_object", "text", "text"],
    ],
  ])(
    "is requested in a simpler form if the server refuses %j, and the form is kept",
    async (refuses, asked) => {
      const { writer, server, clock } = await setUp(() => ({ reply: json }), { refuses });
      await expect(writer.decide(saying("Again?"), { signal: never })).resolves.toMatchObject({ decision });
      await expect(writer.decide(saying("Again?"), { signal: never })).resolves.toMatchObject({ decision });
      expect(formats(server.requests)).toEqual(asked);
      expect(server.requests.at(-1)?.body.messages).toEqual([
        { role: "user", content: expect.stringMatching(/^Again\?\n\nAnswer only with a JSON object/) },
      ]);
      expect(clock.waits).toEqual([]);
    },
  );

  test("is requested as a function call if the server refuses a schema, and the form is kept", async () => {
    const { writer, server } = await setUp(() => ({ reply: json }), { refuses: ["response_format"] });
    await expect(writer.decide(saying("Again?"), { signal: never })).resolves.toMatchObject({ decision });
    await expect(writer.decide(saying("Again?"), { signal: never })).resolves.toMatchObject({ decision });
    expect(formats(server.requests)).toEqual(["json_schema", "tool", "tool"]);
    expect(server.requests[1]!.body).toMatchObject({
      messages: saying("Again?"),
      tools: [{ type: "function", function: { name: "retry_decision", strict: true } }],
      tool_choice: { type: "function", function: { name: "retry_decision" } },
    });
  });

  test("in words counts too if a call was requested", async () => {
    const { writer } = await setUp(() => ({ reply: `I say: ${json}`, ignoresTools: true }), {
      refuses: ["response_format"],
    });
    await expect(writer.decide(saying("Again?"), { signal: never })).resolves.toMatchObject({ decision });
  });

  test("fails with the server's reason if it refuses for another reason", async () => {
    const { writer, server } = await setUp(() => ({
      status: 400,
      body: '{"error":{"message":"no such model"}}',
    }));
    await expect(writer.decide(saying("Again?"), { signal: never })).rejects.toMatchObject({
      code: "writer-refused",
      message: expect.stringContaining("no such model"),
    });
    expect(server.requests).toHaveLength(4);
  });

  test.each([
    `Sure!\n\n\`\`\`json\n${json}\n\`\`\`\n`,
    `<think>{"retry": false, "reason": "no"}</think>${json}`,
    `In {curly} words: ${json} and {more}`,
    `{"retry": true, "reason": "A typo.", "confidence": 0.9}`,
    `{"answer": {"retry": true, "reason": "A typo."}}`,
  ])("is found in %j", async (reply) => {
    const { writer, server } = await setUp([{ reply }]);
    await expect(writer.decide(saying("Again?"), { signal: never })).resolves.toMatchObject({ decision });
    expect(server.requests).toHaveLength(1);
  });

  test.each(["I would say yes.", '{"retry": "yes", "reason": "x"}', '{"retry": true}', "{".repeat(100_000)])(
    "that is none (%.40j) is asked for once more, and both calls count",
    async (first) => {
      const usage = { inputTokens: 10, outputTokens: 5 };
      const { writer, server } = await setUp([
        { reply: first, usage, pieceChars: 4_096 },
        { reply: json, usage },
      ]);
      await expect(writer.decide(saying("Again?"), { signal: never })).resolves.toEqual({
        decision,
        usage: { calls: 2, inputTokens: 20, outputTokens: 10, costUsd: null },
      });
      expect(server.requests[1]?.body.messages).toEqual([
        ...saying("Again?"),
        { role: "assistant", content: first.slice(0, 2_000) },
        { role: "user", content: expect.stringContaining("JSON object") },
      ]);
    },
  );

  test("that is unusable twice fails with its text and the cost of both calls", async () => {
    const usage = { inputTokens: 10, outputTokens: 5 };
    const { writer, server } = await setUp(() => ({ reply: "Let us see.", usage }));
    const failure = await writer.decide(saying("Again?"), { signal: never }).catch((thrown) => thrown);
    expect(failure).toBeInstanceOf(NoDecisionError);
    expect(failure).toMatchObject({
      code: "decision-missing",
      message:
        "agent-exec asked twice, and the model gave no usable decision. The last answer was: “Let us see.”",
      nextStep: expect.stringContaining("JSON schema"),
      usage: { calls: 2, inputTokens: 20, outputTokens: 10 },
    });
    expect(server.requests).toHaveLength(2);
  });

  test("inside a string of a longer text is not cut at its braces", async () => {
    const reason = 'Use "}" and {x: "\\"}"} here';
    const { writer } = await setUp([{ reply: JSON.stringify({ retry: false, reason }) }]);
    const { decision: found } = await writer.decide(saying("Again?"), { signal: never });
    expect(found).toEqual({ retry: false, reason });
  });
});
