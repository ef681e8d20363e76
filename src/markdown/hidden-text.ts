import { fenceFollower } from "./fence.js";
import { showHidden } from "../output/visible.js";

/**
 * Removes text that GitHub does not show: HTML comments outside of code fences. Invisible characters (zero-width,
 * bidirectional, tags) become visible codes.
 */
export function withoutHidden(markdown: string): string {
  const shown: string[] = [];
  const isFenced = fenceFollower();
  let isComment = false;
  for (const line of markdown.replaceAll(/\r\n?/g, "\n").split("\n")) {
    if (!isComment && isFenced(line)) {
      shown.push(line);
      continue;
    }
    const { text, isOpen } = withoutComments(line, isComment);
    if (text !== "" || line === "") shown.push(text);
    isComment = isOpen;
  }
  return showHidden(shown.join("\n")).trim();
}

/** One line without its comments. A comment that is not closed continues in the next line. */
function withoutComments(line: string, isComment: boolean): { text: string; isOpen: boolean } {
  const runs = backtickRuns(line);
  let text = "";
  let at = 0;
  let isOpen = isComment;
  let next = 0;
  while (at < line.length) {
    if (isOpen) {
      const end = line.indexOf("-->", at);
      if (end === -1) return { text, isOpen };
      at = end + 3;
      isOpen = false;
      continue;
    }
    const start = line.indexOf("<!--", at);
    while (next < runs.length && (runs[next]!.start < at || runs[next]!.closes === null)) next += 1;
    const span = runs[next];
    if (span !== undefined && (start === -1 || span.start < start)) {
      // GitHub shows the content of a code span, so it stays.
      text += line.slice(at, span.closes!);
      at = span.closes!;
    } else if (start === -1) return { text: text + line.slice(at), isOpen };
    else {
      text += line.slice(at, start);
      // `<!-->` is a whole comment (CommonMark 0.31.2, 6.6): its end may begin inside its start.
      at = start + 2;
      isOpen = true;
    }
  }
  return { text, isOpen };
}

interface Run {
  readonly start: number;
  /** The end of the next run of the same length, which closes a code span. Null if there is none. */
  readonly closes: number | null;
}

function backtickRuns(line: string): readonly Run[] {
  const next = new Map<number, number>();
  const runs = [...line.matchAll(/`+/g)].map(([run], index, all) => ({ run, start: all[index]!.index }));
  return runs
    .toReversed()
    .map(({ run, start }): Run => {
      const closes = next.get(run.length) ?? null;
      next.set(run.length, start + run.length);
      return { start, closes };
    })
    .toReversed();
}
