import { createHash, hash } from "node:crypto";
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
import { lookAt, pointersAmong, statsOf } from "./entries.js";
import { walkFolder } from "./folder-walk.js";
import { type GivenTimes, givenTimes } from "./given-times.js";
import { Repository } from "../git/repository.js";
import { isPlainPath } from "../names/path-names.js";
import { type Withheld, warningsOf } from "./source-warnings.js";

/** Files for the code from a folder on this machine. */
export interface FolderSource extends WorkspaceSource {
  /** An absolute path. */
  readonly folder: string;
  /** The path from the repository's root to `folder`, such as `sub/` or "". Paths in a patch begin with it. */
  readonly patchPrefix: string;
  /** Like `patchPrefix`, but also if the patch's paths begin at `folder`. "" without a repository. */
  readonly repositoryWay: string;
  /** Whether the files come from a repository. */
  readonly isRepository: boolean;
  /** The checked-out commit in hex. Null before the first commit, and without a repository. */
  readonly base: string | null;
  /** Whether the files differ from that commit. False without a repository. */
  readonly isDirty: boolean;
  /** Problems with the files, in whole sentences. */
  readonly warnings: readonly string[];
  readonly size: GivenSize;
  /** Every file that the code got completely, in the state at the first time. */
  readonly given: ReadonlyMap<string, GivenFile>;
  /** The targets of all links that the code gets. */
  readonly givenLinks: ReadonlyMap<string, string>;
}

/** A file in its original state. */
export interface GivenFile {
  /** In hex. */
  readonly sha256: string;
  readonly isExecutable: boolean;
}

export interface SourceOptions {
  /** The setting `workspace`, except `empty`. */
  readonly name: string;
  /** The folder of the command or the step. */
  readonly here: string;
  /** The run's own folder. Its files are left out. */
  readonly runFolder: string;
  /** Folders of other runs that this run reads. They are left out too. Default: none. */
  readonly otherRuns?: readonly string[];
  /** The largest number of files and links. A source with more is refused. Default: 100,000. */
  readonly maxFiles?: number;
}

/** Only the largest repositories have more. */
const defaultMaxFiles = 100_000;

/**
 * Opens the files that the setting `workspace` names, and lists them. For `repo` and `repo:DIR` these are the files
 * that git tracks and does not ignore. Otherwise they are a folder's files, without `.git` and the folders of runs.
 * @throws AgentExecError `settings-invalid` if the files cannot be listed or read, or if there are too many.
 */
