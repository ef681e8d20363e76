import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EventOf } from "../ports/events.js";
import type { ArtifactStore, LeftOut, Refused, WorkspaceChanges } from "../ports/workspace.js";
import { isWorkflowPath } from "../text/workflow-path.js";
import { actsByItself, changesInstall, isPackageManifest } from "./acting-files.js";
import { git } from "./git.js";
import type { RunFolder } from "./run-folder.js";
import { readRegular, replaceFile } from "./safe-files.js";
import type { FolderSource } from "./workspace-source.js";

/** The patch's name in the run's folder. */
export const patchName = "changes.patch";

export interface ChangeOptions {
  /** Workflow files whose changes are taken, by their paths from the repository's root. Default: none. */
  readonly allowWorkflow?: readonly string[];
}

/** Tells what a run changed in the files that it was given. */
export interface Changes extends ArtifactStore {
  changes(saved: { readonly leftOut: readonly LeftOut[] }): Promise<WorkspaceChanges>;
  /** A patch that `git apply` takes, against the files as they were given; null when nothing changed. */
  patch(saved: Pick<EventOf<"files-saved">, "leftOut">): Promise<string | null>;
}

/**
 * Keeps in `run` what differs from the files that the code was given. Only those files are ever read again: a name
 * that the code made up leads to nothing on this machine. Changes of protected files and of workflow files that
 * nobody allowed are kept nowhere.
 */
export function trackChanges(source: FolderSource, run: RunFolder, options: ChangeOptions = {}): Changes {
  const changed: string[] = [];
  const seen = new Set<string>();
  const refused: Refused[] = [];
  const refusalOf = refusals(source, options);
  const missing = () => [...source.given.keys()].filter((path) => !seen.has(path));
  // Where something was left out, a file that was not seen may be there all the same.
  const removed = ({ leftOut }: { readonly leftOut: readonly unknown[] }) =>
    leftOut.length === 0 ? missing() : [];
  const allowed = (saved: { readonly leftOut: readonly unknown[] }) =>
    removed(saved).filter((path) => refusalOf(path) === null);
  return {
    async save(file) {
      seen.add(file.path);
      const artifact = await run.save(file);
      const isChanged = artifact.sha256 !== source.given.get(file.path);
      const reason = isChanged ? refusalOf(file.path) : null;
      if (isChanged && reason === null) {
        changed.push(file.path);
        return artifact;
      }
      if (reason !== null) refused.push({ path: file.path, reason });
      await run.removeArtifact(file.path);
      return null;
    },
    async changes(saved) {
      const deleted = allowed(saved).toSorted();
      const kept = removed(saved).flatMap((path) => refusedDeletion(path, refusalOf(path)));
      const all = [...refused, ...kept].toSorted((a, b) => (a.path < b.path ? -1 : 1));
      const acting = await actingAmong({ source, run, changed, removed: deleted });
      const patch = changed.length + deleted.length === 0 ? null : patchName;
      return { patch, deleted, acting, ...(all.length === 0 ? {} : { refused: all }) };
    },
    async patch(saved) {
      const deleted = allowed(saved);
      if (changed.length + deleted.length === 0) return null;
      const patch = await diff({ source, run, changed, removed: deleted });
      const isSilent = missing().length > removed(saved).length;
      return isSilent ? `# Deleted files are not told, because something was left out.\n${patch}` : patch;
    },
  };
}

/** Why a change of a path is not taken; null where it is. */
function refusals(
  { patchPrefix, repositoryWay, protection }: FolderSource,
  { allowWorkflow = [] }: ChangeOptions,
): (path: string) => string | null {
  const names = new Set(allowWorkflow.map((path) => path.replace(/^(?:\.\/)+/, "")));
  return (path) => {
    // A folder's patch may be applied where the folder lies, or at the root.
    const places = [patchPrefix + path, repositoryWay + path];
    if (protection?.covers(path) === true)
      return "it is protected, and the verification had it as it was given";
    const place = places.find(isWorkflowPath);
    if (place === undefined || places.some((each) => names.has(each))) return null;
    return `a workflow file, which runs on GitHub by itself; allow-workflow: ${place} lets it through`;
  };
}

function refusedDeletion(path: string, reason: string | null): readonly Refused[] {
  return reason === null ? [] : [{ path, reason: `its deletion: ${reason}` }];
}

interface Difference {
  readonly source: FolderSource;
  readonly run: RunFolder;
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** A manifest of npm is among them only where the change touches what an install runs. */
async function actingAmong({ source, run, changed, removed }: Difference): Promise<string[]> {
  const acting: string[] = [];
  for (const path of [...changed, ...removed].toSorted()) {
    if (actsByItself(source.patchPrefix + path)) acting.push(path);
    else if (isPackageManifest(path)) {
      const after = removed.includes(path) ? null : await readRegular(run.artifactsPath, path);
      if (changesInstall(await readGiven(source, path), after)) acting.push(path);
    }
  }
  return acting;
}

/**
 * git compares two copies in a folder of their own, so that neither the checkout nor the code's files steer it. They
 * lie as they do below the repository's root: `git apply` passes silently over a path that is not from there.
 */
async function diff({ source, run, changed, removed }: Difference): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "agent-exec-diff-"));
  const [before, after] = [join(folder, "a"), join(folder, "b")];
  const inRepository = (path: string) => source.patchPrefix + path;
  try {
    await Promise.all([mkdir(before), mkdir(after)]);
    for (const path of [...changed, ...removed]) {
      const given = await readGiven(source, path);
      if (given !== null) await replaceFile(before, inRepository(path), given);
    }
    for (const path of changed)
      await replaceFile(after, inRepository(path), await readRegular(run.artifactsPath, path));
    const flags = ["--no-index", "--no-prefix", "--binary", "--no-ext-diff", "--no-textconv", "--no-color"];
    return await git(["diff", ...flags, "a", "b"], { folder, expected: [0, 1], isOutsideRepositories: true });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A file as the code was given it; null for one that it was not given, or that is no longer the same here. */
async function readGiven(source: FolderSource, path: string): Promise<Uint8Array | null> {
  const sha256 = source.given.get(path);
  if (sha256 === undefined) return null;
  const content = await readRegular(source.folder, path).catch(() => null);
  const isSame = content !== null && createHash("sha256").update(content).digest("hex") === sha256;
  return isSame ? content : null;
}
