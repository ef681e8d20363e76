import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AgentExecError } from "../errors.js";

/** Creates a temporary folder, which the caller removes. @throws AgentExecError `storage-failed`. */
export async function createTemporaryFolder(prefix: string, above = tmpdir()): Promise<string> {
  try {
    return await mkdtemp(join(above, prefix));
  } catch (cause) {
    const { code = "unknown" } = cause as NodeJS.ErrnoException;
    throw new AgentExecError(
      "storage-failed",
      `The folder for temporary files, ${above}, cannot be written: ${reasons[code] ?? code}.`,
      { nextStep: "Set TMPDIR to a folder that you can write to and that has free space.", cause },
    );
  }
}

/** Creates a temporary folder that is removed on disposal. */
export async function temporaryFolder(prefix: string): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await createTemporaryFolder(prefix);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "the folder does not exist",
  ENOTDIR: "the path is not a folder",
  EACCES: "you cannot write there",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "your quota there is used up",
};
