import { describe, expect, it } from "@jest/globals";
import {
  createRun,
  local,
  type Message,
  type OwnReply,
  type OwnWriter,
  type RunEvent,
  type RunOptions,
} from "../../src/index.js";

const sh = (code: string): string => `\`\`\`sh\n${code}\n\`\`\`\n`;
const decision = (retry: boolean, reason: string): string =>
  `\`\`\`json\n${JSON.stringify({ retry, reason })}\n\`\`\`\n\n`;
const spent = { calls: 1, inputTokens: 10, outputTokens: 5, costUsd: null };

const tellers = ["reply", "execution", "decision", "verification"];

interface Setup {
  readonly replies: readonly (string | OwnReply)[];
  readonly options?: Partial<RunOptions>;
  /** What it answers where a decision is asked for alone; absent: it is not, or the model's is to be missing. */
  readonly apart?: NonNullable<OwnWriter["decide"]>;
}

async function runOf({ replies: given, options = {}, apart }: Setup) {
  const asked: (readonly Message[])[] = [];
  const left = [...given];
  const writer: OwnWriter = {
    name: "own",
    decidesApart: false,
    async write(messages) {
      asked.push(messages);
      const reply = left.shift() ?? "";
      return { usage: spent, ...(typeof reply === "string" ? { text: reply } : reply) };
    },
    ...(apart && {
      decide: (messages, call) => {
        asked.push(messages);
        return apart(messages, call);
      },
    }),
  };
  const run = createRun({ task: "Make it end well.", writer, executor: local(), ...options });
  const events: RunEvent[] = [];
  for await (const event of run) events.push(event);
  const replies = events.flatMap((event) => (event.type === "reply" ? [event] : []));
  const decisions = events.flatMap((event) => (event.type === "decision" ? [event] : []));
  const told = events.map(({ type }) => type).filter((type) => tellers.includes(type));
  return { result: await run.result, replies, decisions, told, asked };
}

/** Each conversation is the beginning of the next, so that a server's prefix cache serves it. */
function expectGrowth(asked: readonly (readonly Message[])[]): void {
  for (const [index, messages] of asked.slice(1).entries())
    expect(messages.slice(0, asked[index]!.length)).toEqual(asked[index]);
}

