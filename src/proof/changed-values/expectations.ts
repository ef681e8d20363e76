import { type CheckLanguage, linesOf, masked, partsFrom, quoteEnd, type Span, trimmed } from "./text.js";

/** Where a statement begins that always runs and decides the result. */
export interface Start {
  readonly at: number;
  readonly language: CheckLanguage;
}

/**
 * The same test with changed expected values, so that code that passed must now fail. Only statements that clearly
 * compare are changed. A statement that asserts without a comparison is negated. Null if there are no such statements.
 * @param other the new expected value. Its digits are so unusual that no right answer has them.
 */
export function expectingElse(text: string, starts: readonly Start[], other: string): string | null {
  const found = starts.slice(0, maxStatements).flatMap(({ at, language }) => {
    const edits = finders[language].map((find) => find(text, at, other));
    return edits.find((edit) => edit !== null) ?? [];
  });
  const compared = found.filter(({ isClaim }) => !isClaim);
  const edits = compared.length > 0 ? compared : found;
  return edits.length === 0 ? null : edited(text, edits);
}

/** Nobody writes a test with more statements. */
const maxStatements = 2_000;

/** Where a program's top-level statements begin. Statements in a function, loop, branch or block do not count. */
export function outermostStarts(text: string, language: CheckLanguage): readonly Start[] {
  return linesOf(masked(text, language))
    .filter(({ indent }) => indent === 0)
    .map(({ at }) => ({ at, language }));
}

interface Edit extends Span {
  readonly text: string;
  /** Whether the statement asserts something without a comparison. */
  readonly isClaim: boolean;
}

type Finder = (text: string, at: number, other: string) => Edit | null;

