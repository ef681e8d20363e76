import { endings } from "../facts/endings.js";
import type { EventOf } from "../facts/events.js";
import {
  type Execution,
  hasFinished,
  hasPassed,
  type NetworkDecision,
  testedWords,
  whyUntested,
} from "../facts/execution.js";
import { testsWords } from "../facts/test-run.js";
import { editedWords } from "../format/edited-words.js";
import { count, formatCount, formatDuration } from "../format/format.js";
import { oneLine, othersWords } from "./others-words.js";
import type { TerminalStyle } from "./terminal-style.js";

/** The line about an approver's answer. */
export function approvalLine(approval: EventOf<"approval">, style: TerminalStyle): string {
  const { approved, by, reason, feedback, asked, blocks: edited } = approval;
  const who = by === "person" ? "you" : by === "library" ? "the approver" : "the reviewer";
  const what =
    feedback !== undefined
      ? `answered: ${othersWords(feedback, style)}`
      : approved
        ? `approved${asked === "end" ? " the end" : edited === undefined ? "" : " it as changed"}`
        : "refused";
  const why = reason === "" || feedback !== undefined ? "" : `: ${othersWords(reason, style)}`;
  return `${approved ? style.good("✓") : style.warn("!")} ${who} ${what}${why}`;
}

/** The result of a verification on the original files, in words. */
export function controlWords(control: Execution): string {
  const { exitCode, tests } = control;
  const ran = tests === undefined ? 0 : tests.passed + tests.failed + tests.skipped;
  const told = tests === undefined || ran === 0 ? "" : ` (${testsWords(tests)})`;
  if (exitCode === 0) return `passed${told}`;
  const untested = whyUntested(control);
  if (untested !== null)
    return `${hasFinished(control) ? "no test failed" : "did not finish"}: ${oneLine(untested)}`;
  return `failed, as it should${told}`;
}

/** How an execution ended, in one line. `isObserved`: a nonzero exit code does not count as a failure. */
export function endingLine(
  execution: Execution,
  { style, isObserved }: { readonly style: TerminalStyle; readonly isObserved: boolean },
): string {
  if (execution.ending === "not-run") return `${style.dim("–")} not run: ${oneLine(execution.evidence)}`;
  const after = style.dim(`after ${formatDuration(execution.durationMs)}`);
  if (execution.saved !== undefined)
    return `${style.good("✓")} saved as ${oneLine(execution.saved)}, not run`;
  if (execution.edited !== undefined)
    return `${style.good("✓")} ${oneLine(editedWords(execution.edited))} ${after}`;
  const mark = hasPassed(execution) ? style.good("✓") : isObserved ? style.dim("·") : style.bad("✗");
  if (execution.ending === "misfit")
    return `${mark} ${endings.misfit.words} ${after}: ${oneLine(execution.evidence)}`;
  const code = execution.exitCode === null ? "no exit code" : `exit code ${execution.exitCode}`;
  const isPlain = execution.ending === "exited";
  const ending = isPlain ? "" : `${execution.ending}, `;
  const proof = isPlain ? "" : `: ${oneLine(execution.evidence)}`;
  const told = testedWords(execution).map((words) => `, ${oneLine(words)}`);
  const changed =
    execution.failsOnChangedValues === true ? "; with changed expected values it fails, as it should" : "";
  return `${mark} ${ending}${code}${told.join("")} ${after}${proof}${changed}`;
}

/** How many refused hosts of one block get a line, and how many unreached ones. */
const maxLines = 5;

/**
 * Lines about hosts that the code could not reach, such as
 * `evil.example:443 refused: not listed in allow-host (3 times)`. Allowed hosts that did not answer are listed too.
 */
export function networkLines(network: readonly NetworkDecision[] = []): readonly string[] {
  const refused = network.filter(({ allowed }) => !allowed);
  const unreached = network.filter((decision) => decision.unreached === true);
  return [...linesOf(refused, "refused"), ...linesOf(unreached, "allowed, not reached")];
}

function linesOf(decisions: readonly NetworkDecision[], what: string): readonly string[] {
  const lines = decisions.slice(0, maxLines).map(({ host, port, reason, count: times }) => {
    const target = port === 0 ? host : `${host}:${port}`;
    const often = times === 1 ? "" : ` (${formatCount(times)} times)`;
    return `${oneLine(target)} ${what}: ${oneLine(reason)}${often}`;
  });
  const more = decisions.length - lines.length;
  return more === 0 ? lines : [...lines, `… and ${count("more host", more)} ${what}`];
}
