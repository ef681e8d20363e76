import type { TreeEntry } from "../api/git-calls.js";
import { folderMode, type BaseTree } from "./base-tree.js";
import { type Edit, objectName } from "./edits.js";

/** Computes Git's hash of the base plus these edits. GitHub's answer must have the same hash. */
export async function expectedTree(base: BaseTree, edits: readonly Edit[]): Promise<string> {
  const entries = edits.map((edit): Placed => [
    edit.path.split("/"),
    edit.mode === null ? null : { mode: edit.mode, sha: edit.sha },
  ]);
  return nameOf(await folderWith(base, "", entries));
}

/** The parts of a path below a folder, and the new entry. */
type Placed = readonly [readonly string[], TreeEntry | null];

async function folderWith(
  base: BaseTree,
  path: string,
  edits: readonly Placed[],
): Promise<ReadonlyMap<string, TreeEntry>> {
  const entries = new Map(await base.folder(path));
  for (const [name, group] of byFirstPart(edits)) {
    const own = group.find(([parts]) => parts.length === 1);
    const below = group
      .filter(([parts]) => parts.length > 1)
      .map(([[, ...rest], entry]): Placed => [rest, entry]);
    if (below.length > 0) {
      const inside = await folderWith(base, path === "" ? name : `${path}/${name}`, below);
      const isGone = inside.size === 0;
      if (!isGone) entries.set(name, { mode: folderMode, sha: nameOf(inside) });
      else if (entries.get(name)?.mode === folderMode) entries.delete(name);
    }
    if (own === undefined) continue;
    if (own[1] !== null) entries.set(name, own[1]);
    // If a folder has replaced the deleted file, the folder stays.
    else if (entries.get(name)?.mode !== folderMode) entries.delete(name);
  }
  return entries;
}

function byFirstPart(edits: readonly Placed[]): ReadonlyMap<string, readonly Placed[]> {
  const groups = new Map<string, Placed[]>();
  for (const edit of edits) {
    const [first = ""] = edit[0];
    const group = groups.get(first);
    if (group === undefined) groups.set(first, [edit]);
    else group.push(edit);
  }
  return groups;
}

/**
 * The sorted name. Git sorts a folder as if its name ended with a slash, and writes its mode without the leading zero.
 */
function nameOf(entries: ReadonlyMap<string, TreeEntry>): string {
  const records = [...entries].map(([name, { mode, sha }]) => ({
    key: Buffer.from(mode === folderMode ? `${name}/` : name),
    bytes: Buffer.concat([Buffer.from(`${mode.replace(/^0/, "")} ${name}\0`), Buffer.from(sha, "hex")]),
  }));
  const sorted = records.toSorted((one, other) => Buffer.compare(one.key, other.key));
  return objectName("tree", Buffer.concat(sorted.map(({ bytes }) => bytes)));
}
