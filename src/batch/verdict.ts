import { outcomes } from "../facts/outcomes.js";
import { count, formatCount, formatUsd } from "../format/format.js";
import type { BatchRow } from "./row.js";

export interface VerdictRules {
  /** The share of runs, from 0 to 1, that may end with an infrastructure error. */
  readonly maxInfrastructure: number;
  /** How many runs the batch has. */
  readonly runs: number;
  /** Why some runs have not begun. Null: all have. */
  readonly stopped: "cost" | "outage" | "signal" | null;
  /** The cost of runs without a result, because they were stopped or killed. Default: nothing. */
  readonly lostUsd?: number;
}

export interface Verdict {
  readonly passed: number;
  readonly failed: number;
  /** How many runs ended with an infrastructure error. They say nothing about the code. */
  readonly infrastructure: number;
  readonly left: number;
  /** Null if unknown. */
  readonly costUsd: number | null;
  readonly exitCode: number;
  /** The result in sentences. */
  readonly words: string;
}

/** The result of a batch. Infrastructure errors count neither as passed nor as failed. */
export function verdictOf(
  rows: readonly BatchRow[],
  { maxInfrastructure, runs, stopped, lostUsd = 0 }: VerdictRules,
): Verdict {
  const infrastructure = rows.filter(isInfrastructure).length;
  const passed = rows.filter(hasPassed).length;
  const answered = rows.filter(hasAnswered).length;
  const failed = rows.length - passed - answered - infrastructure;
  const left = runs - rows.length;
  const costs = [...rows.flatMap(({ usage }) => usage.costUsd ?? []), ...(lostUsd > 0 ? [lostUsd] : [])];
  const costUsd = costs.length === 0 ? null : costs.reduce((sum, each) => sum + each, 0);
  const isSound = rows.length === 0 || infrastructure / rows.length <= maxInfrastructure;
  const ends = { signal: "cancelled", cost: "budget-spent", outage: "infrastructure-error" } as const;
  const end = stopped !== null ? ends[stopped] : isSound ? failed > 0 && "failed" : "infrastructure-error";
  const exitCode = end === false ? 0 : outcomes[end].exitCode;
  const whyLeft =
    stopped === "outage"
      ? ", because the batch stopped: the engine or the model server failed again and again"
      : "";
  const judged = passed + answered + failed;
  const sentences = [
    `${formatCount(passed)} of ${count("run", judged)} passed${judged === 0 ? "" : ` (${percent(passed / judged)})`}.`,
    answered === 0 ? "" : `${count("run", answered)} answered in words and changed no file.`,
    infrastructure === 0
      ? ""
      : `${count("run", infrastructure)} (${percent(infrastructure / rows.length)}) ended with an infrastructure error and ${infrastructure === 1 ? "counts" : "count"} neither as passed nor as failed.${isSound ? "" : ` At most ${percent(maxInfrastructure)} may.`}`,
    left === 0 ? "" : `${count("run", left)} ${left === 1 ? "is" : "are"} left${whyLeft}.`,
    costUsd === null ? "" : `Cost: ${formatUsd(costUsd)}.`,
  ];
  const words = sentences.filter((sentence) => sentence !== "").join(" ");
  return { passed, failed, infrastructure, left, costUsd, exitCode, words };
}

export function isInfrastructure({ outcome }: Pick<BatchRow, "outcome">): boolean {
  return outcome === "infrastructure-error";
}

export function hasPassed({ outcome }: Pick<BatchRow, "outcome">): boolean {
  return outcome === "passed";
}

/** Whether the model answered in words and changed no file. This counts neither as passed nor as failed. */
export function hasAnswered({ outcome }: Pick<BatchRow, "outcome">): boolean {
  return outcome === "answered";
}

/** Reads a percentage such as `5%` or `0.5%` as a share. Null for other text. */
export function parsePercent(text: string): number | null {
  const [, number] = /^(\d{1,3}(?:\.\d{1,3})?)\s*%$/.exec(text.trim()) ?? [];
  return number === undefined || Number(number) > 100 ? null : Number(number) / 100;
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
