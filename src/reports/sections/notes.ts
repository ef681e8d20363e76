import { count } from "../../format/format.js";
import { truncateEnd } from "../../format/truncate.js";
import { listOf, type Section } from "../document.js";
import type { Report } from "../report.js";

const maxNotes = 500;

export function notes({ notes: all }: Report): Section | null {
  if (all.length === 0) return null;
  const shown = all.map((note) => truncateEnd(note, 500));
  return {
    name: "notes about the run",
    rank: 90_003,
    title: `${count("note", all.length)} about the run`,
    blocks: ({ rows }) => [listOf(shown, Math.min(rows, maxNotes))],
  };
}
