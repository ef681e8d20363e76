import MarkdownIt from "markdown-it";

/** A fenced code block. */
export interface Fence {
  readonly kind: "fence";
  /** The fence's info string, without escapes and without blanks at both ends. */
  readonly info: string;
  /** The backticks or tildes that open it. */
  readonly mark: string;
  /** With `\n` line ends, without the fence's indent. */
  readonly code: string;
  /** The line on which it opens, from 1, and the line after its end. */
  readonly line: number;
  readonly endLine: number;
  readonly isClosed: boolean;
  readonly isQuoted: boolean;
}

/** Other text: a paragraph or heading, HTML (including comments), or indented code. */
export interface Words {
  readonly kind: "words" | "html" | "indented";
  readonly text: string;
  readonly line: number;
  readonly isQuoted: boolean;
}

/** The blocks of a Markdown text in order, as CommonMark defines them, including those in lists and quotes. */
export function* piecesOf(markdown: string): Generator<Fence | Words> {
  // Inline text contains no blocks. It is not parsed, because hostile inline text takes most of the time.
  const parser = new MarkdownIt("commonmark").disable("inline");
  let quoteDepth = 0;
  for (const token of parser.parse(markdown, {})) {
    if (token.type === "blockquote_open") quoteDepth += 1;
    if (token.type === "blockquote_close") quoteDepth -= 1;
    const [start, end] = token.map ?? [0, 0];
    const place = { line: start + 1, isQuoted: quoteDepth > 0 };
    const { content: text } = token;
    if (token.type === "inline") yield { kind: "words", text, ...place };
    if (token.type === "html_block") yield { kind: "html", text, ...place };
    if (token.type === "code_block") yield { kind: "indented", text, ...place };
    if (token.type !== "fence") continue;
    const info = parser.utils.unescapeAll(token.info).trim();
    const isClosed = end - start === linesIn(text) + 2;
    yield { kind: "fence", info, mark: token.markup, code: text, endLine: end + 1, isClosed, ...place };
  }
}

/** A closed fence has two lines more than its content. An open fence has only one more. */
function linesIn(content: string): number {
  return content === "" ? 0 : content.split("\n").length - (content.endsWith("\n") ? 1 : 0);
}
