import { posix } from "node:path";
import { type CodeBlock, placeOf } from "../../facts/block.js";
import type { RunEvent } from "../../facts/events.js";
import type { Execution } from "../../facts/execution.js";
import type { Finding } from "../../findings/finding.js";
import { truncateEnd } from "../../format/truncate.js";
import { lastErrorLine } from "../details/last-error-line.js";
import { fold } from "../../run/state/apply.js";
import { failedBlocksOf } from "../../run/state/standing.js";
import { endingWords } from "../titles.js";

/** Failures in documents, with their lines. Documents outside of the current folder are left out. */
export function documentFindings(events: readonly RunEvent[]): readonly Finding[] {
  const attempt = fold(events).attempts.at(-1);
  if (attempt === undefined) return [];
  return failedBlocksOf(attempt).flatMap((execution) => {
    const block = attempt.reply.blocks[execution.block];
    if (block?.document === undefined || block.line === undefined) return [];
    const path = posix.normalize(block.document);
    if (path.startsWith("../") || path.startsWith("/")) return [];
    const line = lineOf(block, execution);
    const why = lastErrorLine(execution);
    const message = [endingWords(execution), ...(why === "" ? [] : [why])].join(": ");
    return [
      {
        path,
        startLine: line,
        endLine: line,
        level: "error" as const,
        title: `The block at ${placeOf(block)} failed`,
        message: truncateEnd(message, 1_000),
      },
    ];
  });
}

/** The line of the shown output that differs, or the line that the error names. Otherwise the block's first line. */
function lineOf({ document = "", line: first = 1, code, output }: CodeBlock, execution: Execution): number {
  if (execution.unlikeDocument !== undefined && execution.exitCode === (execution.expectedExit ?? 0))
    return output?.line ?? first;
  const text = execution.stderr.text + execution.stdout.text;
  const lines: number[] = [];
  for (let at = text.indexOf(document); at !== -1; at = text.indexOf(document, at + 1)) {
    const number = /^"?[:,] ?(?:line )?(\d{1,7})/.exec(
      text.slice(at + document.length, at + document.length + 20),
    );
    if (number !== null) lines.push(Number(number[1]));
  }
  const within = lines.filter((line) => line > first && line <= first + code.split("\n").length);
  // Python names the innermost place last. Other languages name it first.
  return (text.includes("Traceback (most recent call last)") ? within.at(-1) : within[0]) ?? first;
}