export async function workspaceSource({
  name,
  here,
  runFolder,
  otherRuns = [],
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
    ? await repositoryListing(folder, isAside)
    : await folderListing(folder, isAside, maxFiles);
  const paths = listing.paths.filter((path) => findPathFault(path) === null);
  const nameless = [...listing.nameless, ...listing.paths.filter((path) => findPathFault(path) !== null)];
  if (paths.length > maxFiles) throw tooMany(folder, paths.length, maxFiles, isRepo);
  const { files, links, folders, ...seen } = await lookAt(folder, paths);
  const closed = listing.closed.map((path) => [path, "a folder that cannot be read"] as const);
  const unfit = new Map([...closed, ...seen.unfit]);
  const pointers = await pointersAmong(folder, files);
  const handed = [...files.keys(), ...links.keys()];
  const repositoryWay = await (isRepo ? wayFromRoot(folder) : wayFromRoot(folder).catch(() => ""));
  const given = new Map<string, GivenFile>();
  const timeOf = await givenTimes(folder, listing.base);
  return {
    folder,
    paths: handed,
    patchPrefix: isRepo ? repositoryWay : "",
    repositoryWay,
    isRepository: isRepo,
    base: listing.base,
    isDirty: listing.isDirty,
    warnings: [
      ...(isRepo && handed.length === 0 ? [nothingIn(folder)] : []),
      ...warningsOf({ ...listing, nameless, pointers, unfit }),
    ],
    size: { files: files.size, links: links.size, folders, bytes: roomFor(files) },
    given,
    givenLinks: links,
    hash: () => hashOf(given, links),
    async *files() {
      for (const path of files.keys())
        yield fileAt(folder, path, timeOf, (file) => given.has(path) || given.set(path, file));
      for (const [path, target] of links) yield { kind: "link", path, target };
      for (const [path, reason] of unfit) yield { kind: "left-out", path, reason };
    },
  };
}

function hashOf(given: ReadonlyMap<string, GivenFile>, links: ReadonlyMap<string, string>): string {
  const files = [...given].map(([path, { sha256, isExecutable }]) => [path, sha256, isExecutable]);
  const all = JSON.stringify([files.toSorted(byPath), [...links].toSorted(byPath)]);
  return hash("sha256", all);
}

function byPath([a]: readonly unknown[], [b]: readonly unknown[]): number {
  return String(a) < String(b) ? -1 : 1;
}

const nothingIn = (folder: string): string =>
  `Git tracks no file in ${folder} and ignores all other files there, so the code gets an empty folder. \`git add\` the files that the code should work on, or set \`workspace\` to a folder.`;

function isRunFile(path: string, run: string): boolean {
  return path.split("/").includes(".agent-exec") || path === run || path.startsWith(`${run}/`);
}

/** All paths, before the files were looked at. */
interface Listing extends Pick<
  Withheld,
  "secrets" | "exposed" | "modules" | "foreign" | "sparse" | "nameless"
> {
  readonly paths: readonly string[];
  readonly closed: readonly string[];
  readonly base: string | null;
  readonly isDirty: boolean;
}

type IsAside = (path: string) => boolean;

async function repositoryListing(folder: string, isAside: IsAside): Promise<Listing> {
  const { isSecretName } = await import("../names/secret-names.js");
  const checkout = await readCheckout(folder);
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

async function folderListing(folder: string, isAside: IsAside, maxPaths: number): Promise<Listing> {
  const { isSecretName } = await import("../names/secret-names.js");
  const walked = await walkFolder(folder, { isAside, maxPaths });
  const none = { secrets: [], modules: [], foreign: [], sparse: [] };
  return { ...walked, ...none, exposed: walked.paths.filter(isSecretName), base: null, isDirty: false };
}

function tooMany(folder: string, found: number, maxFiles: number, isRepo: boolean): AgentExecError {
  const files = `${isRepo ? "" : "at least "}${formatCount(found)} files`;
  const fewer = isRepo ? "ignore files with `.gitignore`, or start in a folder below" : "name a folder below";
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

/** Memory and most disks store a file in blocks of this size. */
const pieceBytes = 4096;

function roomFor(files: ReadonlyMap<string, number>): number {
  return [...files.values()].reduce((sum, bytes) => sum + Math.ceil(bytes / pieceBytes) * pieceBytes, 0);
}

/** A file of the source. Links are not followed, because they may lead anywhere on this machine. */
function fileAt(
  folder: string,
  path: string,
  timeOf: GivenTimes,
  onRead: (file: GivenFile) => void,
): WorkspaceFile {
  const stats = statsOf(folder, path);
  if (stats?.isFile() !== true)
    return { kind: "left-out", path, reason: "it was deleted after the run began" };
  const isExecutable = (stats.mode & 0o111) !== 0;
  const content = readContent(folder, path, stats.size, (sha256) => onRead({ sha256, isExecutable }));
  return { kind: "file", path, bytes: stats.size, isExecutable, modifiedAt: timeOf(stats), content };
}

/** Larger files are read in pieces. */
const smallBytes = 64 * 1024;

/** Opens the file only when its content is requested. `onRead` gets its hash after it was read to its end. */
async function* readContent(
  folder: string,
  path: string,
  bytes: number,
  onRead: (sha256: string) => void,
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
  onRead(hash.digest("hex"));
}

/** Reads one byte more than expected, in order to notice a file that has grown. */
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

/** The error if a file has another size than announced, because an archive with it would be broken. */
function movedOn(path: string): AgentExecError {
  const message = `${named(path)} was changed while it was copied for the code.`;
  return new AgentExecError("settings-invalid", message, {
    nextStep: "Run again when no program writes to these files, or use a copy (`git worktree add`).",
    isRetryable: true,
  });
}
