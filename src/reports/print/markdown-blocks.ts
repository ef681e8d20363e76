import { defuseMarkdown } from "../../markdown/defuse.js";
import { fence } from "../../markdown/fence.js";
import { count } from "../../format/format.js";
import { showHidden } from "../../output/visible.js";
import type { Block, OutputBlock, Table, Words } from "../document.js";
import { inCell, inMarkdown, inSummary } from "./markdown-words.js";

/** Prints blocks in GitHub's Markdown. The result triggers no action on GitHub, whatever the texts contain. */
export function markdownOf(blocks: readonly Block[]): string {
  return blocks
    .map(blockOf)
    .filter((text) => text !== "")
    .join("\n\n");
}

export function foldIn(title: Words, body: string, isOpen = false): string {
  return `<details${isOpen ? " open" : ""}>\n<summary>${inSummary(title)}</summary>\n\n${body}\n\n</details>`;
}

/** Code and output with more lines are folded. This is about one screen. */
const foldBeyondLines = { code: 32, output: 16 };

function blockOf(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      if (block.look === "dim") return `<sub>${inMarkdown(block.words)}</sub>`;
      return `${block.look === "warning" ? "⚠️ " : ""}${inMarkdown(block.words)}`;
    case "heading":
      return `**${inMarkdown(block.words).replaceAll("**", "")}**`;
    case "prose":
      return quote(defuseMarkdown(block.markdown, { omitCode: block.omitCode ?? [] }));
    case "list":
      return block.items.map((item) => `- ${inMarkdown(item)}`).join("\n");
    case "table":
      return tableIn(block);
    case "code":
      return codeIn(block.text, block.language);
    case "diff":
      return fence(showHidden(block.lines.join("\n")), "diff");
    case "output":
      return outputIn(block);
    case "fold": {
      const body = markdownOf(block.blocks);
      return body === "" ? `<p>${inSummary(block.title)}</p>` : foldIn(block.title, body, block.isOpen);
    }
    case "figures":
      // A picture is left out, because GitHub shows only pictures that are on its servers.
      return "";
  }
}

export function tableIn({ head, rows }: Pick<Table, "head" | "rows">): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [row(head), row(head.map(() => "---")), ...rows.map((cells) => row(cells.map(inCell)))].join("\n");
}

function quote(markdown: string): string {
  return markdown === "" ? "" : markdown.replace(/^/gm, "> ").replace(/^> $/gm, ">");
}

function codeIn(text: string, language: string): string {
  const lines = text.split("\n").length;
  // GitHub would render these as pictures, or offer them as a change.
  const isActive = /^(?:mermaid|geojson|topojson|stl|math|suggestion)$/i.test(language);
  const fenced = fence(text, isActive ? "text" : language);
  return lines > foldBeyondLines.code ? foldIn(`Code · ${count("line", lines)}`, fenced) : fenced;
}

function outputIn({ what, size, lines }: OutputBlock): string {
  const isMixed = lines.some(({ from }) => from === "stdout") && lines.some(({ from }) => from === "stderr");
  // In a `diff` fence, GitHub colours lines with `!` in front, and none with a blank in front.
  const marked = lines.map(({ from, text }) => (from === "stderr" ? `! ${text}` : `  ${text}`));
  const fenced = isMixed
    ? fence(marked.join("\n"), "diff")
    : fence(lines.map(({ text }) => text).join("\n"), "text");
  const title = `${what}${isMixed ? ", lines of stderr marked with `!`" : ""}`;
  if (lines.length > foldBeyondLines.output) return foldIn(`${title} · ${size}`, fenced);
  return title === "Output" ? fenced : `<sub>${inMarkdown(title)}</sub>\n\n${fenced}`;
}

/** Removes forged markers, which show that a comment is agent-exec's own. The replacement has the same length. */
export function withoutForgedMarkers(markdown: string): string {
  return markdown.replace(/<!--(?=\s*agent-exec)/gi, "<!==");
}
