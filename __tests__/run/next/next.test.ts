import { describe, expect, it } from "@jest/globals";
import { fold } from "../../../src/run/state/apply.js";
import { next } from "../../../src/run/next/next.js";
import type { Fact, Policy } from "../../../src/facts/events.js";
import type { Ending } from "../../../src/facts/endings.js";
import type { Execution } from "../../../src/facts/execution.js";
import {
  decided,
  eventsOf,
  executed,
  failedWith,
  filesSaved,
  policy,
  python,
  replied,
  sessionStarted,
  started,
  verified,
} from "../facts.js";

function nextAfter(facts: readonly Fact[], change: Partial<Policy> = {}) {
  const wholePolicy = { ...policy, ...change };
  return next(fold(eventsOf([started(change), ...facts])), wholePolicy);
}

const missing = "python is not installed here; languages here: sh";
const ended = (ending: Ending, evidence: string) => executed(1, 0, { ending, exitCode: 1, evidence });
const failedOnce = [replied(1, python("x")), sessionStarted, executed(1, 0, failedWith("NameError: x"))];
const patched = { patch: "changes.patch", deleted: [], acting: [] };

const passedAndVerified = [replied(1, python("x")), sessionStarted, executed(1, 0), verified(1, 0)];
const failedToAsk: Fact = {
  type: "failure",
  during: "ask",
  code: "writer-unavailable",
  message: "No answer.",
  nextStep: "Wait.",
};
const failedToStart: Fact = { ...failedToAsk, during: "start", code: "engine-unavailable" };
const deadline = { type: "interrupted", by: "deadline", message: "" } as const;
const uncaught: Fact = {
  type: "interrupted",
  by: "error",
  code: "session-lost",
  message: "It threw.",
  nextStep: "Mend it.",
};
const nearDeadline: readonly Fact[] = [
  ...failedOnce,
  {
    type: "decision",
    attempt: 1,
    source: "rule",
    rule: "deadline-near",
    retry: false,
    reason: "Too late.",
  },
  filesSaved,
];
const lost = (attempt: number, block: number) =>
  executed(attempt, block, {
    ending: "container-lost",
    exitCode: null,
    evidence: "the engine says it is gone",
  });

describe("a run whose verification failed and that has no retry left", () => {
  const long = `${"true\n".repeat(3_000)}make test`;
  const failedThere = (change: Partial<Policy>, how: Partial<Execution> = {}, command = long) => {
    return nextAfter(
      [
        replied(1, python("x")),
        sessionStarted,
        executed(1, 0),
        { ...verified(1, 0, { exitCode: 1, ...how }), command } as Fact,
        { type: "decision", attempt: 1, source: "rule", rule: "retries-spent", retry: false, reason: "" },
        filesSaved,
      ],
      { verify: [long], ...change },
    );
  };

  it("says to allow more retries only to somebody who allowed some", () => {
    const sentence = "Read the output of the last attempt. Then describe the task more precisely";
    expect(failedThere({ maxRetries: 2 })).toMatchObject({
      nextStep: `${sentence}, or raise \`max-retries\`.`,
    });
    expect(failedThere({ maxRetries: 0 })).toMatchObject({ nextStep: `${sentence}.` });
  });

  it.each(["make && git diff --exit-code", 'test -z "$(git status --porcelain)"'])(
    "names the commit that is missing for %s",
    (command) => {
      expect(failedThere({ maxRetries: 0, verify: [command] }, {}, command)).toMatchObject({
        nextStep: expect.stringMatching(
          /begin `verify` with `git add -A && git commit -qm change --allow-empty`\.$/,
        ),
      });
    },
  );

  it("is about the command and the image if no test failed", () => {
    const untested = "packages that it needs could not be downloaded";
    expect(failedThere({ maxRetries: 0 }, { untested })).toMatchObject({
      nextStep: expect.stringMatching(
        /^The verification failed, but no test failed\. If the code is right, fix the command in `verify`/,
      ),
    });
  });
});

