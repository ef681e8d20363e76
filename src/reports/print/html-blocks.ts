import { type OutputLine } from "../../output/output-lines.js";
import { showHidden } from "../../output/visible.js";
import { truncateEnd } from "../../format/truncate.js";
import {
  type Block,
  type Fold,
  type OutputBlock,
  type Span,
  spansOf,
  type Table,
  type Words,
} from "../document.js";
import { escaped, type Html, nothing, trusted } from "./html-tag.js";
import type { RenderProse } from "./html-prose.js";

/** What the page needs besides the blocks. */
export interface Materials {
  readonly prose: RenderProse;
  /** The contents of pictures and tables, by their keys. */
  readonly figures: ReadonlyMap<string, Html>;
}

export function htmlOf(blocks: readonly Block[], materials: Materials): Html {
  const parts = blocks.map((block) => blockOf(block, materials)).filter(({ markup }) => markup !== "");
  return trusted(parts.map(({ markup }) => markup).join("\n"));
}

/** Prints one line, with at most 3,000 UTF-16 units of each text. */
export function line(words: Words): Html {
  return escaped`${spansOf(words).map(spanOf)}`;
}

function spanOf(span: Span): Html {
  if (typeof span === "string") return withCode(span);
  const text = inLine(span.text, 300);
  switch (span.as) {
    case "code":
      return escaped`<code>${text}</code>`;
    case "bold":
      return span.tone === undefined ? escaped`<b>${text}</b>` : escaped`<b class="${span.tone}">${text}</b>`;
    case "dim":
      return escaped`<span class="dim">${text}</span>`;
    case "link":
      return escaped`<a href="${span.to ?? ""}"><code>${text}</code></a>`;
  }
}

function withCode(text: string): Html {
  const parts = inLine(text, 3_000).split(/(`[^`]*`)/);
  return escaped`${parts.map((part) => (/^`.*`$/.test(part) ? escaped`<code>${part.slice(1, -1)}</code>` : escaped`${part}`))}`;
}

function inLine(text: string, maxChars: number): string {
  return truncateEnd(showHidden(text).replace(/\s+/g, " "), maxChars);
}

function blockOf(block: Block, materials: Materials): Html {
  switch (block.kind) {
    case "paragraph":
      return paragraphOf(block.words, block.look);
    case "heading":
      return escaped`<h3>${line(block.words)}</h3>`;
    case "prose": {
      const words = materials.prose(block.markdown, block.omitCode).markup.trim();
      return words === "" ? nothing : escaped`<div class="prose said">${trusted(words)}</div>`;
    }
    case "list":
      return escaped`<ul>${block.items.map((item) => escaped`<li>${line(item)}</li>`)}</ul>`;
    case "table":
      return tableOf(block);
    case "code":
      return escaped`<pre class="code">${block.text.split("\n").map((each) => escaped`<span>${each}\n</span>`)}</pre>`;
    case "diff":
      return escaped`<pre class="diff">${block.lines.map((each) => escaped`<span class="${diffClass(each)}">${each}\n</span>`)}</pre>`;
    case "output":
      return outputOf(block);
    case "fold":
      return foldOf(block, materials);
    case "figures": {
      const shown = block.figures.flatMap(({ key, caption }) => {
        const figure = materials.figures.get(key);
        return figure === undefined
          ? []
          : escaped`<figure>${figure}<figcaption>${line(caption)}</figcaption></figure>`;
      });
      return shown.length === 0 ? nothing : escaped`<div class="pictures">${shown}</div>`;
    }
  }
}

function paragraphOf(words: Words, look?: string): Html {
  if (look === "warning") return escaped`<p class="note">⚠️ ${line(words)}</p>`;
  return look === undefined ? escaped`<p>${line(words)}</p>` : escaped`<p class="${look}">${line(words)}</p>`;
}

function tableOf({ head, rows, look }: Table): Html {
  const titles = head.map((name) => escaped`<th>${name}</th>`);
  const lines = rows.map(
    (cells) => escaped`<tr>${cells.map((cell) => escaped`<td>${line(cell)}</td>`)}</tr>\n`,
  );
  const open = look === undefined ? escaped`<table>` : escaped`<table class="${look}">`;
  return escaped`<div class="wide">${open}<thead><tr>${titles}</tr></thead><tbody>${lines}</tbody></table></div>`;
}

export function foldOf({ title, blocks, isOpen = false, look }: Fold, materials: Materials): Html {
  const body = htmlOf(blocks, materials);
  if (body.markup === "") return escaped`<p>${line(title)}</p>`;
  return details(escaped`<summary>${line(title)}</summary>\n${body}`, isOpen, look);
}

function details(content: Html, isOpen: boolean, look = ""): Html {
  const name = look === "" ? nothing : escaped` class="${look}"`;
  return escaped`<details${name}${isOpen ? escaped` open` : nothing}>${content}</details>`;
}

function diffClass(text: string): string {
  if (text.startsWith("+")) return "in";
  if (text.startsWith("-")) return "out";
  return text.startsWith("@@") ? "at" : "same";
}

/** Output with more lines is folded. This is about one screen. */
const foldBeyondLines = 30;

function outputOf({ what, size, lines, isOpen = true }: OutputBlock): Html {
  const printed = inRuns(lines).map(({ from, text }) => escaped`<span class="${from}">${text}</span>`);
  const title = size === "" ? what : `${what} · ${size}`;
  const content = escaped`<summary>${title}</summary><pre>${printed}</pre>`;
  return details(content, isOpen && lines.length <= foldBeyondLines, "output");
}

/** Joins neighbouring lines of the same stream to one text. */
function inRuns(lines: readonly OutputLine[]): OutputLine[] {
  const runs: OutputLine[] = [];
  let texts: string[] = [];
  for (const [index, { from, text }] of lines.entries()) {
    texts.push(text);
    if (lines[index + 1]?.from === from) continue;
    runs.push({ from, text: `${texts.join("\n")}\n` });
    texts = [];
  }
  return runs;
}
