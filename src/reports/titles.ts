import type { Standing } from "../run/state/standing.js";
import { withCode } from "../errors.js";
import { rowOf } from "../facts/endings.js";
import type { RunEvent } from "../facts/events.js";
import { editedWords } from "../format/edited-words.js";
import { type Execution, testedWords } from "../facts/execution.js";

/** Why a run ended, with the error's code if an error ended it. "" for a run without an end. */
export function reasonOf(events: readonly RunEvent[]): string {
  const end = events.at(-1);
  if (end?.type !== "run-ended") return "";
  const { code, reason } = end;
  return code === undefined ? reason : withCode({ code, message: reason });
}

/** For example `Turn 3`, at the beginning of a line. */
export function headingOf({ unit, number }: { readonly unit: string; readonly number: number }): string {
  return `${unit.charAt(0).toUpperCase()}${unit.slice(1)} ${number}`;
}

/** For example `exit code 1`, `timed out as idle (exit code 124)` or `not run: a block before it failed`. */
export function endingWords(execution: Execution): string {
  const { ending, exitCode, evidence, saved, edited } = execution;
  const { words } = rowOf(execution);
  if (saved !== undefined) return "saved, not run";
  if (edited !== undefined) return editedWords(edited);
  if (ending === "not-run") return `${words}: ${evidence}`;
  if (ending === "misfit") return words;
  const code = exitCode === null ? "no exit code" : `exit code ${exitCode}`;
  const how = ending === "exited" ? code : `${words} (${code})`;
  return [how, ...testedWords(execution)].join(", ");
}

export function outputTitle({ ending }: Execution): string {
  return ending === "misfit" ? "Current content" : "Output";
}

export const standings: Readonly<Record<Standing, { readonly icon: string; readonly word: string }>> = {
  answer: { icon: "💬", word: "answered" },
  unusable: { icon: "↩️", word: "not usable" },
  unapproved: { icon: "✋", word: "not approved" },
  executing: { icon: "⏳", word: "not finished" },
  verifying: { icon: "⏳", word: "not verified" },
  step: { icon: "🔹", word: "ran" },
  failed: { icon: "❌", word: "failed" },
  passed: { icon: "✅", word: "passed" },
};
