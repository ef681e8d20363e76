/** The file name that a fence's info string gives. */
export function pathInInfo(info: string): string | null {
  const match = /(?:^|[\s{])(?:title|filename|file)=(?:"([^"]*)"|'([^']*)'|([^\s}]+))/.exec(info);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? null;
}

/** `# filename: a.py` on the first line, in the comment style of the common languages; the word is required. */
export function pathInFirstLine(code: string): string | null {
  const firstLine = code.split("\n", 1)[0] ?? "";
  const opening = /^(?:#|\/\/|--|\/\*|<!--)\s*filename:/.exec(firstLine)?.[0];
  if (opening === undefined) return null;
  // Step by step: one pattern for the blanks, the name and the comment's end takes the cube of the blanks' number.
  const rest = firstLine.slice(opening.length).trim();
  const closing = ["*/", "-->"].find((end) => rest.endsWith(end)) ?? "";
  const path = rest.slice(0, rest.length - closing.length).trimEnd();
  return /[\r\u2028\u2029]/.test(path) ? null : path;
}

/** Longer ones are no paths. */
const maxLineChars = 1_100;

/**
 * A path that stands alone on a line, perhaps in backticks or bold, perhaps with a colon; null for words. A single word is
 * one too (`Makefile`), but for one with a colon behind it.
 */
export function pathAlone(line: string): string | null {
  if (line.length > maxLineChars) return null;
  let rest = line.trim();
  let isMarked = false;
  for (const mark of ["**", "`"]) {
    const inner = withoutColon(rest);
    if (inner.length <= 2 * mark.length || !inner.startsWith(mark) || !inner.endsWith(mark)) continue;
    rest = inner.slice(mark.length, -mark.length);
    isMarked = true;
  }
  const path = withoutColon(rest);
  if (path === "" || /[`*<>]/.test(path)) return null;
  const isWord = !/\s/.test(path) && !/[.,;!?]$/.test(path);
  return isMarked || (isWord && (path === rest || /[./]/.test(path))) ? path : null;
}

function withoutColon(text: string): string {
  return text.endsWith(":") ? text.slice(0, -1) : text;
}
