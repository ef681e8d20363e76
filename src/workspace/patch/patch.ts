import { constants, createWriteStream } from "node:fs";
import { copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { temporaryFolder } from "../../files/temporary-folder.js";
import { named } from "../../format/listed.js";
import { createRedactor, type Redactor } from "../../redaction/redact.js";
import { timeOver, type GitLimits } from "../git/git-output.js";
import { bytesAsTheyAre, createScratchRepository, type OwnGit } from "../git/own-git.js";
import { applied, type Conversions, NotApplied, type PatchCount } from "./patch-check.js";
import { patchName } from "../../facts/patch-words.js";
import {
  attributeLine,
  branches,
  isSameSide,
  quotedName,
  SideReader,
  type PatchEntry,
} from "./patch-sides.js";

export interface PatchLimits extends GitLimits {
  /** How many bytes of files may be copied and compared, before and after together. */
  readonly maxCopiedBytes: number;
}

/**
 * The default limits. Nobody reads a tenth of 64 MiB of patch. Copies are limited to 256 MiB, because the temporary
 * folder may be in memory. A useful patch takes one second, but a file of random short lines keeps git busy for many
 * minutes. git needs 48 times the size of a file that has only line ends, so its memory is limited to 2 GiB.
 */
const defaultLimits: PatchLimits = {
  maxBytes: 64 * 1024 ** 2,
  maxCopiedBytes: 256 * 1024 ** 2,
  timeoutMs: 60_000,
  maxMemoryBytes: 2 * 1024 ** 3,
};

export interface PatchOptions {
  /** Finds secrets, which must not be in the patch. Default: none. */
  readonly redactor?: Redactor;
  /** If one is exceeded, there is no patch. Default: 64 MiB of patch, 256 MiB of copies, 60 s, 2 GiB of memory. */
  readonly limits?: PatchLimits;
  /** The folder for copies. Default: the system's temporary folder. */
  readonly temporaryFolder?: string;
}

export interface PatchRequest extends PatchOptions {
  /** Sorted by path. Each path occurs once. */
  readonly entries: readonly PatchEntry[];
  /** The absolute path for the patch. No file may be there yet. */
  readonly target: string;
  /** Default: only the files' own attributes apply. */
  readonly conversions?: Conversions;
  /** Ends the work, like a limit. */
  readonly signal: AbortSignal;
}

/**
 * Writes a patch of ASCII and UTF-8, and tests it first: applied to the original files, it must give the files after
 * the run, byte for byte, with modes and links. Files that are not UTF-8 text are binary in the patch. Everything is
 * streamed, and no copy stays. A file is left out if it contains a secret, if it changed meanwhile, or if `git apply`
 * would change it. Returns the patch's paths with their numbers of lines, and the changes left out with the reasons.
 * @throws Error if git is missing or fails, if a limit is exceeded, if the disk refuses, or if no change can be in the
 * patch. In these cases no patch stays.
 */
export async function writePatch(
  request: PatchRequest,
): Promise<{ readonly counts: readonly PatchCount[]; readonly leftOut: ReadonlyMap<string, string> }> {
  const { entries, target, signal, limits = defaultLimits } = request;
  const { maxCopiedBytes, ...bounds } = limits;
  await using folder = await temporaryFolder("agent-exec-diff-", request.temporaryFolder);
  const repository = await createScratchRepository(folder.path, { ...bounds, signal });
  const { redactor = createRedactor([]) } = request;
  const reader = new SideReader(entries, { maxBytes: maxCopiedBytes, redactor });
  await repository.text(importing, { input: reader.script() });
  const leftOut = new Map(reader.leftOut);
  const draft = join(folder.path, patchName);
  const noText = [...reader.noText];
  const counts = await drawnWithoutMisfits(repository, { ...request, draft, leftOut, noText });
  const taken = new Set(counts.map(({ path }) => path));
  for (const { path, before, after } of entries)
    if (!isSameSide(before, after) && !taken.has(path) && !leftOut.has(path))
      leftOut.set(path, "it replaces a file whose deletion is not in the patch");
  if (signal.aborted) throw timeOver();
  await placeNew(draft, target);
  return { counts, leftOut };
}

interface Drawing extends PatchRequest {
  readonly draft: string;
  /** Collects the files that do not apply. */
  readonly leftOut: Map<string, string>;
  readonly noText: readonly string[];
}

/** How often to try. git names only some of the files that do not apply, so agent-exec tries again without those. */
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

/** @throws Error with the first reason, if every change is left out. */
function requireSomething({ entries, leftOut }: Drawing): void {
  const isTaken = ({ path, before, after }: PatchEntry): boolean =>
    !leftOut.has(path) && !isSameSide(before, after);
  const [first] = leftOut;
  if (first !== undefined && !entries.some(isTaken)) throw new Error(`${named(first[0])}: ${first[1]}`);
}

/** git's hash of the tree after the run, but with these paths in their original state. */
async function treeWithout(repository: OwnGit, paths: Iterable<string>): Promise<string> {
  const names = new Set(paths);
  if (names.size === 0) return branches.after;
  const lines: string[] = [...names].map((path) => `0 ${"0".repeat(40)}\t${path}\0`);
  // The format of git's index: `<mode> blob <hash>\t<path>`.
  for (const { text } of await repository.records(["ls-tree", "-r", "-z", branches.before]))
    if (names.has(text.slice(text.indexOf("\t") + 1))) lines.push(`${text}\0`);
  await repository.text(["read-tree", branches.after]);
  await repository.text(["update-index", "-z", "--index-info"], { input: lines });
  return (await repository.text(["write-tree"])).trim();
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
    // The repository's attributes may make git convert the file's bytes. A binary patch does not survive this, so the
    // file is written as text.
    if (noText.length === 0 || !(fault instanceof NotApplied)) throw fault;
    return draw([]);
  });
}

