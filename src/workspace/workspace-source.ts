import { createHash } from "node:crypto";
import { lstat, readdir } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { AgentExecError } from "../errors.js";
import type { WorkspaceFile, WorkspaceSource } from "../ports/workspace.js";
import { git } from "./git.js";
import { openRegular } from "../files/safe-files.js";

/** A source that is a folder on this machine. */
export interface FolderSource extends WorkspaceSource {
  /** Absolute. */
  readonly folder: string;
  /** What a path has before it in a patch: the way from the repository's root to `folder` (`sub/`), or nothing. */
  readonly patchPrefix: string;
  /** The way from the repository's root to `folder`, wherever the patch begins; nothing where there is no repository. */
  readonly repositoryWay: string;
  /** What is odd about it, in whole sentences. */
  readonly warnings: readonly string[];
  /** Every file that was handed out whole, by its path. */
  readonly given: ReadonlyMap<string, GivenFile>;
}

/** A file as the code was given it. */
export interface GivenFile {
  /** In hex. */
  readonly sha256: string;
  readonly isExecutable: boolean;
}

export interface SourceOptions {
  /** The value of the setting `workspace`. */
  readonly name: string;
  /** Where the command or the step runs. */
  readonly here: string;
  /** The folder that the run writes into: never a part of what it works on. */
  readonly runFolder: string;
  /** Paths and globs of what a verification gets as it was given. Default: none. */
  readonly protect?: readonly string[];
}

/**
 * The source that the setting `workspace` names: null for `empty`, the files that git tracks here for `repo`,
 * otherwise a folder's own files, without `.git` and without the folders of runs. What there is is listed now.
 * @throws AgentExecError `settings-invalid` when it cannot be listed.
 */
export async function workspaceSource({
  name,
  here,
  runFolder,
  protect = [],
}: SourceOptions): Promise<FolderSource | null> {
  if (name === "empty") return null;
  const { protectionBy, unmatchedPatterns } = await import("./protection.js");
  const isRepo = name === "repo";
  const folder = resolve(here, isRepo ? "." : name);
  const listed = isRepo ? await trackedPaths(folder) : await allPaths(folder);
  const own = relative(folder, resolve(here, runFolder)).split(sep).join("/");
  const paths = listed.filter((path) => !isRunFile(path, own));
  const repositoryWay = await (isRepo ? wayFromRoot(folder) : wayFromRoot(folder).catch(() => ""));
  const given = new Map<string, GivenFile>();
  const nothing = isRepo && paths.length === 0 ? [`git tracks no file in ${folder}: ${nothingTracked}`] : [];
  return {
    folder,
    protection: protectionBy(protect, paths),
    patchPrefix: isRepo ? repositoryWay : "",
    repositoryWay,
    warnings: [...nothing, ...unmatchedPatterns(protect, paths)],
    given,
    async *files() {
      for (const path of paths) yield await entryAt({ folder, path, given });
    },
  };
}

const nothingTracked =
  "the code finds an empty folder. `git add` what it is to work on, or name a folder instead.";

function isRunFile(path: string, own: string): boolean {
  return path.split("/").includes(".agent-exec") || path.startsWith(`${own}/`);
}

async function trackedPaths(folder: string): Promise<readonly string[]> {
  const listing = await git(["ls-files", "-z", "--cached", "--", "."], { folder });
  return [...new Set(listing.split("\0"))].filter((path) => path !== "");
}

/** A name may hold any character but a zero; git ends what it prints with one line break. */
async function wayFromRoot(folder: string): Promise<string> {
  return (await git(["rev-parse", "--show-prefix"], { folder })).replace(/\n$/, "");
}

async function allPaths(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .split(sep)
          .join("/"),
      )
      .filter((path) => !path.split("/").includes(".git"))
      .toSorted();
  } catch (cause) {
    throw new AgentExecError(
      "settings-invalid",
      `The workspace ${folder} cannot be read: ${(cause as Error).message}`,
      {
        nextStep: "Name a folder, `repo`, or `empty`.",
        cause,
      },
    );
  }
}

interface Entry {
  readonly folder: string;
  readonly path: string;
  /** Takes the file once it was read to its end. */
  readonly given: Map<string, GivenFile>;
}

/** Links are not followed: what they lead to may lie anywhere on this machine. */
async function entryAt(entry: Entry): Promise<WorkspaceFile> {
  const { folder, path } = entry;
  const stats = await lstat(join(folder, path)).catch(() => null);
  if (stats === null) return { kind: "left-out", path, reason: "tracked, but not there" };
  if (stats.isSymbolicLink()) return { kind: "left-out", path, reason: "a symbolic link" };
  if (!stats.isFile()) return { kind: "left-out", path, reason: "no regular file" };
  const isExecutable = (stats.mode & 0o111) !== 0;
  return { kind: "file", path, bytes: stats.size, isExecutable, content: readContent(entry, isExecutable) };
}

/** The file is opened when its content is asked for, so that what nobody reads is never open. */
async function* readContent(
  { folder, path, given }: Entry,
  isExecutable: boolean,
): AsyncGenerator<Uint8Array> {
  const handle = await openRegular(folder, path);
  if (handle === null) throw new Error(`${path} is no regular file any more`);
  const hash = createHash("sha256");
  for await (const chunk of handle.createReadStream() as AsyncIterable<Uint8Array>) {
    hash.update(chunk);
    yield chunk;
  }
  given.set(path, { sha256: hash.digest("hex"), isExecutable });
}
