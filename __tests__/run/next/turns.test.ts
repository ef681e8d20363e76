import { describe, expect, it } from "@jest/globals";
import { fold } from "../../../src/run/state/apply.js";
import { next } from "../../../src/run/next/next.js";
import type { Fact, Policy } from "../../../src/facts/events.js";
import { resultOf } from "../../../src/reports/result/result.js";
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

const stepwise = { until: "done", doneWord: "FINISHED", maxTurns: 5 } as const;
const withVerify = { verify: ["make test"] };

function nextAfter(facts: readonly Fact[], change: Partial<Policy> = {}) {
  const wholePolicy = { ...policy, ...stepwise, ...change };
  return next(fold(eventsOf([started(wholePolicy), ...facts])), wholePolicy);
}

const printed = (text: string) => ({ stdout: { text, bytes: text.length, truncated: false } });
const looked = [replied(1, python("look")), sessionStarted, executed(1, 0, failedWith("no match"))];
const edited = [...looked, replied(2, python("edit")), executed(2, 0)];
const changed: Fact = {
  ...filesSaved,
  artifacts: [{ path: "a.py", bytes: 1, sha256: "0" }],
  changes: { patch: "changes.patch", deleted: [], acting: [] },
};
const unchanged: Fact = { ...filesSaved, changes: { patch: null, deleted: [], acting: [] } };
const lost = (attempt: number) =>
  executed(attempt, 0, { ending: "container-lost", exitCode: null, evidence: "the engine says it is gone" });
const keeping: Fact = {
  ...(sessionStarted as Extract<Fact, { type: "session-started" }>),
  takesCheckpoints: true,
};
const kept = (attempt: number): Fact => ({ type: "checkpoint", attempt, entries: 1, bytes: 1 });
const unkept = (attempt: number): Fact => ({ ...kept(attempt), fault: "Too much." }) as Fact;
const keptEdit = [
  replied(1, python("look")),
  keeping,
  executed(1, 0),
  kept(1),
  replied(2, python("edit")),
  executed(2, 0),
  kept(2),
];
const restoredFrom = (attempt: number) =>
  ({ ...keeping, restored: { attempt, after: "lost" } }) as Extract<Fact, { type: "session-started" }>;
const engineGone: Fact = {
  type: "failure",
  during: "execute",
  code: "engine-unavailable",
  message: "No engine.",
  nextStep: "",
};
const unrun = { ending: "not-run", exitCode: null, notRun: "language" } as const;

