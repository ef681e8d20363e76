import { hash } from "node:crypto";
import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { readRegular } from "../../files/safe-files.js";
import type { FolderSource } from "./workspace-source.js";

/** The original content of a file that the code got. Null if it got none, or if the file here has changed since. */
export async function readGiven(source: FolderSource, path: string): Promise<Uint8Array | null> {
  const given = source.given.get(path);
  if (given === undefined) return null;
  const content = await readRegular(source.folder, path).catch(() => null);
  const isSame = content !== null && hash("sha256", content) === given.sha256;
  return isSame ? content : null;
}

/** The files that were written after `time`, in milliseconds since 1970. */
export async function writtenAfter({ folder, paths }: FolderSource, time: number): Promise<string[]> {
  const newer: string[] = [];
  for (const path of paths)
    if (((await lstat(join(folder, path)).catch(() => null))?.mtimeMs ?? 0) > time) newer.push(path);
  return newer;
}
