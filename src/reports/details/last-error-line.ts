import type { Execution } from "../../facts/execution.js";
import { truncateMiddle } from "../../format/truncate.js";
import { settled } from "../../output/settled.js";
import { showHidden } from "../../output/visible.js";

/** A line that names an error, in the form of most languages and test tools: `E   KeyError: 'a'`, `error[E0308]: …`. */
const namesError = /^(?:E +)?(?:[\w.]*(?:Error|Exception)\b|error(?:\[\w+\])?: |panic: |fatal: )/;

/** The last line that names an error. If there is none, the last line of stderr that is not empty. */
export function lastErrorLine({ stderr, stdout }: Pick<Execution, "stderr" | "stdout">): string {
  const ends = [stderr, stdout].map(({ text }) =>
    showHidden(settled(text.slice(-4_000)))
      .split("\n")
      .map((line) => line.trim()),
  );
  const error = ends
    .map((lines) => lines.findLast((line) => namesError.test(line)))
    .find((line) => line !== undefined);
  const line = error ?? ends[0]!.findLast((each) => each !== "") ?? "";
  return truncateMiddle(line.replace(/^E +/, ""), 160).replace(/\n/g, " ");
}
