import type { Verdict } from "../run/rules.js";
import { withCode } from "../errors.js";
import type { Outcome, RunEvent } from "../ports/events.js";
import { count, formatCount } from "../format/format.js";
import type { Ending, Execution } from "../ports/executor.js";
import { hasPassed, wasIdle } from "../ports/executor.js";
import type { WorkspaceChanges } from "../ports/workspace.js";

/** What a person sees first of an outcome; null stands for a run that has no end. */
export function iconOf(outcome: Outcome | null): string {
  return outcome === null ? "❔" : icons[outcome];
}

/** How a run ended, in a few words: `Passed on attempt 2`. No full stop, no markup. */
export function titleOf(outcome: Outcome | null, attempts: number): string {
  const during = attempts === 0 ? "before the first attempt" : `in attempt ${attempts}`;
  const after = attempts === 1 ? "after one attempt" : `after ${attempts} attempts`;
  switch (outcome) {
    case "passed":
      return attempts === 1 ? "Passed on the first attempt" : `Passed on attempt ${attempts}`;
    case "answered":
      return "Answered without code";
    case "failed":
      return `Failed ${after}`;
    case "gave-up":
      return `Gave up ${after}`;
    case "budget-spent":
      return `Budget spent ${after}`;
    case "timed-out":
      return `Out of time ${during}`;
    case "awaiting-approval":
      return "Waiting for approval";
    case "rejected":
      return "Rejected";
    case "cancelled":
      return `Cancelled ${during}`;
    case "infrastructure-error":
      return "Stopped by its infrastructure, not by the code";
    case "denied":
      return "Not allowed";
    case "skipped":
      return "Skipped";
    case null:
      return `Cut off ${during}`;
  }
}

/** Why a run ended, in its own words; where an error ended it, with the error's code. Empty where it has no end. */
export function reasonOf(events: readonly RunEvent[]): string {
  const end = events.at(-1);
  if (end?.type !== "run-ended") return "";
  const failure = events.findLast((event) => event.type === "failure");
  const code = end.code ?? (failure?.message === end.reason ? failure.code : undefined);
  return code === undefined ? end.reason : withCode({ code, message: end.reason });
}

/** An attempt's sign and word. */
export function verdictWords(verdict: Verdict): { readonly icon: string; readonly word: string } {
  return verdicts[verdict];
}

export function executionIcon(execution: Execution): string {
  if (execution.ending === "not-run") return "⏭️";
  return hasPassed(execution) ? "✅" : "❌";
}

/** How an execution ended: `exit code 1`, `timed out as idle (exit code 124)`, `not run: a block before it failed`. */
export function endingWords(execution: Execution): string {
  const { ending, exitCode, evidence } = execution;
  if (ending === "not-run") return `not run: ${evidence}`;
  const code = exitCode === null ? "no exit code" : `exit code ${exitCode}`;
  if (ending === "exited") return code;
  return `${endings[ending]}${wasIdle(execution) ? " as idle" : ""} (${code})`;
}

/** Why a block has no execution. */
export function notRunWords(
  verdict: Verdict,
  { mayHaveBegun, wasLost }: { readonly mayHaveBegun: boolean; readonly wasLost: boolean },
): string {
  if (verdict === "unusable") return "Not run: nothing of this reply was.";
  if (mayHaveBegun) return "It may have begun: the record of the run stops before this block's end.";
  return wasLost ? "It ran in a sandbox that was lost." : "Not run: the run ended before it.";
}

/** What became of an attempt whose sandbox was lost. */
export function lostWords(blocks: readonly { readonly execution: Execution | null }[]): string {
  const ranAgain = blocks.some(({ execution }) => execution !== null);
  return `${ranAgain ? "Its blocks ran again in a fresh one." : "What its blocks did there is lost with it."} The code is not to blame.`;
}

interface Left {
  readonly files: readonly unknown[];
  readonly changes: WorkspaceChanges | null;
}

/** What the run left: `3 files`; where it was given files, what it did to them: `3 files changed, 1 deleted`. */
export function filesTitle({ files, changes }: Left): string {
  if (changes === null) return count("file", files.length);
  const { deleted } = changes;
  if (deleted.length === 0) return `${count("file", files.length)} changed`;
  return files.length === 0
    ? `${count("file", deleted.length)} deleted`
    : `${count("file", files.length)} changed, ${formatCount(deleted.length)} deleted`;
}

/** What the user's own commands say: `2 of 2 passed`. */
export function verifiedWords(
  verified: { readonly ran: number; readonly passed: number; readonly asked: number } | null,
): string {
  if (verified === null) return "not asked for";
  return verified.ran === 0 ? "not reached" : `${verified.passed} of ${verified.asked} passed`;
}

const icons: Readonly<Record<Outcome, string>> = {
  passed: "✅",
  answered: "💬",
  failed: "❌",
  "gave-up": "🛑",
  "budget-spent": "🪙",
  "timed-out": "⏱️",
  "awaiting-approval": "✋",
  rejected: "🚫",
  cancelled: "⚪",
  "infrastructure-error": "⚠️",
  denied: "🚫",
  skipped: "⏭️",
};

const verdicts: Readonly<Record<Verdict, { readonly icon: string; readonly word: string }>> = {
  answer: { icon: "💬", word: "answered" },
  unusable: { icon: "↩️", word: "not usable" },
  executing: { icon: "⏳", word: "not finished" },
  verifying: { icon: "⏳", word: "not verified" },
  failed: { icon: "❌", word: "failed" },
  passed: { icon: "✅", word: "passed" },
};

const endings: Readonly<Record<Exclude<Ending, "exited" | "not-run">, string>> = {
  signalled: "ended by a signal",
  "timed-out": "timed out",
  "out-of-memory": "out of memory",
  "process-limit": "too many processes",
  "disk-full": "disk full",
  "output-limit": "too much output",
  "container-lost": "the container was lost",
  "daemon-lost": "the engine was lost",
  cancelled: "cancelled",
};
