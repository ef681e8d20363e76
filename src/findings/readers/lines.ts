import type { Finding } from "../finding.js";
import type { Reader } from "../reader.js";

/**
 * Errors of compilers and linters that take one line: file, line, level, message. Compare the problem matchers of
 * actions/setup-node (tsc, eslint-stylish), setup-go, setup-python and setup-java (.github/ in each of them).
 */
const patterns = [
  // tsc, MSBuild: src/cart.ts(2,3): error TS2322: message
  /^ {0,8}(?<file>[^(]{1,1000})\((?<line>\d{1,7}),\d{1,7}\): (?<level>error|warning) (?<code>\w{1,20}): (?<message>.+)$/,
  // tsc on a terminal: src/cart.ts:2:3 - error TS2322: message
  /^(?<file>[^:]{1,1000}):(?<line>\d{1,7}):\d{1,7} - (?<level>error|warning) (?<code>\w{1,20}): (?<message>.+)$/,
  // Maven: [ERROR] /workspace/src/Cart.java:[5,20] message
  /^\[(?<level>ERROR|WARNING)\] (?<file>[^[]{1,1000}):\[(?<line>\d{1,7}),\d{1,7}\] (?<message>.+)$/,
  // A shell: run.sh: line 3: message, and ./run.sh: 3: message
  /^(?<file>[^:\s]{1,1000}): (?:line )?(?<line>\d{1,7}): (?<message>.+)$/,
  // GCC, Clang, javac, go, go vet, mypy, flake8, Ruff: cart.py:5:1: error: message
  /^(?:vet: )?(?<file>(?:[A-Za-z]:)?[^:\s][^:]{0,1000}):(?<line>\d{1,7})(?::\d{1,7})?: (?:(?<level>fatal error|error|warning|note): )?(?<message>.+)$/,
];

export const readLine: Reader = (lines, at) => {
  for (const pattern of patterns) {
    const { file, line, level, code, message } = pattern.exec(lines[at]!)?.groups ?? {};
    if (file === undefined || message === undefined) continue;
    if (level === "note") return { found: [], next: at + 1 };
    const reported = { places: [{ file, line: Number(line) }], level: levelOf(level, message) };
    return { found: [{ ...reported, ...titled(code, message, reported.level) }], next: at + 1 };
  }
  return null;
};

/** Reads ESLint's form: the file's path on one line, then `  5:11  error  message  rule` for each problem. */
export const readStylish: Reader = (lines, at) => {
  const file = lines[at]!;
  if (!stylish.test(lines[at + 1] ?? "") || !/^\S.{0,1000}\.\w{1,20}$/.test(file)) return null;
  const found = [];
  let next = at + 1;
  for (; next < lines.length; next += 1) {
    const { line, level, message, rule } = stylish.exec(lines[next]!)?.groups ?? {};
    if (message === undefined) break;
    const places = [{ file, line: Number(line) }];
    found.push({ places, level: levelOf(level, ""), title: rule ?? "Error", message: message.trimEnd() });
  }
  return { found, next };
};

const stylish =
  /^ {1,8}(?<line>\d{1,7}):\d{1,7} {1,12}(?<level>error|warning) {1,8}(?<message>\S.{0,1000}?)(?: {2,200}(?<rule>[@\w/-]{1,100}))?$/;

function levelOf(level: string | undefined, message: string): Finding["level"] {
  const isWarning = level?.toLowerCase() === "warning" || /^\w{0,60}Warning: /.test(message);
  return isWarning ? "warning" : "error";
}

/** A rule's name comes before the message (`F401 …`) or after it (`… [no-any-return]`). */
function titled(code: string | undefined, text: string, level: Finding["level"]) {
  const [, before, rest] = /^([A-Z]{1,5}\d{1,5}) (?:\[\*\] )?(.+)$/.exec(text) ?? [];
  const behind = / {1,2}\[([\w-]{1,60})\]$/.exec(text);
  const message = rest ?? (behind === null ? text : text.slice(0, behind.index));
  const title = code ?? before ?? behind?.[1] ?? (level === "warning" ? "Warning" : "Error");
  return { title, message };
}
