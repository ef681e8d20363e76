import type { ProveResult } from "../facts/prove-result.js";
import type { Finding } from "../findings/finding.js";
import type { Comparison } from "../ports/comparison.js";
import type { Proved } from "./prove.js";

export interface Proving extends Pick<Comparison, "base" | "head">, Pick<ProveResult, "verify"> {}

export function resultOf(
  { base, head, verify }: Proving,
  { verdict, reason, findings, hunks }: Omit<Proved, "output">,
  annotations: readonly Finding[] = [],
): ProveResult {
  const { proof, guard, regressed, removed, skipped, weakened, flaky } = findings;
  return {
    version: 1,
    verdict,
    reason,
    base,
    head,
    verify,
    tests: { proof, guard, regressed, removed, skipped, weakened, flaky },
    hunks: hunks.map(({ file, line, lines, needed }) => ({ file, line, lines, needed })),
    annotations,
  };
}
