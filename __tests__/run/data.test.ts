import { describe, expect, it } from "@jest/globals";
import { createRun, local, openai, type RunEvent, type RunOptions } from "../../src/index.js";
import type { Answer } from "../fakes/openai-answers.js";
import { startOpenAiServer } from "../fakes/openai-server.js";

const code = "```sh\necho 6\n```\n";
const resultSchema = {
  type: "object",
  properties: { total: { type: "integer" } },
  required: ["total"],
  additionalProperties: false,
};

/** A run that is asked for data, with the last message of each request. */
async function runOf(answers: readonly string[], options: Partial<RunOptions> = {}) {
  const all: Answer[] = [code, ...answers].map((reply) => ({ reply }));
  await using server = await startOpenAiServer({ answers: all });
  const writer = openai({ baseUrl: server.baseUrl, model: "m" });
  const run = createRun({ task: "Six.", writer, executor: local(), resultSchema, ...options });
  const events: RunEvent[] = [];
  for await (const event of run) events.push(event);
  const told = server.requests.map(({ body }) => body.messages.at(-1)!.content);
  return { result: await run.result, types: events.map(({ type }) => type), told };
}

describe("a result as data", () => {
  it.each([
    ["alone", '{"total": 6}'],
    ["in a fence", '```json\n{"total": 6}\n```'],
    ["after words", 'Here it is: {"total": 6}.'],
  ])("is read where it stands %s, and is asked for once all is saved", async (_where, answer) => {
    const { result, types, told } = await runOf([answer]);
    expect(result).toMatchObject({ outcome: "passed", data: { total: 6 }, usage: { calls: 2 } });
    expect(types.slice(-3)).toEqual(["files-saved", "data", "run-ended"]);
    expect(told[1]).toContain('"additionalProperties": false');
  });

  it("that does not fit is asked for once more with its faults", async () => {
    const { result, told } = await runOf(['{"total": "six"}', '{"total": 6}']);
    expect(result).toMatchObject({ outcome: "passed", data: { total: 6 } });
    expect(told[2]).toContain("- /total must be integer");
  });

  it("that never fits fails a run which nothing proved, and is said beside a proof", async () => {
    const never = ["none", '{"sum": 6}'];
    const unproved = await runOf(never);
    expect(unproved.result).toMatchObject({ outcome: "failed", data: null });
    expect(unproved.result.reason).toContain(
      "The model gave no result that matches the schema: the value must have required property 'total'",
    );
    const proved = await runOf(never, { verify: ["true"] });
    expect(proved.result).toMatchObject({ outcome: "passed", verified: true, data: null });
    expect(proved.result.reason).toContain("no result that matches the schema");
  });

  it("is asked for of no work, and is null if there is no schema", async () => {
    const failed = await runOf([], { verify: ["false"], maxRetries: 0 });
    expect(failed.result).toMatchObject({ outcome: "failed", data: null, usage: { calls: 1 } });
    const plain = await runOf([], { resultSchema: undefined });
    expect(plain.result.data).toBeNull();
  });

  it.each([
    ["no schema", { type: "nonsense" }, /is not a JSON schema: schema is invalid/],
    ["one that leads out of it", { $ref: "http://127.0.0.1:9/x" }, /can't resolve reference/],
  ])("is refused by %s, before anything is asked", async (_what, schema, words) => {
    const writer = openai({ baseUrl: "http://127.0.0.1:9/v1", model: "m" });
    const run = createRun({ task: "Six.", writer, executor: local(), resultSchema: schema });
    await expect(run.result).rejects.toMatchObject({
      code: "settings-invalid",
      message: expect.stringMatching(words),
    });
  });
});
