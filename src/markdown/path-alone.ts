/** Longer lines are not paths. */
const maxLineChars = 1_100;

/**
 * Reads a path that stands alone on a line, perhaps in backticks or bold, perhaps with a colon. Null for other text. A
 * single word (`Makefile`) is a path too, unless a colon follows.
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
