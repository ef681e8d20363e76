import { formatCount } from "../format/format.js";
import { type Execution, hasPassed } from "../facts/execution.js";
import { lastOutputLines, type OutputLine } from "../output/output-lines.js";

/** As many lines as a person reads at a glance. The report has all lines. */
const maxLines = 10;

/** After a failure, the failing tests' names and the last ten lines. After a pass, the output if it is short. */
export function verificationLines(execution: Execution): readonly OutputLine[] {
  const lines = lastOutputLines(execution, maxLines + 1);
  const isLong = lines.length > maxLines;
  if (hasPassed(execution)) return isLong ? [] : lines;
  return [
    ...failingTests(execution),
    ...(isLong ? [note("… the end of its output; the report has more")] : []),
    ...lines.slice(-maxLines),
  ];
}

function failingTests({ tests }: Execution): readonly OutputLine[] {
  const failing = (tests?.cases ?? []).filter(({ status }) => status === "failed");
  const shown = failing.slice(0, maxLines).map(({ name }) => note(`failed: ${name}`));
  const more = failing.length - shown.length;
  return more > 0 ? [...shown, note(`… and ${formatCount(more)} more`)] : shown;
}

function note(text: string): OutputLine {
  return { from: "note", text };
}