const finders: Readonly<Record<CheckLanguage, readonly Finder[]>> = {
  python: [pythonAssert, callOf(/self\.(assert(?:List|Dict|Tuple|Set|MultiLine)?Equals?|assertTrue)\(/y)],
  javascript: [
    callOf(/(?:assert\.|t\.)?(equal|strictEqual|deepEqual|deepStrictEqual|ok|is)\(/y),
    callOf(/(assert)\(/y),
    expectation,
    branchOf(
      /if \([^\n]{1,200}\([^\n]{0,200}\) !==? ("[^"\\\n]{0,200}"|'[^'\\\n]{0,200}'|\d{1,9})\) ?\{?\s{0,20}(?:throw|process\.exit\([1-9])/dy,
    ),
  ],
  go: [
    branchOf(
      /if [^\n]{1,300} != ("[^"\\\n]{0,200}"|'[^'\\\n]{0,200}'|\d{1,9}) \{\n[ \t]{0,40}t\.(?:Fatal|Error|Fail)/dy,
    ),
  ],
  rust: [callOf(/(assert_eq)!\(/y)],
  java: [
    branchOf(
      /if \(![^\n]{1,300}\.equals\(("[^"\\\n]{0,200}"|'[^'\\\n]{0,200}'|\d{1,9})\)\) ?\{?\s{0,20}throw/dy,
    ),
  ],
  shell: [
    branchOf(
      /(?:test|\[) [^\n]{1,300} ==? ("[^"\n]{0,200}"|'[^'\n]{0,200}'|[^\s;|&"'\]]{1,200})(?: \])?[ \t]{0,9}(?:\n|$)/dy,
    ),
  ],
};

function pythonAssert(text: string, at: number, other: string): Edit | null {
  if (!text.startsWith("assert", at) || !/[ (]/.test(text[at + 6] ?? "")) return null;
  const [condition] = partsFrom(text, at + 6)?.parts ?? [];
  if (condition === undefined) return null;
  return conditionEdit(text, unwrapped(text, condition), other);
}

/** Removes surrounding brackets. Null if they contain several values, because together these are always true. */
function unwrapped(text: string, condition: Span): Span | null {
  if (text[condition.at] !== "(") return condition;
  const inner = partsFrom(text, condition.at + 1);
  if (inner?.end !== condition.end - 1) return condition;
  return inner.parts.length === 1 ? inner.parts[0]! : null;
}

function conditionEdit(text: string, condition: Span | null, other: string): Edit | null {
  if (condition === null) return null;
  const right = comparedTo(text, condition);
  if (right === null) return claimed(text, condition, other);
  const left = text.slice(condition.at, right.at).replace(/===?\s*$/, "");
  const isSure = isPlainValue(left) && !isExpectedFirst(left, text.slice(right.at, right.end));
  return isSure ? expected(text, right, other) : turnedRound(text, condition);
}

/** Finds calls of unittest, node:assert, AVA, tap and Rust. The pattern's group is the name of the call. */
function callOf(pattern: RegExp): Finder {
  return (text, at, other) => {
    pattern.lastIndex = at;
    const [call, name] = pattern.exec(text) ?? [];
    if (call === undefined) return null;
    const { parts } = partsFrom(text, at + call.length) ?? { parts: [] };
    const [first, second] = parts;
    if (first === undefined) return null;
    if (["assertTrue", "ok", "assert"].includes(name!)) return conditionEdit(text, first, other);
    if (second === undefined) return null;
    const [one, two] = [first, second].map((part) => text.slice(part.at, part.end)) as [string, string];
    const isFirst = (isLiteral(one) && !isLiteral(two)) || isExpectedFirst(one, two);
    if (!isPlainValue(isFirst ? two : one)) return null;
    // Some functions take their message as the first argument.
    if (parts.length > 2 && /^["']/.test(text.slice(first.at))) return null;
    return expected(text, isFirst ? first : second, other);
  };
}

/** Finds `expect(a).toBe(b)`, as in Jest, Vitest and Chai. */
function expectation(text: string, at: number, other: string): Edit | null {
  if (!text.startsWith("expect(", at)) return null;
  const actual = partsFrom(text, at + "expect(".length);
  if (actual === null) return null;
  const matcher = /\)\.(?:toBe|toEqual|toStrictEqual|to\.equal|to\.eql|to\.deep\.equal)\(/y;
  matcher.lastIndex = actual.end;
  const [call] = matcher.exec(text) ?? [];
  const [value] = (call === undefined ? null : partsFrom(text, actual.end + call.length))?.parts ?? [];
  return value === undefined ? null : expected(text, value, other);
}

/** Finds a comparison that leads directly to a failure. The pattern's group is the expected value. */
function branchOf(pattern: RegExp): Finder {
  return (text, at, other) => {
    pattern.lastIndex = at;
    const [begin, end] = pattern.exec(text)?.indices?.[1] ?? [];
    if (begin === undefined || end === undefined) return null;
    const head = text.slice(at, begin);
    return /\|\||&&|platform|process\.|GOOS|env|argv|typeof|version/i.test(head)
      ? null
      : expected(text, { at: begin, end }, other);
  };
}

function expected(text: string, { at, end }: Span, other: string): Edit {
  return { at, end, text: likeLiteral(text.slice(at, end), other), isClaim: false };
}

/** Compares a condition with a number, which a true value never equals, unless it is already negated. */
function claimed(text: string, { at, end }: Span, other: string): Edit | null {
  const claim = text.slice(at, end);
  return /^(?:not\b|!|False$|false$|None$|null$|undefined$|0$)/.test(claim)
    ? null
    : { at, end, text: `${other} == (${claim})`, isClaim: true };
}

/** The value after a condition's last `==`. Null unless the condition is a single comparison. */
function comparedTo(text: string, { at: from, end }: Span): Span | null {
  if (/^not\b| or | if |\|\||\? /.test(text.slice(from, end))) return null;
  let depth = 0;
  let right = -1;
  for (let at = from; at < end; at += 1) {
    const char = text[at]!;
    if (char === "\\") at += 1;
    else if (char === '"' || char === "'" || char === "`") {
      const close = quoteEnd(text, at);
      if (close === -1) return null;
      at = close;
    } else if ("([{".includes(char)) depth += 1;
    else if (")]}".includes(char)) depth -= 1;
    else if (depth === 0 && /^===?(?!=)/.test(text.slice(at, at + 4)) && !/[=!<>]/.test(text[at - 1] ?? "")) {
      right = at + (text[at + 2] === "=" ? 3 : 2);
      at = right - 1;
    }
  }
  return right === -1 ? null : trimmed(text, { at: right, end });
}

/** Whether a value equals only itself. `mock.ANY` and matchers equal other values too. */
function isPlainValue(text: string): boolean {
  return (
    !/\bANY\b|\b(?:any|approx|match|matching|matches|anything)\b|(?:^|[^\w"'])(?:Is|Has|Contains|Any|Match)\w*\s*\(/i.test(
      text.replace(/"[^"\n]*"|'[^'\n]*'/g, '""'),
    ) && !/^[A-Z_][A-Z\d_.]*$/.test(text.trim())
  );
}

/** Whether the expected value comes first: it is a name, and a call follows. In that case the value can be anything. */
function isExpectedFirst(one: string, two: string): boolean {
  return /^[\w.]+$/.test(one.trim()) && !isLiteral(one.trim()) && /\w\(/.test(two);
}

function turnedRound(text: string, { at, end }: Span): Edit | null {
  const claim = text.slice(at, end);
  return /\band\b|&&/.test(claim) ? null : { at, end, text: `(${claim}) == 0.5`, isClaim: false };
}

function isLiteral(text: string): boolean {
  return /^(?:"[^"\\\n]*"|'[^'\\\n]*'|-?[\d.]+)$/.test(text);
}

/** The replacement for a value. A string replaces a string, because compiled languages accept nothing else. */
function likeLiteral(text: string, other: string): string {
  const [quote = ""] = /^["'](?=[^"'\\\n]*["']$)/.exec(text) ?? [];
  return `${quote}${other}${quote}`;
}

function edited(text: string, edits: readonly Edit[]): string {
  let from = 0;
  const pieces: string[] = [];
  for (const edit of edits.toSorted((one, two) => one.at - two.at)) {
    if (edit.at < from) continue;
    pieces.push(text.slice(from, edit.at), edit.text);
    from = edit.end;
  }
  return pieces.join("") + text.slice(from);
}
