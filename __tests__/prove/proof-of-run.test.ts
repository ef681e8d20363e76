import { expect, it } from "@jest/globals";
import { type Execution, unrunExecution } from "../../src/facts/execution.js";
import type { TestStatus } from "../../src/facts/test-run.js";
import { findingsOf } from "../../src/prove/findings.js";
import { Observed, treeRun } from "../../src/prove/observed.js";
import { proofOfRun } from "../../src/prove/proof-of-run.js";
import { verdictOf } from "../../src/prove/verdict.js";

/** A verification that ran one test and ended with this exit code. */
function ran(exitCode: number, name: string, status: TestStatus): Execution {
  const counts = { passed: 0, failed: 0, skipped: 0, [status]: 1 };
  const tests = { by: "pytest", ...counts, failing: [], cases: [{ name, status }] };
  return { ...unrunExecution("exited", ""), exitCode, tests };
}

const proofOf = (before: Execution, after: Execution) =>
  proofOfRun({ commands: ["pytest"], before: [before], after: [after], paths: ["slug.py"] });

it("a verification that failed before the change too did not begin to fail with it", () => {
  const failedBefore = ran(1, "test_a", "failed");
  expect(proofOf(failedBefore, ran(1, "test_a", "passed"))).toBeNull();
  expect(proofOf(failedBefore, ran(0, "test_a", "passed"))).toMatchObject({ verdict: "proven" });
});

it("a verification that passed before the change began to fail with it", () => {
  const passedBefore = ran(0, "test_a", "passed");
  expect(proofOf(passedBefore, ran(1, "test_a", "failed"))).toMatchObject({
    verdict: "regressed",
    tests: { regressed: ["test_a"] },
  });
  expect(proofOf(passedBefore, ran(1, "test_a", "passed"))).toMatchObject({
    verdict: "regressed",
    tests: { regressed: ["pytest"] },
  });
});

it.each(["make\nmake test", '[ "$(sh slug.sh)" = "[a]" ]\ntest -f a'])(
  "a verification whose tests have no names, %j, counts as one test",
  (command) => {
    const [failed, passed] = [1, 0].map((exitCode) => ({ ...unrunExecution("exited", ""), exitCode })) as [
      Execution,
      Execution,
    ];
    const proof = (before: Execution, after: Execution) =>
      proofOfRun({ commands: [command], before: [before], after: [after], paths: ["slug.c"] });
    expect(proof(failed, passed)).toMatchObject({ verdict: "proven", tests: { proof: [command] } });
    expect(proof(passed, passed)).toMatchObject({ verdict: "unproven", tests: { guard: 1 } });
    expect(proof(passed, failed)).toMatchObject({ verdict: "regressed" });
  },
);

it("prove says of a verification that fails on both sides that it cannot tell", () => {
  const seen = (execution: Execution) => new Observed([treeRun(["pytest"], [execution])]);
  const base = seen(ran(1, "test_a", "failed"));
  const head = seen(ran(1, "test_a", "passed"));
  const findings = findingsOf({ base, baseWithTests: base, head, headWithoutTests: null });
  expect(findings).toMatchObject({ proof: ["test_a"], regressed: [], stillFailing: ["pytest"] });
  expect(verdictOf(findings, ["pytest"])?.verdict).toBe("cannot-tell");
});
