import { whyUnheld, unheldLimits } from "../format/unheld-limits.js";
import type { LimitReport, SandboxReport } from "./report.js";

/** The limits that did not hold in a run, each with whose doing that is and what it means. */
export function brokenLimits(
  sandbox: SandboxReport | null,
): readonly (LimitReport & { readonly why: string })[] {
  const limits = sandbox?.limits ?? [];
  const broken = new Set(unheldLimits(Object.fromEntries(limits.map(({ name, holds }) => [name, holds]))));
  return limits
    .filter(({ name }) => broken.has(name))
    .map((limit) => ({ ...limit, why: whyUnheld(limit.name, limit) }));
}
