import { isUtf8 } from "node:buffer";
import { AgentExecError } from "../../errors.js";
import { foldersOf } from "../../files/paths.js";
import type { GitHub } from "../api/client.js";
import type { TreeEdit } from "../api/git-calls.js";
import type { InRepository } from "../api/in-repository.js";
import type { BaseTree } from "./base-tree.js";
import { type Edit, isWritten } from "./edits.js";
import { expectedTree } from "./expected-tree.js";

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
  throw new AgentExecError(
    "github-unavailable",
    "The files that GitHub stored differ from the files of the run.",
    {
      nextStep: "Apply the patch by hand, and report this error with the log.",
    },
  );
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
    if (isText(content, maxTextBytes)) return { path, mode, content: Buffer.from(content).toString("utf8") };
    return { path, mode, sha: await github.createBlob({ repository, signal, content }) };
  }
}

function isText(content: Uint8Array, maxBytes: number): boolean {
  return content.byteLength <= maxBytes && isUtf8(content) && !content.includes(0);
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
