const names = "(?:[a-z]{1,10}:)?(?:think|thinking|thoughts?|reasoning|scratchpad|antthinking)";

/** The marks before and after a model's thought, if the server leaves them in the text. */
const families: readonly (readonly [string, string])[] = [
  [`<${names}>`, `</${names}>`],
  ["\\[think\\]", "\\[/think\\]"],
  ["◁think▷", "◁/think▷"],
  ["<\\|begin_of_thought\\|>", "<\\|end_of_thought\\|>"],
  ["<\\|start_thinking\\|>", "<\\|end_thinking\\|>"],
  [
    "<\\|?channel\\|?>(?:analysis|thought)(?:<\\|message\\|>)?",
    "(?:<\\|end\\|>)?(?:<\\|start\\|>assistant)?<\\|channel\\|>final(?:<\\|message\\|>)?|<\\|end\\|>|<channel\\|>",
  ],
];

/** One group for each family and side, so that a match shows which mark it is. */
const anyMark = new RegExp(families.flatMap(([open, close]) => [`(${open})`, `(${close})`]).join("|"), "giu");

export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly family: number;
  readonly opens: boolean;
  /** Whether the mark is at the beginning or end of its line. Inside of a sentence it is only mentioned. */
  readonly isSolid: boolean;
}

/** All marks of a text in order. Quoted marks do not count, because the text only mentions them. */
export function thoughtMarksIn(text: string): readonly Mark[] {
  const marks: Mark[] = [];
  let lineStart = 0;
  let lineEnd = -1;
  let firstWord = 0;
  let lastWord = 0;
  for (const match of text.matchAll(anyMark)) {
    const start = match.index;
    const end = start + match[0].length;
    if (/["'`]/.test(text.charAt(start - 1))) continue;
    if (start > lineEnd) {
      lineStart = text.lastIndexOf("\n", start) + 1;
      const next = text.indexOf("\n", start);
      lineEnd = next === -1 ? text.length : next;
      const line = text.slice(lineStart, lineEnd);
      firstWord = lineStart + line.length - line.trimStart().length;
      lastWord = lineStart + line.trimEnd().length;
    }
    let group = 1;
    while (match[group] === undefined) group += 1;
    const opens = group % 2 === 1;
    const isSolid = start === firstWord || (!opens && (end === lastWord || text.startsWith("```", end)));
    marks.push({ start, end, family: Math.floor((group - 1) / 2), opens, isSolid });
  }
  return marks;
}
