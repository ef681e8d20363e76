/** How strongly operators bind, in nearly all languages. A single word or string binds most strongly. */
const levels = {
  generator: -1,
  comma: 1,
  /** Beside a bracket or a comma. Without its own brackets, a tuple would become part of the list. */
  listed: 2,
  /** An operator inside of an expression, with a rank that differs between languages. */
  unknown: 3,
  choice: 4,
  /** Beside such an expression, only a single word or string needs no brackets. */
  tight: 99,
  alone: 100,
} as const;

const ranks = [
  [0, "= := => -> : ; { } += -= *= /= return with del import for switch while elif yield async"],
  [levels.listed, "( [ , ) ] assert except case raise"],
  [levels.choice, "if else ?"],
  [5, "|| or ??"],
  [6, "&& and"],
  [7, "not"],
  [8, "== != === !== < > <= >= in is"],
  [9, "+ -"],
  [10, "* / % //"],
  [11, "**"],
] as const;
/** The empty word stands for the beginning and the end of a text. */
const operators = new Map<string, number>([
  ["", 0],
  ...ranks.flatMap(([level, words]) => words.split(" ").map((word) => [word, level] as const)),
]);
const isWord = /^[\w"'`]/;
/** Words after which brackets contain names, as after the name of a call. */
const holdsNames = new Set(["import", "with", "del"]);

/** Whether brackets after this token belong to a call or contain names. In that case they are no tuple. */
export function isCallBehind(token: string): boolean {
  return holdsNames.has(token) || /^[)\]]$/.test(token) || (/\w$/.test(token) && !operators.has(token));
}

/** Removes round brackets around a whole expression, or around one that binds more strongly than its neighbours. */
export function withoutNeedlessBrackets(tokens: readonly string[]): readonly string[] {
  const needless = new Set<number>();
  /** The index of each open bracket, and how weakly its parts are bound. */
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
      // In Python, the names after `for` end at `in`, with or without brackets.
      const areNames = last === "for" && tokens[at + 1] === "in";
      if (!isCall && (own.level > around || areNames)) needless.add(own.at).add(at);
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
  readonly length: number;
}

/** An operator of one or more tokens inside of an expression. */
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

function isValue(token: string): boolean {
  return isWord.test(token) && !operators.has(token);
}

function before(tokens: readonly string[], at: number): number {
  const token = tokens[at - 1] ?? "";
  const level = isWord.test(token)
    ? operators.get(token)
    : longest((length) => tokens.slice(Math.max(0, at - length), at))?.level;
  // The expression after `if` or `else` is as long as possible.
  return level === levels.choice ? levels.listed : (level ?? levels.tight);
}

function behind(tokens: readonly string[], at: number): number {
  const token = tokens[at + 1] ?? "";
  if (isWord.test(token)) return operators.get(token) ?? 0;
  if (token === "(" || token === "[") return levels.tight;
  return longest((length) => tokens.slice(at + 1, at + 1 + length))?.level ?? levels.tight;
}

/** The longest known operator with up to three tokens. Null if there is none. */
function longest(partOf: (length: number) => readonly string[]): Operator | null {
  for (const length of [3, 2, 1]) {
    const part = partOf(length);
    const level = operators.get(part.join(""));
    if (level !== undefined) return { level, length: part.length };
  }
  return null;
}
