import { meaningOfUnheld, unheldLimits } from "../text/unheld-limits.js";
import type { LimitReport, SandboxReport } from "./report.js";

/** The limits that do not hold on the machine of a run, each with what that means; null: it is none that we know. */
export function brokenLimits(
  sandbox: SandboxReport | null,
): readonly (LimitReport & { readonly meaning: string | null })[] {
  const limits = sandbox?.limits ?? [];
  const broken = new Set(unheldLimits(Object.fromEntries(limits.map(({ name, holds }) => [name, holds]))));
  return limits
    .filter(({ name }) => broken.has(name))
    .map((limit) => ({ ...limit, meaning: meaningOfUnheld(limit.name) }));
}
