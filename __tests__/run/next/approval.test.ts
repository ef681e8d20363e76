import { describe, expect, it, test } from "@jest/globals";
import { approvalHash } from "../../../src/facts/approval.js";
import { blockOf } from "../../../src/facts/block.js";
import type { Fact, Policy } from "../../../src/facts/events.js";
import { decideAwaiting } from "../../../src/run/outside-answer.js";
import { next } from "../../../src/run/next/next.js";
import { apply, fold } from "../../../src/run/state/apply.js";
import { conversation } from "../../../src/run/told/prompt.js";
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

const code = blockOf({ language: "python", code: "x\n", path: null });
const other = blockOf({ language: "python", code: "y\n", path: null });
const sha256 = approvalHash([code]);

function stateAfter(facts: readonly Fact[], change: Partial<Policy> = {}) {
  return fold(eventsOf([started(change), ...facts]));
}

function nextAfter(facts: readonly Fact[], change: Partial<Policy> = {}) {
  return next(stateAfter(facts, change), { ...policy, ...change });
}

type Approval = Extract<Fact, { type: "approval" }>;

function answered(attempt: number, change: Partial<Approval> = {}): Fact {
  const usual = { asked: "run", by: "person", approved: true, reason: "", sha256 } as const;
  return { type: "approval", attempt, ...usual, ...change };
}

const refused = (attempt: number, change: Partial<Approval> = {}) =>
  answered(attempt, { approved: false, ...change });
const first = [replied(1, python("x")), sessionStarted];
const passed = [...first, executed(1, 0)];
const always = { approval: "always" } as const;
const terminate = { approval: "terminate" } as const;
const reviewed = { reviewerModel: "small" } as const;
const byReviewer = { by: "reviewer" } as const;
const awaited: Fact = { type: "approval-awaited", attempt: 1, asked: "run", sha256 };
const waiting: Fact = { type: "run-ended", outcome: "awaiting-approval", reason: "", nextStep: "" };

