/** How tightly something binds in nearly all languages. A word or text alone binds the most. */
const levels = {
  generator: -1,
  comma: 1,
  /** Beside a bracket or a comma: a tuple would fall apart without its own brackets. */
  listed: 2,
  /** An operator that languages rank differently, as part of an expression. */
  unknown: 3,
  choice: 4,
  /** The same beside an expression: only a word or a text needs no brackets there. */
  tight: 99,
  alone: 100,
} as const;

const boundaries = ["", "=", ":=", "=>", "->", ":", ";", "{", "}", "+=", "-=", "*=", "/="];
const operators = new Map<string, number>([
  ...boundaries.map((each) => [each, 0] as const),
  ...["return", "with", "del", "import", "for", "switch", "while", "elif", "yield", "async"].map(
    (each) => [each, 0] as const,
  ),
  ...["(", "[", ",", ")", "]", "assert", "except", "case", "raise"].map(
    (each) => [each, levels.listed] as const,
  ),
  ...["if", "else", "?"].map((each) => [each, levels.choice] as const),
  ...["||", "or", "??"].map((each) => [each, 5] as const),
  ...["&&", "and"].map((each) => [each, 6] as const),
  ["not", 7],
  ...["==", "!=", "===", "!==", "<", ">", "<=", ">=", "in", "is"].map((each) => [each, 8] as const),
  ...["+", "-"].map((each) => [each, 9] as const),
  ...["*", "/", "%", "//"].map((each) => [each, 10] as const),
  ["**", 11],
]);
const isWord = /^[\w"'`]/;
/** Brackets behind these words hold names, as those of a call do. */
const holdsNames = new Set(["import", "with", "del"]);

/** Whether brackets behind a token are a call's or hold names, and so are no tuple. */
export function isCallBehind(token: string): boolean {
  return holdsNames.has(token) || /^[)\]]$/.test(token) || (/\w$/.test(token) && !operators.has(token));
}

/** Without round brackets that change nothing: those around a whole expression, or around what binds more than its neighbours. */
export function withoutNeedlessBrackets(tokens: readonly string[]): readonly string[] {
  const needless = new Set<number>();
  /** For each open bracket: its index, and how loosely its parts hang together. */
  const open: { readonly at: number; level: number }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (/^[([{]$/.test(token)) open.push({ at, level: levels.alone });
    else if (/^[)\]}]$/.test(token)) {
      const own = open.pop();
      if (own === undefined || token !== ")" || own.at === at - 1) continue;
      const last = tokens[own.at - 1] ?? "";
      const isCall = isCallBehind(last) && !holdsNames.has(last);
      const around = Math.max(before(tokens, own.at), behind(tokens, at));
      if (!isCall && own.level > around) needless.add(own.at).add(at);
    } else if (open.length > 0) {
      const own = open.at(-1)!;
      const { level, length } = inside(tokens, at);
      own.level = Math.min(own.level, level);
      at += length - 1;
    }
  }
  return tokens.filter((_, at) => !needless.has(at));
}

interface Operator {
  readonly level: number;
  /** How many tokens it is. */
  readonly length: number;
}

/** A token, or an operator of several, as part of an expression. */
function inside(tokens: readonly string[], at: number): Operator {
  const of = (level: number): Operator => ({ level, length: 1 });
  const token = tokens[at]!;
  if (token === ",") return of(levels.comma);
  if (token === "for") return of(levels.generator);
  if (token === ".") return of(levels.alone);
  if (isValue(token)) return of(isValue(tokens[at + 1] ?? "") ? levels.unknown : levels.alone);
  const found = longest((length) => tokens.slice(at, at + length));
  return found === null ? of(levels.unknown) : { ...found, level: Math.max(levels.unknown, found.level) };
}

/** Whether it is a name, a number or a text. */
function isValue(token: string): boolean {
  return isWord.test(token) && !operators.has(token);
}

function before(tokens: readonly string[], at: number): number {
  const token = tokens[at - 1] ?? "";
  const level = isWord.test(token)
    ? operators.get(token)
    : longest((length) => tokens.slice(Math.max(0, at - length), at))?.level;
  // What stands behind `if` or `else` reaches as far as it can.
  return level === levels.choice ? levels.listed : (level ?? levels.tight);
}

function behind(tokens: readonly string[], at: number): number {
  const token = tokens[at + 1] ?? "";
  if (isWord.test(token)) return operators.get(token) ?? 0;
  if (token === "(" || token === "[") return levels.tight;
  return longest((length) => tokens.slice(at + 1, at + 1 + length))?.level ?? levels.tight;
}

/** The longest known operator of up to three tokens; null: there is none. */
function longest(partOf: (length: number) => readonly string[]): Operator | null {
  for (const length of [3, 2, 1]) {
    const part = partOf(length);
    const level = operators.get(part.join(""));
    if (level !== undefined) return { level, length: part.length };
  }
  return null;
}
