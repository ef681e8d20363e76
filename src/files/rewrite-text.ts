import { lstat, readFile, realpath } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { hash } from "node:crypto";
import { replaceFile } from "./safe-changes.js";

const byteOrderMark = "\uFEFF";

/** The result of a change: the new text, null for no change, or a fault as a part of a sentence. */
export type Rewritten = { readonly text: string } | { readonly fault: string } | null;

/** Replaces a person's text file in one step, never through a link. Keeps its mode and its byte order mark. */
export async function rewriteText(path: string, rewrite: (text: string) => Rewritten): Promise<Rewritten> {
  const target = resolve(path);
  const stats = await lstat(target);
  const folder = dirname(target);
  if (!stats.isFile() || (await realpath(folder)) !== folder)
    return { fault: "agent-exec does not write through links" };
  const bytes = await readFile(target);
  const whole = bytes.toString("utf8");
  const mark = whole.startsWith(byteOrderMark) ? byteOrderMark : "";
  const rewritten = rewrite(whole.slice(mark.length));
  if (rewritten === null || "fault" in rewritten) return rewritten;
  if (!Buffer.from(whole, "utf8").equals(bytes)) return { fault: "it is not UTF-8" };
  if (!(await readFile(target)).equals(bytes)) return { fault: "it changed meanwhile" };
  await replaceFile(folder, basename(target), mark + rewritten.text, stats.mode & 0o7777);
  return rewritten;
}

/** The SHA-256 of each file, null for one that cannot be read. */
export async function hashesOf(paths: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  const hashes = paths.map(async (path): Promise<[string, string | null]> => {
    const bytes = await readFile(path).catch(() => null);
    return [path, bytes === null ? null : hash("sha256", bytes)];
  });
  return new Map(await Promise.all(hashes));
}
