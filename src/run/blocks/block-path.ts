import { attributeOf, type Info } from "../../markdown/info-string.js";

const nameWords = ["title", "filename", "file"];

/** The file name in a fence's info string: `title=a.py`, `filename="a.py"`, `python:a.py`, `file=Makefile`. */
export function pathInInfo(info: Info): string | null {
  const { language, suffix = "" } = info;
  const isName = suffix !== "" && (nameWords.includes(language) || /[./]/.test(suffix));
  return attributeOf(info, ...nameWords) ?? (isName ? suffix : null);
}

/** The name in a comment `# filename: a.py` in the first line. Without that word, a comment names no file. */
export function pathInFirstLine(code: string): string | null {
  const firstLine = code.split("\n", 1)[0] ?? "";
  const opening = /^(?:#|\/\/|--|\/\*|<!--)\s*filename:/.exec(firstLine)?.[0];
  if (opening === undefined) return null;
  // The parts are cut off one after the other, because a single pattern would need cubic time.
  const rest = firstLine.slice(opening.length).trim();
  const closing = ["*/", "-->"].find((end) => rest.endsWith(end)) ?? "";
  const path = rest.slice(0, rest.length - closing.length).trimEnd();
  return /[\r\u2028\u2029]/.test(path) ? null : path;
}

/** The file endings of each language. A name that a model writes above its code must have one of them. */
const endings: Readonly<Record<string, readonly string[]>> = {
  python: ["py"],
  py: ["py"],
  python3: ["py"],
  javascript: ["js", "mjs", "cjs"],
  js: ["js", "mjs", "cjs"],
  typescript: ["ts", "mts"],
  ts: ["ts", "mts"],
  sh: ["sh"],
  bash: ["sh", "bash"],
  ruby: ["rb"],
  go: ["go"],
  rust: ["rs"],
  java: ["java"],
  c: ["c", "h"],
  cpp: ["cpp", "cc", "hpp", "h"],
  html: ["html"],
  css: ["css"],
  json: ["json"],
  yaml: ["yml", "yaml"],
  toml: ["toml"],
  markdown: ["md"],
};

/** Whether a path can be a file in this language. If not, a name above a fence does not name the file. */
export function isNameFor(language: string, path: string): boolean {
  const ending = path.slice(path.lastIndexOf(".") + 1);
  return path.includes(".") && endings[language]?.includes(ending) === true;
}
