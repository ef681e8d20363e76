import { formatBytes } from "../../format/format.js";
import type { ShownResult } from "../../facts/execution.js";
import type { Artifact } from "../../facts/files.js";
import { type Block, code, dim, type Section } from "../document.js";
import type { Report } from "../report.js";

/** The pictures among the run's files, which show its result at a glance. */
export function pictures({ files }: Report): Section[] {
  const figures = files
    .filter(({ path }) => isPicture(path))
    .map((file) => ({ key: artifactKey(file), caption: code(file.path) }));
  if (figures.length === 0) return [];
  return [{ name: "the pictures", rank: 3, blocks: () => [{ kind: "figures", figures }] }];
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
