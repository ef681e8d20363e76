import { truncateEnd } from "../../format/truncate.js";
import { type Block, folded, type Section } from "../document.js";
import type { Report } from "../report.js";
import { firstWords } from "./top.js";

/** What the model said last: the answer itself if there is no other result, otherwise folded. */
export function answer(report: Report): Section[] {
  const { outcome, answer: said, reflection } = report;
  const text = reflection?.text ?? said ?? "";
  const isAtTop = outcome === "passed" && text.trim() === firstWords(report);
  if (text.trim() === "" || isAtTop) return [];
  return [
    {
      name: "the answer",
      rank: 3,
      ...(outcome !== "answered" && { title: "What the model says" }),
      blocks: ({ prose }) =>
        prose === 0
          ? []
          : [
              ...thought(reflection?.thought ?? null, prose),
              { kind: "prose", markdown: truncateEnd(text, prose) },
            ],
    },
  ];
}

/** 20,000 UTF-16 units of a thought are a few pages. */
const maxThoughtChars = 20_000;

/** What the model thought before it answered, folded. */
export function thought(text: string | null, maxChars: number): Block[] {
  if (text === null || text.trim() === "" || maxChars === 0) return [];
  const markdown = truncateEnd(text, Math.min(maxChars, maxThoughtChars));
  return [folded("Thought", [{ kind: "prose", markdown }], { look: "thought" })];
}