describe("the next step", () => {
  const execute = { do: "execute", attempt: 1, block: 0 };
  const askPerson = { do: "approve", attempt: 1, whom: "person" };
  const askReviewer = { do: "approve", attempt: 1, whom: "reviewer" };
  const cases: readonly [string, readonly Fact[], Partial<Policy>, object][] = [
    ["code that nobody is to approve runs", first, {}, execute],
    ["a person is asked before the first block", first, always, askPerson],
    ["a person is shown the sandbox: it is started first", first.slice(0, 1), always, { do: "start" }],
    ["what a person approved runs", [...first, answered(1)], always, execute],
    [
      "an approval of other code approves nothing",
      [...first, answered(1, { sha256: approvalHash([other]) })],
      always,
      askPerson,
    ],
    [
      "what a person changed runs, by its own hash",
      [...first, answered(1, { blocks: [other], sha256: approvalHash([other]) })],
      always,
      execute,
    ],
    ["an approval of an end lets nothing run", [...first, answered(1, { asked: "end" })], always, askPerson],
    ["where nothing runs nobody is asked", first, { ...always, runsNothing: true }, execute],
    [
      "a reply that cannot be used is not asked about",
      [replied(1, python("x"), { finish: "length" }), sessionStarted],
      always,
      { do: "decide" },
    ],
    [
      "a person's refusal ends the run",
      [...first, refused(1, { reason: "It harms." }), filesSaved],
      always,
      { do: "end", outcome: "rejected", reason: "The code of attempt 1 was refused: It harms." },
    ],
    [
      "a person's feedback goes to the writer",
      [...first, refused(1, { feedback: "Print y." })],
      always,
      { do: "ask", attempt: 2 },
    ],
    [
      "an approver that failed refuses",
      [...first, refused(1, { by: "library", hasFailed: true, reason: "it threw" }), filesSaved],
      always,
      { do: "end", outcome: "rejected" },
    ],
    ["the reviewer is asked", first, reviewed, askReviewer],
    ["the reviewer is asked before a person", first, { ...reviewed, ...always }, askReviewer],
    [
      "a person is asked about what the reviewer approved",
      [...first, answered(1, byReviewer)],
      { ...reviewed, ...always },
      askPerson,
    ],
    ["what the reviewer approved runs", [...first, answered(1, byReviewer)], reviewed, execute],
    ["the reviewer's word is none for a person's", [...first, answered(1, byReviewer)], always, askPerson],
    [
      "a person's change needs no further review",
      [...first, answered(1, byReviewer), answered(1, { blocks: [other], sha256: approvalHash([other]) })],
      { ...reviewed, ...always },
      execute,
    ],
    [
      "a reviewer's refusal is told to the writer",
      [...first, refused(1, byReviewer)],
      reviewed,
      { do: "ask", attempt: 2 },
    ],
    [
      "three refusals of the reviewer in a row end the run",
      [
        ...first,
        refused(1, byReviewer),
        replied(2, python("x")),
        refused(2, byReviewer),
        replied(3, python("x")),
        refused(3, { ...byReviewer, reason: "No." }),
        filesSaved,
      ],
      reviewed,
      {
        do: "end",
        outcome: "rejected",
        reason: "The reviewer refused 3 replies in a row. The last refusal: No.",
      },
    ],
    [
      "refusals of the reviewer with an approval between them are not in a row",
      [
        ...first,
        refused(1, byReviewer),
        replied(2, python("x")),
        refused(2, byReviewer),
        replied(3, python("x")),
        answered(3, byReviewer),
        executed(3, 0, failedWith("Error: e")),
        decided(3, true),
        replied(4, python("x")),
        refused(4, byReviewer),
      ],
      reviewed,
      { do: "ask", attempt: 5 },
    ],
    [
      "a refusal does not go on beyond the budget",
      [...first, refused(1, byReviewer), filesSaved],
      { ...reviewed, maxTokens: 1 },
      { do: "end", outcome: "budget-spent" },
    ],
    [
      "before a run ends as passed a person is asked",
      passed,
      terminate,
      { ...askPerson, ending: { outcome: "passed" } },
    ],
    [
      "before it ends as failed a person is asked",
      [...first, executed(1, 0, failedWith("e")), decided(1, false)],
      terminate,
      { ...askPerson, ending: { outcome: "gave-up" } },
    ],
    [
      "an end that a person approved is the end",
      [...passed, answered(1, { asked: "end" }), filesSaved],
      terminate,
      { do: "end", outcome: "passed" },
    ],
    [
      "an end that a person refused is no pass",
      [...passed, refused(1, { asked: "end" }), filesSaved],
      terminate,
      { do: "end", outcome: "rejected" },
    ],
    [
      "feedback at the end goes on",
      [...passed, refused(1, { asked: "end", feedback: "More." })],
      terminate,
      { do: "ask", attempt: 2 },
    ],
    [
      "a person who was answered is asked again at the next end",
      [...passed, refused(1, { asked: "end", feedback: "More." }), replied(2, python("x")), executed(2, 0)],
      terminate,
      { do: "approve", attempt: 2, whom: "person" },
    ],
    [
      "a stopped run asks nobody",
      [...passed, { type: "interrupted", by: "signal", message: "" }, filesSaved],
      terminate,
      { do: "end", outcome: "cancelled" },
    ],
    [
      "where nobody can be asked the run waits",
      [...first, awaited, filesSaved],
      always,
      { do: "end", outcome: "awaiting-approval" },
    ],
    [
      "what code changed before is kept for the wait",
      [
        replied(1, python("z")),
        { ...sessionStarted, takesCheckpoints: true } as Fact,
        executed(1, 0, failedWith("e")),
        decided(1, true),
        replied(2, python("x")),
        { ...awaited, attempt: 2 },
      ],
      always,
      { do: "checkpoint", attempt: 1 },
    ],
    [
      "a verified pass is none for a person who refused what came after it",
      [
        ...passed,
        verified(1, 0),
        replied(2, python("y")),
        refused(2, { sha256: approvalHash([other]) }),
        filesSaved,
      ],
      { ...always, maxTurns: 2, verify: ["make test"] },
      { do: "end", outcome: "rejected" },
    ],
  ];
  test.each(cases)("%s", (_, facts, change, step) => {
    expect(nextAfter(facts, change)).toMatchObject(step);
  });
});

test("a person's words to the writer begin the count of failures anew", () => {
  const failed = (attempt: number, error: string) => [
    replied(attempt, python(`x${attempt}`)),
    executed(attempt, 0, failedWith(error)),
  ];
  const spent = [sessionStarted, ...failed(1, "NameError"), decided(1, true), ...failed(2, "KeyError")];
  const rules = { maxRetries: 1, ...terminate };
  expect(nextAfter(spent, rules)).toMatchObject({ do: "decide", rule: { rule: "retries-spent" } });
  const goOn = refused(2, { asked: "end", feedback: "Go on." });
  const answeredOnce = [...spent, decided(2, false), goOn, ...failed(3, "TypeError")];
  expect(nextAfter(answeredOnce, rules)).toEqual({ do: "decide", attempt: 3, rule: null });
});