const none: Conversions = { attributes: null, configuration: [] };

/** Compressing would cost more time than the saved space is worth. */
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

/** Quotes names in a patch's headers where git needs it: it cannot read a folder's name that ends with a blank. */
async function* withReadableHeaders(
  patch: AsyncIterable<Buffer>,
  paths: readonly string[],
): AsyncGenerator<Buffer> {
  const headers = new Map(paths.filter((path) => path.includes(" /")).map(bothHeaders));
  if (headers.size === 0) return yield* patch;
  const longest = Math.max(...[...headers.keys()].map(({ length }) => length));
  let held = "";
  let isBegun = false;
  for await (const chunk of patch) {
    const lines = (held + chunk.toString("latin1")).split("\n");
    held = lines.pop()!;
    let told = lines
      .map((line, at) => `${(at === 0 && isBegun ? null : headers.get(line)) ?? line}\n`)
      .join("");
    isBegun &&= lines.length === 0;
    // One line may be as long as the whole patch. If it is too long for a header, it is passed on at once.
    if (held.length > longest) [told, held, isBegun] = [told + held, "", true];
    yield Buffer.from(told, "latin1");
  }
  yield Buffer.from(held, "latin1");
}

/** A header as git writes it, and in a form that it can read. Lines of files begin with a sign, so they differ. */
function bothHeaders(path: string): [string, string] {
  const header = (one: string, other: string) => Buffer.from(`diff --git ${one} ${other}`).toString("latin1");
  const names = [`a/${path}`, `b/${path}`] as const;
  return [header(...names), header(quotedName(names[0]), quotedName(names[1]))];
}

/** Puts the patch in its place. It does not overwrite a file or follow a link, and leaves no half-written patch. */
async function placeNew(draft: string, target: string): Promise<void> {
  try {
    await copyFile(draft, target, constants.COPYFILE_EXCL);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") await rm(target, { force: true });
    throw error;
  }
}
