import { describe, expect, test } from "@jest/globals";
import { renderHtml } from "../../src/reports/html.js";
import { renderMarkdown } from "../../src/reports/markdown.js";
import type { Fact } from "../../src/facts/events.js";
import type { Execution } from "../../src/facts/execution.js";
import { reportOf } from "../../src/reports/report-of.js";
import { policy } from "../run/facts.js";
import { endedRuns, ended, eventsOf, execution, passedRun, replied, withFact } from "./sample-run.js";

const [started, , session] = passedRun as [
  (typeof passedRun)[0],
  (typeof passedRun)[0],
  (typeof passedRun)[0],
];

test.each<[string, Pick<Execution, "cause">, string]>([
  ["no output for 1 s", { cause: "idle" }, "timed out as idle (exit code 124)"],
  ["the block ran longer than 1 s", {}, "timed out (exit code 124)"],
])("a block of which the clock says %s, %j, has %s as its attempt's problem", (evidence, cause, problem) => {
  const events = eventsOf([
    endedRuns.passed[0]!,
    replied(1, "```sh\nsleep 9\n```\n"),
    {
      type: "execution",
      attempt: 1,
      block: 0,
      ...execution({ ending: "timed-out", exitCode: 124, evidence, ...cause }, []),
    },
  ]);
  const report = reportOf(events);
  expect(report.attempts[0]?.problem).toBe(problem);
  expect(renderMarkdown(report, { maxChars: 65_536 })).toContain(
    `❌ **${problem}** after 12 ms (${evidence})`,
  );
});