describe("the writer is told", () => {
  const lastTold = (facts: readonly Fact[], change: Partial<Policy> = {}) =>
    conversation(stateAfter(facts, change)).at(-1);

  it.each([
    [
      "a person's feedback in place of the output",
      [...first, refused(1, { feedback: "Print y." })],
      /The person's answer:\n\nPrint y\.$/,
    ],
    [
      "why the reviewer refused",
      [...first, refused(1, { ...byReviewer, reason: "It deletes /." })],
      /refused it: It deletes \/\./,
    ],
    [
      "what ran in place of its code",
      [...first, answered(1, { blocks: [other], sha256: "" }), executed(1, 0)],
      /changed the code before it ran\. This ran:\n\n```python\ny\n```/,
    ],
    [
      "a person's answer to a pass",
      [...passed, refused(1, { asked: "end", feedback: "More." })],
      /exit code 0[^]*answers:\n\nMore\.$/,
    ],
    [
      "a person's answer to its own surrender",
      [
        ...first,
        executed(1, 0, failedWith("e")),
        decided(1, false),
        refused(1, { asked: "end", feedback: "Try." }),
      ],
      /^The person who gave the task answers:\n\nTry\.$/,
    ],
  ] as const)("%s", (_, facts, words) => {
    const told = lastTold(facts);
    expect(told?.role).toBe("user");
    expect(told?.content).toMatch(words);
  });
});

describe("an answer from outside", () => {
  const waits = [...first, awaited, filesSaved, waiting];

  it("approves exactly the code that was asked about", () => {
    expect(decideAwaiting(stateAfter(waits, always), { says: "approve", sha256 })).toMatchObject({
      approved: true,
      by: "person",
      asked: "run",
      sha256,
    });
  });

  it("lets the run go on where it had ended to wait", () => {
    const state = stateAfter(waits, always);
    const fact = decideAwaiting(state, { says: "approve", sha256 });
    const [event] = eventsOf([fact]);
    const went = apply(state, { ...event!, seq: state.events });
    expect(went).toMatchObject({ end: null, awaiting: null, files: null, session: null });
    expect(next(went, { ...policy, ...always })).toEqual({ do: "start" });
  });

  it.each([
    ["another hash", waits, { says: "approve", sha256: approvalHash([other]) }, /but you gave the hash/],
    ["feedback without words", waits, { says: "feedback", text: " \n" }, /feedback is empty/],
    [
      "a run that is over",
      [...passed, filesSaved, { type: "run-ended", outcome: "passed", reason: "", nextStep: "" }],
      { says: "approve", sha256 },
      /is not waiting for an approval, because it ended as `passed`/,
    ],
    ["a run that goes on", first, { says: "approve", sha256 }, /has not ended yet/],
    ["a second answer", [...waits, answered(1)], { says: "approve", sha256 }, /has not ended yet/],
    [
      "a transcript whose code was exchanged",
      [replied(1, python("y")), ...waits.slice(1)],
      { says: "approve", sha256 },
      /not the code that is waiting for an approval/,
    ],
  ] as const)("is refused for %s", (_, facts, said, words) => {
    expect(() => decideAwaiting(stateAfter(facts as readonly Fact[], always), said)).toThrow(
      expect.objectContaining({ code: "settings-invalid", message: expect.stringMatching(words) }),
    );
  });
});

describe("the hash of an approval", () => {
  const hashOf = (change: object) =>
    approvalHash([blockOf({ language: "sh", code: "ls\n", path: null, ...change })]);

  it("is that of the blocks' language, file and code as JSON", () => {
    // printf '[["sh",null,"ls\\n"]]' | sha256sum
    expect(hashOf({})).toBe("bd39caaf74a71ce21cabef69eed97644928cb6b67acb0ec902ac996f9d6a04e7");
  });

  it.each([{ language: "bash" }, { code: "ls \n" }, { path: "ls" }, { path: "" }])(
    "is another for %j",
    (change) => {
      expect(hashOf(change)).not.toBe(hashOf({}));
    },
  );

  it("tells apart what stands in one block and in two", () => {
    const block = (text: string) => blockOf({ language: "sh", code: text, path: null });
    expect(approvalHash([block("a\nb\n")])).not.toBe(approvalHash([block("a\n"), block("b\n")]));
    expect(approvalHash([block("a\n"), block("b\n")])).not.toBe(approvalHash([block("b\n"), block("a\n")]));
  });
});
