import { describe, expect, it } from "@jest/globals";
import { createRun, local, openai, type RunOptions } from "../../src/index.js";
import { startOpenAiServer } from "../fakes/openai-server.js";

const sh = (code: string): string => `\`\`\`sh\n${code}\n\`\`\`\n`;

/** The requests that a model on loopback had for five turns, and the run's result. */
async function requestsOf(options: Partial<RunOptions>) {
  const answers = [1, 2, 3, 4].map((number) => ({ reply: sh(`echo turn ${number}`) }));
  await using server = await startOpenAiServer({ answers: [...answers, { reply: "Done." }] });
  const writer = openai({ baseUrl: server.baseUrl, model: "m" });
  const run = createRun({ task: "Count.", writer, executor: local(), until: "done", ...options });
  const { outcome, summary } = await run.result;
  return { outcome, summary, requests: server.requests.map(({ body }) => body.messages) };
}

describe("a run with a bounded context", () => {
  it("shows the model the task and its last turns", async () => {
    const { outcome, requests } = await requestsOf({ context: "last:1" });
    expect(outcome).toBe("answered");
    expect(requests.map((messages) => messages.length)).toEqual([2, 4, 4, 4, 4]);
    const [system, task, reply, output] = requests[4]!;
    expect(system!.role).toBe("system");
    expect(task!.content).toMatch(/^Count\.\n\n\[3 turns of this conversation are left out here\.\]$/);
    expect(reply!.content).toContain("echo turn 4");
    expect(output!.content).toContain("turn 4");
  });

  it("shows all of it by default", async () => {
    const { requests } = await requestsOf({});
    expect(requests.map((messages) => messages.length)).toEqual([2, 4, 6, 8, 10]);
  });

  it("ends before the first request where the task does not fit", async () => {
    const { outcome, requests } = await requestsOf({ task: "word ".repeat(600), context: "tokens:500" });
    expect([outcome, requests.length]).toEqual(["infrastructure-error", 0]);
  });
});

it.each(["last:0", "last", "tokens:10", "head-tail:1", "head-tail:1:0", "last:1:2", "some", "tokens:1e9"])(
  "a context of %s is refused",
  (context) => {
    const parts = {
      task: "x",
      writer: openai({ baseUrl: "http://127.0.0.1:9", model: "m" }),
      executor: local(),
    };
    expect(() => createRun({ ...parts, context })).toThrow(/^context: must /);
  },
);

describe("words of the user's for the system message", () => {
  it("stand behind ours, before what is said of the sandbox", async () => {
    const { requests } = await requestsOf({ systemPrompt: "Answer like a sailor." });
    expect(requests[0]![0]!.content).toMatch(/^You work step by step[^]*Answer like a sailor\.\n\n[^]*sh/);
  });

  it("or in the place of ours", async () => {
    const { requests } = await requestsOf({ systemPrompt: "You are a sailor.", systemPromptAlone: true });
    expect(requests[0]![0]!.content).toMatch(/^You are a sailor\.\n\n/);
    expect(requests[0]![0]!.content).not.toContain("step by step");
  });
});
