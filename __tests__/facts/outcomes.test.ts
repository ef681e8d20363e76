import { expect, test } from "@jest/globals";
import { AgentExecError, errorCodes, type ErrorCode } from "../../src/errors.js";
import { exitCodeOf, type Outcome, outcomes, outcomesThat } from "../../src/facts/outcomes.js";

const promised: Readonly<Record<Outcome, number>> = {
  passed: 0,
  answered: 0,
  failed: 1,
  "gave-up": 1,
  "budget-spent": 4,
  "timed-out": 4,
  "awaiting-approval": 5,
  rejected: 5,
  cancelled: 130,
  "infrastructure-error": 3,
  denied: 0,
  skipped: 0,
};

test("each outcome has the exit code that is promised", () => {
  const codes = Object.entries(outcomes).map(([name, { exitCode }]) => [name, exitCode]);
  expect(Object.fromEntries(codes)).toEqual(promised);
});

test("these fail the step, and no other does: neither a refusal nor code that waits", () => {
  expect(outcomesThat(({ failsStep }) => failsStep === "yes").toSorted()).toEqual([
    "budget-spent",
    "cancelled",
    "failed",
    "gave-up",
    "infrastructure-error",
    "timed-out",
  ]);
  expect(outcomesThat(({ failsStep }) => failsStep === "never").toSorted()).toEqual([
    "awaiting-approval",
    "passed",
    "rejected",
  ]);
});

test("an error before a run has exit code 2 for what a person gave, 4 for a budget, else 3", () => {
  const codeOf = (code: ErrorCode) => exitCodeOf(new AgentExecError(code, "x", { nextStep: "y" }));
  expect(codeOf("settings-invalid")).toBe(2);
  expect(codeOf("task-invalid")).toBe(2);
  expect(codeOf("engine-unavailable")).toBe(3);
  expect(codeOf("storage-failed")).toBe(3);
  for (const code of Object.keys(errorCodes) as ErrorCode[]) expect([2, 3, 4]).toContain(codeOf(code));
});
