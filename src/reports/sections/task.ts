import { truncateEnd } from "../../format/truncate.js";
import { named } from "../../format/listed.js";
import type { Task } from "../../facts/task.js";
import type { Section } from "../document.js";
import type { Report } from "../report.js";

export function task({ task: asked }: Report): Section {
  return {
    name: "the task",
    rank: 90_001,
    title: `Task${sourceOf(asked)}`,
    blocks: ({ prose }) => (prose === 0 ? [] : [{ kind: "prose", markdown: truncateEnd(asked.text, prose) }]),
  };
}

function sourceOf({ source, author }: Task): string {
  const by = author === undefined ? "" : ` by ${named(author)}`;
  if (source.kind === "input" || source.kind === "demo") return by;
  return ` from ${source.kind === "file" ? named(source.path) : `the ${source.kind}`}${by}`;
}
