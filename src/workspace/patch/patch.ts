import { constants, createWriteStream } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createRedactor, type Redactor } from "../../redaction/redact.js";
import { timeOver } from "../git/git-output.js";
import type { GitLimits } from "../git/git-output.js";
import { applied, bytesAsTheyAre, NotApplied, type PatchCount } from "./patch-check.js";
import { patchName } from "../../ports/patch-words.js";
import { withReadableHeaders } from "./patch-headers.js";
import { attributeLine, branches, SideReader, type PatchEntry } from "./patch-sides.js";
import { createScratchRepository, type ScratchRepository } from "../git/scratch-repository.js";

export interface PatchLimits extends GitLimits {
  /** Bytes of the files, before and after, that are copied to be compared. */
  readonly maxCopiedBytes: number;
}

/**
 * 64 MiB of patch: nobody reads a tenth of that. 256 MiB of copies, because the folder for temporary files may lie
 * in memory, and what changed more gives a larger patch anyhow. 60 s: what is worth a patch takes one of them, while
 * a file of random short lines keeps git busy for many minutes. 2 GiB for git itself: of a file of line ends it needs 48
 * times as much as that has.
 */
const defaultLimits: PatchLimits = {
  maxBytes: 64 * 1024 ** 2,
  maxCopiedBytes: 256 * 1024 ** 2,
  timeoutMs: 60_000,
  maxMemoryBytes: 2 * 1024 ** 3,
};

export interface PatchOptions {
  /** Knows the secrets that a patch may not hold. Default: none are known. */
  readonly redactor?: Redactor;
  /** Beyond them there is no patch. Default: 64 MiB of patch, 256 MiB of copies, 60 s, 2 GiB of git's memory. */
  readonly limits?: PatchLimits;
  /** Where the copies lie that git compares. Default: the system's folder for temporary files. */
  readonly temporaryFolder?: string;
}

export interface PatchRequest extends PatchOptions {
  /** Sorted by path, each path once. */
  readonly entries: readonly PatchEntry[];
  /** Where the patch goes, absolute: nothing lies there. */
  readonly target: string;
  /** Ends the work, as a limit does. */
  readonly signal: AbortSignal;
}

/**
 * Writes a patch of ASCII and UTF-8 that `git apply` takes: applied to what was before it gives what is after, byte for
 * byte, with modes and links, which is tried before it is handed out. What is no text in UTF-8 stands in it as binary. None
 * of it is held in memory but the piece that is under way, and no copy stays.
 * @returns what the patch is about, by path
 * @throws Error where git is not there or fails, beyond a limit, where the disk refuses, where a file holds a secret or is
 *   not what it was, and where `git apply` does not make of the one what the other is; no patch is left then.
 */
export async function writePatch(request: PatchRequest): Promise<readonly PatchCount[]> {
  const { entries, target, signal, limits = defaultLimits } = request;
  const { maxCopiedBytes, ...bounds } = limits;
  const folder = await mkdtemp(join(request.temporaryFolder ?? tmpdir(), "agent-exec-diff-"));
  try {
    const repository = await createScratchRepository(folder, { ...bounds, signal });
    const { redactor = createRedactor([]) } = request;
    const reader = new SideReader(entries, { maxBytes: maxCopiedBytes, redactor });
    await repository.text(importing, { input: reader.script() });
    const draft = join(folder, patchName);
    const drawn = async (binary: readonly string[]): Promise<readonly PatchCount[]> => {
      await repository.setAttributes(
        bytesAsTheyAre + binary.map((path) => attributeLine(path, "-diff")).join(""),
      );
      await pipeline(patchText(repository, request), createWriteStream(draft));
      return applied(repository, { draft, entries });
    };
    const counts = await drawn(reader.noText).catch((fault: unknown) => {
      // The repository's attributes may have git read other bytes than the file has: only lines pass that.
      if (reader.noText.length === 0 || !(fault instanceof NotApplied)) throw fault;
      return drawn([]);
    });
    if (signal.aborted) throw timeOver();
    await placeNew(draft, target);
    return counts;
  } finally {
    // What a git that was ended had started may write there for a moment more.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

/** Deltas and compression would cost more than the room that they save for a moment. */
const importing = ["-c", "pack.compression=0", "fast-import", "--quiet", "--depth=0"];

async function* patchText(
  repository: ScratchRepository,
  { entries }: PatchRequest,
): AsyncGenerator<string | Buffer> {
  const flags = ["-r", "-p", "--binary", "--no-renames", "--no-ext-diff", "--no-textconv", "--no-color"];
  const patch = repository.run(["--bare", "diff-tree", ...flags, branches.before, branches.after]);
  yield* withReadableHeaders(
    patch,
    entries.map(({ path }) => path),
  );
}

/** Never over something, never through a link; half a patch is none. */
async function placeNew(draft: string, target: string): Promise<void> {
  try {
    await copyFile(draft, target, constants.COPYFILE_EXCL);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") await rm(target, { force: true });
    throw error;
  }
}
