import type { Policy } from "../../facts/events.js";
import { hasRun } from "../../facts/endings.js";
import { hasFailed, hasFinished, hasPassed, whyUntested } from "../../facts/execution.js";
import type { TestCase, TestStatus } from "../../facts/test-run.js";
import { controlNotRun } from "../../proof/control.js";
import { totalOf } from "../../proof/counted-tests/faults.js";
import { decidingAttempt } from "./standing.js";
import type { Attempt, RunState } from "./state.js";

/** Whether all verifications have run on the original files. */
export function isControlOver({ controls, warnings }: RunState, { verify }: Policy): boolean {
  return controls.length >= verify.length || warnings.some(({ code }) => code === controlNotRun);
}

/**
 * How the verifications ended on the original files. `failed`: at least one failed, so a later pass proves something.
 * `passed`: all passed, so a later pass only shows that nothing broke. `untested`: one did not pass, but no test
 * failed. `unfinished`: a limit ended one of them. `not-run`: unknown.
 */
export function controlOf(
  { controls }: RunState,
  { verify }: Policy,
): "failed" | "passed" | "untested" | "unfinished" | "not-run" {
  if (controls.some(hasFailed)) return "failed";
  if (!controls.every(hasFinished)) return "unfinished";
  if (controls.some((each) => whyUntested(each) !== null)) return "untested";
  return controls.length > 0 && controls.length === verify.length ? "passed" : "not-run";
}

/** The deciding attempt's verifications. */
function verificationsOf(state: RunState): Attempt["verifications"] {
  return decidingAttempt(state)?.verifications ?? [];
}

/** Whether the change's own tests fail without the rest of the change, which proves it even after an early pass. */
export function failsWithoutChange(state: RunState): boolean {
  return verificationsOf(state).some(({ testsAlone }) => testsAlone !== undefined && hasFailed(testsAlone));
}

/** Whether the verifications fail with changed expected values. False if one still passes. Null if unknown. */
export function failsOnChangedValues(state: RunState): boolean | null {
  const told = verificationsOf(state).map((each) => each.failsOnChangedValues);
  return told.includes(false) ? false : told.includes(true) ? true : null;
}

/** Whether the deciding attempt passed with fewer tests than the original files, because the code removed some. */
export function hasRemovedTests(state: RunState): boolean {
  if (!state.warnings.some(({ code }) => code === "tests-removed")) return false;
  return verificationsOf(state).some((each) => {
    const before = state.controls.find(({ index }) => index === each.index)?.tests;
    const isKnown = hasPassed(each) && each.tests !== undefined && before !== undefined;
    return isKnown && totalOf(each.tests) < totalOf(before);
  });
}

/** The tests that the deciding attempt's verifications reported. */
export interface ProvedTests {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The names of failing tests. Empty if unknown. */
  readonly failing: readonly string[];
  /** The names of tests that pass now, but failed or did not exist on the original files. Empty if unknown. */
  readonly failToPass: readonly string[];
  /** The names of tests that pass now and passed before. */
  readonly passToPass: readonly string[];
}

export function provedTests(state: RunState): ProvedTests | null {
  const told = verificationsOf(state).filter(({ tests }) => tests !== undefined);
  if (told.length === 0) return null;
  const sum = (of: TestStatus) => told.reduce((total, each) => total + each.tests![of], 0);
  const named = told.flatMap(({ index, tests }) => {
    // A run that did not finish left out tests that may pass.
    const before = state.controls.find((each) => each.index === index && hasFinished(each))?.tests;
    const passedBefore = new Set(withStatus("passed", before?.cases));
    return withStatus("passed", tests!.cases).map((name) => ({
      name,
      hasPassed: passedBefore.has(name),
      // Numbers without names do not tell which tests passed.
      isKnown: before !== undefined && (before.cases !== undefined || before.passed === 0),
    }));
  });
  return {
    passed: sum("passed"),
    failed: sum("failed"),
    skipped: sum("skipped"),
    failing: told.flatMap(({ tests }) => withStatus("failed", tests!.cases)),
    failToPass: named.filter(({ hasPassed, isKnown }) => isKnown && !hasPassed).map(({ name }) => name),
    passToPass: named.filter(({ hasPassed }) => hasPassed).map(({ name }) => name),
  };
}

function withStatus(wanted: TestStatus, cases: readonly TestCase[] = []): readonly string[] {
  return cases.filter(({ status }) => status === wanted).map(({ name }) => name);
}

/** Whether every verification passed, code ran, and the artifacts are exactly the verified files. */
export function isVerified(state: RunState): boolean {
  const { run, files } = state;
  const wanted = run?.policy.verify.length ?? 0;
  const verified = verificationsOf(state);
  return (
    wanted > 0 &&
    state.attempts.some(({ executions }) => executions.some(hasRun)) &&
    files?.unlikeVerified === undefined &&
    files?.changes?.withheld === undefined &&
    verified.length === wanted &&
    verified.every(hasPassed)
  );
}
