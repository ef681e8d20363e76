import { endings } from "../facts/endings.js";
import { type Execution, hasFinished, hasPassed, testedWords, whyUntested } from "../facts/execution.js";
import { testsWords } from "../facts/test-run.js";
import { editedWords } from "../format/edited-words.js";
import { formatDuration } from "../format/format.js";
import { oneLine } from "./others-words.js";
import type { TerminalStyle } from "./terminal-style.js";

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
  return `${mark} ${ending}${code}${told.join("")} ${after}${proof}`;
}
