import type { Token } from "markdown-it";

/**
 * Splits a text at the trigger phrase. The text above it and the text after it are trimmed and have line feeds as line
 * ends. Null if the phrase is missing. It must be the first word of a line of running
 * text, as CommonMark defines it. So it does not count in a quote (including lazy continuation lines), a fence,
 * indented code, a code span or HTML. The first such line counts, and everything after the phrase is the task. Capital
 * and small letters are different.
 */
export async function textAroundPhrase(
  markdown: string,
  phrase: string,
): Promise<{ readonly above: string; readonly after: string } | null> {
  if (!markdown.includes(phrase)) return null;
  const lines = markdown.replaceAll(/\r\n?/g, "\n").split("\n");
  // Most requests begin with a line that is certainly running text. Then the parser is not loaded.
  const isPlain = startsWith(lines[0] ?? "", phrase) && /^[/@\p{L}]/u.test(phrase);
  const line = isPlain ? 0 : await firstPhraseLine(lines, phrase);
  if (line === null) return null;
  const rest = [(lines[line] ?? "").trimStart().slice(phrase.length), ...lines.slice(line + 1)];
  return { above: lines.slice(0, line).join("\n").trim(), after: rest.join("\n").trim() };
}

/** The text after the trigger phrase, by the rules of `textAroundPhrase`. Null if the phrase is missing. */
export async function textAfterPhrase(markdown: string, phrase: string): Promise<string | null> {
  return (await textAroundPhrase(markdown, phrase))?.after ?? null;
}

/** Whether the phrase is the first word of a line. */
function startsWith(line: string, phrase: string): boolean {
  return line.startsWith(phrase) && /^(\s|$)/.test(line.slice(phrase.length));
}

/**
 * Finds the line of the phrase. The parser gives no positions inside of a paragraph. So a unique word with the line
 * number replaces each candidate, and these words are searched in the parser's result.
 */
async function firstPhraseLine(lines: readonly string[], phrase: string): Promise<number | null> {
  const { default: MarkdownIt } = await import("markdown-it");
  const word = freshWord(lines);
  const marked = lines.map((line, index) => {
    const indent = /^[ \t]*/.exec(line)?.[0] ?? "";
    const rest = line.slice(indent.length);
    return startsWith(rest, phrase) ? `${indent}${word}${index}z${rest.slice(phrase.length)}` : line;
  });
  const pattern = new RegExp(`^${word}(\\d+)z(?=\\s|$)`);
  const tokens = new MarkdownIt("commonmark").parse(marked.join("\n"), {});
  for (const text of lineStarts(tokens)) {
    const match = pattern.exec(text);
    if (match) return Number(match[1]);
  }
  return null;
}

/** Yields the beginnings of lines of running text outside of quotes, in order. */
function* lineStarts(tokens: readonly Token[]): Generator<string> {
  let quotes = 0;
  for (const token of tokens) {
    if (token.type === "blockquote_open") quotes += 1;
    if (token.type === "blockquote_close") quotes -= 1;
    if (token.type !== "inline" || quotes > 0) continue;
    let isLineStart = true;
    for (const child of token.children ?? []) {
      if (isLineStart && child.type === "text") yield child.content;
      isLineStart = child.type === "softbreak" || child.type === "hardbreak";
    }
  }
}

/** A word that does not occur in the text. A comment has room for only about 5,000 such words. */
function freshWord(lines: readonly string[]): string {
  const text = lines.join("\n");
  let tried = 0;
  while (text.includes(`phrase${tried}at`)) tried += 1;
  return `phrase${tried}at`;
}
