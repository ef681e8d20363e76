/** A place in a text; both begin at 1. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
}

/**
 * Where a text stops being JSON; null where it is JSON. For messages that quote nothing of it: a parser's own show its
 * beginning, and what is no JSON may be a secret's file that was named by mistake.
 */
export function findJsonFault(text: string): JsonFault | null {
  const at = faultIn(text);
  if (at === null) return null;
  const before = text.slice(0, at).split("\n");
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

type Expected = "value" | "value or ]" | "key" | "key or }" | ":" | ", or end";

/** The index of the first sign that does not belong: of a word or a number, its beginning. */
function faultIn(text: string): number | null {
  const open: string[] = [];
  let expected: Expected | null = "value";
  for (let at = endOf(blanks, text, 0); at < text.length; at = endOf(blanks, text, at)) {
    const sign = text[at]!;
    expected = follow(sign, expected, open);
    if (expected === null) return at;
    const { end, isWhole } = readToken(text, at);
    if (!isWhole) return end;
    at = end;
  }
  return expected === ", or end" && open.length === 0 ? null : text.length;
}

/** What may come after a token that begins with a sign; null where that may not come itself. */
function follow(sign: string, expected: Expected, open: string[]): Expected | null {
  const isValue = expected === "value" || expected === "value or ]";
  const isKey = expected === "key" || expected === "key or }";
  const isAfter = expected === ", or end";
  switch (sign) {
    case "[":
    case "{":
      if (!isValue) return null;
      open.push(sign);
      return sign === "[" ? "value or ]" : "key or }";
    case "]":
      return open.pop() === "[" && (isAfter || expected === "value or ]") ? ", or end" : null;
    case "}":
      return open.pop() === "{" && (isAfter || expected === "key or }") ? ", or end" : null;
    case ",":
      if (!isAfter || open.length === 0) return null;
      return open.at(-1) === "{" ? "key" : "value";
    case ":":
      return expected === ":" ? "value" : null;
    case '"':
      if (isKey) return ":";
  }
  return isValue ? ", or end" : null;
}

const blanks = /[ \t\n\r]*/y;
const word = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const escape = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** Where a token ends; one that is not whole ends where it stops being JSON. */
function readToken(text: string, at: number): { end: number; isWhole: boolean } {
  if ("[]{},:".includes(text[at]!)) return { end: at + 1, isWhole: true };
  if (text[at] !== '"') {
    const end = endOf(word, text, at);
    return { end, isWhole: end > at };
  }
  let end = at + 1;
  while (end < text.length && text[end] !== '"') {
    const next = text[end] === "\\" ? endOf(escape, text, end) : end + 1;
    if (next === end || text.charCodeAt(end) < 0x20) return { end, isWhole: false };
    end = next;
  }
  return end < text.length ? { end: end + 1, isWhole: true } : { end, isWhole: false };
}

/** Where a match from an index on ends; the index itself where there is none. */
function endOf(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : at;
}
