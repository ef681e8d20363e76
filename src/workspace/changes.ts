import { createHash } from "node:crypto";
import { messageOf } from "../errors.js";
import type { ArtifactStore, Refused, SavedFiles, WorkspaceChanges } from "../ports/workspace.js";
import { count } from "../format/format.js";
import { isWorkflowPath } from "../files/workflow-path.js";
import { actsByItself, changesInstall, isPackageManifest } from "./acting-files.js";
import { judgeMissing, unsureWords } from "./missing-files.js";
import { patchName, writePatch } from "./patch.js";
import type { Difference, PatchOptions, PatchRequest } from "./patch.js";
import type { RunFolder } from "../run-folder/run-folder.js";
import { readRegular } from "../files/safe-files.js";
import type { FolderSource } from "./workspace-source.js";

export interface ChangeOptions extends PatchOptions {
  /** Workflow files whose changes are taken, by their paths from the repository's root. Default: none. */
  readonly allowWorkflow?: readonly string[];
}

/** Tells what a run changed in the files that it was given. */
export interface Changes extends ArtifactStore {
  /**
   * Writes the patch, which `git apply` takes against the files as they were given, into the run's folder. Where
   * it cannot be made, as without git or beyond a limit, nothing is left of it, and its name and the reason are among
   * what was refused: that costs the run nothing else.
   */
  changes(saved: SavedFiles): Promise<WorkspaceChanges>;
}

/**
 * Keeps in `run` what differs from the files that the code was given. Only those files are ever read again: a name
 * that the code made up leads to nothing on this machine. Changes of protected files and of workflow files that
 * nobody allowed are kept nowhere.
 */
export function trackChanges(source: FolderSource, run: RunFolder, options: ChangeOptions = {}): Changes {
  const changed: string[] = [];
  const programs = new Set<string>();
  const seen = new Set<string>();
  const refused: Refused[] = [];
  const refusalOf = refusals(source, options);
  const missing = () => [...source.given.keys()].filter((path) => !seen.has(path));
  return {
    async save(file) {
      seen.add(file.path);
      const artifact = await run.save(file);
      const given = source.given.get(file.path);
      const isChanged = artifact.sha256 !== given?.sha256 || file.isExecutable !== given.isExecutable;
      const reason = isChanged ? refusalOf(file.path) : null;
      if (isChanged && reason === null) {
        changed.push(file.path);
        if (file.isExecutable) programs.add(file.path);
        return artifact;
      }
      if (reason !== null) refused.push({ path: file.path, reason });
      await run.removeArtifact(file.path);
      return null;
    },
    async changes(saved) {
      const { deleted: removed, unsure } = judgeMissing(missing(), saved.leftOut);
      const deleted = removed.filter((path) => refusalOf(path) === null).toSorted();
      const kept = removed.flatMap((path) => refusedDeletion(path, refusalOf(path)));
      const held = unsureWords(unsure, saved.leftOut);
      const all = [...refused, ...kept, ...held].toSorted((a, b) => (a.path < b.path ? -1 : 1));
      const difference = { source, run, changed, programs, removed: deleted };
      const acting = await actingAmong(difference);
      const isSilent = unsure.length > 0;
      const made =
        changed.length + deleted.length === 0
          ? { patch: null, refused: [] }
          : await patchOf({ ...difference, isSilent, ...options, signal: saved.signal });
      // What says that there is no patch stands first: lists are shown as far as there is room.
      const untaken = [...made.refused, ...all];
      const rest = untaken.length === 0 ? {} : { refused: untaken };
      return { patch: made.patch, deleted, acting, ...rest };
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
    if (protection?.isInTheWay(path) === true)
      return "it is in the way of a protected file, and the verification did not have it";
    const place = places.find(isWorkflowPath);
    if (place === undefined || places.some((each) => names.has(each))) return null;
    return `a workflow file, which runs on GitHub by itself; allow-workflow: ${place} lets it through`;
  };
}

function refusedDeletion(path: string, reason: string | null): readonly Refused[] {
  return reason === null ? [] : [{ path, reason: `its deletion: ${reason}` }];
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

/** The patch's name once it is in the run's folder; or what is told instead of it. */
async function patchOf(
  request: PatchRequest,
): Promise<Required<Pick<WorkspaceChanges, "patch" | "refused">>> {
  try {
    const hidden = await writePatch(request);
    const reason = `${count("secret", hidden)} hidden in it as ***: \`git apply\` may not find the lines around`;
    return { patch: patchName, refused: hidden === 0 ? [] : [{ path: patchName, reason }] };
  } catch (thrown) {
    const reason = `there is no patch: ${messageOf(thrown)}; the changed files are among the artifacts`;
    return { patch: null, refused: [{ path: patchName, reason }] };
  }
}

/** A file as the code was given it; null for one that it was not given, or that is no longer the same here. */
async function readGiven(source: FolderSource, path: string): Promise<Uint8Array | null> {
  const given = source.given.get(path);
  if (given === undefined) return null;
  const content = await readRegular(source.folder, path).catch(() => null);
  const isSame = content !== null && createHash("sha256").update(content).digest("hex") === given.sha256;
  return isSame ? content : null;
}
