import { describe, expect, test } from "@jest/globals";
import { afterDecision, decisionSchema, parseDecision, strictJsonSchema } from "../../src/facts/decision.js";
import { cpuTimeMs } from "../cpu-time.js";

describe("a decision in a text", () => {
  const decision = { retry: false, reason: "No." };
  const json = JSON.stringify(decision);

  test.each([
    json,
    ` \n${json}\n`,
    `\`\`\`json\n${json}\n\`\`\``,
    `{not json} ${json}`,
    `{"retry": 1} ${json}`,
    `An open { brace, then ${json}`,
    `${json}{"retry": true, "reason": "a later one"}`,
  ])("is found in %j", (text) => {
    expect(parseDecision(text)).toEqual(decision);
  });

  test.each([
    "",
    "retry",
    "[]",
    "null",
    "{}",
    '{"retry": false}',
    '{"retry": false, "reason": "never closed',
  ])("is not in %j", (text) => {
    expect(parseDecision(text)).toBeNull();
  });

  test("is looked for in bounded time", () => {
    const startedAt = cpuTimeMs();
    expect(parseDecision('{"'.repeat(1_000_000))).toBeNull();
    expect(cpuTimeMs() - startedAt).toBeLessThan(5_000);
  });
});

describe("a text that begins with a decision", () => {
  const decision = '{ "retry": true, "reason": "Two." }';

  test.each([
    ["```json\n" + decision + "\n```\n\nIt is `2`.\n", "It is `2`.\n"],
    ["\n~~~\n" + decision + "\n~~~\n", ""],
    ["```json\n{}\n```\n", "```json\n{}\n```\n"],
    ["```json\n" + decision, "```json\n" + decision],
    ["First: " + decision, "First: " + decision],
  ])("goes on after it: %j", (text, rest) => {
    expect(afterDecision(text)).toBe(rest);
  });
});

test("the JSON schema is one that OpenAI takes in strict mode", () => {
  expect(strictJsonSchema(decisionSchema())).toEqual({
    type: "object",
    properties: {
      retry: { type: "boolean", description: expect.any(String) },
      reason: { type: "string", description: expect.any(String) },
    },
    required: ["retry", "reason"],
    additionalProperties: false,
  });
});
