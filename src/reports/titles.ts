import type { Standing } from "../run/rules.js";
import { withCode } from "../errors.js";
import { rowOf } from "../ports/endings.js";
import type { RunEvent } from "../ports/events.js";
import { count, formatCount } from "../format/format.js";
import type { Execution } from "../ports/executor.js";
import { hasPassed } from "../ports/executor.js";
import type { WorkspaceChanges } from "../ports/workspace.js";

/** Why a run ended, in its own words; where an error ended it, with the error's code. Empty where it has no end. */
export function reasonOf(events: readonly RunEvent[]): string {
  const end = events.at(-1);
  if (end?.type !== "run-ended") return "";
  const { code, reason } = end;
  return code === undefined ? reason : withCode({ code, message: reason });
}

/** An attempt's sign and word. */
export function standingWords(standing: Standing): { readonly icon: string; readonly word: string } {
  return standings[standing];
}

export function executionIcon(execution: Execution): string {
  if (execution.ending === "not-run") return "⏭️";
  return hasPassed(execution) ? "✅" : "❌";
}

/** How an execution ended: `exit code 1`, `timed out as idle (exit code 124)`, `not run: a block before it failed`. */
export function endingWords(execution: Execution): string {
  const { ending, exitCode, evidence } = execution;
  const { words } = rowOf(execution);
  if (ending === "not-run") return `${words}: ${evidence}`;
  const code = exitCode === null ? "no exit code" : `exit code ${exitCode}`;
  return ending === "exited" ? code : `${words} (${code})`;
}

/** Why a block has no execution. */
export function notRunWords(
  standing: Standing,
  { mayHaveBegun, wasLost }: { readonly mayHaveBegun: boolean; readonly wasLost: boolean },
): string {
  if (standing === "unusable") return "Not run: nothing of this reply was.";
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

const standings: Readonly<Record<Standing, { readonly icon: string; readonly word: string }>> = {
  answer: { icon: "💬", word: "answered" },
  unusable: { icon: "↩️", word: "not usable" },
  executing: { icon: "⏳", word: "not finished" },
  verifying: { icon: "⏳", word: "not verified" },
  failed: { icon: "❌", word: "failed" },
  passed: { icon: "✅", word: "passed" },
};
