import { describe, expect, it } from "@jest/globals";
import { approvalHash } from "../../../src/facts/approval.js";
import { blockOf } from "../../../src/facts/block.js";
import type { Fact, Policy } from "../../../src/facts/events.js";
import type { Execution } from "../../../src/facts/execution.js";
import { settled } from "../../../src/run/next/ending.js";
import { fold } from "../../../src/run/state/apply.js";
import { controlOf } from "../../../src/run/state/proof.js";
import {
  eventsOf,
  executed,
  execution,
  filesSaved,
  policy,
  python,
  replied,
  sessionStarted,
  started,
  verified,
} from "../facts.js";

const verifying: Partial<Policy> = { verify: ["make test"], verifyBefore: "auto" };
const passed = { outcome: "passed", reason: "It passed.", nextStep: "" } as const;
const timedOut = { outcome: "timed-out", reason: "It took too long.", nextStep: "Wait." } as const;

function stateOf(facts: readonly Fact[], change: Partial<Policy> = verifying) {
  return fold(eventsOf([started(change), ...facts]));
}

function control(index: number, change: Partial<Execution> = {}): Fact {
  return { type: "control", index, command: "make test", ...execution(change) };
}

const work = [replied(1, python("x")), sessionStarted, executed(1, 0), verified(1, 0), filesSaved];
const timeOut = { ending: "timed-out", exitCode: 124, evidence: "it ran longer than 5 s" } as const;

describe("what a verification said before any change", () => {
  const two = { ...policy, ...verifying, verify: ["a", "b"] };

  it.each<[string, readonly Fact[], string]>([
    ["nothing is known", [], "not-run"],
    ["only one of two ran, and passed", [control(0)], "not-run"],
    ["both passed", [control(0), control(1)], "passed"],
    ["one failed", [control(0), control(1, { exitCode: 1 })], "failed"],
    ["one crashed", [control(0, { ending: "signalled", exitCode: 139 })], "failed"],
    ["one timed out", [control(0), control(1, timeOut)], "unfinished"],
    ["one had no tool", [control(0, { exitCode: 127, untested: "pytest is not there" })], "untested"],
    ["one timed out and one failed", [control(0, timeOut), control(1, { exitCode: 1 })], "failed"],
  ])("where %s", (_what, facts, expected) => expect(controlOf(stateOf(facts, two), two)).toBe(expected));
});

describe("a pass", () => {
  const ending = (facts: readonly Fact[], change: Partial<Policy>) => {
    const whole = { ...policy, ...verifying, ...change };
    return settled(stateOf([...facts, ...work], whole), whole, passed);
  };

  it("is none by `verify-before: require` unless tests failed before, and says why", () => {
    const required = { verifyBefore: "require" } as const;
    expect(ending([control(0, { exitCode: 1 })], required).outcome).toBe("passed");
    expect(ending([], required)).toMatchObject({
      outcome: "failed",
      reason: expect.stringContaining(
        "It is unknown whether the verifications passed on the original files.",
      ),
    });
    expect(ending([control(0, timeOut)], required)).toMatchObject({
      outcome: "failed",
      reason: expect.stringContaining(
        "A verification did not finish on the original files, because it ran longer than 5 s.",
      ),
    });
    expect(ending([control(0)], required).outcome).toBe("failed");
  });

  it("stays one without it, and says what was not known", () => {
    expect(ending([control(0, timeOut)], {})).toMatchObject({
      outcome: "passed",
      reason:
        "It passed. A verification did not finish on the original files, because it ran longer than 5 s.",
    });
  });
});

describe("a run that was stopped", () => {
  // Without `blocks`: these would take the place of the attempt's code, and leave none that could be refused.
  const refused = (attempt: number): Fact => ({
    type: "approval",
    attempt,
    asked: "run",
    approved: false,
    by: "person",
    sha256: approvalHash([blockOf({ language: "python", code: "y\n", path: null })]),
    reason: "no",
  });
  const whole = { ...policy, ...verifying };

  it("keeps a verified pass that code which nobody approved came after", () => {
    const facts = [...work.slice(0, -1), replied(2, python("y")), refused(2), filesSaved];
    expect(settled(stateOf(facts), whole, timedOut).outcome).toBe("passed");
  });

  it("has none of code that nobody approved", () => {
    const facts = [replied(1, python("x")), refused(1), filesSaved];
    expect(settled(stateOf(facts), whole, timedOut).outcome).toBe("timed-out");
  });
});
