import { createHash } from "node:crypto";
import { relative, resolve, sep } from "node:path";
import { AgentExecError } from "../../errors.js";
import { findPathFault } from "../../files/path-fault.js";
import { formatCount } from "../../format/format.js";
import { openRegular, readBeginning } from "../../files/safe-files.js";
import { named } from "../../format/listed.js";
import {
  repositoryFolder,
  type GivenSize,
  type WorkspaceFile,
  type WorkspaceSource,
} from "../../ports/workspace.js";
import { readCheckout } from "./checkout.js";
import { lookAt, statsOf } from "./entries.js";
import { walkFolder } from "./folder-walk.js";
import { type GivenTimes, givenTimes } from "./given-times.js";
import { Repository } from "../git/repository.js";
import { pointersAmong } from "./lfs-pointers.js";
import { isPlainPath } from "../names/path-names.js";
import { type Withheld, warningsOf } from "./source-warnings.js";

/** A source that is a folder on this machine. */
export interface FolderSource extends WorkspaceSource {
  /** Absolute. */
  readonly folder: string;
  /** What a path has before it in a patch: the way from the repository's root to `folder` (`sub/`), or nothing. */
  readonly patchPrefix: string;
  /** The way from the repository's root to `folder`, wherever the patch begins; nothing where there is no repository. */
  readonly repositoryWay: string;
  /** Whether it is what a repository tracks. */
  readonly isRepository: boolean;
  /** The commit that is checked out, in hex; null before the first one, and where the source is no repository. */
  readonly base: string | null;
  /** Whether what is handed out differs from that commit; false where there is no repository. */
  readonly isDirty: boolean;
  /** What is odd about it, in whole sentences. */
  readonly warnings: readonly string[];
  /** How much there is to be handed out. */
  readonly size: GivenSize;
  /** Every file that was handed out whole, by its path, as it was when that was done first. */
  readonly given: ReadonlyMap<string, GivenFile>;
  /** What every symbolic link that is handed out holds, by its path. */
  readonly givenLinks: ReadonlyMap<string, string>;
}

/** A file as the code was given it. */
export interface GivenFile {
  /** In hex. */
  readonly sha256: string;
  readonly isExecutable: boolean;
}

export interface SourceOptions {
  /** The value of the setting `workspace`, but for `empty`. */
  readonly name: string;
  /** Where the command or the step runs. */
  readonly here: string;
  /** The folder that the run writes into: never a part of what it works on. */
  readonly runFolder: string;
  /** Folders of other runs that this one reads. Default: none. */
  readonly otherRuns?: readonly string[];
  /** Whether files go in that git neither tracks nor ignores. Default: true. */
  readonly untracked?: boolean;
  /** Files and links, beyond which the source is refused. Default: 100,000. */
  readonly maxFiles?: number;
}

/** 100,000: more than all but the largest repositories track. */
const defaultMaxFiles = 100_000;

/**
 * The source that the setting `workspace` names: for `repo` what git tracks here (for `repo:DIR` there) and does not ignore,
 * otherwise a folder's own files, without `.git` and without the folders of runs. What there is is listed now.
 * @throws AgentExecError `settings-invalid` when it cannot be listed or handed out, or is too much.
 */
