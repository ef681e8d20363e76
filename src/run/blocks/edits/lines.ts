/** A line of a file with its own line end. A file can mix several kinds of line ends. */
export interface Line {
  readonly text: string;
  readonly end: "" | "\n" | "\r\n";
}

export function linesOf(content: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start < content.length;) {
    const feed = content.indexOf("\n", start);
    const stop = feed === -1 ? content.length : feed;
    const isWide = feed > start && content[feed - 1] === "\r";
    lines.push({
      text: content.slice(start, isWide ? stop - 1 : stop),
      end: feed === -1 ? "" : isWide ? "\r\n" : "\n",
    });
    start = stop + 1;
  }
  return lines;
}

export function contentOf(lines: readonly Line[]): string {
  return lines.map(({ text, end }) => text + end).join("");
}
