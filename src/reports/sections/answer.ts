import { truncateEnd } from "../../format/truncate.js";
import { type Block, folded, type Section } from "../document.js";
import type { Report } from "../report.js";
import { firstWords } from "./top.js";

/** The model's last reply. It is unfolded if there is no other result. */
export function answer(report: Report): Section | null {
  const { outcome, answer: said, reflection } = report;
  const text = reflection?.text ?? said ?? "";
  const atTop = outcome === "passed" ? firstWords(report) : "";
  const rest = text.trim().startsWith(atTop) ? text.trim().slice(atTop.length).trim() : text;
  if (rest === "") return null;
  const thoughts = reflection?.thought ?? null;
  return {
    name: "the answer",
    rank: 3,
    ...(outcome !== "answered" && { title: "What the model says" }),
    blocks: ({ prose }) =>
      prose === 0 ? [] : [...thought(thoughts, prose), { kind: "prose", markdown: truncateEnd(rest, prose) }],
  };
}

/** The limit for a thought: a few pages, in UTF-16 units. */
const maxThoughtChars = 20_000;

export function thought(text: string | null, maxChars: number): Block[] {
  if (text === null || text.trim() === "" || maxChars === 0) return [];
  const markdown = truncateEnd(text, Math.min(maxChars, maxThoughtChars));
  return [folded("Thought", [{ kind: "prose", markdown }], { look: "thought" })];
}