export async function workspaceSource({
  name,
  here,
  runFolder,
  otherRuns = [],
  untracked = true,
  maxFiles = defaultMaxFiles,
}: SourceOptions): Promise<FolderSource> {
  const way = repositoryFolder(name);
  const isRepo = way !== null;
  const folder = resolve(here, way ?? name);
  const runs = [runFolder, ...otherRuns].map((run) =>
    relative(folder, resolve(here, run)).split(sep).join("/"),
  );
  const isAside = (path: string): boolean => !isPlainPath(path) || runs.some((run) => isRunFile(path, run));
  const listing = isRepo
    ? await repositoryListing({ folder, untracked, isAside })
    : await folderListing({ folder, isAside, maxPaths: maxFiles });
  const paths = listing.paths.filter((path) => findPathFault(path) === null);
  const nameless = [...listing.nameless, ...listing.paths.filter((path) => findPathFault(path) !== null)];
  if (paths.length > maxFiles) throw tooMany({ folder, found: paths.length, maxFiles, isRepo });
  const { files, links, folders, ...seen } = await lookAt(folder, paths);
  const closed = listing.closed.map((path) => [path, "a folder that cannot be read"] as const);
  const unfit = new Map([...closed, ...seen.unfit]);
  const pointers = await pointersAmong(folder, files);
  const handed = [...files.keys(), ...links.keys()];
  const repositoryWay = await (isRepo ? wayFromRoot(folder) : wayFromRoot(folder).catch(() => ""));
  const given = new Map<string, GivenFile>();
  const timeOf = await givenTimes(folder, listing.base);
  const others = untracked ? ", and there is none that it does not ignore" : "";
  return {
    folder,
    paths: handed,
    patchPrefix: isRepo ? repositoryWay : "",
    repositoryWay,
    isRepository: isRepo,
    base: listing.base,
    isDirty: listing.isDirty,
    warnings: [
      ...(isRepo && handed.length === 0 ? [`git tracks no file in ${folder}${others}: ${nothingThere}`] : []),
      ...warningsOf({ ...listing, nameless, pointers, unfit }),
    ],
    size: { files: files.size, links: links.size, folders, bytes: roomFor(files) },
    given,
    givenLinks: links,
    hash: () => hashOf(given, links),
    async *files() {
      for (const path of files.keys()) yield fileAt({ folder, path, given, timeOf });
      for (const [path, target] of links) yield { kind: "link", path, target };
      for (const [path, reason] of unfit) yield { kind: "left-out", path, reason };
    },
  };
}

function hashOf(given: ReadonlyMap<string, GivenFile>, links: ReadonlyMap<string, string>): string {
  const files = [...given].map(([path, { sha256, isExecutable }]) => [path, sha256, isExecutable]);
  const all = JSON.stringify([files.toSorted(byPath), [...links].toSorted(byPath)]);
  return createHash("sha256").update(all).digest("hex");
}

function byPath([a]: readonly unknown[], [b]: readonly unknown[]): number {
  return String(a) < String(b) ? -1 : 1;
}

const nothingThere =
  "the code finds an empty folder. `git add` the files it should work on, or name a folder instead.";

function isRunFile(path: string, run: string): boolean {
  return path.split("/").includes(".agent-exec") || path === run || path.startsWith(`${run}/`);
}

/** What there is, before anybody looked at what it is. */
interface Listing extends Pick<
  Withheld,
  "secrets" | "exposed" | "modules" | "foreign" | "sparse" | "nameless"
> {
  readonly paths: readonly string[];
  readonly closed: readonly string[];
  readonly base: string | null;
  readonly isDirty: boolean;
}

interface ListingOptions {
  readonly folder: string;
  readonly isAside: (path: string) => boolean;
}

async function repositoryListing({
  folder,
  untracked,
  isAside,
}: ListingOptions & { readonly untracked: boolean }): Promise<Listing> {
  const { isSecretName } = await import("../names/secret-names.js");
  const checkout = await readCheckout({ folder, withUntracked: untracked });
  const there = (paths: readonly string[]): string[] => paths.filter((path) => !isAside(path));
  const others = there(checkout.untracked);
  const handed = others.filter((path) => !isSecretName(path));
  return {
    paths: [...there(checkout.tracked), ...handed],
    secrets: others.filter(isSecretName),
    exposed: [],
    closed: [],
    modules: checkout.missing,
    foreign: there(checkout.foreign),
    sparse: checkout.sparse,
    nameless: checkout.nameless,
    base: checkout.base,
    isDirty: checkout.hasChanges || handed.length > 0,
  };
}