describe("a failed attempt", () => {
  it("is decided about and corrected in one call, each an event of its own", async () => {
    const corrected = decision(true, "I forgot the file.") + sh("echo mended");
    const { told, decisions, result, replies, asked } = await runOf({ replies: [sh("exit 3"), corrected] });
    expect(told).toEqual(["reply", "execution", "decision", "reply", "execution"]);
    expect(decisions).toMatchObject([
      { attempt: 1, source: "model", retry: true, reason: "I forgot the file.", isInReply: true },
    ]);
    expect(decisions[0]).not.toHaveProperty("usage");
    expect(replies[1]).toMatchObject({
      text: corrected,
      blocks: [{ language: "sh", code: "echo mended\n" }],
    });
    expect(result).toMatchObject({ outcome: "passed", attempts: 2, usage: { calls: 2, inputTokens: 20 } });
    expect(asked[1]!.at(-1)!.content).toMatch(/exit code 3[^]+Begin your answer with your decision/);
    expectGrowth(asked);
  });

  it("is corrected by code without a decision, whose words are the plan", async () => {
    const { decisions, result } = await runOf({
      replies: [sh("exit 3"), `I end it with 4 instead.\n\n${sh("exit 4")}`, sh("true")],
    });
    expect(decisions).toMatchObject([
      { retry: true, reason: "I end it with 4 instead." },
      { retry: true, reason: "The model wrote new code and gave no reason." },
    ]);
    expect(result).toMatchObject({ outcome: "passed", attempts: 3 });
  });

  it("takes no decision from the form repeated, and runs the code behind it", async () => {
    const form = decision(true, "what went wrong, and what you will change");
    const { told, decisions, result, asked } = await runOf({
      replies: [sh("exit 3"), form + sh("echo mended")],
    });
    expect(asked[1]!.at(-1)!.content).toContain('"reason": "what went wrong, and what you will change"');
    expect(told).toEqual(["reply", "execution", "decision", "reply", "execution"]);
    expect(decisions).toMatchObject([
      { retry: true, reason: "The model wrote new code and gave no reason." },
    ]);
    expect(result).toMatchObject({ outcome: "passed", attempts: 2 });
  });

  it("takes no decision from the form repeated alone, and asks for one apart", async () => {
    const form = decision(true, "what went wrong, and what you will change");
    const apart = async () => ({ decision: { retry: true, reason: "Once more." }, usage: spent });
    const { decisions, result } = await runOf({ replies: [sh("exit 3"), form, sh("true")], apart });
    expect(decisions).toMatchObject([{ retry: true, reason: "Once more.", text: form }]);
    expect(result).toMatchObject({ outcome: "passed", attempts: 2 });
  });

  it("is told with the form at the first failure alone", async () => {
    const again = (reason: string, code: string) => decision(true, reason) + sh(code);
    const { asked } = await runOf({
      replies: [sh("exit 3"), again("A slip.", "exit 4"), again("One.", "true")],
    });
    expect(asked[1]!.at(-1)!.content).toContain('{ "retry": true, "reason": "');
    expect(asked[2]!.at(-1)!.content).toMatch(/exit code 4[^]+Begin your answer with your decision again/);
    expect(asked[2]!.at(-1)!.content).not.toContain('"retry"');
    expectGrowth(asked);
  });

  it("is told without the form, once a reply repeated it", async () => {
    const form = decision(true, "what went wrong, and what you will change");
    const { asked } = await runOf({ replies: [sh("exit 3"), form + sh("exit 4"), sh("true")] });
    expect(asked[2]!.at(-1)!.content).toMatch(/exit code 4[^]+\n\nWrite the whole corrected code\.$/);
    expect(asked[2]!.at(-1)!.content).not.toContain("decision");
    expectGrowth(asked);
  });

  it("is told without the form, once a reply had code and no decision", async () => {
    const { asked, result } = await runOf({
      replies: [sh("exit 3"), sh("exit 4"), sh("exit 5"), sh("true")],
      options: { maxRetries: 5 },
    });
    const words = asked.map((messages) => messages.at(-1)!.content);
    expect(words[1]).toContain("Begin your answer with your decision");
    for (const later of words.slice(2)) {
      expect(later).not.toContain("decision");
      expect(later).toMatch(/\n\nWrite the whole corrected code\.$/);
    }
    expect(result).toMatchObject({ outcome: "passed", attempts: 4 });
    expectGrowth(asked);
  });

  it("is told without the form, once a reply had neither code nor decision", async () => {
    const apart = async () => ({ decision: { retry: true, reason: "Once more." }, usage: spent });
    const { asked } = await runOf({ replies: [sh("exit 3"), "Hm.", sh("exit 4"), sh("true")], apart });
    expect(asked.at(-1)!.at(-1)!.content).toMatch(/exit code 4[^]+\n\nWrite the whole corrected code\.$/);
    expect(asked.at(-1)!.at(-1)!.content).not.toContain("decision");
    expectGrowth(asked);
  });

  it("ends the run where the reply decides so, code or not", async () => {
    for (const code of ["", sh("echo never")]) {
      const { told, result, decisions } = await runOf({
        replies: [sh("exit 3"), `${decision(false, "There is no such host.")}${code}`],
      });
      expect(told).toEqual(["reply", "execution", "decision"]);
      expect(decisions).toMatchObject([{ retry: false, reason: "There is no such host." }]);
      expect(result).toMatchObject({
        outcome: "gave-up",
        attempts: 1,
        usage: { calls: 2, outputTokens: 10 },
      });
    }
  });

  it("that is to be tried again is asked for anew where the reply holds no code", async () => {
    const { decisions, result, asked } = await runOf({
      replies: [sh("exit 3"), `${decision(true, "I end it well.")}Wait.`, sh("true")],
    });
    expect(decisions).toMatchObject([{ retry: true, text: expect.stringContaining("Wait."), usage: spent }]);
    expect(asked[2]!.slice(-2)).toMatchObject([
      { role: "assistant", content: expect.stringContaining("Wait.") },
      { role: "user", content: expect.stringContaining("Continue with your plan: I end it well.") },
    ]);
    expect(result).toMatchObject({ outcome: "passed", attempts: 2, usage: { calls: 3 } });
    expectGrowth(asked);
  });

  it("is decided about in a call of its own after words without code and decision", async () => {
    const apart = async () => ({ decision: { retry: true, reason: "Once more." }, usage: spent });
    const { decisions, asked, result } = await runOf({
      replies: [sh("exit 3"), "Hm, odd.", sh("true")],
      apart,
    });
    expect(decisions).toMatchObject([
      { retry: true, reason: "Once more.", text: "Hm, odd.", usage: { calls: 2, inputTokens: 20 } },
    ]);
    expect(asked[2]!.slice(-2)).toMatchObject([
      { role: "assistant", content: "Hm, odd." },
      { role: "user", content: expect.stringContaining("Should the code be tried again?") },
    ]);
    expect(result).toMatchObject({ outcome: "passed", attempts: 2, usage: { calls: 4 } });
    expectGrowth(asked);
  });

  it("is asked about again, within its retries, where the correction was cut or refused", async () => {
    const { decisions, replies, result } = await runOf({
      replies: [
        sh("exit 3"),
        { text: "I was about", finish: "length" },
        { text: "", finish: "refusal" },
        sh("true"),
      ],
    });
    expect(replies.map(({ finish }) => finish)).toEqual(["stop", "length", "refusal", "stop"]);
    expect(decisions.map(({ source, rule }) => rule ?? source)).toEqual([
      "model",
      "unusable-reply",
      "unusable-reply",
    ]);
    expect(result.outcome).toBe("passed");
  });

  it("that rules end is not asked about", async () => {
    const { asked, decisions } = await runOf({ replies: [sh("exit 3")], options: { maxRetries: 0 } });
    expect(asked).toHaveLength(1);
    expect(decisions).toMatchObject([{ source: "rule", rule: "retries-spent", retry: false }]);
  });

  it("is corrected without any decision of the model's with `rules`, as long as retries are left", async () => {
    const { decisions, asked, result } = await runOf({
      replies: [sh("exit 3"), sh("exit 4"), sh("true")],
      options: { decision: "rules", maxRetries: 1 },
    });
    expect(decisions.map(({ rule }) => rule)).toEqual(["retries-left", "retries-spent"]);
    expect(asked.at(-1)!.at(-1)!.content).toMatch(/Write the whole corrected code\.$/);
    expect(result).toMatchObject({ outcome: "failed", attempts: 2 });
  });

  it("is decided about by a person's own `decide` where a writer has one, unless it says otherwise", async () => {
    const reasons: string[] = [];
    const replies = [sh("exit 3"), sh("true")];
    const run = createRun({
      task: "Make it end well.",
      executor: local(),
      writer: {
        name: "own",
        write: async () => replies.shift()!,
        decide: async () => (reasons.push("asked"), { decision: { retry: true, reason: "Mine." } }),
      },
    });
    expect(await run.result).toMatchObject({ outcome: "passed", attempts: 2 });
    expect(reasons).toEqual(["asked"]);
  });

  it("step by step is decided about where a verification failed, with the turn that goes on", async () => {
    const { decisions, result, told } = await runOf({
      replies: ["It is done.", decision(true, "Not yet.") + sh("touch there"), "Now it is."],
      options: { until: "done", verify: ["test -e there"] },
    });
    expect(told).toEqual([
      "reply",
      "verification",
      "decision",
      "reply",
      "execution",
      "reply",
      "verification",
    ]);
    expect(decisions).toMatchObject([{ attempt: 1, retry: true, reason: "Not yet.", isInReply: true }]);
    expect(result).toMatchObject({ outcome: "passed", verified: true });
  });
});
