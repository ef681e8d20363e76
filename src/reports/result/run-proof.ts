import { whyUntested } from "../../facts/execution.js";
import { filesIn } from "../../facts/patch-words.js";
import { proofOfRun, type RunProof } from "../../prove/proof-of-run.js";
import { decidingAttempt } from "../../run/state/standing.js";
import { isVerified } from "../../run/state/proof.js";
import type { RunState } from "../../run/state/state.js";

/** Null if the run did not see enough, or if the change is not verified, unless it broke a test. */
export function runProof(state: RunState): RunProof | null {
  const { run, controls, files } = state;
  const { diff } = files?.changes ?? {};
  const isWhole = diff !== undefined && diff.files.length === filesIn(diff);
  if (run === null || !isWhole || controls.some((each) => whyUntested(each) !== null)) return null;
  const proof = proofOfRun({
    commands: run.policy.verify,
    before: controls.toSorted(byIndex),
    after: (decidingAttempt(state)?.verifications ?? []).toSorted(byIndex),
    paths: diff.files.map(({ path }) => path),
  });
  return isVerified(state) || proof?.verdict === "regressed" ? proof : null;
}

function byIndex(one: { readonly index: number }, other: { readonly index: number }): number {
  return one.index - other.index;
}
