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
      `agent-exec cannot write into the folder for temporary files, ${above}: ${reasons[code] ?? code}.`,
      { nextStep: "Set TMPDIR to a folder that you can write to and that has free space.", cause },
    );
  }
}

/** A temporary folder, which is removed on disposal. */
export type TemporaryFolder = AsyncDisposable & { readonly path: string };

/** Creates a folder. If git was killed, processes that it started may still write there for a moment. */
export async function temporaryFolder(prefix: string, above?: string): Promise<TemporaryFolder> {
  const path = await createTemporaryFolder(prefix, above);
  const removing = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 };
  return { path, [Symbol.asyncDispose]: () => rm(path, removing) };
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "the folder does not exist",
  ENOTDIR: "the path is not a folder",
  EACCES: "you cannot write there",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "your quota there is used up",
};
