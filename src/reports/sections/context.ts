import { formatCount } from "../../format/format.js";
import { listOf, paragraph, type Section } from "../document.js";
import type { Report } from "../report.js";

/** The part of a GitHub event that the model got in addition to the task, and what was left out. */
export function context({ context: shown }: Report): Section | null {
  if (shown === null) return null;
  const { included, cut } = shown;
  if (included.length === 0 && cut.length === 0) return null;
  const seen = included.map(({ what, tokens }) => `${what}, about ${formatCount(tokens)} tokens`);
  const unseen = cut.map(({ what, why }) => `${what}: ${why}`);
  const notSeen = paragraph("The model did not see these parts in full:");
  return {
    name: "what the model saw of the event",
    rank: 90_002,
    title: "What the model saw on GitHub",
    blocks: ({ rows }) => [
      ...(seen.length === 0 ? [] : [listOf(seen, rows)]),
      ...(unseen.length === 0 ? [] : [notSeen, listOf(unseen, rows)]),
    ],
  };
}