describe("the next step of a run until the writer is done", () => {
  it.each<[string, readonly Fact[], Partial<Policy>, object]>([
    [
      "is another turn after code that failed, and asks nobody about that",
      looked,
      {},
      { do: "ask", attempt: 2 },
    ],
    ["is another turn after code that passed", edited, withVerify, { do: "ask", attempt: 3 }],
    [
      "is another turn after a block's deadline",
      [...edited, replied(3, python("x")), executed(3, 0, { ending: "timed-out", exitCode: 124 })],
      {},
      { do: "ask", attempt: 4 },
    ],
    [
      "is another turn after a file name that was refused",
      [...edited, replied(3, python("x")), executed(3, 0, { ...unrun, notRun: "refused" })],
      {},
      { do: "ask", attempt: 4 },
    ],
    [
      "is another turn after the same code with the same error",
      [...looked, replied(2, python("look")), executed(2, 0, failedWith("no match"))],
      {},
      { do: "ask", attempt: 3 },
    ],
    [
      "passes over the blocks behind one that failed",
      [replied(1, python("x") + python("y")), sessionStarted, executed(1, 0, failedWith("no"))],
      {},
      { do: "execute", attempt: 1, block: 1, skip: "earlier-failed" },
    ],
    [
      "verifies once the writer says in words that it is done",
      [...edited, replied(3, "It is mended.")],
      withVerify,
      { do: "verify", attempt: 3, index: 0 },
    ],
    [
      "verifies once the done word stands beside code that passed",
      [...looked, replied(2, `${python("edit")}\nFINISHED\n`, { saysDone: true }), executed(2, 0)],
      withVerify,
      { do: "verify", attempt: 2, index: 0 },
    ],
    [
      "is another turn where the done word stands beside code that failed",
      [...looked, replied(2, python("edit"), { saysDone: true }), executed(2, 0, failedWith("no"))],
      withVerify,
      { do: "ask", attempt: 3 },
    ],
    [
      "verifies once a block that passes prints the done word first",
      [...looked, replied(2, python("x")), executed(2, 0, printed("FINISHED\r\nand more\n"))],
      withVerify,
      { do: "verify", attempt: 2, index: 0 },
    ],
    [
      "is another turn where the done word is printed later, or by code that failed",
      [
        ...looked,
        replied(2, python("x") + python("y")),
        executed(2, 0, printed("not yet\nFINISHED\n")),
        executed(2, 1, { ...printed("FINISHED\n"), exitCode: 1 }),
      ],
      withVerify,
      { do: "ask", attempt: 3 },
    ],
    [
      "is another turn where the word is not the done word",
      [...looked, replied(2, python("x")), executed(2, 0, printed("FINISHED soon\n"))],
      {},
      { do: "ask", attempt: 3 },
    ],
    [
      "ends as passed once every verification passed",
      [...edited, replied(3, "Done."), verified(3, 0), filesSaved],
      withVerify,
      {
        do: "end",
        outcome: "passed",
        reason: "The model said that it is done, and every verification ended with exit code 0.",
      },
    ],
    [
      "asks the model about a verification that failed",
      [...edited, replied(3, "Done."), verified(3, 0, failedWith("1 failed"))],
      withVerify,
      { do: "decide", attempt: 3, rule: null },
    ],
    [
      "goes on in the same session when the model wants to",
      [...edited, replied(3, "Done."), verified(3, 0, failedWith("1 failed")), decided(3, true)],
      withVerify,
      { do: "ask", attempt: 4 },
    ],
    [
      "counts failed verifications alone as retries",
      [...edited, replied(3, "Done."), verified(3, 0, failedWith("1 failed"))],
      { ...withVerify, maxRetries: 0 },
      { do: "decide", attempt: 3, rule: { rule: "retries-spent" } },
    ],
    [
      "has no turn left for a verification that failed in the last",
      [...edited, replied(3, "Done."), verified(3, 0, failedWith("1 failed"))],
      { ...withVerify, maxTurns: 3 },
      { do: "decide", attempt: 3, rule: { rule: "turns-spent", retry: false } },
    ],
    [
      "ends as its budget is spent where the last turn leaves the writer undone",
      [...edited, changed],
      { maxTurns: 2 },
      {
        do: "end",
        outcome: "budget-spent",
        reason: "All 2 turns are used up. The model had not said that the task is done.",
        nextStep: expect.stringContaining("`max-turns`"),
      },
    ],
    [
      "verifies what the writer calls done in its last turn",
      [...edited, replied(3, "Done.")],
      { ...withVerify, maxTurns: 3 },
      { do: "verify", attempt: 3 },
    ],
    [
      "ends as its budget is spent beyond its tokens",
      [...edited, changed],
      { maxTokens: 29 },
      { do: "end", outcome: "budget-spent", nextStep: expect.stringContaining("`max-tokens`") },
    ],
    [
      "takes the writer's word beyond its tokens for nothing without a verification",
      [...edited, replied(3, "Done."), changed],
      { maxTokens: 29 },
      {
        do: "end",
        outcome: "budget-spent",
        reason: expect.stringMatching(/^The run spent 45 tokens\. The limit is 29\./),
      },
    ],
    [
      "keeps what was verified, whatever it cost",
      [...edited, replied(3, "Done."), verified(3, 0), filesSaved],
      { ...withVerify, maxTokens: 29 },
      { do: "end", outcome: "passed" },
    ],
    [
      "takes the writer's word where files are changed",
      [...edited, replied(3, "Done."), changed],
      {},
      {
        do: "end",
        outcome: "passed",
        reason: "The model said that it is done, but no verification confirmed it.",
      },
    ],
    [
      "ends as answered where nothing is changed",
      [...edited, replied(3, "Nothing to do."), unchanged],
      {},
      { do: "end", outcome: "answered", reason: expect.stringContaining("But no file was changed") },
    ],
    ["ends as answered by words alone", [replied(1, "Forty-two.")], {}, { do: "end", outcome: "answered" }],
    [
      "takes a reply of nothing at all for no word that it is done",
      [...edited, replied(3, " \n")],
      withVerify,
      { do: "decide", attempt: 3, rule: { rule: "unusable-reply", retry: true } },
    ],
    [
      "takes no reply that nothing here can run for a turn",
      [...edited, replied(3, "```cobol\nx\n```"), executed(3, 0, unrun)],
      {},
      { do: "decide", attempt: 3, rule: { rule: "unusable-reply", retry: true } },
    ],
    [
      "runs the blocks again when the sandbox is lost before any turn had run code",
      [replied(1, python("x")), sessionStarted, lost(1)],
      {},
      { do: "start" },
    ],
    [
      "says what is lost with the sandbox",
      [...edited, replied(3, python("x")), lost(3)],
      {},
      {
        do: "end",
        outcome: "infrastructure-error",
        code: "session-lost",
        reason:
          "The sandbox was lost: the engine says it is gone. All changes to files up to turn 2 are lost.",
      },
    ],
    [
      "says so too where the sandbox's own error tells of it",
      [...edited, replied(3, python("x")), engineGone],
      {},
      {
        do: "end",
        outcome: "infrastructure-error",
        reason: expect.stringMatching(/^No engine\. All changes to files up to turn/),
      },
    ],
    [
      "goes on in a fresh sandbox where code had used up the one before",
      [...edited, replied(3, python("x")), executed(3, 0, { isSessionSpent: true }), replied(4, python("y"))],
      {},
      { do: "start" },
    ],
    [
      "loses nothing with a sandbox that is fresh since code used up the one before",
      [
        ...edited,
        replied(3, python("x")),
        executed(3, 0, { isSessionSpent: true }),
        replied(4, python("y")),
        sessionStarted,
        lost(4),
      ],
      {},
      { do: "start" },
    ],
    [
      "keeps what a turn changed while the next is asked for, where the session can",
      [replied(1, python("x")), keeping, executed(1, 0, failedWith("no"))],
      {},
      { do: "ask", attempt: 2, keeps: 1 },
    ],
    ["asks for the next turn once that is kept", keptEdit, {}, { do: "ask", attempt: 3 }],
    [
      "keeps nothing of a turn that ran no code",
      [...keptEdit, replied(3, "Done."), verified(3, 0, failedWith("no")), decided(3, true)],
      withVerify,
      { do: "ask", attempt: 4 },
    ],
    [
      "keeps what there is when it goes on after a verification that failed",
      [
        ...keptEdit,
        replied(3, python("x"), { saysDone: true }),
        executed(3, 0),
        verified(3, 0, failedWith("no")),
        decided(3, true),
      ],
      withVerify,
      { do: "ask", attempt: 4, keeps: 3 },
    ],
    [
      "begins a fresh sandbox with what was kept when one is lost in the middle of a turn",
      [...keptEdit, replied(3, python("x")), lost(3)],
      {},
      { do: "start", restored: { attempt: 2, after: "lost" } },
    ],
    [
      "does so too where the sandbox's own error tells of the loss",
      [...keptEdit, replied(3, python("x")), engineGone],
      {},
      { do: "start", restored: { attempt: 2, after: "lost" } },
    ],
    [
      "begins a fresh sandbox with what was kept when code used one up",
      [
        ...keptEdit,
        replied(3, python("x")),
        executed(3, 0, { isSessionSpent: true }),
        replied(4, python("y")),
      ],
      {},
      { do: "start", restored: { attempt: 2, after: "spent" } },
    ],
    [
      "runs the turn's blocks again there",
      [...keptEdit, replied(3, python("x")), lost(3), restoredFrom(2)],
      {},
      { do: "execute", attempt: 3, block: 0 },
    ],
    [
      "ends with the loss where the last turn could not be kept, although one before was",
      [...keptEdit, replied(3, python("x")), executed(3, 0), unkept(3), replied(4, python("y")), lost(4)],
      {},
      {
        do: "end",
        outcome: "infrastructure-error",
        reason: expect.stringContaining("up to turn 3 are lost"),
      },
    ],
    [
      "replaces a sandbox that is lost again and again no more often than its budget allows, and saves what was kept",
      [...keptEdit, replied(3, python("x")), lost(3), restoredFrom(2), lost(3), restoredFrom(2), lost(3)],
      {},
      { do: "collect", turn: 2 },
    ],
    [
      "saves what was kept where nothing runs any more when the writer is done",
      [...keptEdit, replied(3, python("x")), executed(3, 0, { isSessionSpent: true }), replied(4, "Done.")],
      {},
      { do: "collect", turn: 2 },
    ],
    [
      "is the end at the run's deadline, in words about turns",
      [
        ...edited,
        replied(3, python("x")),
        executed(3, 0, { ending: "timed-out", exitCode: 124 }),
        { type: "interrupted", by: "deadline", message: "", during: "execute" },
        filesSaved,
      ],
      {},
      { do: "end", outcome: "timed-out", reason: expect.stringMatching(/ while block 1 of turn 3 ran\.$/) },
    ],
    ...(
      [
        ["words", [replied(3, "Done.")]],
        ["the done word", [replied(3, python("x"), { saysDone: true }), executed(3, 0)]],
      ] as const
    ).map(([what, done]): [string, readonly Fact[], Partial<Policy>, object] => [
      `keeps a pass by ${what} that was verified when the run's deadline comes`,
      [
        ...edited,
        ...done,
        verified(3, 0),
        { type: "interrupted", by: "deadline", message: "", during: "verify" },
        filesSaved,
      ],
      withVerify,
      { do: "end", outcome: "passed" },
    ]),
  ])("%s", (_title, facts, change, step) => {
    expect(nextAfter(facts, change)).toMatchObject(step);
  });
});

