import { whyUnheld } from "../../../format/unheld-limits.js";
import type { Finding } from "../../../ports/check.js";

/** A limit that is not enforced. */
export function unheld(limit: string, { isWaived }: { readonly isWaived: boolean }): Finding {
  const message = `is ${whyUnheld(limit, { isWaived })}`;
  if (isWaived) return { name: nameOf(limit), status: "warning", message };
  return {
    name: nameOf(limit),
    status: "failed",
    message,
    nextStep: "Use a runtime and an engine that enforce this limit, or use a disposable machine.",
  };
}

export function nameOf(limit: string): string {
  return `limit ${limit}`;
}
