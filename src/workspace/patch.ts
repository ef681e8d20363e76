import { createHash } from "node:crypto";
import { constants, createWriteStream } from "node:fs";
import { chmod, copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { StringDecoder } from "node:string_decoder";
import { formatBytes } from "../format/format.js";
import { createRedactor, type RedactingStream, type Redactor } from "../redaction/redact.js";
import { gitOutput, timeOver } from "./git-output.js";
import type { GitLimits } from "./git-output.js";
import { PatchHeaders } from "./patch-headers.js";
import type { RunFolder } from "../run-folder/run-folder.js";
import { createParents, inside, openRegular } from "../files/safe-files.js";
import type { FolderSource } from "./workspace-source.js";

/** The patch's name in the run's folder. */
export const patchName = "changes.patch";

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
  /** Hides secrets in the patch. Default: none are known. */
  readonly redactor?: Redactor;
  /** Beyond them there is no patch. Default: 64 MiB of patch, 256 MiB of copies, 60 s, 2 GiB of git's memory. */
  readonly limits?: PatchLimits;
  /** Where the copies lie that git compares. Default: the system's folder for temporary files. */
  readonly temporaryFolder?: string;
}

export interface Difference {
  readonly source: FolderSource;
  readonly run: RunFolder;
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Those of the changed files that may be executed now. */
  readonly programs: ReadonlySet<string>;
}

export interface PatchRequest extends Difference, PatchOptions {
  /** Ends the work, as a limit does. */
  readonly signal: AbortSignal;
  /** Whether there are files that may be gone and are not told of, because something was left out. */
  readonly isSilent: boolean;
}

/**
 * Writes a patch that `git apply` takes, against the files as they were given, into the run's folder. None of it
 * is held in memory but the piece that is under way, and no copy stays.
 * @returns how many secrets were hidden in it: where there were any, git may not find the lines around them.
 * @throws Error where git is not there or fails, beyond a limit, or where the disk refuses; no patch is left then.
 */
export async function writePatch(request: PatchRequest): Promise<number> {
  const folder = await mkdtemp(join(request.temporaryFolder ?? tmpdir(), "agent-exec-diff-"));
  try {
    await copyBothSides(folder, request);
    const draft = join(folder, patchName);
    const hiding = (request.redactor ?? createRedactor([])).stream();
    await pipeline(patchText(folder, request, hiding), createWriteStream(draft, { flags: "wx" }));
    await placeNew(draft, join(request.run.path, patchName));
    return hiding.hidden;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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

/** What git prints about the copies, with secrets hidden, as it comes. */
async function* patchText(
  folder: string,
  { isSilent, signal, limits = defaultLimits }: PatchRequest,
  hiding: RedactingStream,
): AsyncGenerator<string> {
  if (isSilent) yield "# Files that may have been deleted are not told, because something was left out.\n";
  // A rename's lines name files without the prefix that `git apply` takes off: it would move others.
  const flags = [
    "--no-index",
    "--no-prefix",
    "--no-renames",
    "--binary",
    "--no-ext-diff",
    "--no-textconv",
    "--no-color",
  ];
  const options = { ...limits, signal, folder, expected: [0, 1], isOutsideRepositories: true };
  const decoder = new StringDecoder("utf8");
  const headers = new PatchHeaders();
  for await (const chunk of gitOutput(["diff", ...flags, "a", "b"], options))
    yield hiding.push(headers.push(decoder.write(chunk)));
  yield hiding.push(headers.push(decoder.end()) + headers.flush()) + hiding.flush();
}

/**
 * git compares two copies in a folder of their own, so that neither the checkout nor the code's files steer it.
 * They lie as they do below the repository's root: `git apply` passes silently over a path that is not from there.
 */
async function copyBothSides(
  folder: string,
  { source, run, changed, removed, programs, signal, limits = defaultLimits }: PatchRequest,
): Promise<void> {
  const [before, after] = [join(folder, "a"), join(folder, "b")];
  await Promise.all([mkdir(before), mkdir(after)]);
  const room = new CopyRoom(limits.maxCopiedBytes);
  const inRepository = (path: string) => source.patchPrefix + path;
  for (const path of [...changed, ...removed]) {
    const given = source.given.get(path);
    if (given === undefined) continue;
    if (signal.aborted) throw timeOver();
    const to = inside(before, inRepository(path));
    await createParents(before, inRepository(path));
    const sha256 = await room.copy(source.folder, path, to);
    // It is no longer here as the code was given it: the patch is not to hold what the code never saw.
    if (sha256 !== given.sha256) await rm(to, { force: true });
    else await chmod(to, modeOf(given));
  }
  for (const path of changed) {
    if (signal.aborted) throw timeOver();
    await createParents(after, inRepository(path));
    const to = inside(after, inRepository(path));
    const sha256 = await room.copy(run.artifactsPath, path, to);
    if (sha256 === null) throw new Error(`${JSON.stringify(path)} is no regular file`);
    await chmod(to, modeOf({ isExecutable: programs.has(path) }));
  }
}

/** The two modes that git tells apart. */
function modeOf({ isExecutable }: { readonly isExecutable: boolean }): number {
  return isExecutable ? 0o755 : 0o644;
}

/** Copies files, piece by piece, until they have too many bytes together. */
class CopyRoom {
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /**
   * The SHA-256, in hex, of what was copied; null, and nothing is copied, where there is no regular file.
   * @throws Error beyond the bytes that there is room for.
   */
  async copy(root: string, path: string, target: string): Promise<string | null> {
    const handle = await openRegular(root, path);
    if (handle === null) return null;
    const hash = createHash("sha256");
    const counted = async function* (this: CopyRoom): AsyncGenerator<Uint8Array> {
      for await (const chunk of handle.createReadStream() as AsyncIterable<Uint8Array>) {
        this.#bytes += chunk.byteLength;
        if (this.#bytes > this.#maxBytes)
          throw new Error(`the changed files have more than ${formatBytes(this.#maxBytes)}`);
        hash.update(chunk);
        yield chunk;
      }
    };
    await pipeline(counted.call(this), createWriteStream(target, { flags: "wx" }));
    return hash.digest("hex");
  }
}
