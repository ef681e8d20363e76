import { createReadStream } from "node:fs";
import { copyFile, readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { AgentExecError } from "../../errors.js";
import { secretsStream } from "../../redaction/told.js";

export interface NotUploaded {
  /** The path below the folder. The path may be hostile. */
  readonly path: string;
  readonly reason: string;
}

/**
 * Characters that NTFS cannot store. The client refuses the whole upload if one name has such a character, so these
 * files are left out. A backslash is replaced: in a zip file it would separate folders, and `..\` would lead out.
 */
const unfitName = /["<>:|*?\\]|\p{Cc}/u;

/**
 * The regular files below a folder, without those that contain a secret, because everyone who can read the repository
 * can download them. Links are not followed. Otherwise the client would upload their targets.
 * @returns the files' absolute paths, sorted.
 * @throws AgentExecError `storage-failed` if the folder cannot be read.
 */
export async function filesToUpload(folder: string) {
  const files: string[] = [];
  const leftOut: NotUploaded[] = [];
  const visit = async (at: string): Promise<void> => {
    for (const entry of await readdir(at, { withFileTypes: true })) {
      const path = join(at, entry.name);
      if (unfitName.test(entry.name))
        leftOut.push({ path: relative(folder, path), reason: "artifacts do not support its name" });
      else if (entry.isDirectory()) await visit(path);
      else if (entry.isFile()) files.push(path);
      else leftOut.push({ path: relative(folder, path), reason: "not a regular file" });
    }
  };
  try {
    await visit(folder);
    // If a file in a hidden folder has a secret, the whole folder is left out: an incomplete checkpoint is useless.
    const secret = new Set<string>();
    for (const file of files) if (await hasSecret(file)) secret.add(unitOf(folder, file));
    leftOut.push(...Array.from(secret, (path) => ({ path, reason: "it contains a secret" })));
    const shared = files.filter((file) => !secret.has(unitOf(folder, file)));
    return { files: shared.toSorted(), leftOut };
  } catch (thrown) {
    throw new AgentExecError("storage-failed", `The run's folder ${folder} cannot be read.`, {
      nextStep: "Check that the disk has space and that no other step changes the folder.",
      cause: thrown,
    });
  }
}

/** Copies a file into a folder under another name. Resolves with the copy's path. */
export async function copyInto(folder: string, name: string, file: string): Promise<string> {
  const path = join(folder, name);
  await copyFile(file, path);
  return path;
}

/** The folder or file that is uploaded completely or not at all. */
function unitOf(folder: string, file: string): string {
  const path = relative(folder, file);
  return path.startsWith(".") ? path.split(sep, 1).join() : path;
}

async function hasSecret(file: string): Promise<boolean> {
  const search = secretsStream();
  for await (const chunk of createReadStream(file, "utf8") as AsyncIterable<string>) search.push(chunk);
  search.flush();
  return search.hidden > 0;
}
