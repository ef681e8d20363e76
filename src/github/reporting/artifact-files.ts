import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { AgentExecError } from "../../errors.js";

/** A file or folder that is not uploaded. */
export interface NotUploaded {
  /** Below the folder; may be hostile. */
  readonly path: string;
  readonly reason: string;
}

export interface FilesToUpload {
  /** Absolute paths of regular files, sorted. */
  readonly files: readonly string[];
  readonly leftOut: readonly NotUploaded[];
}

/**
 * The client refuses a whole upload for one name with these (NTFS cannot hold them), so their files are left out. The
 * backslash is ours: it becomes a folder's separator in a zip file, and `..\` a way out of it.
 */
const unfitName = /["<>:|*?\\]|\p{Cc}/u;

/**
 * The regular files below a folder, at any depth. Links are never followed: the client would put what they lead to
 * into the artifact.
 * @throws AgentExecError `storage-failed` when the folder cannot be read.
 */
export async function filesToUpload(folder: string): Promise<FilesToUpload> {
  const files: string[] = [];
  const leftOut: NotUploaded[] = [];
  const visit = async (at: string): Promise<void> => {
    for (const entry of await readdir(at, { withFileTypes: true })) {
      const path = join(at, entry.name);
      const reason = unfitName.test(entry.name) ? "artifacts do not support its name" : null;
      if (reason !== null) leftOut.push({ path: relative(folder, path), reason });
      else if (entry.isDirectory()) await visit(path);
      else if (entry.isFile()) files.push(path);
      else leftOut.push({ path: relative(folder, path), reason: "not a regular file" });
    }
  };
  try {
    await visit(folder);
  } catch (thrown) {
    throw new AgentExecError("storage-failed", `The run's folder ${folder} cannot be read.`, {
      nextStep: "Check that the disk has space and that no other step changes the folder.",
      cause: thrown,
    });
  }
  return { files: files.toSorted(), leftOut };
}
