import { createHash } from "node:crypto";
import type { ChangedEntry } from "../../ports/workspace.js";
import { bytesOf } from "../../files/content.js";

/** The new entry of a commit at a path: a file, a link, or null if it is deleted. */
export type Edit = WrittenEdit | { readonly path: string; readonly mode: null };

export interface WrittenEdit {
  readonly path: string;
  readonly mode: "100644" | "100755" | "120000";
  readonly content: Uint8Array;
  /** Git's hash of the content. */
  readonly sha: string;
}

/** Reads all changes into memory. This is possible because a patch has at most 64 MiB. */
export async function editsOf(changes: AsyncIterable<ChangedEntry>): Promise<readonly Edit[]> {
  const edits: Edit[] = [];
  for await (const entry of changes) {
    const { path } = entry;
    if (entry.kind === "deleted") edits.push({ path, mode: null });
    else if (entry.kind === "link") edits.push(written(path, "120000", Buffer.from(entry.target)));
    else if (entry.kind === "file")
      edits.push(written(path, entry.isExecutable ? "100755" : "100644", await bytesOf(entry.content)));
  }
  return edits;
}

export function isWritten(edit: Edit): edit is WrittenEdit {
  return edit.mode !== null;
}

function written(path: string, mode: WrittenEdit["mode"], content: Uint8Array): WrittenEdit {
  return { path, mode, content, sha: objectName("blob", content) };
}

/** Git's hash of an object. */
export function objectName(kind: "blob" | "tree", content: Uint8Array): string {
  return createHash("sha1").update(`${kind} ${content.byteLength}\0`).update(content).digest("hex");
}
