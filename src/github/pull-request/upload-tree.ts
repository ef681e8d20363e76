import { isUtf8 } from "node:buffer";
import { AgentExecError } from "../../errors.js";
import { foldersOf } from "../../files/paths.js";
import type { GitHub } from "../api/client.js";
import type { TreeEdit, TreeEntry } from "../api/git-calls.js";
import type { InRepository } from "../api/in-repository.js";
import { type BaseTree, folderMode } from "./base-tree.js";
import { type Edit, isWritten, objectName } from "./edits.js";

export interface Upload extends InRepository {
  readonly github: Pick<GitHub, "createBlob" | "createTree">;
  readonly base: BaseTree;
  readonly edits: readonly Edit[];
}

/**
 * Uploads the base plus the edits. Resolves with the tree's hash, which must equal Git's hash of exactly these files,
 * modes and links.
 * @throws AgentExecError `github-unavailable` if GitHub creates another tree; GitHubError.
 */
export async function uploadTree(upload: Upload): Promise<string> {
  const expected = await expectedTree(upload.base, upload.edits);
  if (expected === upload.base.sha) return expected;
  // Text is sent inside of the tree request, because GitHub accepts only one upload per second. The resulting hash is
  // compared anyway.
  for (const maxTextBytes of [1024 ** 2, -1])
    if ((await send(upload, maxTextBytes)) === expected) return expected;
  const message = "The files that GitHub stored differ from the files of the run.";
  const nextStep = "Apply the patch by hand, and report this error with the log.";
  throw new AgentExecError("github-unavailable", message, { nextStep });
}

async function send(
  { github, base, edits, repository, signal }: Upload,
  maxTextBytes: number,
): Promise<string> {
  let tree = base.sha;
  for (const batch of batchesOf(edits)) {
    const sent: TreeEdit[] = [];
    for (const edit of batch) sent.push(await treeEdit(edit));
    tree = await github.createTree({ repository, signal, base: tree, edits: sent });
  }
  return tree;

  async function treeEdit(edit: Edit): Promise<TreeEdit> {
    if (!isWritten(edit)) return { path: edit.path, mode: "100644", sha: null };
    const { path, mode, content } = edit;
    const isText = content.byteLength <= maxTextBytes && isUtf8(content) && !content.includes(0);
    if (isText) return { path, mode, content: Buffer.from(content).toString("utf8") };
    return { path, mode, sha: await github.createBlob({ repository, signal, content }) };
  }
}

/** The limits of one request. GitHub must answer it within 10 seconds. */
const batch = { edits: 200, bytes: 2 * 1024 ** 2 };

/**
 * Splits the edits into requests. If a file replaces a folder, or the reverse, deletions come first, because GitHub
 * refuses both at once.
 */
function batchesOf(edits: readonly Edit[]): readonly (readonly Edit[])[] {
  const [written, deleted] = [edits.filter(isWritten), edits.filter((edit) => !isWritten(edit))];
  const isApart = hasBelow(written, deleted) || hasBelow(deleted, written);
  return isApart ? [...pieces(deleted), ...pieces(written)] : pieces(edits);
}

/** Whether the path of one edit is below the path of another. */
function hasBelow(edits: readonly Edit[], others: readonly Edit[]): boolean {
  const paths = new Set(others.map(({ path }) => path));
  return edits.some(({ path }) => foldersOf(path).some((folder) => paths.has(folder)));
}

function pieces(edits: readonly Edit[]): readonly (readonly Edit[])[] {
  const all: Edit[][] = [];
  let bytes = 0;
  for (const edit of edits) {
    bytes += sizeOf(edit);
    const last = all.at(-1);
    if (last !== undefined && last.length < batch.edits && bytes <= batch.bytes) last.push(edit);
    else {
      all.push([edit]);
      bytes = sizeOf(edit);
    }
  }
  return all;
}

function sizeOf(edit: Edit): number {
  return (isWritten(edit) ? edit.content.byteLength : 0) + edit.path.length;
}

/** Computes Git's hash of the base plus these edits. GitHub's answer must have the same hash. */
async function expectedTree(base: BaseTree, edits: readonly Edit[]): Promise<string> {
  const placed = edits.map((edit): Placed => [edit.path.split("/"), isWritten(edit) ? edit : null]);
  return nameOf(await folderWith(base, "", placed));
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
      if (inside.size > 0) entries.set(name, { mode: folderMode, sha: nameOf(inside) });
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
    const group = groups.get(first) ?? [];
    group.push(edit);
    groups.set(first, group);
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
