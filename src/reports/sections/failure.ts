import { lastOutputLines } from "../../output/output-lines.js";
import type { Section } from "../document.js";
import type { Report } from "../report.js";
import { outputTitle } from "../titles.js";

const maxLines = 10;

export function failure({ outcome, failure: failed }: Report): Section | null {
  if (failed === null || outcome === "passed" || outcome === "answered") return null;
  const lines = lastOutputLines(failed, maxLines);
  if (lines.length === 0) return null;
  const what = outputTitle(failed);
  return {
    name: "the last output",
    rank: 2,
    title: `The end of the ${what.toLowerCase()}`,
    isOpenOnPage: true,
    blocks: ({ output }) => (output === 0 ? [] : [{ kind: "output", what, size: "", lines }]),
  };
}
