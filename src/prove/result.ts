import type { ProveResult } from "../facts/prove-result.js";
import type { Comparison } from "../ports/comparison.js";
import type { Findings } from "./findings.js";
import type { Proved } from "./prove.js";

/** Nothing ran. */
export const noFindings: Findings = {
  proof: [],
  guard: 0,
  regressed: [],
  removed: [],
  skipped: [],
  weakened: [],
  emptied: [],
  flaky: [],
  unplaced: [],
};

/** The result as other tools read it. */
export function resultOf(
  { base, head }: Pick<Comparison, "base" | "head">,
  { verdict, reason, findings, hunks }: Proved,
): ProveResult {
  const { unplaced: _unplaced, emptied: _emptied, ...tests } = findings;
  return {
    version: 1,
    verdict,
    reason,
    base,
    head,
    tests,
    hunks: hunks.map(({ file, line, needed }) => ({ file, line, needed })),
  };
}
