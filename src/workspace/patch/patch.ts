import { constants, createWriteStream } from "node:fs";
import { copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createTemporaryFolder } from "../../files/temporary-folder.js";
import { named } from "../../format/listed.js";
import { createRedactor, type Redactor } from "../../redaction/redact.js";
import { timeOver, type GitLimits } from "../git/git-output.js";
import { bytesAsTheyAre, type OwnGit } from "../git/own-git.js";
import { applied, type Conversions, NotApplied, type PatchCount } from "./patch-check.js";
import { patchName } from "../../facts/patch-words.js";
import { withReadableHeaders } from "./patch-headers.js";
import { attributeLine, branches, isSameSide, SideReader, type PatchEntry } from "./patch-sides.js";
import { createScratchRepository } from "../git/scratch-repository.js";
import { treeWithout } from "./tree-without.js";

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
  /** Default: none beside the attributes of the files. */
  readonly conversions?: Conversions;
  /** Ends the work, as a limit does. */
  readonly signal: AbortSignal;
}

export interface WrittenPatch {
  /** What the patch is about, by path. */
  readonly counts: readonly PatchCount[];
  /** What is not in it although it changed, with the reason of each. */
  readonly leftOut: ReadonlyMap<string, string>;
}

/**
 * Writes a patch of ASCII and UTF-8 that `git apply` takes: applied to what was before it gives what is after, byte for
 * byte, with modes and links, which is tried before it is handed out. What is no text in UTF-8 stands in it as binary. None
 * of it is held in memory but the piece that is under way, and no copy stays. A file that cannot be in it is left out
 * alone: one that holds a secret, that is not what it was, or that `git apply` would make something else of.
 * @throws Error where git is not there or fails, beyond a limit, where the disk refuses, and where nothing could be in it;
 *   no patch is left then.
 */
export async function writePatch(request: PatchRequest): Promise<WrittenPatch> {
  const { entries, target, signal, limits = defaultLimits, temporaryFolder } = request;
  const { maxCopiedBytes, ...bounds } = limits;
  const folder = await createTemporaryFolder("agent-exec-diff-", temporaryFolder);
  try {
    const repository = await createScratchRepository(folder, { ...bounds, signal });
    const { redactor = createRedactor([]) } = request;
    const reader = new SideReader(entries, { maxBytes: maxCopiedBytes, redactor });
    await repository.text(importing, { input: reader.script() });
    const leftOut = new Map(reader.leftOut);
    const draft = join(folder, patchName);
    const counts = await drawnWithoutMisfits(repository, {
      ...request,
      draft,
      leftOut,
      noText: reader.noText,
    });
    const taken = new Set(counts.map(({ path }) => path));
    for (const { path, before, after } of entries)
      if (!isSameSide(before, after) && !taken.has(path) && !leftOut.has(path))
        leftOut.set(path, "it replaces another file that is not in the patch");
    if (signal.aborted) throw timeOver();
    await placeNew(draft, target);
    return { counts, leftOut };
  } finally {
    // What a git that was ended had started may write there for a moment more.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

interface Drawing extends PatchRequest {
  readonly draft: string;
  /** Gets what does not apply. */
  readonly leftOut: Map<string, string>;
  readonly noText: readonly string[];
}

/** git names the files that a patch does not apply to, as many as its words have room for: it is asked again without them. */
const maxTries = 20;

async function drawnWithoutMisfits(repository: OwnGit, drawing: Drawing): Promise<readonly PatchCount[]> {
  const { leftOut } = drawing;
  for (let tries = 1; ; tries += 1) {
    requireSomething(drawing);
    const tree = await treeWithout(repository, leftOut.keys());
    try {
      return await drawn(repository, tree, drawing);
    } catch (fault) {
      const reasons = fault instanceof NotApplied ? [...fault.reasons] : [];
      const fresh = reasons.filter(([path]) => !leftOut.has(path));
      if (fresh.length === 0 || tries === maxTries) throw fault;
      for (const [path, reason] of fresh) leftOut.set(path, reason);
    }
  }
}

/** @throws Error with the first reason where all that changed is left out. */
function requireSomething({ entries, leftOut }: Drawing): void {
  const isTaken = ({ path, before, after }: PatchEntry): boolean =>
    !leftOut.has(path) && !isSameSide(before, after);
  const [first] = leftOut;
  if (first !== undefined && !entries.some(isTaken)) throw new Error(`${named(first[0])}: ${first[1]}`);
}

async function drawn(
  repository: OwnGit,
  tree: string,
  { entries, draft, noText, conversions = none }: Drawing,
): Promise<readonly PatchCount[]> {
  const draw = async (binary: readonly string[]): Promise<readonly PatchCount[]> => {
    const lines = binary.map((path) => attributeLine(path, "-diff")).join("");
    await repository.setAttributes(bytesAsTheyAre + lines);
    await pipeline(patchText(repository, tree, entries), createWriteStream(draft));
    return applied(repository, { draft, entries, tree, conversions });
  };
  return draw(noText).catch((fault: unknown) => {
    // The repository's attributes may have git read other bytes than the file has: only lines pass that.
    if (noText.length === 0 || !(fault instanceof NotApplied)) throw fault;
    return draw([]);
  });
}

const none: Conversions = { attributes: null, configuration: [] };

/** Deltas and compression would cost more than the room that they save for a moment. */
const importing = ["-c", "pack.compression=0", "fast-import", "--quiet", "--depth=0"];

async function* patchText(
  repository: OwnGit,
  tree: string,
  entries: readonly PatchEntry[],
): AsyncGenerator<string | Buffer> {
  const flags = ["-r", "-p", "--binary", "--no-renames", "--no-ext-diff", "--no-textconv", "--no-color"];
  const patch = repository.run(["--bare", "diff-tree", ...flags, branches.before, tree]);
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