describe("which blocks of a reply are run", () => {
  const quoting = replied(1, `${python("old")}${python("new")}\`\`\`text\nout\n\`\`\`\n`);
  const last = { blocks: "last" } as const;
  const skipped = { ending: "not-run", exitCode: null, notRun: "not-last" } as const;

  it.each<[string, readonly Fact[], object]>([
    ["the last comes first", [], { do: "execute", block: 2, skip: null }],
    [
      "then the one before, where that can't be run",
      [executed(1, 2, unrun)],
      { do: "execute", block: 1, skip: null },
    ],
    [
      "and none before one that was run",
      [executed(1, 2, unrun), executed(1, 1, failedWith("no"))],
      { do: "execute", block: 0, skip: "not-last" },
    ],
    [
      "and then it is the next turn's",
      [executed(1, 2, unrun), executed(1, 1), executed(1, 0, skipped)],
      { do: "ask", attempt: 2 },
    ],
  ])("of which only the last is to: %s", (_title, facts, step) => {
    expect(nextAfter([quoting, sessionStarted, ...facts], last)).toMatchObject(step);
  });

  it("decides alone whether an attempt passes, in a run until a pass as well", () => {
    const facts = [quoting, sessionStarted, executed(1, 2, unrun), executed(1, 1), executed(1, 0, skipped)];
    const step = nextAfter([...facts, filesSaved], { ...last, until: "pass", maxTurns: 1 });
    expect(step).toMatchObject({ do: "end", outcome: "passed" });
  });
});

