import type { ShownResult } from "../facts/execution.js";
import { formatBytes } from "../format/format.js";
import { truncateEnd } from "../format/truncate.js";
import { escapeHtml } from "../markdown/html.js";
import { showHidden } from "../output/visible.js";
import { pictureAddress, type ReadArtifact } from "./pictures.js";
import type { AttemptReport } from "./report.js";

/** 8 MiB in all, as many pages are opened on a telephone. */
const maxBytes = 8 * 1024 ** 2;
/** 256 KiB of one table or text. */
const maxTextBytes = 256 * 1024;

/** What blocks showed, by the names of its files, as the page shows it. */
export type ShownParts = ReadonlyMap<string, string>;

/** Reads what blocks showed, the latest attempts first, as far as there is room. What cannot be read is only named. */
export async function readShown(attempts: readonly AttemptReport[], read: ReadArtifact): Promise<ShownParts> {
  const parts = new Map<string, string>();
  let room = maxBytes;
  const all = attempts
    .toReversed()
    .flatMap(({ blocks }) => blocks.flatMap((each) => each.execution?.shown ?? []));
  for (const each of all) {
    if (parts.has(each.name) || each.bytes > room) continue;
    const content = await read(each.name).catch(() => null);
    const part = content === null ? null : await partOf(each, content);
    if (part === null) continue;
    room -= each.bytes;
    parts.set(each.name, part);
  }
  return parts;
}

/** What one block showed, in order; the names of what is not shown here stand in its output. */
export function renderShown(shown: readonly ShownResult[], parts: ShownParts): string {
  const figures = shown.flatMap((each) => {
    const part = parts.get(each.name);
    const name = `<figcaption><code>shown/${escapeHtml(each.name)}</code> <span class="dim">${escapeHtml(each.type)}, ${formatBytes(each.bytes)}</span></figcaption>`;
    return part === undefined ? [] : [`<figure>${part}${name}</figure>`];
  });
  return figures.length === 0 ? "" : `<div class="shown">${figures.join("\n")}</div>`;
}

async function partOf(
  { name, type, caption = "" }: ShownResult,
  content: Uint8Array,
): Promise<string | null> {
  if (type.startsWith("image/")) {
    const address = pictureAddress(content, name);
    return address === null ? null : `<img src="${address}" alt="${escapeHtml(truncateEnd(caption, 200))}">`;
  }
  if (content.length > maxTextBytes || type === "application/pdf") return null;
  const text = Buffer.from(content).toString("utf8");
  return type === "text/html" ? sanitised(text) : `<pre>${escapeHtml(showHidden(text))}</pre>`;
}

/** A stranger's page, of which tables, lists and words are left: nothing that runs, loads, links or covers anything. */
async function sanitised(html: string): Promise<string | null> {
  const { default: sanitizeHtml } = await import("sanitize-html");
  const tables = ["table", "thead", "tbody", "tfoot", "tr", "th", "td", "caption", "colgroup", "col"];
  const words = [
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "p",
    "br",
    "hr",
    "div",
    "span",
    "pre",
    "code",
    "blockquote",
  ];
  const marks = [
    "b",
    "strong",
    "i",
    "em",
    "u",
    "s",
    "small",
    "sub",
    "sup",
    "ul",
    "ol",
    "li",
    "dl",
    "dt",
    "dd",
  ];
  const safe = sanitizeHtml(html, {
    allowedTags: [...tables, ...words, ...marks],
    allowedAttributes: { "*": ["colspan", "rowspan", "align"] },
    nestingLimit: 100,
  });
  return safe.trim() === "" ? null : `<div class="wide">${safe.trim()}</div>`;
}
