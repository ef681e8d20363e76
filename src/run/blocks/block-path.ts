import { attributeOf, type Info } from "../../markdown/info-string.js";

/** The file name that a fence's info string gives: `title=a.py`, `filename="a.py"`, `python:a.py`. */
export function pathInInfo(info: Info): string | null {
  const { suffix = "" } = info;
  return attributeOf(info, "title", "filename", "file") ?? (/[./]/.test(suffix) ? suffix : null);
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
