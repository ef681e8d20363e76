import type { Start } from "./expectations.js";
import { type CheckLanguage, type Line, linesOf, masked } from "./text.js";

/** A test as it stands in a file. */
export interface TestBody {
  readonly name: string;
  /**
   * The places at which the statements begin that always run: its own statements, not those in a loop, branch or block.
   */
  readonly starts: readonly Start[];
}

const headers: Readonly<Partial<Record<CheckLanguage, RegExp>>> = {
  python: /^[ \t]*def (test\w+)\([^\n]{0,200}\)(?:[ \t]{0,9}->[^\n:]{1,100})?:/,
  javascript: /^[ \t]*(?:test|it)\(\s*["']([^"'\n]{1,200})["'],[^\n]{0,100}=>(?: \{)?/,
  go: /^func (Test\w+)\([^\n]{0,100}\{/,
  rust: /^[ \t]*fn (\w+)\(\)[^\n]{0,100}\{/,
};

/** The places of names that may belong to a test, in any form. */
const naming: Readonly<Partial<Record<CheckLanguage, RegExp>>> = {
  python: /\bdef[ \t]{1,9}(\w+)/g,
  javascript: /(?:\(\s{0,99}|\bname: ?)(["'`])([^"'`\n]{1,200})\1\s{0,99}[,}\n]/g,
  go: /\bfunc (?:\([^)\n]{0,100}\) ?)?(\w+)/g,
  rust: /\bfn (\w+)/g,
};

/** Every name in a file that may be a test's, in whatever form it stands there, and how often. */
export function mayBeNamed(text: string, language: CheckLanguage): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  const form = naming[language];
  for (const found of form === undefined ? [] : text.matchAll(form)) {
    const name = found.at(-1)!;
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  return times;
}

/** Above a test, what has it pass otherwise than by what is in it, or not run. */
const otherwise = /xfail|skip|should_panic|ignore|expectedFailure|flaky/i;

export interface TestBodies {
  readonly bodies: readonly TestBody[];
  /** Whether these are all tests that plainly stand there. */
  readonly areAll: boolean;
}

/** The tests that stand in a file; of two with the same name none, for nobody knows which one ran. */
export function testBodies(text: string, language: CheckLanguage): TestBodies {
  const header = headers[language];
  if (header === undefined) return { bodies: [], areAll: true };
  const bare = masked(text, language);
  const lines = linesOf(bare);
  const bodies: TestBody[] = [];
  const times = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const [head, name] = header.exec(text.slice(line.at, line.end)) ?? [];
    // What stands in a comment, or in a text, is none.
    if (
      name === undefined ||
      line.indent === -1 ||
      bare[line.at + line.indent] !== text[line.at + line.indent]
    )
      continue;
    times.set(name, (times.get(name) ?? 0) + 1);
    if (isSpecial(lines.slice(Math.max(0, index - maxMarks), index), bare, language)) continue;
    const starts = startsOf(lines.slice(index, index + maxLines), line.at + head!.length, bare);
    bodies.push({ name, starts: starts.map((at) => ({ at, language })) });
  }
  const single = bodies.filter(({ name }) => times.get(name) === 1);
  const other = others[language]?.test(bare) ?? false;
  return {
    bodies: single,
    areAll: !other && single.length === [...times.values()].reduce((sum, each) => sum + each, 0),
  };
}

/** Tests of another form than is read. */
const others: Readonly<Partial<Record<CheckLanguage, RegExp>>> = {
  python: /^[ \t]*async def test/m,
  javascript: /^[ \t]*(?:test|it)(?:\.\w+\b|\(\s*[^"'\s])|\b(?:test|it)\.each\b/m,
};

/** A test of more lines is read so far. */
const maxLines = 500;

/** So many lines above a test may be about it. */
const maxMarks = 4;

function isSpecial(above: readonly Line[], bare: string, language: CheckLanguage): boolean {
  const marks: string[] = [];
  for (const { at, end } of above.toReversed()) {
    const line = bare.slice(at, end).trim();
    if (!/^[@#]/.test(line)) break;
    marks.push(line);
  }
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
  // Behind a `return`, as on another platform, nothing is sure to run.
  const left = body.findIndex(({ at, end }) => /\b(?:return|yield)\b/.test(bare.slice(at, end)));
  const sure = left === -1 ? body : body.slice(0, left);
  return sure.filter(({ indent }) => indent === own).map(({ at, indent }) => at + indent);
}

/** The names by which a file may have a test that its tool names so. */
export function namesOf(told: string): readonly string[] {
  const method = unittestName.exec(told)?.[1];
  if (method !== undefined) return [method];
  const whole = told.split(" › ").at(-1)!;
  // pytest's own of a test with parameters: `test_a[1]`.
  const last = whole.endsWith("]") ? whole.split("[", 1)[0]! : whole;
  const words = last.split(" ");
  // Jest puts the names around it before a test's own, cargo its module's.
  return [...words.map((_word, index) => words.slice(index).join(" ")), last.split("::").at(-1)!];
}

/** Whether a test that its tool names so may be one of this file, by the module that some tell. */
export function mayBeIn(told: string, path: string): boolean {
  if (!path.endsWith(".py")) return true;
  const owner = unittestName.exec(told)?.[2] ?? (told.includes(" › ") ? told.split(" › ")[0]! : null);
  const stem = path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
  return owner === null || owner.split(".").includes(stem);
}

/** `test_a (tests.test_m.Class.test_a)`. */
const unittestName = /^(\w+) \(([\w.]+)\)$/;
