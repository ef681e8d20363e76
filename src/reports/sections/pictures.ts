import { formatBytes } from "../../format/format.js";
import type { ShownResult } from "../../facts/execution.js";
import type { Artifact } from "../../facts/files.js";
import { type Block, code, dim, type Section } from "../document.js";
import type { Report } from "../report.js";

/** The pictures among the run's files, which show its result at a glance. */
export function pictures({ files }: Report): Section | null {
  const figures = files
    .filter(({ path }) => isPicture(path))
    .map((file) => ({ key: artifactKey(file), caption: code(file.path) }));
  if (figures.length === 0) return null;
  return { name: "the pictures", rank: 3, blocks: () => [{ kind: "figures", figures }] };
}

/** The results that one block displayed, in order. */
export function shownFigures(shown: readonly ShownResult[]): Block {
  const figures = shown.map((each) => ({
    key: shownKey(each),
    caption: [code(`shown/${each.name}`), " ", dim(`${each.type}, ${formatBytes(each.bytes)}`)],
  }));
  return { kind: "figures", figures };
}

export function isPicture(path: string): boolean {
  return /\.(?:png|jpe?g|gif|webp|svg)$/i.test(path);
}

export function artifactKey({ path }: Pick<Artifact, "path">): string {
  return `artifact ${path}`;
}

export function shownKey({ name }: Pick<ShownResult, "name">): string {
  return `shown ${name}`;
}

/** Reads a file of the run. Rejects if it cannot be read. */
export type ReadArtifact = (path: string) => Promise<Uint8Array>;

/** The largest picture. So a page opens at once and can be sent by mail. */
export const maxPictureBytes = 1024 ** 2;

/** A picture as a data address, in which an SVG runs and loads nothing. Null for other and too large content. */
export function pictureAddress(content: Uint8Array, path: string): string | null {
  const type = content.length > maxPictureBytes ? null : typeOf(content, path);
  return type === null ? null : `data:${type};base64,${Buffer.from(content).toString("base64")}`;
}

/** Decides by the content and not by the name. So nobody can trick a browser with a wrong name. */
function typeOf(content: Uint8Array, path: string): string | null {
  const head = Buffer.from(content.subarray(0, 1024)).toString("latin1");
  if (head.startsWith("\x89PNG\r\n\x1A\n")) return "image/png";
  if (head.startsWith("\xFF\xD8\xFF")) return "image/jpeg";
  if (/^GIF8[79]a/.test(head)) return "image/gif";
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return "image/webp";
  return /\.svg(?:\.txt)?$/i.test(path) && /<svg[\s>]/i.test(head) ? "image/svg+xml" : null;
}
