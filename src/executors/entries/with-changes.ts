import { earliestTime } from "../../files/file-times.js";
import type { ChangedEntry, WorkspaceFile } from "../../ports/workspace.js";
import type { StartOptions } from "../../ports/executor.js";
import { foldersOf } from "../../files/paths.js";

/**
 * The files of a workspace after changes, for a start that runs nothing in between. The changes come first, then the
 * unchanged original files. A changed file without a time counts as newer. Null if neither is given.
 */
export function filesWithChanges({
  files,
  changes,
}: Pick<StartOptions, "files" | "changes">): AsyncIterable<WorkspaceFile> | null {
  if (changes === undefined) return files ?? null;
  return merged(files, changes);
}

async function* merged(
  files: AsyncIterable<WorkspaceFile> | undefined,
  changes: AsyncIterable<ChangedEntry>,
): AsyncGenerator<WorkspaceFile> {
  /** Original entries at these paths, or below them, no longer exist. */
  const changed = new Set<string>();
  const folders = new Set<string>();
  const now = Date.now();
  for await (const entry of changes) {
    changed.add(entry.path);
    if (entry.kind === "file" || entry.kind === "link") {
      for (const folder of foldersOf(entry.path)) folders.add(folder);
      yield entry.kind === "file" ? { modifiedAt: now, ...entry } : entry;
    }
  }
  if (files === undefined) return;
  for await (const entry of files) {
    const { path } = entry;
    if (folders.has(path) || changed.has(path)) continue;
    if (foldersOf(path).some((folder) => changed.has(folder))) continue;
    yield entry.kind === "file" ? { modifiedAt: earliestTime, ...entry } : entry;
  }
}
