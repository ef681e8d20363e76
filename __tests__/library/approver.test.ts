import { describe, expect, it, test } from "@jest/globals";
import {
  type ApprovalRequest,
  createRun,
  type OwnApprover,
  type OwnExecutor,
  type RunEvent,
  script,
} from "../../src/index.js";

const block = (code: string): string => `\`\`\`sh\n${code}\n\`\`\`\n`;

/** Runs two replies at most before an approver, in an executor that notes what it is given. */
async function runBefore(
  approver: OwnApprover | undefined,
  options: Partial<Parameters<typeof createRun>[0]> = {},
) {
  const ran: string[] = [];
  const told: string[] = [];
  const executor: OwnExecutor = {
    name: "mine",
    describe: () => "Code is noted here.",
    start: async () => ({
      async execute({ code }) {
        ran.push(code);
        return { exitCode: 0, stdout: "out\n" };
      },
    }),
  };
  const replies = script([block("first"), block("second")]);
  const writer: typeof replies = {
    ...replies,
    write(messages, call) {
      told.push(messages.at(-1)!.content);
      return replies.write(messages, call);
    },
  };
  const run = createRun({ task: "Do it.", writer, executor, ...(approver && { approver }), ...options });
  const events: RunEvent[] = [];
  for await (const event of run) events.push(event);
  return {
    result: await run.result,
    events,
    ran,
    told,
    reason: (events.at(-1) as { reason?: string }).reason,
  };
}

describe("an approver of one's own", () => {
  it("lets run what it approves, and is asked about exactly that", async () => {
    const asked: ApprovalRequest[] = [];
    const { result, ran, events } = await runBefore((request) => {
      asked.push(request);
      return true;
    });
    expect(ran).toEqual(["first\n"]);
    expect(result.outcome).toBe("passed");
    expect(asked).toEqual([
      expect.objectContaining({
        asks: "run",
        attempt: 1,
        task: "Do it.",
        blocks: [expect.objectContaining({ language: "sh", code: "first\n", path: null })],
        session: expect.objectContaining({ executor: "mine" }),
      }),
    ]);
    expect(events.find(({ type }) => type === "approval")).toMatchObject({
      by: "library",
      approved: true,
      sha256: asked[0]!.sha256,
    });
  });

  it.each([
    ["false", () => false, "The code of attempt 1 was refused."],
    [
      "an answer",
      () => ({ approved: false, reason: "Not that." }),
      "The code of attempt 1 was refused: Not that.",
    ],
    [
      "an error",
      () => Promise.reject(new Error("gone")),
      "Nobody approved attempt 1: the approver failed: gone",
    ],
    [
      "undefined",
      () => undefined as never,
      "the approver failed: it returned type undefined instead of an answer",
    ],
    ["a word", () => "yes" as never, "the approver failed: it returned type string instead of an answer"],
    [
      "approval as a word",
      () => ({ approved: "yes" }) as never,
      "the approver failed: it returned type object instead of an answer",
    ],
    [
      "more blocks",
      () => ({ approved: true, edited: ["a", "b"] }),
      "the approver returned another number of blocks",
    ],
  ])("lets nothing run by %s", async (_, approver, words) => {
    const { result, ran, reason } = await runBefore(approver);
    expect(ran).toEqual([]);
    expect(result.outcome).toBe("rejected");
    expect(reason).toContain(words);
  });

  it("answers the writer in place of the code", async () => {
    const { ran, told, result } = await runBefore(({ attempt }) =>
      attempt === 1 ? { approved: true, feedback: "Second, please." } : true,
    );
    expect(ran).toEqual(["second\n"]);
    expect(told.at(-1)).toMatch(/The person's answer:\n\nSecond, please\.$/);
    expect(result.outcome).toBe("passed");
  });

  it("has other code run than was written, which is kept by its own hash, without secrets", async () => {
    const { ran, events, told } = await runBefore(
      ({ attempt }) => ({ approved: true, ...(attempt === 1 && { edited: ["changed hunter2-and-more\n"] }) }),
      { secrets: ["hunter2-and-more"], maxTurns: 2 },
    );
    expect(ran).toEqual(["changed ***\n", "second\n"]);
    const [first] = events.filter((event) => event.type === "approval");
    expect(first).toMatchObject({ blocks: [{ code: "changed ***\n", language: "sh" }] });
    expect(told.at(-1)).toContain("This ran:\n\n```sh\nchanged ***\n```");
  });

  it("cannot change what it was asked about behind the run's back", async () => {
    const { ran } = await runBefore((request) => {
      for (const each of request.blocks) (each as { code: string }).code = "other\n";
      return true;
    });
    expect(ran).toEqual(["first\n"]);
  });

  it("that never answers ends with the run's time, and nothing ran", async () => {
    const { result, ran, reason } = await runBefore(() => new Promise(() => undefined), {
      totalTimeoutMs: 3_000,
    });
    expect(ran).toEqual([]);
    expect(result.outcome).toBe("timed-out");
    expect(reason).toMatch(/while attempt 1 waited for an approval/);
  });

  it("that cannot ask anybody leaves the run waiting, with the code and its hash in the result", async () => {
    const { result, ran } = await runBefore(() => null);
    expect(ran).toEqual([]);
    expect(result).toMatchObject({
      outcome: "awaiting-approval",
      approval: {
        asks: "run",
        attempt: 1,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        blocks: [{ language: "sh", path: null, code: "first\n" }],
      },
    });
  });

  it("is asked before the end alone with `terminate`", async () => {
    const asked: unknown[] = [];
    const { result, ran, told } = await runBefore(
      ({ asks, ending }) => {
        asked.push([asks, ending?.outcome]);
        return asked.length === 1 ? { approved: false, feedback: "And the second." } : true;
      },
      { approval: "terminate" },
    );
    expect(asked).toEqual([
      ["end", "passed"],
      ["end", "passed"],
    ]);
    expect(ran).toEqual(["first\n", "second\n"]);
    expect(told.at(-1)).toMatch(/out[^]*answers:\n\nAnd the second\.$/);
    expect(result.outcome).toBe("passed");
  });
});

test("without an approver `always` waits, and an approver beside `never` is refused", async () => {
  const { result, ran } = await runBefore(undefined, { approval: "always" });
  expect(result.outcome).toBe("awaiting-approval");
  expect(ran).toEqual([]);
  await expect(runBefore(() => true, { approval: "never" })).rejects.toMatchObject({
    code: "settings-invalid",
  });
});

test("a hook before the block is asked about what was approved, and still refuses", async () => {
  const asked: string[] = [];
  const { ran, events } = await runBefore(() => ({ approved: true, edited: ["changed\n"] }), {
    maxRetries: 0,
    beforeBlock: ({ code }) => {
      asked.push(code);
      return "not here";
    },
  });
  expect(asked).toEqual(["changed\n"]);
  expect(ran).toEqual([]);
  expect(events.find(({ type }) => type === "execution")).toMatchObject({ notRun: "hook-refused" });
});
