import { lastOutputLines } from "../../output/output-lines.js";
import type { Section } from "../document.js";
import type { Report } from "../report.js";
import { outputTitle } from "../titles.js";

/** So many lines of what failed stand above the folds. */
const maxLines = 10;

/** The end of what the failed verification or block printed. */
export function failure({ outcome, failure: failed }: Report): Section[] {
  if (failed === null || outcome === "passed" || outcome === "answered") return [];
  const lines = lastOutputLines(failed, maxLines);
  if (lines.length === 0) return [];
  const what = `The end of the ${outputTitle(failed).toLowerCase()}`;
  return [
    {
      name: "the last output",
      rank: 2,
      blocks: ({ output }) => (output === 0 ? [] : [{ kind: "output", what, size: "", lines }]),
    },
  ];
}
