import type { Artifact } from "../../src/facts/files.js";
import type { RegularFile, SymbolicLink } from "../../src/ports/workspace.js";
import type { Changes } from "../../src/workspace/patch/changes.js";
import type { FolderSource } from "../../src/workspace/source/workspace-source.js";

/** Saves what a session would tell of a workspace that holds just these files: what is gone, and the files. */
export async function saveLeft(
  changes: Changes,
  source: FolderSource,
  left: readonly (RegularFile | SymbolicLink)[],
): Promise<readonly Artifact[]> {
  const saved: (Artifact | null)[] = [];
  const there = new Set(left.map(({ path }) => path));
  for (const path of source.given.keys()) if (!there.has(path)) await changes.save({ kind: "deleted", path });
  for (const each of left) saved.push(await changes.save(each));
  return saved.filter((each) => each !== null);
}