describe("a loss", () => {
  const gone = {
    ...execution({ ending: "container-lost", exitCode: null, evidence: "the engine says gone" }, []),
  };
  const [start] = endedRuns.passed;
  const reply = replied(1, "```sh\na\n```\n\n```sh\nb\n```\n\n```sh\nc\n```\n");

  test("is told of the blocks that have no result but one in the lost sandbox, and of no other", () => {
    const events = eventsOf([
      start!,
      reply,
      { type: "execution", attempt: 1, block: 0, ...execution({}, []) },
      { type: "execution", attempt: 1, block: 1, ...gone },
      { ...ended("infrastructure-error", "Lost.", "Look."), code: "session-lost" } as Fact,
    ]);
    const report = reportOf(events);
    expect(report.reason).toBe("Lost. [session-lost]");
    expect(report.attempts[0]?.blocks.map(({ wasLost }) => wasLost)).toEqual([true, true, false]);
    const comment = renderMarkdown(report, { maxChars: 65_536 });
    expect(comment.match(/^<sub>(?:The block's sandbox|Not run).*$/gm)).toEqual([
      "<sub>The block's sandbox was lost.</sub>",
      "<sub>The block's sandbox was lost.</sub>",
      "<sub>Not run: the run ended before this block.</sub>",
    ]);
  });

  test("of a verification's sandbox is a note", () => {
    const events = eventsOf([
      start!,
      reply,
      { type: "verification", attempt: 1, index: 0, command: "true", ...gone },
    ]);
    expect(reportOf(events).notes).toEqual([
      "The sandbox of verification 1 of attempt 1 was lost: the engine says gone. The code did not cause this loss.",
    ]);
  });
});

describe("a sandbox that was left for looking inside", () => {
  const hint = "The container looky was left running: look inside with `docker exec looky`.";

  test.each([
    ["by the hint that its executor recorded", { hint }, hint],
    ["by its name where none was", {}, "The sandbox looky was left running."],
  ])("is told %s", (_how, recorded, words) => {
    const kept: Fact = { type: "sandbox-kept", name: "looky", as: "running", ...recorded };
    const [first, ...others] = endedRuns.passed;
    expect(reportOf(eventsOf([first!, kept, ...others])).notes).toContain(words);
  });
});

describe("reportOf", () => {
  test("tells a run that was corrected: what failed, what was decided, what came of it", () => {
    const report = reportOf(passedRun);
    expect(report).toMatchObject({
      outcome: "passed",
      isVerified: true,
      nextStep: "",
      verified: { ran: 2, passed: 2, asked: 2 },
      usage: { calls: 3, inputTokens: 1_870, outputTokens: 586 },
      durationMs: 5_500,
    });
    expect(report.attempts.map(({ number, standing, problem }) => [number, standing, problem])).toEqual([
      [1, "failed", "exit code 1"],
      [2, "passed", ""],
    ]);
    expect(report.attempts[0]?.before).toBeNull();
    expect(report.attempts[1]?.before?.number).toBe(1);
    expect(report.sandbox?.limits).toContainEqual({
      name: "workspace",
      value: "512 MiB",
      holds: null,
      isWaived: false,
    });
    expect(report.sandbox?.limits).toContainEqual({
      name: "network",
      value: "none",
      holds: true,
      isWaived: false,
    });
  });

  test("a run that has no end says so, and what to do", () => {
    const { outcome, endedAt, reason, nextStep } = reportOf(endedRuns.unfinished);
    expect([outcome, endedAt]).toEqual([null, null]);
    expect(reason).toContain("has no outcome yet");
    expect(nextStep).not.toBe("");
  });

  test("the block whose turn it was when the run was ended from outside may have begun, and no other", () => {
    const reply = replied(1, "```sh\necho 1\n```\n\n```sh\necho 2\n```\n");
    const interrupted = { type: "interrupted", by: "signal", message: "It was ended." } as const;
    const end = ended("cancelled", "It was ended.", "Start again.");
    const begunAfter = (...facts: readonly Fact[]) =>
      reportOf(eventsOf([started, session, reply, ...facts])).attempts[0]?.blocks.map(
        ({ mayHaveBegun }) => mayHaveBegun,
      );
    expect(begunAfter()).toEqual([true, false]);
    expect(begunAfter(interrupted, end)).toEqual([true, false]);
    expect(begunAfter({ ...interrupted, during: "start" }, end)).toEqual([false, false]);
    expect(begunAfter(ended("infrastructure-error", "No engine.", "Start it."))).toEqual([false, false]);
  });

  test("documents have no attempts and no decision, and the headline tells their end", () => {
    const documents = { ...started, writer: null, policy: { ...policy, hasWriter: false } } as Fact;
    const textOf = (reply: string, ...facts: readonly Fact[]) =>
      renderMarkdown(reportOf(eventsOf([documents, session, replied(1, reply), ...facts])), {
        maxChars: 65_536,
      });
    const decision = { type: "decision", attempt: 1, source: "rule", retry: false, reason: "So." } as const;
    const failed = { ...execution({ exitCode: 1 }, []), type: "execution", attempt: 1, block: 0 } as const;
    const why = "Block 1 ended with exit code 1.";
    const one = textOf("```sh\nfalse\n```\n", failed, decision, ended("failed", why, "Fix it."));
    expect(one).toMatch(/<b>1 block<\/b>/);
    expect(one).not.toMatch(/attempt|retr|No file was changed|Why:/i);
    const printed = [["stderr", "Traceback (most recent call last):\nKeyError: 'a'\n"]] as const;
    const killed = { ...failed, ...execution({ ending: "out-of-memory", exitCode: 137 }, printed), block: 1 };
    const several = textOf(
      "```sh\nfalse\n```\n\n".repeat(2),
      failed,
      killed,
      ended("failed", why, "Fix it."),
    );
    expect(several).toMatch(/Failed blocks:.*memory/);
    const none = textOf("# T\n", ended("failed", "There is no code block to run.", "Add one."));
    expect(none).toContain("Could not run: there is no code block to run");
    expect(none).not.toContain("What the model says");
  });

  test("of a reply with too many blocks three are shown, and the rest is counted", async () => {
    const reply = replied(1, "```sh\necho 1\n```\n\n".repeat(60));
    const report = reportOf(eventsOf([started, reply, ended("failed", "Too many.", "Ask for fewer.")]));
    expect(report.attempts[0]?.problem).toBe("too many code blocks");
    const comment = renderMarkdown(report, { maxChars: 65_536 });
    const page = await renderHtml(report, { readArtifact: async () => Buffer.from("") });
    for (const text of [comment, page]) {
      expect(text.match(/Not run: no block of this reply was run\./g)).toHaveLength(3);
      expect(text).toContain("… and 57 blocks more, which did not run.");
    }
  });

  test("events without a beginning are refused with the next step", () => {
    expect(() => reportOf(passedRun.slice(1))).toThrow(/run-started/);
    expect(() => reportOf([])).toThrow(/run-started/);
  });

  test("a failure that was got over is a note, the one that ended the run is its reason alone", () => {
    const failure = {
      type: "failure",
      during: "start",
      code: "engine-unavailable",
      message: "The engine hung.",
      nextStep: "Wait.",
    } as const;
    const mended = eventsOf([started, failure, session, ended("passed", "It passed.", "")]);
    expect(reportOf(mended).notes).toEqual(["The engine hung. Wait."]);
    const fatal = eventsOf([started, failure, ended("infrastructure-error", "The engine hung.", "Wait.")]);
    expect(reportOf(fatal).notes).toEqual([]);
  });

  test.each([
    ["a block of several", { exitCode: 3 }, "block 2: exit code 3"],
    ["a kill", { ending: "signalled", exitCode: 137 }, "block 2: ended by a signal (exit code 137)"],
    ["memory", { ending: "out-of-memory", exitCode: 137 }, "block 2: out of memory (exit code 137)"],
    ["an unknown exit code", { ending: "cancelled", exitCode: null }, "block 2: cancelled (no exit code)"],
  ] as const)("the problem of an attempt names %s", (_name, change, words) => {
    const blocks = "```python\na\n```\n\n```python\nb\n```\n";
    const events = eventsOf([
      started,
      replied(1, blocks),
      session,
      { type: "execution", attempt: 1, block: 0, ...execution({}, []) },
      { type: "execution", attempt: 1, block: 1, ...execution(change, []) },
    ]);
    expect(reportOf(events).attempts[0]?.problem).toBe(words);
  });

  test("blocks that were not reached have no execution", () => {
    const events = eventsOf([started, replied(1, "```python\na\n```\n\n```python\nb\n```\n"), session]);
    expect(reportOf(events).attempts[0]?.blocks.map(({ execution: ran }) => ran)).toEqual([null, null]);
  });

  test("a limit that was only tried, and has no value, is listed too", () => {
    const events = withFact(passedRun, "session-started", { limits: {}, held: { seccomp: false } });
    expect(reportOf(events).sandbox?.limits).toEqual([
      { name: "seccomp", value: "", holds: false, isWaived: false },
    ]);
  });
});

test("the owner's files whose words the writer was told are named", () => {
  const notes = (instructions: readonly string[]) =>
    reportOf(eventsOf([{ ...endedRuns.passed[0]!, ...(instructions.length > 0 && { instructions }) }])).notes;
  expect(notes(["AGENTS.md", "docs/a.md"])).toEqual([
    "The model got the repository's instructions from `AGENTS.md`, `docs/a.md`.",
  ]);
  expect(notes([])).toEqual([]);
});
