import type { Standing } from "../run/state/standing.js";
import { withCode } from "../errors.js";
import { rowOf } from "../facts/endings.js";
import type { EventOf, RunEvent } from "../facts/events.js";
import { editedWords } from "../format/edited-words.js";
import { count, formatCount, formatDuration } from "../format/format.js";
import type { Usage } from "../facts/reply.js";
import { type Execution, testedWords, hasPassed } from "../facts/execution.js";
import type { BlockReport, Report } from "./report.js";

/** Why a run ended, with the error's code if an error ended it. "" for a run without an end. */
export function reasonOf(events: readonly RunEvent[]): string {
  const end = events.at(-1);
  if (end?.type !== "run-ended") return "";
  const { code, reason } = end;
  return code === undefined ? reason : withCode({ code, message: reason });
}

export function executionIcon(execution: Execution, standing?: Standing): string {
  if (execution.ending === "not-run") return "⏭️";
  if (standing === "step") return standings.step.icon;
  return hasPassed(execution) ? "✅" : "❌";
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

/** The title of an execution's shown text. */
export function outputTitle({ ending }: Execution): string {
  return ending === "misfit" ? "Current content" : "Output";
}

/** Why a block has no execution. */
export function notRunWords(
  standing: Standing,
  { mayHaveBegun, wasLost, waits }: Pick<BlockReport, "mayHaveBegun" | "wasLost" | "waits">,
): string {
  if (waits) return "Not run: the block is waiting for an approval.";
  if (standing === "unusable") return "Not run: no block of this reply was run.";
  if (standing === "unapproved") return "Not run: the block was not approved.";
  if (mayHaveBegun) return "The transcript stops here, so it is unknown whether the block ran.";
  return wasLost ? "The block's sandbox was lost." : "Not run: the run ended before this block.";
}

const answerers: Readonly<Record<string, string>> = {
  person: "a person",
  library: "the library's approver",
  reviewer: "the reviewer",
};

/** Who answered a question about the code or the end, and how: `Approved by a person, as changed`. */
export function approvalWords({ approved, asked, by, feedback, blocks }: EventOf<"approval">): string {
  const what = feedback !== undefined ? "Answered" : approved ? "Approved" : "Refused";
  const who = Object.hasOwn(answerers, by) ? answerers[by] : by;
  const how = asked === "end" ? ", at the end" : blocks === undefined ? "" : ", as changed";
  return `${what} by ${who}${how}`;
}

/** What happened to an attempt whose sandbox was lost. */
export function lostWords(blocks: readonly { readonly execution: Execution | null }[]): string {
  const ranAgain = blocks.some(({ execution }) => execution !== null);
  return `${ranAgain ? "Its blocks ran again in a fresh sandbox." : "The results of its blocks are lost."} The code did not cause this loss.`;
}

/** How many files the run left, such as `3 files`, or its changes: `3 files changed, 2 new, 1 deleted`. */
export function filesTitle({ files, changes }: Pick<Report, "files" | "changes">): string {
  if (changes === null) return count("file", files.length);
  const { deleted, diff } = changes;
  if (diff !== undefined) {
    const others = [
      diff.added === 0 ? "" : `${formatCount(diff.added)} new`,
      diff.deleted === 0 ? "" : `${formatCount(diff.deleted)} deleted`,
    ];
    return [`${count("file", diff.changed)} changed`, ...others].filter((part) => part !== "").join(", ");
  }
  if (deleted.length === 0) return `${count("file", files.length)} changed`;
  return files.length === 0
    ? `${count("file", deleted.length)} deleted`
    : `${count("file", files.length)} changed, ${formatCount(deleted.length)} deleted`;
}

/** The tokens of calls, such as `about 1,200 in (1,000 cached), 300 out`. */
function tokensWords({ isEstimated, inputTokens, cachedTokens, outputTokens }: Usage): string {
  const cached = cachedTokens === undefined ? "" : ` (${formatCount(cachedTokens)} cached)`;
  return `${isEstimated === true ? "about " : ""}${formatCount(inputTokens)} in${cached}, ${formatCount(outputTokens)} out`;
}

/** The tokens and time of a reply, such as `1,200 in, 80 out, 3.1 s`. "" if unknown. */
export function askedWords({ usage, tookMs }: Pick<EventOf<"reply">, "usage" | "tookMs">): string {
  if (usage.inputTokens + usage.outputTokens === 0) return "";
  return `${tokensWords(usage)}${tookMs === undefined ? "" : `, ${formatDuration(tookMs)}`}`;
}

/** An attempt's symbol and word. */
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

/** The note at a block for which the kernel was restarted. */
export const freshState =
  "agent-exec restarted the Jupyter kernel before this block. Variables of earlier blocks were gone, but files were still there.";