describe("a run until a pass", () => {
  const passed = [replied(1, python("ls")), sessionStarted, executed(1, 0)];
  const untilPass = { until: "pass", maxTurns: 1 } as const;

  it.each<[string, readonly Fact[], Partial<Policy>, object]>([
    [
      "over given files that changes none is no pass but an answer",
      [...passed, unchanged],
      {},
      {
        outcome: "answered",
        reason: expect.stringContaining("But no file was changed, and the run has no verification"),
      },
    ],
    ["over given files passes with a change", [...passed, changed], {}, { outcome: "passed" }],
    [
      "over given files passes without a change where that was verified",
      [...passed, verified(1, 0), unchanged],
      withVerify,
      { outcome: "passed" },
    ],
    [
      "without a writer passes without a change",
      [...passed, unchanged],
      { hasWriter: false },
      { outcome: "passed" },
    ],
    ["over nothing passes without a change", [...passed, filesSaved], {}, { outcome: "passed" }],
    [
      "beyond its tokens is no pass without a verification",
      [...passed, filesSaved],
      { maxTokens: 14 },
      {
        outcome: "budget-spent",
        reason: expect.stringMatching(/^The run spent 15 tokens\. The limit is 14\./),
      },
    ],
    [
      "beyond its tokens keeps a pass that was verified",
      [...passed, verified(1, 0), filesSaved],
      { ...withVerify, maxTokens: 14 },
      { outcome: "passed" },
    ],
  ])("%s", (_title, facts, change, end) => {
    expect(nextAfter(facts, { ...untilPass, ...change })).toMatchObject({ do: "end", ...end });
  });
});

it("counts turns and, apart from them, how often the task was tried", () => {
  const facts = [
    ...edited,
    replied(3, "Done."),
    verified(3, 0, failedWith("1 failed")),
    decided(3, true),
    replied(4, python("edit")),
    executed(4, 0),
    replied(5, "Done."),
    verified(5, 0),
  ];
  expect(resultOf(eventsOf([started({ ...stepwise, ...withVerify }), ...facts]))).toMatchObject({
    turns: 5,
    attempts: 2,
  });
});
