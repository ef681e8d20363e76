/** A function as its users see it. */
export interface Signature {
  /** `area(radius: float) -> float` */
  readonly head: string;
  /** The first paragraph of its description, on one line; "" where it has none. */
  readonly words: string;
}

/** 300 characters of a description are told of each. */
const maxWordsChars = 300;
const maxHeadChars = 500;

/** The public functions at the top level of a Python module. Read as text: nothing of it runs here. */
export function pythonSignatures(text: string): readonly Signature[] {
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, at) => {
    const name = /^(?:async )?def ([A-Za-z]\w*)\(/.exec(line)?.[1];
    if (name === undefined) return [];
    const head = headFrom(lines, at);
    if (head === null) return [];
    const words = docstringFrom(lines, head.nextLine);
    return [{ head: flat(head.text.replace(/^(?:async )?def /, "").replace(/:$/, "")), words }];
  });
}

/** From `def` to the colon behind its parentheses; null where that never comes. */
function headFrom(lines: readonly string[], at: number): { text: string; nextLine: number } | null {
  let depth = 0;
  let text = "";
  for (let index = at; index < Math.min(lines.length, at + 50); index++) {
    const line = lines[index] ?? "";
    for (const char of line) {
      if ("([{".includes(char)) depth += 1;
      if (")]}".includes(char)) depth -= 1;
      text += char;
      if (char === ":" && depth === 0) return { text, nextLine: index + 1 };
    }
    text += " ";
  }
  return null;
}

function docstringFrom(lines: readonly string[], at: number): string {
  const first = (lines[at] ?? "").trim();
  const quote = first.startsWith('"""') ? '"""' : first.startsWith("'''") ? "'''" : null;
  if (quote === null) return "";
  const rest = [first.slice(3), ...lines.slice(at + 1, at + 40)].join("\n");
  return paragraph(rest.split(quote)[0] ?? "");
}

/** The exported functions of a JavaScript module. Read as text: nothing of it runs here. */
export function javascriptSignatures(text: string): readonly Signature[] {
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, at) => {
    const head = /^export (?:async )?function\*? ?([A-Za-z_$][\w$]*\([^)]*\))/.exec(line)?.[1];
    return head === undefined ? [] : [{ head: flat(head), words: commentAbove(lines, at) }];
  });
}

function commentAbove(lines: readonly string[], at: number): string {
  if (lines[at - 1]?.trim().endsWith("*/") !== true) return "";
  let begin = at - 1;
  while (begin > Math.max(0, at - 40) && !(lines[begin] ?? "").trim().startsWith("/**")) begin -= 1;
  const text = lines.slice(begin, at).map((line) =>
    line
      .trim()
      .replace(/^\/\*\*/, "")
      .replace(/\*\/$/, ""),
  );
  return paragraph(text.map((line) => line.replace(/^\*/, "")).join("\n"));
}

/** The first one, and nothing of it that a fence or a heading could begin with. */
function paragraph(text: string): string {
  const [first = ""] = text.trim().split(/\n[ \t]*\n/);
  return flat(first.replaceAll("`", "'")).slice(0, maxWordsChars);
}

function flat(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim().slice(0, maxHeadChars);
}
