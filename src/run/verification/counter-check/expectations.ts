/** A check's text, and what is asked of it. */
export interface Expecting {
  /** Digits that are nobody's answer: what is expected now. */
  readonly other: string;
  /** Whether what stands at this place, in this test (null: outside of any), is tried and decides. */
  readonly isTried: (at: number, test: string | null) => boolean;
}

/**
 * The same check, which expects something else wherever it plainly compares, so that what passed it fails this one; null
 * where it does not. Read as text, whatever the language: asserts of Python's, calls of test tools, an `if` that fails.
 */
export function expectingElse(text: string, { other, isTried }: Expecting): string | null {
  const { compared, claimed } = editsOf(text, other);
  const headers = [...text.matchAll(testHeader)];
  const testAt = (at: number): string | null =>
    headers
      .findLast(({ index }) => index <= at)
      ?.slice(1)
      .find((name) => name !== undefined) ?? null;
  const tried = (edits: readonly Edit[]) => edits.filter(({ at }) => isTried(at, testAt(at)));
  // What only claims to be true says nothing of who would equal anything: it is turned round where nothing else is there.
  const comparing = tried(compared);
  const edits = comparing.length > 0 ? comparing : tried(claimed);
  return edits.length === 0 ? null : edited(text, edits);
}

interface Edit {
  readonly at: number;
  readonly end: number;
  readonly text: string;
}

interface Edits {
  /** In each a value is held against another. */
  readonly compared: readonly Edit[];
  /** In each a value has to be true. */
  readonly claimed: readonly Edit[];
}

