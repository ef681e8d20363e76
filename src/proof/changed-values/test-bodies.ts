import type { Start } from "./expectations.js";
import { tally } from "../../format/tally.js";
import { type CheckLanguage, type Line, linesOf, masked } from "./text.js";

export interface TestBody {
  readonly name: string;
  /** Where the test's own statements begin, which always run. Those in a loop, branch or block do not count. */
  readonly starts: readonly Start[];
}

const headers: Readonly<Partial<Record<CheckLanguage, RegExp>>> = {
  // Long parameters may stand on several lines, as formatters write them.
  python: /^[ \t]*def (test\w+)\((?:[^\n]{0,200}|\n[^()]{0,600})\)(?:[ \t]{0,9}->[^\n:]{1,100})?:/,
  javascript: /^[ \t]*(?:test|it)\(\s*["']([^"'\n]{1,200})["'],[^\n]{0,100}=>(?: \{)?/,
  go: /^func (Test\w+)\([^\n]{0,100}\{/,
  rust: /^[ \t]*fn (\w+)\(\)[^\n]{0,100}\{/,
};

const naming: Readonly<Partial<Record<CheckLanguage, RegExp>>> = {
  python: /\bdef[ \t]{1,9}(\w+)/g,
  javascript: /(?:\(\s{0,99}|\bname: ?)(["'`])([^"'`\n]{1,200})\1\s{0,99}[,}\n]/g,
  go: /\bfunc (?:\([^)\n]{0,100}\) ?)?(\w+)/g,
  rust: /\bfn (\w+)/g,
};

/** All names in a file that may be a test's name, in any form, and how often each occurs. */
export function mayBeNamed(text: string, language: CheckLanguage): ReadonlyMap<string, number> {
  const form = naming[language];
  return tally(form === undefined ? [] : [...text.matchAll(form)].map((found) => found.at(-1)!));
}

/** Marks above a test that can make it pass for another reason, or skip it. */
const otherwise = /xfail|skip|should_panic|ignore|expectedFailure|flaky/i;

/**
 * The tests in a file, and whether these are certainly all. If two tests have the same name, neither is returned,
 * because it is unknown which one ran.
 */
export function testBodies(text: string, language: CheckLanguage) {
  const header = headers[language];
  if (header === undefined) return { bodies: [], areAll: true };
  const bare = masked(text, language);
  const lines = linesOf(bare);
  const bodies: TestBody[] = [];
  const names: string[] = [];
  for (const [index, line] of lines.entries()) {
    const [head, name] = header.exec(text.slice(line.at, line.end + maxHeadChars)) ?? [];
    if (name === undefined || line.indent === -1) continue;
    const begin = line.at + line.indent;
    // Ignores a test inside of a comment or a string.
    if (bare[begin] !== text[begin]) continue;
    names.push(name);
    if (isSpecial(lines.slice(Math.max(0, index - maxMarks), index), bare, language)) continue;
    const headEnd = line.at + head!.length;
    const lastHead = lines.findIndex(({ end }) => end >= headEnd);
    const { end } = lines[lastHead]!;
    const body = lines.slice(lastHead + 1, lastHead + maxLines);
    const starts = startsOf([{ ...line, end }, ...body], headEnd, bare);
    bodies.push({ name, starts: starts.map((at) => ({ at, language })) });
  }
  const times = tally(names);
  const single = bodies.filter(({ name }) => times.get(name) === 1);
  const other = others[language]?.test(bare) ?? false;
  return { bodies: single, areAll: !other && single.length === names.length };
}

const others: Readonly<Partial<Record<CheckLanguage, RegExp>>> = {
  python: /^[ \t]*async def test/m,
  javascript: /^[ \t]*(?:test|it)(?:\.\w+\b|\(\s*[^"'\s])|\b(?:test|it)\.each\b/m,
};

/** How many characters the rest of a test's head may have on later lines. */
const maxHeadChars = 800;

const maxLines = 500;

const maxMarks = 4;

function isSpecial(above: readonly Line[], bare: string, language: CheckLanguage): boolean {
  const lines = above.map(({ at, end }) => bare.slice(at, end).trim());
  const marks = lines.slice(lines.findLastIndex((line) => !/^[@#]/.test(line)) + 1);
  const isTest = language !== "rust" || marks.includes("#[test]");
  return !isTest || marks.some((mark) => otherwise.test(mark));
}

function startsOf([header, ...rest]: readonly Line[], headEnd: number, bare: string): readonly number[] {
  const inline = bare.slice(headEnd, header!.end);
  if (inline.trim() !== "") return [headEnd + (inline.length - inline.trimStart().length)];
  const filled = rest.filter(({ indent }) => indent !== -1);
  const after = filled.findIndex(({ indent }) => indent <= header!.indent);
  const body = after === -1 ? filled : filled.slice(0, after);
  const own = body[0]?.indent;
  // Nothing after a `return` is certain to run. The return may be for another platform, for example.
  const left = body.findIndex(({ at, end }) => /\b(?:return|yield)\b/.test(bare.slice(at, end)));
  const sure = left === -1 ? body : body.slice(0, left);
  return sure.filter(({ indent }) => indent === own).map(({ at, indent }) => at + indent);
}

/** The names that a test can have in a file, if the tool reports it by this name. */
export function namesOf(told: string): readonly string[] {
  const method = unittestName.exec(told)?.[1];
  if (method !== undefined) return [method];
  const whole = told.split(" › ").at(-1)!;
  // pytest's name for a test with parameters, such as `test_a[1]`.
  const last = whole.endsWith("]") ? whole.split("[", 1)[0]! : whole;
  const words = last.split(" ");
  // Jest writes the names of the groups before a test's name, and cargo the module's name.
  return [...words.map((_word, index) => words.slice(index).join(" ")), last.split("::").at(-1)!];
}

/** Whether a test with this reported name can be in this file. Some tools report the module in the name. */
export function mayBeIn(told: string, path: string): boolean {
  if (!path.endsWith(".py")) return true;
  const owner = unittestName.exec(told)?.[2] ?? (told.includes(" › ") ? told.split(" › ")[0]! : null);
  const stem = path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
  return owner === null || owner.split(".").includes(stem);
}

/** unittest's name, such as `test_a (tests.test_m.Class.test_a)`. */
const unittestName = /^(\w+) \(([\w.]+)\)$/;
