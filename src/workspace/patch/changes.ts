import { createHash } from "node:crypto";
import type {
  Artifact,
  ArtifactStore,
  DeletedEntry,
  Refused,
  RegularFile,
  SavedFiles,
  SymbolicLink,
  WorkspaceChanges,
} from "../../ports/workspace.js";
import { isWorkflowPath } from "../../files/workflow-path.js";
import { actsByItself, changesInstall, isPackageManifest } from "./acting-files.js";
import { givenSide, patchOf, type Difference } from "./changes-patch.js";
import { isCache } from "./left-behind.js";
import { patchName } from "../../ports/patch-words.js";
import type { PatchOptions } from "./patch.js";
import { isSameSide, type PatchSide } from "./patch-sides.js";
import type { RunFolder } from "../../run-folder/run-folder.js";
import { openRegular, readRegular } from "../../files/safe-files.js";
import type { FolderSource } from "../source/workspace-source.js";

export interface ChangeOptions extends PatchOptions {
  /** Workflow files whose changes are taken, by their paths from the repository's root. Default: none. */
  readonly allowWorkflow?: readonly string[];
}

/** Tells what a run changed in the files that it was given. */
export interface Changes extends ArtifactStore {
  /** Null also for a link, which is in the patch alone, and for what tools keep for themselves. */
  save(file: RegularFile | SymbolicLink | DeletedEntry): Promise<Artifact | null>;
  /**
   * Writes the patch, which `git apply` takes against the files as they were given, into the run's folder. Where
   * it cannot be made, as without git or beyond a limit, nothing is left of it, and its name and the reason are among
   * what was refused: that costs the run its pass, and nothing else.
   */
  changes(saved: SavedFiles): Promise<WorkspaceChanges>;
}

/**
 * Keeps in `run` what differs from the files that the code was given. Only those files are ever read again: a name
 * that the code made up leads to nothing on this machine. Changes of protected files and of workflow files that
 * nobody allowed are kept nowhere.
 */
export function trackChanges(source: FolderSource, run: RunFolder, options: ChangeOptions = {}): Changes {
  const changed = new Map<string, PatchSide>();
  const removed: string[] = [];
  const refused: Refused[] = [];
  const withheld: string[] = [];
  const tampered: string[] = [];
  let caches = 0;
  const refusalOf = refusals(source, options);
  const refuse = (path: string, { reason, wasVerified }: Refusal, what = ""): void => {
    refused.push({ path, reason: what + reason });
    (wasVerified ? withheld : tampered).push(path);
  };
  return {
    async save(file) {
      const { path } = file;
      const given = givenSide(source, path);
      if (file.kind === "deleted") {
        // What a person's setup had made is nothing that the patch can take away.
        if (given !== null) removed.push(path);
        return null;
      }
      const { artifact, side } = await kept(run, file);
      if (!isSameSide(given, side)) {
        const refusal = refusalOf(path);
        if (refusal !== null) refuse(path, refusal);
        else if (given === null && isCache(path)) caches += 1;
        else {
          changed.set(path, side);
          return artifact;
        }
      }
      if (artifact !== null) await run.removeArtifact(path);
      return null;
    },
    async changes(saved) {
      const deleted = removed.filter((path) => refusalOf(path) === null).toSorted();
      for (const path of removed) {
        const refusal = refusalOf(path);
        if (refusal !== null) refuse(path, refusal, "its deletion: ");
      }
      const difference = { source, run, changed, deleted };
      const { ignored, ...made } = await patchOf(difference, { ...options, signal: saved.signal });
      for (const path of ignored) changed.delete(path);
      const others = refused.toSorted(byPath);
      // What says that there is no patch stands first: lists are shown as far as there is room.
      const all = [...(made.patchFault === undefined ? [] : [noPatch(made.patchFault)]), ...others];
      const leftBehind = caches + ignored.size;
      return {
        ...made,
        deleted,
        acting: await actingAmong(difference),
        ...(source.base === null ? {} : { base: source.base }),
        ...(leftBehind === 0 ? {} : { ignored: leftBehind }),
        ...(withheld.length === 0 ? {} : { withheld: withheld.toSorted() }),
        ...(tampered.length === 0 ? {} : { tampered: tampered.toSorted() }),
        ...(all.length === 0 ? {} : { refused: all }),
      };
    },
  };
}

function noPatch(fault: string): Refused {
  return {
    path: patchName,
    reason: `there is no patch: ${fault}; the changed files are among the artifacts`,
  };
}

function byPath(one: Refused, other: Refused): number {
  return one.path < other.path ? -1 : 1;
}

/** Keeps what was left under a name, if that is a file, and tells what it is for the patch. */
async function kept(
  run: RunFolder,
  file: RegularFile | SymbolicLink,
): Promise<{ readonly artifact: Artifact | null; readonly side: PatchSide }> {
  if (file.kind === "link") return { artifact: null, side: { kind: "link", target: file.target } };
  const { path, isExecutable } = file;
  const artifact = await run.save(file);
  const open = () => openRegular(run.artifactsPath, path);
  return { artifact, side: { kind: "file", isExecutable, sha256: artifact.sha256, open } };
}

interface Refusal {
  readonly reason: string;
  /** Whether the verifications had the change all the same; what is protected they had as it was given. */
  readonly wasVerified: boolean;
}

/** Why a change of a path is not taken; null where it is. */
function refusals(
  { patchPrefix, repositoryWay, protection }: FolderSource,
  { allowWorkflow = [] }: ChangeOptions,
): (path: string) => Refusal | null {
  const names = new Set(allowWorkflow.map((path) => path.replace(/^(?:\.\/)+/, "")));
  return (path) => {
    // A folder's patch may be applied where the folder lies, or at the root.
    const places = [patchPrefix + path, repositoryWay + path];
    if (protection?.covers(path) === true) return { reason: protectedWords, wasVerified: false };
    if (protection?.isInTheWay(path) === true) return { reason: inTheWayWords, wasVerified: false };
    const place = places.find(isWorkflowPath);
    if (place === undefined || places.some((each) => names.has(each))) return null;
    const reason = `a workflow file, which runs on GitHub by itself; allow-workflow: ${place} lets it through`;
    return { reason, wasVerified: true };
  };
}

const protectedWords = "it is protected, and the verification had it as it was given";
const inTheWayWords = "it is in the way of a protected file, and the verification did not have it";

/** A manifest of npm is among them only where the change touches what an install runs. */
async function actingAmong({ source, run, changed, deleted }: Difference): Promise<string[]> {
  const acting: string[] = [];
  for (const path of [...changed.keys(), ...deleted].toSorted()) {
    if (actsByItself(source.patchPrefix + path)) acting.push(path);
    else if (isPackageManifest(path)) {
      const side = changed.get(path);
      const after = side?.kind === "file" ? await readRegular(run.artifactsPath, path) : null;
      if (side?.kind === "link" || changesInstall(await readGiven(source, path), after)) acting.push(path);
    }
  }
  return acting;
}

/** A file as the code was given it; null for one that it was not given, or that is no longer the same here. */
async function readGiven(source: FolderSource, path: string): Promise<Uint8Array | null> {
  const given = source.given.get(path);
  if (given === undefined) return null;
  const content = await readRegular(source.folder, path).catch(() => null);
  const isSame = content !== null && createHash("sha256").update(content).digest("hex") === given.sha256;
  return isSame ? content : null;
}
