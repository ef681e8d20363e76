import { describe, expect, it } from "@jest/globals";
import { createRun, local, openai, type RunEvent, type RunOptions, script } from "../../src/index.js";
import type { Answer } from "../fakes/openai-answers.js";
import { startOpenAiServer } from "../fakes/openai-server.js";

const sh = (code: string): string => `\`\`\`sh\n${code}\n\`\`\`\n`;

/** A run whose writer is a model on loopback, with the requests that it had. */
async function runOf(answers: readonly Answer[], options: Partial<RunOptions> = {}) {
  await using server = await startOpenAiServer({ answers });
  const writer = openai({ baseUrl: server.baseUrl, model: "m" });
  const run = createRun({ task: "Print six.", writer, executor: local(), ...options });
  const events: RunEvent[] = [];
  for await (const event of run) events.push(event);
  return { result: await run.result, events, requests: server.requests.map(({ body }) => body.messages) };
}

describe("last words over the whole run", () => {
  it("are asked for once all is saved, are the summary, and none of their code is run", async () => {
    const last = `It printed six.\n\n${sh("echo never > never.txt")}`;
    const { result, events, requests } = await runOf(
      [{ reply: `Here.\n${sh("echo 6 | tee six.txt")}` }, { reply: last, thought: "Be brief." }],
      { reflect: true },
    );
    expect(result).toMatchObject({ outcome: "passed", summary: last.trim(), usage: { calls: 2 } });
    expect(result.artifacts.map(({ path }) => path)).toEqual(["six.txt"]);
    expect(events.map(({ type }) => type).slice(-3)).toEqual(["files-saved", "reflection", "run-ended"]);
    expect(events.find(({ type }) => type === "reflection")).toMatchObject({ thought: "Be brief." });
    expect(requests).toHaveLength(2);
    const told = requests[1]!.at(-1)!;
    expect(told.role).toBe("user");
    expect(told.content).toContain("The run ends as `passed`: Every block of the last attempt");
  });

  it("that do not come take nothing from a pass, and that is said", async () => {
    const { result, events } = await runOf([{ reply: `Six.\n${sh("echo 6")}` }], { reflect: true });
    expect(result).toMatchObject({ outcome: "passed", summary: "Six." });
    const warnings = events.filter((event) => event.type === "warning");
    expect(warnings).toMatchObject([
      { code: "no-reflection", message: expect.stringContaining("summary is missing") },
    ]);
  });

  it("are asked for after a failure too, and not where the budget is spent or nobody asked", async () => {
    const failing = [{ reply: sh("exit 3") }, { reply: "It could not be done." }];
    const failed = await runOf(failing, { reflect: true, maxRetries: 0 });
    expect(failed.result).toMatchObject({ outcome: "failed", summary: "It could not be done." });
    const dear = [{ ...failing[0]!, usage: { inputTokens: 1_500, outputTokens: 400 } }];
    const spent = await runOf(dear, { reflect: true, maxRetries: 1, maxTokens: 2_000 });
    expect([spent.result.outcome, spent.requests.length]).toEqual(["budget-spent", 1]);
    const plain = await runOf([{ reply: sh("echo 6") }]);
    expect(plain.requests).toHaveLength(1);
  });
});

it.each([
  ["the words beside the code", `Six it is.\n${sh("echo 6")}`, "Six it is."],
  ["nothing where it had none, so it is why the run ended", sh("echo 6"), "Every block of the last attempt"],
])("the summary is the writer's own: %s", async (_what, reply, summary) => {
  const run = createRun({ task: "Six.", writer: script([{ reply }]), executor: local() });
  const result = await run.result;
  expect(result.summary).toContain(summary);
  expect(result.reason).toContain("Every block of the last attempt ended with exit code 0");
});
