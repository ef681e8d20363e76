import { expect, it } from "@jest/globals";
import { hasFailed, hasPassed, whyUntested } from "../../src/facts/execution.js";
import { execution } from "../run/facts.js";

it("passes by its own end with exit code 0, and only if that proves something", () => {
  expect(hasPassed(execution())).toBe(true);
  expect(hasPassed(execution({ unproven: "no test ran" }))).toBe(false);
  expect(hasPassed(execution({ exitCode: 1 }))).toBe(false);
  expect(hasPassed(execution({ ending: "timed-out", exitCode: 0 }))).toBe(false);
});

it("fails by its own end, not for want of a tool or of time", () => {
  const untested = execution({ exitCode: 127, untested: "the program pytest is missing" });
  const late = execution({ ending: "timed-out", exitCode: 124, evidence: "it took longer than 5 s" });
  expect([execution({ exitCode: 1 }), execution(), untested, late].map(hasFailed)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([execution({ exitCode: 1 }), execution(), untested, late].map(whyUntested)).toEqual([
    null,
    null,
    "the program pytest is missing",
    "it took longer than 5 s",
  ]);
});
