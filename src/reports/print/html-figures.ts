import { truncateEnd } from "../../format/truncate.js";
import type { ShownResult } from "../../facts/execution.js";
import type { Report } from "../report.js";
import {
  artifactKey,
  isPicture,
  maxPictureBytes,
  pictureAddress,
  type ReadArtifact,
  shownKey,
} from "../sections/pictures.js";
import { escaped, type Html, trusted } from "./html-tag.js";

/** The limit for all displayed results, because many people open the page on a phone. */
const maxShownBytes = 8 * 1024 ** 2;
const maxArtifactBytes = 4 * 1024 ** 2;

/** The limit for one table or text. */
const maxTextBytes = 256 * 1024;

export interface FigureReaders {
  /** Reads an artifact. If a picture cannot be read, it is only listed. */
  readonly readArtifact: ReadArtifact;
  /** Reads a displayed result by its name. Default: no results are shown. */
  readonly readShown?: ReadArtifact | undefined;
}

/** Reads the pictures and tables for the page, up to the limit. Those of the latest attempts come first. */
export async function readFigures(
  { attempts, files }: Report,
  { readArtifact, readShown }: FigureReaders,
): Promise<ReadonlyMap<string, Html>> {
  const found = new Map<string, Html>();
  const shown = attempts
    .toReversed()
    .flatMap(({ blocks }) => blocks.flatMap(({ execution }) => execution?.shown ?? []));
  let room = maxShownBytes;
  for (const each of readShown === undefined ? [] : shown) {
    if (found.has(shownKey(each)) || each.bytes > room) continue;
    const figure = await read(each.name, readShown!, (content) => shownFigure(each, content));
    if (figure === null) continue;
    room -= each.bytes;
    found.set(shownKey(each), figure);
  }
  room = maxArtifactBytes;
  for (const file of files) {
    if (!isPicture(file.path) || file.bytes > Math.min(room, maxPictureBytes)) continue;
    const figure = await read(file.path, readArtifact, async (content) =>
      picture(content, file.path, file.path),
    );
    if (figure === null) continue;
    room -= file.bytes;
    found.set(artifactKey(file), figure);
  }
  return found;
}

/** Reads one result. If it cannot be read, the report goes on without it. */
async function read(
  name: string,
  from: ReadArtifact,
  asFigure: (content: Uint8Array) => Promise<Html | null>,
): Promise<Html | null> {
  const content = await from(name).catch(() => null);
  return content === null ? null : asFigure(content);
}

function picture(content: Uint8Array, name: string, alt: string): Html | null {
  const address = pictureAddress(content, name);
  return address === null ? null : escaped`<img src="${address}" alt="${truncateEnd(alt, 200)}">`;
}

async function shownFigure(
  { name, type, caption = "" }: ShownResult,
  content: Uint8Array,
): Promise<Html | null> {
  if (type.startsWith("image/")) return picture(content, name, caption);
  if (content.length > maxTextBytes || type === "application/pdf") return null;
  const text = Buffer.from(content).toString("utf8");
  return type === "text/html" ? sanitised(text) : escaped`<pre>${text}</pre>`;
}

const allowedTags = (
  "table thead tbody tfoot tr th td caption colgroup col h1 h2 h3 h4 h5 h6 p br hr div span pre code " +
  "blockquote b strong i em u s small sub sup ul ol li dl dt dd"
).split(" ");

/** Cleans a page that may be hostile: keeps tables, lists and text, and nothing that runs, loads, links or covers. */
async function sanitised(page: string): Promise<Html | null> {
  const { default: sanitizeHtml } = await import("sanitize-html");
  const safe = sanitizeHtml(page, {
    allowedTags,
    allowedAttributes: { "*": ["colspan", "rowspan", "align"] },
    nestingLimit: 100,
  }).trim();
  return safe === "" ? null : escaped`<div class="wide">${trusted(safe)}</div>`;
}
