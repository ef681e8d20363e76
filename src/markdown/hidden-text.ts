import { showHidden } from "../output/visible.js";

/**
 * Removes text that GitHub does not show: HTML comments outside of code fences. Invisible characters (zero-width,
 * bidirectional, tags) become visible codes.
 */
export function withoutHidden(markdown: string): string {
  const shown: string[] = [];
  let fenced: string | null = null;
  let isComment = false;
  for (const line of markdown.replaceAll(/\r\n?/g, "\n").split("\n")) {
    const mark = isComment ? undefined : /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fenced !== null) {
      shown.push(line);
      if (mark?.startsWith(fenced) === true && line.trim() === mark) fenced = null;
      continue;
    }
    if (mark !== undefined) {
      fenced = mark;
      shown.push(line);
      continue;
    }
    const { text, isOpen } = withoutComments(line, isComment);
    if (text !== "" || line === "") shown.push(text);
    isComment = isOpen;
  }
  return showHidden(shown.join("\n")).trim();
}

/** A code span, which GitHub always shows, or the beginning of a comment. */
const spanOrComment = /(`+)(?!`).*?(?<!`)\1(?!`)|<!--/;

/** Removes comments from one line. An open comment continues in the next line. */
function withoutComments(line: string, isComment: boolean): { text: string; isOpen: boolean } {
  let text = "";
  let rest = line;
  let isOpen = isComment;
  while (rest !== "") {
    if (isOpen) {
      const end = rest.indexOf("-->");
      if (end === -1) return { text, isOpen };
      rest = rest.slice(end + 3);
      isOpen = false;
      continue;
    }
    const found = spanOrComment.exec(rest);
    if (found === null) return { text: text + rest, isOpen };
    isOpen = found[0] === "<!--";
    // `<!-->` is a whole comment (CommonMark 0.31.2, 6.6): its end may begin inside its start.
    const end = found.index + (isOpen ? 2 : found[0].length);
    text += rest.slice(0, isOpen ? found.index : end);
    rest = rest.slice(end);
  }
  return { text, isOpen };
}
