import { lstat } from "node:fs/promises";
import { join } from "node:path";
import type { FolderSource } from "./workspace-source.js";

/** The files that were written after `time`, in milliseconds since 1970. */
export async function writtenAfter({ folder, paths }: FolderSource, time: number): Promise<string[]> {
  const newer: string[] = [];
  for (const path of paths)
    if (((await lstat(join(folder, path)).catch(() => null))?.mtimeMs ?? 0) > time) newer.push(path);
  return newer;
}
