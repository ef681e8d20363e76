import { count } from "../../../format/format.js";
import { whyUnheld } from "../../../format/unheld-limits.js";
import type { Check, Finding } from "../../../ports/check.js";
import type { Session } from "../../../ports/executor.js";
import type { Leftover } from "../../descriptor.js";

/** A trial that needs the result of an earlier one. Without that result the trial is skipped. */
export function after<Results extends object, Key extends keyof Results>(
  results: Results,
  key: Key,
  reason: string,
) {
  type Value = NonNullable<Results[Key]>;
  return (run: (value: Value, signal: AbortSignal) => Promise<Finding | readonly Finding[]>): Check["run"] =>
    async (signal) => {
      const value = results[key];
      return value === null ? { status: "skipped", message: reason } : run(value as Value, signal);
    };
}

/** @param nextStep who removes the leftovers */
export function leftoversFinding(leftovers: readonly Leftover[], place: string, nextStep: string): Finding {
  const left = leftovers.filter(({ fate }) => fate === "would-remove").length;
  if (left === 0) return { status: "ok", message: `no leftover ${place}s of ended agent-exec processes` };
  const message = `agent-exec processes that no longer run left ${count(place, left)}`;
  return { status: "warning", message, nextStep };
}

/** What a session that has just started can run. @param startedAt in milliseconds, by `performance.now()` */
export function startFinding({ facts: { languages } }: Session, startedAt: number): Finding {
  const ms = Math.round(performance.now() - startedAt);
  if (languages.length > 0)
    return { status: "ok", message: `starts in ${ms} ms and runs ${languages.join(", ")}` };
  return {
    status: "failed",
    message: "starts, but has no program that can run code blocks",
    nextStep: "Use an image with python3, sh, bash or node, such as python:3-slim.",
    isVital: true,
  };
}

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