describe("the next step", () => {
  it.each<[string, readonly Fact[], Partial<Policy>, object]>([
    ["asks first", [], {}, { do: "ask", attempt: 1 }],
    ["starts a session for the first block", [replied(1, python("x"))], {}, { do: "start" }],
    [
      "executes the first block",
      [replied(1, python("x")), sessionStarted],
      {},
      { do: "execute", attempt: 1, block: 0, skip: null },
    ],
    [
      "skips the blocks after one that failed",
      [replied(1, python("x") + python("y")), sessionStarted, executed(1, 0, failedWith("no"))],
      {},
      { do: "execute", attempt: 1, block: 1, skip: "earlier-failed" },
    ],
    [
      "goes on after a block that failed when asked to",
      [replied(1, python("x") + python("y")), sessionStarted, executed(1, 0, failedWith("no"))],
      { keepGoing: true },
      { do: "execute", attempt: 1, block: 1, skip: null },
    ],
    ["asks the model about a failure", failedOnce, {}, { do: "decide", attempt: 1, rule: null }],
    [
      "asks for a correction when the model wants one",
      [...failedOnce, decided(1, true)],
      {},
      { do: "ask", attempt: 2 },
    ],
    [
      "takes no proof for files that are not the ones which were verified",
      [
        replied(1, python("x")),
        sessionStarted,
        executed(1, 0),
        verified(1, 0),
        { ...filesSaved, unlikeVerified: ["a.py", "b.py"] },
      ],
      { verify: ["test"] },
      {
        do: "end",
        outcome: "failed",
        reason: "The verifications passed, but these files changed afterwards: `a.py`, `b.py`.",
        nextStep: expect.stringMatching(/^Do not use the files/),
      },
    ],
    [
      "takes no pass without the patch that somebody asked for",
      [
        replied(1, python("x")),
        sessionStarted,
        executed(1, 0),
        { ...filesSaved, changes: { patch: null, patchFault: "git is not there", deleted: [], acting: [] } },
      ],
      {},
      {
        do: "end",
        outcome: "failed",
        reason:
          "The code passed, but agent-exec could not make a patch of the code's changes: git is not there.",
        nextStep: expect.stringContaining("The artifacts contain the changed files"),
      },
    ],
    [
      "says of a patch that it is not what was verified",
      [
        replied(1, python("x")),
        sessionStarted,
        executed(1, 0),
        verified(1, 0),
        { ...filesSaved, changes: { ...patched, withheld: ["action.yml"] } },
      ],
      { verify: ["test"] },
      {
        do: "end",
        outcome: "passed",
        reason: expect.stringMatching(
          / The patch leaves out `action\.yml`, which the verifications used\. So no verification tested the patch alone\.$/,
        ),
      },
    ],
    [
      "says nothing of a proof of the patch where none was asked for",
      [
        replied(1, python("x")),
        sessionStarted,
        executed(1, 0),
        { ...filesSaved, changes: { ...patched, withheld: ["action.yml"] } },
      ],
      {},
      { do: "end", outcome: "passed", reason: "Every block of the last attempt ended with exit code 0." },
    ],
    ...(
      [
        ["the writer cannot be asked for more", [failedToAsk]],
        ["the run's deadline comes", [{ ...deadline, during: "ask" }]],
        [
          "only replies come that cannot be run",
          [replied(2, "no", { finish: "refusal" }), decided(2, false)],
        ],
      ] as const
    ).map(([what, after]): [string, readonly Fact[], Partial<Policy>, object] => [
      `keeps a pass that was verified when ${what}`,
      [...passedAndVerified, ...after, filesSaved],
      { verify: ["test"], maxTurns: 3 },
      {
        do: "end",
        outcome: "passed",
        reason: expect.stringMatching(
          /^Every block of attempt 1 and every verification ended with exit code 0\. \S/,
        ),
        nextStep: "",
      },
    ]),
    [
      "keeps no pass of which nothing but the code's own exit codes told",
      [replied(1, python("x")), sessionStarted, executed(1, 0), failedToAsk, filesSaved],
      { maxTurns: 3 },
      { do: "end", outcome: "infrastructure-error" },
    ],
    ...(
      [
        ["may have run since", [replied(2, python("y")), { ...deadline, during: "execute" }, filesSaved]],
        ["was to run in a session that could not be started", [replied(2, python("y")), failedToStart]],
        ["is saved in part", [{ ...deadline, during: "collect" }, filesSaved]],
      ] as const
    ).map(([what, after]): [string, readonly Fact[], Partial<Policy>, object] => [
      `keeps no pass where code ${what}`,
      [...passedAndVerified, ...after],
      { verify: ["test"], maxTurns: 3 },
      { outcome: expect.stringMatching(/^(timed-out|infrastructure-error)$/) },
    ]),
    [
      "keeps no pass of files that code has been at since",
      [
        ...passedAndVerified,
        replied(2, python("y")),
        executed(2, 0, failedWith("no")),
        decided(2, false),
        filesSaved,
      ],
      { verify: ["test"], maxTurns: 3 },
      { do: "end", outcome: "gave-up" },
    ],
    [
      "keeps no pass from a person who stops the run",
      [
        ...passedAndVerified,
        { type: "interrupted", by: "signal", message: "Stopped.", during: "ask" },
        filesSaved,
      ],
      { verify: ["test"], maxTurns: 3 },
      { do: "end", outcome: "cancelled" },
    ],
    [
      "keeps no pass where an error that nobody caught stops the run",
      [...passedAndVerified, { ...uncaught, during: "ask" }, filesSaved],
      { verify: ["test"], maxTurns: 3 },
      { do: "end", outcome: "infrastructure-error", reason: "It threw.", code: "session-lost" },
    ],
    ["collects files before the end", [...failedOnce, decided(1, false)], {}, { do: "collect" }],
    [
      "gives up when the model says so",
      [...failedOnce, decided(1, false), filesSaved],
      {},
      { do: "end", outcome: "gave-up", reason: "because" },
    ],
    [
      "asks no model when retries are spent",
      failedOnce,
      { maxRetries: 0 },
      { do: "decide", attempt: 1, rule: { rule: "retries-spent", retry: false } },
    ],
    [
      "asks no model when nobody writes",
      failedOnce,
      { hasWriter: false },
      { do: "decide", rule: { rule: "no-writer", retry: false } },
    ],
    [
      "asks no model about the same code again",
      [...failedOnce, decided(1, true), replied(2, python("x")), executed(2, 0, failedWith("other"))],
      {},
      { do: "decide", attempt: 2, rule: { rule: "same-code" } },
    ],
    [
      "asks no model about the same error again, whatever its addresses and lines",
      [
        replied(1, python("x")),
        sessionStarted,
        executed(1, 0, failedWith("line 3, at 0xfe12: bad")),
        decided(1, true),
        replied(2, python("y")),
        executed(2, 0, failedWith("line 14, at 0xab99: bad")),
      ],
      {},
      { do: "decide", attempt: 2, rule: { rule: "same-error" } },
    ],
    [
      "asks the model about another error",
      [...failedOnce, decided(1, true), replied(2, python("y")), executed(2, 0, failedWith("TypeError: y"))],
      {},
      { do: "decide", attempt: 2, rule: null },
    ],
    [
      "asks no model when tokens are spent",
      failedOnce,
      { maxTokens: 14 },
      { do: "decide", rule: { rule: "tokens-spent" } },
    ],
    [
      "counts a token budget that is just kept as kept",
      failedOnce,
      { maxTokens: 15 },
      { do: "decide", rule: null },
    ],
    [
      "asks no model when the deadline is near",
      failedOnce,
      { totalTimeoutMs: 12_000 },
      { do: "decide", rule: { rule: "deadline-near" } },
    ],
    [
      "never executes a reply that was cut by length",
      [replied(1, python("x"), { finish: "length" })],
      {},
      { do: "decide", rule: { rule: "unusable-reply", retry: true } },
    ],
    [
      "never executes a reply whose last fence is open",
      [replied(1, `${python("x")}\n\`\`\`python\ny`)],
      {},
      { do: "decide", rule: { rule: "unusable-reply", retry: true } },
    ],
    [
      "never executes a refused reply",
      [replied(1, "no", { finish: "refusal" })],
      {},
      { do: "decide", rule: { rule: "unusable-reply" } },
    ],
    [
      "asks no third time for what the model's filter has refused twice in a row",
      [replied(1, "no", { finish: "refusal" }), decided(1, true), replied(2, "no", { finish: "refusal" })],
      {},
      { do: "decide", attempt: 2, rule: { rule: "unusable-reply", retry: false } },
    ],
    [
      "counts unusable replies as retries",
      [replied(1, python("x"), { finish: "length" })],
      { maxRetries: 0 },
      { do: "decide", rule: { rule: "retries-spent" } },
    ],
    [
      "tells the writer when no block is in a language that runs here",
      [
        replied(1, "```cobol\nx\n```"),
        sessionStarted,
        executed(1, 0, { ending: "not-run", exitCode: null, notRun: "language" }),
      ],
      {},
      { do: "decide", rule: { rule: "unusable-reply", retry: true } },
    ],
    [
      "tells the writer when no block names a language",
      [
        replied(1, "```\nx\n```"),
        sessionStarted,
        executed(1, 0, { ending: "not-run", exitCode: null, notRun: "language" }),
      ],
      {},
      { do: "decide", rule: { reason: expect.stringMatching(/names its language/), retry: true } },
    ],
    [
      "passes when a data block stands beside one that passed",
      [
        replied(1, `\`\`\`json\n{}\n\`\`\`\n${python("x")}`),
        sessionStarted,
        executed(1, 0, { ending: "not-run", exitCode: null, notRun: "language" }),
        executed(1, 1),
        filesSaved,
      ],
      {},
      {
        do: "end",
        outcome: "passed",
        reason:
          "Every block of the last attempt that could run here ended with exit code 0; 1 block was not run.",
      },
    ],
    [
      "fails when a block's file name was refused",
      [
        replied(1, python("x")),
        sessionStarted,
        executed(1, 0, { ending: "not-run", exitCode: null, notRun: "refused" }),
      ],
      {},
      { do: "decide", rule: null },
    ],
    [
      "never believes an unknown exit code",
      [replied(1, python("x")), sessionStarted, executed(1, 0, { exitCode: null })],
      {},
      { do: "decide", rule: null },
    ],
    ["answers without a session", [replied(1, "Forty-two.")], {}, { do: "end", outcome: "answered" }],
    [
      "wants proof of an answer when there are verifications",
      [replied(1, "Done.")],
      { verify: ["a"] },
      { do: "start" },
    ],
    [
      "believes a verified answer",
      [replied(1, "Done."), sessionStarted, verified(1, 0), filesSaved],
      { verify: ["a"] },
      { do: "end", outcome: "passed" },
    ],
    [
      "verifies one command after the other",
      [replied(1, python("x")), sessionStarted, executed(1, 0), verified(1, 0)],
      { verify: ["a", "b"] },
      { do: "verify", attempt: 1, index: 1 },
    ],
    [
      "decides about a verification that failed",
      [replied(1, python("x")), sessionStarted, executed(1, 0), verified(1, 0, failedWith("1 test failed"))],
      { verify: ["a", "b"] },
      { do: "decide", attempt: 1, rule: null },
    ],
    [
      "takes another turn after a pass while there are turns",
      [replied(1, python("x")), sessionStarted, executed(1, 0)],
      { maxTurns: 2 },
      { do: "ask", attempt: 2 },
    ],
    [
      "ends with the writer's last words after a pass",
      [replied(1, python("x")), sessionStarted, executed(1, 0), replied(2, "Done."), filesSaved],
      { maxTurns: 5 },
      { do: "end", outcome: "passed" },
    ],
    [
      "calls words after a failure surrender, not an answer",
      [...failedOnce, decided(1, true), replied(2, "I cannot."), filesSaved],
      {},
      { do: "end", outcome: "gave-up" },
    ],
    [
      "runs all blocks again in a fresh session after a loss",
      [replied(1, python("x") + python("y")), sessionStarted, executed(1, 0), lost(1, 1), sessionStarted],
      {},
      { do: "execute", attempt: 1, block: 0, skip: null },
    ],
    [
      "replaces a lost session as often as its budget allows",
      [replied(1, python("x")), sessionStarted, lost(1, 0), sessionStarted, lost(1, 0)],
      {},
      { do: "start" },
    ],
    [
      "blames the infrastructure when that budget is spent",
      [
        replied(1, python("x")),
        sessionStarted,
        lost(1, 0),
        sessionStarted,
        lost(1, 0),
        sessionStarted,
        lost(1, 0),
      ],
      {},
      { do: "end", outcome: "infrastructure-error", code: "session-lost" },
    ],
    [
      "names the engine where that stopped answering until the budget was spent",
      [
        replied(1, python("x")),
        ...Array.from({ length: 3 }).flatMap(() => [
          sessionStarted,
          { ...lost(1, 0), ending: "daemon-lost" } as Fact,
        ]),
      ],
      {},
      { do: "end", outcome: "infrastructure-error", code: "engine-unavailable" },
    ],
    [
      "ends when a session does not start",
      [
        replied(1, python("x")),
        {
          type: "failure",
          during: "start",
          code: "image-unavailable",
          message: "No image.",
          nextStep: "Pull it.",
        },
      ],
      {},
      {
        do: "end",
        outcome: "infrastructure-error",
        reason: "No image.",
        nextStep: "Pull it.",
        code: "image-unavailable",
      },
    ],
    [
      "ends when the writer fails",
      [{ type: "failure", during: "ask", code: "writer-unavailable", message: "503.", nextStep: "Wait." }],
      {},
      { do: "end", outcome: "infrastructure-error", reason: "503." },
    ],
    [
      "ends as timed out at the run's own deadline, files first",
      [replied(1, python("x")), sessionStarted, { type: "interrupted", by: "deadline", message: "" }],
      {},
      { do: "collect" },
    ],
    [
      "ends as cancelled by a signal",
      [{ type: "interrupted", by: "signal", message: "The run was stopped by SIGINT." }],
      {},
      { do: "end", outcome: "cancelled", reason: "The run was stopped by SIGINT." },
    ],
    [
      "fails a file that has no block to run",
      [replied(1, "Only words.")],
      { hasWriter: false },
      { do: "end", outcome: "failed" },
    ],
  ])("%s", (_title, facts, change, step) => {
    expect(nextAfter(facts, change)).toMatchObject(step);
  });

  it.each<[string, readonly Fact[], Partial<Policy>]>([
    ["gave-up", [...failedOnce, decided(1, false), filesSaved], {}],
    ["gave-up", nearDeadline, { totalTimeoutMs: 12_000 }],
    ["answered", [replied(1, "Forty-two.")], {}],
    ["cancelled", [{ type: "interrupted", by: "signal", message: "Stopped." }], {}],
    ["timed-out", [{ type: "interrupted", by: "deadline", message: "" }], {}],
    ["failed", [replied(1, "Only words.")], { hasWriter: false }],
  ])("gives the end %s a next step", (outcome, facts, change) => {
    expect(nextAfter(facts, change)).toMatchObject({ outcome, nextStep: expect.stringMatching(/\.$/) });
  });

  it.each<[string, readonly Fact[], Partial<Policy>, RegExp]>([
    ["a block that failed", [executed(1, 0, failedWith("no"))], {}, /^Read the output of the block/],
    ["a block out of time", [ended("timed-out", "the block ran longer than 3 s")], {}, /raise `timeout`/],
    [
      "a silent block",
      [executed(1, 0, { ending: "timed-out", cause: "idle", exitCode: 124 })],
      {},
      /print its progress, or raise `idle-timeout`/,
    ],
    ["a block out of memory", [ended("out-of-memory", "")], {}, /raise `memory`/],
    ["a block out of processes", [ended("process-limit", "")], {}, /raise `pids`/],
    ["a block on a full disk", [ended("disk-full", "")], {}, /raise `workspace-size`/],
    [
      "a verification that failed",
      [executed(1, 0), verified(1, 0, failedWith("no"))],
      { verify: ["false"] },
      /^Read the output of the verification/,
    ],
    [
      "code that takes too much memory",
      [executed(1, 0, { ending: "out-of-memory", exitCode: 137, evidence: "oom_kill rose from 0 to 1" })],
      {},
      /raise `memory`/,
    ],
    [
      "code whose sockets take too much of it",
      [
        executed(1, 0, {
          ending: "out-of-memory",
          cause: "sockets",
          exitCode: null,
        }),
      ],
      {},
      /fewer netlink sockets/,
    ],
    [
      "an image without the language's program",
      [executed(1, 0, { ending: "not-run", exitCode: null, notRun: "no-program", evidence: missing })],
      {},
      /^Choose an image/,
    ],
  ])("tells who runs %s without a writer what to do", (_what, facts, change, nextStep) => {
    const stopped = {
      type: "decision",
      attempt: 1,
      source: "rule",
      rule: "no-writer",
      retry: false,
    } as const;
    expect(
      nextAfter(
        [replied(1, python("x")), sessionStarted, ...facts, { ...stopped, reason: "It failed." }, filesSaved],
        { ...change, hasWriter: false },
      ),
    ).toMatchObject({ do: "end", nextStep: expect.stringMatching(nextStep) });
  });

  it.each<[string, Fact, string]>([
    ["a block that failed", replied(1, python("x")), "Block 1 of attempt 1 ended with exit code 1."],
    [
      "a reply that was cut",
      replied(1, python("x"), { finish: "length" }),
      "The reply was cut short by its length limit, so nothing was run.",
    ],
    [
      "a refusal",
      replied(1, "", { finish: "refusal" }),
      "The model server's content filter refused the reply, so nothing was run.",
    ],
  ])(
    "ends by the attempt's own failure (%s) when only the time for a retry is lacking",
    (_title, reply, why) => {
      const isCut = reply.type === "reply" && reply.finish !== "stop";
      const facts = isCut ? [reply] : [reply, sessionStarted, executed(1, 0, failedWith("NameError: x"))];
      const change = { totalTimeoutMs: 10_000 };
      const step = nextAfter(facts, change);
      if (step.do !== "decide" || step.rule === null) throw new Error("No rule decided.");
      const end = nextAfter(
        [...facts, { type: "decision", attempt: 1, source: "rule", ...step.rule }, filesSaved],
        change,
      );
      expect(end).toMatchObject({
        outcome: "gave-up",
        reason: expect.stringMatching(
          /There was no time for a retry. A retry needs 10 s, but the run had only \d s left\.$/,
        ),
        nextStep: expect.stringContaining("total-timeout"),
      });
      expect(end).toMatchObject({ reason: expect.stringContaining(why) });
    },
  );

  it.each(["no output for 3 s", "the block ran longer than 2 m"])(
    "says which of a block's clocks ended it: %s",
    (evidence) => {
      const late = ended("timed-out", evidence);
      const step = nextAfter([replied(1, python("x")), sessionStarted, late], { hasWriter: false });
      expect(step).toMatchObject({
        rule: { reason: `Block 1 of attempt 1 ended with timed-out (exit code 1): ${evidence}.` },
      });
    },
  );

  it("gives a pass none", () => {
    const facts = [replied(1, python("x")), sessionStarted, executed(1, 0), filesSaved];
    expect(nextAfter(facts)).toMatchObject({ outcome: "passed", nextStep: "" });
  });
});