async function folderListing({
  folder,
  ...options
}: ListingOptions & { readonly maxPaths: number }): Promise<Listing> {
  const { isSecretName } = await import("../names/secret-names.js");
  const walked = await walkFolder(folder, options);
  const none = { secrets: [], modules: [], foreign: [], sparse: [] };
  return { ...walked, ...none, exposed: walked.paths.filter(isSecretName), base: null, isDirty: false };
}

function tooMany({
  folder,
  found,
  maxFiles,
  isRepo,
}: {
  readonly folder: string;
  readonly found: number;
  readonly maxFiles: number;
  readonly isRepo: boolean;
}): AgentExecError {
  const files = `${isRepo ? "" : "at least "}${formatCount(found)} files`;
  const fewer = isRepo
    ? "exclude files that git does not track (`untracked` `false`), or start in a folder below"
    : "name a folder below";
  return new AgentExecError(
    "settings-invalid",
    `The workspace ${folder} has ${files}, but the code can get at most ${formatCount(maxFiles)}.`,
    { nextStep: `Raise \`max-files\`, or ${fewer}.` },
  );
}

async function wayFromRoot(folder: string): Promise<string> {
  await using repository = await Repository.open(folder);
  return repository.prefix;
}

/** 4 KiB: what a file's content is kept in pieces of, in memory and on most disks. */
const pieceBytes = 4096;

function roomFor(files: ReadonlyMap<string, number>): number {
  return [...files.values()].reduce((sum, bytes) => sum + Math.ceil(bytes / pieceBytes) * pieceBytes, 0);
}

interface FileToGive {
  readonly folder: string;
  readonly path: string;
  readonly timeOf: GivenTimes;
  /** Takes the file once it was read to its end. */
  readonly given: Map<string, GivenFile>;
}

/** Links are not followed: what they lead to may lie anywhere on this machine. */
function fileAt(file: FileToGive): WorkspaceFile {
  const { folder, path, timeOf } = file;
  const stats = statsOf(folder, path);
  if (stats?.isFile() !== true) return { kind: "left-out", path, reason: "gone since the run began" };
  const isExecutable = (stats.mode & 0o111) !== 0;
  const bytes = stats.size;
  const modifiedAt = timeOf(stats);
  const content = readContent(file, { bytes, isExecutable });
  return { kind: "file", path, bytes, isExecutable, modifiedAt, content };
}

/** So much is read at once; a larger file comes piece by piece. */
const smallBytes = 64 * 1024;

/** The file is opened when its content is asked for, so that what nobody reads is never open. */
async function* readContent(
  { folder, path, given }: FileToGive,
  { bytes, isExecutable }: { readonly bytes: number; readonly isExecutable: boolean },
): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  let read = 0;
  for await (const piece of bytes > smallBytes ? piecesOf(folder, path) : wholeOf(folder, path, bytes)) {
    read += piece.byteLength;
    if (read > bytes) throw movedOn(path);
    hash.update(piece);
    yield piece;
  }
  if (read < bytes) throw movedOn(path);
  if (!given.has(path)) given.set(path, { sha256: hash.digest("hex"), isExecutable });
}

/** One byte more than there should be tells that there is more. */
function* wholeOf(folder: string, path: string, bytes: number): Generator<Uint8Array> {
  const content = readBeginning(folder, path, bytes + 1);
  if (content === null) throw movedOn(path);
  if (content.byteLength > 0) yield content;
}

async function* piecesOf(folder: string, path: string): AsyncGenerator<Uint8Array> {
  const handle = await openRegular(folder, path);
  if (handle === null) throw movedOn(path);
  yield* handle.createReadStream() as AsyncIterable<Uint8Array>;
}

/** What promised a size can only be told to be another: an archive that holds less is torn. */
function movedOn(path: string): AgentExecError {
  return new AgentExecError(
    "settings-invalid",
    `${named(path)} was changed while it was copied for the code.`,
    {
      nextStep: "Run again when nothing writes there, or use a copy (`git worktree add`).",
      isRetryable: true,
    },
  );
}
