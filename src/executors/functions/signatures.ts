import { type MaskedText, maskText, type Syntax } from "./masked-text.js";

/** A function as its users see it. */
export interface Signature {
  /** `area(radius: float) -> float` */
  readonly head: string;
  /** The first paragraph of its description, on one line. "" if there is none. */
  readonly words: string;
}

/** How much of each description is shown. */
const maxWordsChars = 300;
const maxHeadChars = 500;
/** A longer signature or description is skipped. */
const maxLookChars = 2000;

const pythonSyntax: Syntax = {
  comments: [["#", "\n"]],
  quotes: [
    { mark: '"""', spansLines: true },
    { mark: "'''", spansLines: true },
    { mark: '"', spansLines: false },
    { mark: "'", spansLines: false },
  ],
};

/** The public functions at the top level of a Python module. The module is only read as text and does not run here. */
export function pythonSignatures(text: string): readonly Signature[] {
  const masked = maskText(text, pythonSyntax);
  return [...masked.code.matchAll(/^(?:async +)?def +(\p{L}[\p{L}\p{N}_]*) ?(?=[[(])/gmu)].flatMap(
    (match) => {
      const from = match.index + match[0].length;
      const colon = colonBehind(masked, from);
      if (colon === null) return [];
      const head = match[1]! + flatCode(text, masked, from, colon);
      return [{ head: cut(head, maxHeadChars), words: paragraph(docstringAt(masked, colon + 1)) }];
    },
  );
}

/** The first statement of a body, if it is a string. A string with a prefix for bytes or formats is no description. */
function docstringAt({ code, strings }: MaskedText, from: number): string {
  const begin = from + code.slice(from, from + maxLookChars).search(/\S/);
  const isPrefixed = /[ru]/i.test(code[begin] ?? "");
  return (strings.get(isPrefixed ? begin + 1 : begin) ?? "").slice(0, maxLookChars);
}

const javascriptSyntax: Syntax = {
  comments: [
    ["//", "\n"],
    ["/*", "*/"],
  ],
  quotes: [
    { mark: "`", spansLines: true },
    { mark: '"', spansLines: false },
    { mark: "'", spansLines: false },
  ],
};

const declared = /^export (?:async )?function(?: ?\* ?| )([\p{L}$][\p{L}\p{N}_$]*)(?=\()/gmu;
const assigned =
  /^export const ([\p{L}$][\p{L}\p{N}_$]*) = (?:async )?(function\*? ?)?(?=\(|[\p{L}_$][\p{L}\p{N}_$]* =>)/gmu;

/** The functions that a JavaScript module exports in their declarations. The module does not run here. */
export function javascriptSignatures(text: string): readonly Signature[] {
  const masked = maskText(text, javascriptSyntax);
  const { code } = masked;
  return [...code.matchAll(declared), ...code.matchAll(assigned)]
    .toSorted((one, other) => one.index - other.index)
    .flatMap((match) => {
      const from = match.index + match[0].length;
      const params = paramsAt(text, masked, from);
      if (params === null) return [];
      const isArrow = match[0].startsWith("export const") && match[2] === undefined;
      if (isArrow && !/^\s*=>/.test(code.slice(params.end, params.end + 10))) return [];
      return [{ head: cut(match[1]! + params.told, maxHeadChars), words: commentAbove(text, match.index) }];
    });
}

function paramsAt(text: string, masked: MaskedText, from: number): { told: string; end: number } | null {
  const { code, brackets } = masked;
  if (code[from] !== "(") {
    const end = code.indexOf(" =>", from);
    return { told: `(${text.slice(from, end)})`, end };
  }
  const close = brackets.get(from);
  return close === undefined || close - from > maxLookChars
    ? null
    : { told: flatCode(text, masked, from, close + 1), end: close + 1 };
}

/** The JSDoc comment that ends on the line before. */
function commentAbove(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - maxLookChars), at).trimEnd();
  const gap = text.slice(before.length + Math.max(0, at - maxLookChars), at);
  const comment = before.slice(Math.max(0, before.lastIndexOf("/**")));
  if (!comment.startsWith("/**") || gap.split("\n").length !== 2) return "";
  if (comment.indexOf("*/") !== comment.length - 2) return "";
  const lines = comment.slice(3, -2).split("\n");
  return paragraph(lines.map((line) => line.trim().replace(/^\*/, "")).join("\n"));
}

/** The colon that ends a head, on the line on which its brackets end. Null if it is missing or too far away. */
function colonBehind({ code, brackets }: MaskedText, from: number): number | null {
  for (let at = from; at < code.length && code[at] !== "\n"; at++) {
    if (code[at] === ":") return at - from > maxLookChars ? null : at;
    if (code[at] === "(" || code[at] === "[") {
      const close = brackets.get(at);
      if (close === undefined) return null;
      at = close;
    }
  }
  return null;
}

/** A piece of the text on one line, without comments. Blanks in strings stay. */
function flatCode(text: string, { code }: MaskedText, from: number, end: number): string {
  let flat = "";
  let isBlank = false;
  for (let at = from; at < end; at++) {
    const char = code[at]!;
    if (/\s/.test(char)) {
      isBlank = true;
      continue;
    }
    const isInside = ")]".includes(char) || "([".includes(flat.at(-1) ?? "(");
    flat += isBlank && !isInside ? ` ${text[at]!}` : text[at]!;
    isBlank = false;
  }
  return flat.replaceAll(/[\r\n]+/g, " ");
}

/** The first paragraph, without text that could begin a fence or a heading. */
function paragraph(text: string): string {
  const [first = ""] = text.trim().split(/\n[ \t\r]*\n/);
  return cut(first.replaceAll("`", "'").replaceAll(/\s+/g, " ").trim(), maxWordsChars);
}

function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max)}…` : text;
}