/** Where a test begins, by its name. */
const testHeader =
  /^[ \t]*(?:async )?def (test\w*)|^[ \t]*(?:test|it)(?:\.\w+)?\(\s*["'`]([^"'`\n]{1,200})|^func (Test\w+)|^[ \t]*(?:async )?fn (\w+)/gm;

function editsOf(text: string, other: string): Edits {
  const compared: Edit[] = [];
  const claimed: Edit[] = [];
  const expect = ({ at, end }: Span) =>
    compared.push({ at, end, text: likeLiteral(text.slice(at, end), other) });
  const claim = ({ at, end }: Span) => claimed.push({ at, end, text: `0 == (${text.slice(at, end)})` });

  for (const { index, 0: head } of text.matchAll(/(?:^|[;"'])[ \t]*assert(?= |\()/gm)) {
    const [condition] = partsFrom(text, index + head.length)?.parts ?? [];
    if (condition === undefined) continue;
    const inner = text[condition.at] === "(" ? partsFrom(text, condition.at + 1) : null;
    // `assert(a == b)`, which is JavaScript's too.
    const [said] = inner?.end === condition.end - 1 ? inner.parts : [condition];
    const right = comparedTo(text, said!);
    if (right !== null) expect(right);
    else if (!/^not\b/.test(text.slice(said!.at, said!.end))) claim(said!);
  }
  for (const { index, 0: call, 1: name } of text.matchAll(calls)) {
    if (/(?:\.not\.|\b(?:def|function|func) )$/.test(text.slice(Math.max(0, index - 10), index))) continue;
    const [first, second] = partsFrom(text, index + call.length)?.parts ?? [];
    if (first === undefined) continue;
    if (truths.has(name!)) claim(first);
    else if (second === undefined) expect(first);
    else expect(isLiteral(text.slice(first.at, first.end)) ? first : second);
  }
  for (const pattern of branches) {
    for (const { index, 1: head, 2: literal, 0: whole } of text.matchAll(pattern)) {
      const at = index + head!.length;
      const rest = text.slice(index + whole.length, index + whole.length + maxBranchChars);
      if (!/\|\||&&| or | and /.test(head!) && failing.test(rest)) expect({ at, end: at + literal!.length });
    }
  }
  // What the shell compares is out of the code's reach, unless the shell reads the code.
  if (/^[ \t]*(?:\.|source) \S/m.test(text))
    for (const { index, 1: head, 2: word } of text.matchAll(shellTest)) {
      const at = index + head!.length;
      expect({ at, end: at + word!.length });
    }
  return { compared, claimed };
}

/** What an equality is asked by, in unittest, node:assert, Jest, Vitest, Chai, JUnit, Rust. */
const calls =
  /(?<![\w$])(assertEqual|assertEquals|assertListEqual|assertDictEqual|assertTupleEqual|assertSetEqual|assertCountEqual|assertMultiLineEqual|assert_equal|assert_eq!|equal|eql|strictEqual|deepEqual|deepStrictEqual|toBe|toEqual|toStrictEqual|assertTrue|ok)\(/g;

const truths = new Set(["assertTrue", "ok"]);

const branches = [
  /^([ \t]*if [^\n]{0,300} !==? )("[^"\\\n]{0,200}"|'[^'\\\n]{0,200}'|\d{1,9})/gm,
  /^([ \t]*if \(![^\n]{0,300}\.equals\()("[^"\\\n]{0,200}")/gm,
  /^([ \t]*if \(!)("[^"\\\n]{0,200}")\.equals\(/gm,
];

const failing = /throw|exit|fail|fatal|error|panic|raise|return 1/i;

/** Where a branch does what it does: on the same line or the next. */
const maxBranchChars = 120;

const shellTest =
  /^([ \t]*(?:test|\[) [^\n]{1,300} ==? )("[^"\n]{0,200}"|'[^'\n]{0,200}'|[^\s;|&"']{1,200})(?: \])?[ \t]*$/gm;

interface Span {
  readonly at: number;
  readonly end: number;
}

/** 1,000 characters: an argument that is longer is a table, and nothing that is plainly compared. */
const maxPartsChars = 1_000;

/**
 * What stands from here on, cut at its outermost commas, up to the bracket, line end, semicolon, comment or quote that ends
 * it; null where it ends nowhere near.
 */
function partsFrom(
  text: string,
  from: number,
): { readonly parts: readonly Span[]; readonly end: number } | null {
  const parts: Span[] = [];
  let depth = 0;
  let begin = from;
  const isCall = text[from - 1] === "(";
  const limit = Math.min(text.length, from + maxPartsChars);
  const close = (end: number): void => {
    const part = trimmed(text, { at: begin, end });
    if (part.at < part.end) parts.push(part);
  };
  for (let at = from; at <= limit; at += 1) {
    const char = text[at];
    const isOutermost = depth === 0;
    if (char === undefined || (isOutermost && !isCall && (char === "\n" || char === ";" || char === "#"))) {
      if (!isOutermost || (isCall && char === undefined)) return null;
      close(at);
      return { parts, end: at };
    }
    if (char === "\\") at += 1;
    else if (char === '"' || char === "'" || char === "`") {
      const end = quoteEnd(text, at);
      // Of what is around all of this, such as the quotes of `python3 -c '…'`.
      if (end === -1) {
        if (!isOutermost || isCall) return null;
        close(at);
        return { parts, end: at };
      }
      at = end;
    } else if ("([{".includes(char)) depth += 1;
    else if (")]}".includes(char)) {
      if (isOutermost) {
        close(at);
        return { parts, end: at };
      }
      depth -= 1;
    } else if (char === "," && isOutermost) {
      close(at);
      begin = at + 1;
    }
  }
  return null;
}

/** Where a text in quotes ends; -1 where its line ends before. */
function quoteEnd(text: string, start: number): number {
  const quote = text[start]!;
  for (let at = start + 1; at < text.length && text[at] !== "\n"; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === quote) return at;
  }
  return -1;
}

/** What stands behind the last `==` of a condition that is nothing but a comparison; null for another one. */
function comparedTo(text: string, { at: from, end }: Span): Span | null {
  const condition = text.slice(from, end);
  if (/^not\b| or | if |\|\||\? /.test(condition)) return null;
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

function trimmed(text: string, { at, end }: Span): Span {
  const part = text.slice(at, end);
  const begin = at + (part.length - part.trimStart().length);
  return { at: begin, end: Math.max(begin, end - (part.length - part.trimEnd().length)) };
}

function isLiteral(text: string): boolean {
  return /^(?:"[^"\\\n]*"|'[^'\\\n]*'|-?[\d.]+)$/.test(text);
}

/** The other value, as a text where a text stood: compiled languages take nothing else there. */
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
