import { type CheckLanguage, linesOf, masked, quoteEnd } from "../proof/changed-values/text.js";

/** A test in a file, in any usual form. */
export interface TestFunction {
  /** As it stands in the file: `adds %i` of a test with parameters. */
  readonly name: string;
  readonly groups: readonly string[];
  readonly body: string;
  readonly isGroup?: true;
}

/** The tests of a file. Languages that are not read here have none. */
export function testFunctions(text: string, language: CheckLanguage): readonly TestFunction[] {
  const bare = masked(text, language);
  if (language === "python") return pythonTests(text, bare);
  if (language === "javascript") return scriptTests(text, bare);
  const header = headers[language];
  if (header === undefined) return [];
  return [...bare.matchAll(header)].flatMap((found) => {
    const open = found.index + found[0].length - 1;
    const end = closingOf(bare, open);
    return end === -1 ? [] : [{ name: found[1]!, groups: [], body: bare.slice(open + 1, end) }];
  });
}

const headers: Readonly<Partial<Record<CheckLanguage, RegExp>>> = {
  go: /^func (?:\([^)\n]{0,100}\) )?(Test\w*)\([^\n]{0,100}\{/gm,
  rust: /^[ \t]{0,40}(?:pub )?(?:async )?fn (\w+)\(\)[^\n]{0,100}\{/gm,
};

// Formatters spread long parameters over several lines.
const pythonHeader =
  /^[ \t]*(?:async[ \t]{1,9})?def (test\w*)\((?:[^\n]{0,200}|\n[^()]{0,600})\)(?:[ \t]{0,9}->[^\n:]{1,100})?:/;
const pythonClass = /^[ \t]*class (\w+)/;
/** So many characters of a test's head may be on later lines. */
const maxHeadChars = 800;

function pythonTests(text: string, bare: string): readonly TestFunction[] {
  const lines = linesOf(bare);
  const open: { readonly name: string; readonly indent: number }[] = [];
  return lines.flatMap(({ at, end, indent }, index): TestFunction[] => {
    if (indent === -1) return [];
    while (open.length > 0 && open.at(-1)!.indent >= indent) open.pop();
    const [, owner] = pythonClass.exec(bare.slice(at, end)) ?? [];
    if (owner !== undefined) open.push({ name: owner, indent });
    const [head, name] = pythonHeader.exec(text.slice(at, end + maxHeadChars)) ?? [];
    if (name === undefined || bare[at + indent] !== text[at + indent]) return [];
    const from = at + head!.length;
    const next = lines
      .slice(index + 1)
      .find((line) => line.at >= from && line.indent !== -1 && line.indent <= indent);
    const body = bare.slice(from, next?.at ?? bare.length);
    return [{ name, groups: open.map((each) => each.name), body }];
  });
}

/** The callee of a test or of a group: `it`, `t.test`, `test.each`, `Deno.test`. */
const scriptCall = /(?<![\w$])(?:[\w$]{1,40}\.){0,3}(test|it|specify|describe|suite|context)(?:\.\w{1,20})*/g;
/** The head of a function up to its body: `async function name(t) {`, `(t): void => {`, `t => `. */
const functionHead = /^(?:async\b\s{0,9})?(?:function\b\s{0,9}\*?\s{0,9}[\w$]{0,60}\s{0,9})?/;

function scriptTests(text: string, bare: string): readonly TestFunction[] {
  const calls = [...bare.matchAll(scriptCall)].flatMap(({ index, 0: callee, 1: word }) => {
    const call = scriptBody(text, bare, index + callee.length);
    return call === null ? [] : [{ ...call, isTest: !/^(?:describe|suite|context)$/.test(word!) }];
  });
  return calls.flatMap(({ name, at, end, isTest }, index): TestFunction[] => {
    if (!isTest) return [];
    const isGroup = calls.slice(index + 1).some((each) => each.at > at && each.end <= end);
    const groups = calls.filter((each) => each.at < at && each.end >= end).map((each) => each.name);
    return [{ name, groups, body: bare.slice(at, end), ...(isGroup && { isGroup }) }];
  });
}

interface Call {
  readonly name: string;
  readonly at: number;
  readonly end: number;
}

/** @param from the bracket or quote after the callee */
function scriptBody(text: string, bare: string, from: number): Call | null {
  const space = (at: number): number => at + /^\s*/.exec(bare.slice(at, at + maxHeadChars))![0].length;
  // The table of test.each`table` is blank here.
  let at = space(from);
  if (bare[at] !== "(") return null;
  let open = at + 1 + /^\s*/.exec(text.slice(at + 1, at + maxHeadChars))![0].length;
  if (!/["'`]/.test(text[open] ?? "")) {
    // `test.each(table)("name", …)`
    at = closingOf(bare, at) + 1;
    if (at === 0 || bare[at] !== "(") return null;
    open = at + 1 + /^\s*/.exec(text.slice(at + 1, at + maxHeadChars))![0].length;
  }
  const quote = text[open] ?? "";
  const close = quote === "`" ? text.indexOf("`", open + 1) : /["']/.test(quote) ? quoteEnd(text, open) : -1;
  if (close === -1) return null;
  const name = text.slice(open + 1, close).replace(/\\(["'`])/g, "$1");
  at = space(close + 1);
  if (bare[at] !== ",") return null;
  at = space(at + 1);
  // Options: `{ timeout: 5 },`.
  if (bare[at] === "{") at = space(closingOf(bare, at) + 1) + 1;
  at = space(at);
  at += functionHead.exec(bare.slice(at, at + 200))![0].length;
  if (bare[at] === "(") {
    at = closingOf(bare, at) + 1;
    if (at === 0) return null;
    at += /^\s{0,9}(?::[^={\n]{1,100}(?=[={]))?/.exec(bare.slice(at, at + 120))![0].length;
  } else at += /^[\w$]{0,60}\s{0,9}/.exec(bare.slice(at, at + 80))![0].length;
  if (bare.startsWith("=>", at)) at = space(at + 2);
  const isBlock = bare[at] === "{";
  const end = isBlock ? closingOf(bare, at) : callEnd(bare, at);
  return end === -1 ? null : { name, at: isBlock ? at + 1 : at, end };
}

/** The index of the bracket that closes this one; -1 if there is none. */
function closingOf(bare: string, open: number): number {
  return callEnd(bare, open + 1);
}

/** 100,000: more than any test that a person wrote. */
const maxBodyChars = 100_000;

/** The first closing bracket that has no opening one from here on; -1 if there is none. */
function callEnd(bare: string, from: number): number {
  let depth = 0;
  const limit = Math.min(bare.length, from + maxBodyChars);
  for (let at = from; at < limit; at += 1) {
    const char = bare[at]!;
    if (char === '"' || char === "'") at = Math.max(at, quoteEnd(bare, at));
    else if (char === "\\") at += 1;
    else if ("([{".includes(char)) depth += 1;
    else if (")]}".includes(char) && (depth -= 1) < 0) return at;
  }
  return -1;
}
