import { truncateEnd } from "../../format/truncate.js";
import { link, paragraph, type Section, type Span } from "../document.js";
import type { Report } from "../report.js";

/** Who asked for a change, where, and with which words. */
export function asked({ task: { text, source, author } }: Report, server: string): Section {
  const where = source.kind === "comment" || source.kind === "issue" ? source.url : null;
  const by: Span[] =
    author === undefined ? [] : [" by ", link(`@${author}`, `${server}/${encodeURIComponent(author)}`)];
  const there: Span[] =
    where === null || source.kind === "input" ? [] : [" in ", link(`the ${source.kind}`, where)];
  return {
    name: "the task",
    rank: 1,
    isVital: true,
    blocks: ({ prose }) => [
      paragraph(["Requested", ...by, ...there, ":"]),
      { kind: "prose", markdown: truncateEnd(text, Math.max(prose, 300)) },
    ],
  };
}
