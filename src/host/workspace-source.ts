import { createReadStream } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { AgentExecError } from "../errors.js";
import type { WorkspaceFile, WorkspaceSource } from "../ports/workspace.js";
import { git } from "./git.js";

/** A source that is a folder on this machine. */
export interface FolderSource extends WorkspaceSource {
  /** Absolute. */
  readonly folder: string;
}

/**
 * The source that the setting `workspace` names: null for `empty`, the files that git tracks here for `repo`,
 * otherwise a folder's own files, without `.git`.
 */
export function workspaceSource(name: string, here: string): FolderSource | null {
  if (name === "empty") return null;
  if (name === "repo") return folderSource(resolve(here), trackedPaths);
  return folderSource(resolve(here, name), allPaths);
}

function folderSource(
  folder: string,
  listPaths: (folder: string) => Promise<readonly string[]>,
): FolderSource {
  return {
    folder,
    async *files() {
      for (const path of await listPaths(folder)) yield await entryAt(folder, path);
    },
  };
}

async function trackedPaths(folder: string): Promise<readonly string[]> {
  const listing = await git(["ls-files", "-z", "--cached", "--", "."], { folder });
  return [...new Set(listing.split("\0"))].filter((path) => path !== "");
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
      `workspace: ${folder} cannot be read: ${(cause as Error).message}`,
      {
        nextStep: "Name a folder, `repo`, or `empty`.",
        cause,
      },
    );
  }
}

/** Links are not followed: what they lead to may lie anywhere on this machine. */
async function entryAt(folder: string, path: string): Promise<WorkspaceFile> {
  const stats = await lstat(join(folder, path)).catch(() => null);
  if (stats === null) return { kind: "left-out", path, reason: "tracked, but not there" };
  if (stats.isSymbolicLink()) return { kind: "left-out", path, reason: "a symbolic link" };
  if (!stats.isFile()) return { kind: "left-out", path, reason: "no regular file" };
  return {
    kind: "file",
    path,
    bytes: stats.size,
    isExecutable: (stats.mode & 0o111) !== 0,
    content: readContent(join(folder, path)),
  };
}

/** The file is opened when its content is asked for, so that what nobody reads is never open. */
async function* readContent(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Uint8Array>;
}
