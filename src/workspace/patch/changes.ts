import type { Artifact, Refused } from "../../facts/files.js";
import type {
  ArtifactStore,
  Change,
  Counting,
  Discount,
  DiscountKind,
  RegularFile,
  SymbolicLink,
} from "../../ports/workspace.js";
import { actsByItself, changesInstall, isPackageManifest } from "./acting-files.js";
import { givenSide, patchOf, type Difference } from "./changes-patch.js";
import { patchName } from "../../facts/patch-words.js";
import type { PatchOptions } from "./patch.js";
import { isSameSide, type PatchSide } from "./patch-sides.js";
import type { RunFolder } from "../../run-folder/run-folder.js";
import { openRegular, readRegular } from "../../files/safe-files.js";
import { readGiven } from "../source/given-file.js";
import type { FolderSource } from "../source/workspace-source.js";

export interface ChangeOptions extends PatchOptions {
  readonly counting: Counting;
}

/**
 * Collects a run's changes to its original files. `save` is null for a link, which is only in the patch, and for tools'
 * caches. If the patch fails, none stays, and the list of refused entries has its name and the reason.
 */
export type Changes = Required<ArtifactStore>;

/**
 * Saves the changed files in `run`. Of the original files it reads only those that changed, so a made-up name leads to
 * nothing on this machine. Changes to protected files, and to workflow files that nobody allowed, are not saved.
 */
export function trackChanges(source: FolderSource, run: RunFolder, options: ChangeOptions): Changes {
  const changed = new Map<string, PatchSide>();
  const removed: string[] = [];
  const refused: Refused[] = [];
  const tampered: string[] = [];
  let leftBehind = 0;
  /** Notes why a change does not count. Null if it counts. */
  const discounted = async (change: Change, what = ""): Promise<DiscountKind | null> => {
    const discount = await options.counting.discountOf(change);
    if (discount === null) return null;
    const { path } = change;
    if (discount.kind === "cache" || discount.kind === "ignored") leftBehind += 1;
    else refused.push({ path, reason: what + reasonOf(discount) });
    if (tampering.includes(discount.kind)) tampered.push(path);
    return discount.kind;
  };
  return {
    async save(file) {
      const { path } = file;
      const given = givenSide(source, path);
      if (file.kind === "deleted") {
        // A patch cannot delete a file that the user's setup created.
        if (given === null) return null;
        if ((await discounted({ path, content: async () => null }, "its deletion: ")) === null)
          removed.push(path);
        return null;
      }
      const { artifact, side } = await kept(run, file);
      const content = async () => (file.kind === "file" ? readRegular(run.artifactsPath, path) : null);
      if (!isSameSide(given, side)) {
        const why = await discounted({ path, content });
        if (why === null) changed.set(path, side);
        // Build output does not count as a change, but it is saved, because the user may want it.
        if (why === null || why === "ignored") return artifact;
      }
      if (artifact !== null) await run.removeArtifact(path);
      return null;
    },
    async changes(saved) {
      const deleted = removed.toSorted();
      const difference = { source, run, changed, deleted };
      const { untaken, ...made } = await patchOf(difference, { ...options, signal: saved.signal });
      const others = [...untaken, ...refused].toSorted(byPath);
      // If the patch is missing, this comes first, because lists are cut at their end.
      const all = [...(made.patchFault === undefined ? [] : [noPatch(made.patchFault)]), ...others];
      return {
        ...made,
        deleted,
        acting: await actingAmong(difference),
        ...(source.base !== null && { base: source.base }),
        ...(leftBehind > 0 && { ignored: leftBehind }),
        ...(tampered.length > 0 && { tampered: tampered.toSorted() }),
        ...(all.length > 0 && { refused: all }),
      };
    },
  };
}

function noPatch(fault: string): Refused {
  return { path: patchName, reason: `there is no patch: ${fault}; the artifacts contain the changed files` };
}

function byPath(one: Refused, other: Refused): number {
  return one.path < other.path ? -1 : 1;
}

/** Saves the entry if it is a file, and describes it for the patch. */
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

/** The reason in words for the reader of the patch. */
function reasonOf({ kind, reason }: Discount): string {
  if (kind === "protected") return "the file is protected, and the verification used the original";
  return kind === "in-the-way"
    ? "it is in the place of a protected file, so the verification ran without it"
    : reason;
}

/** The kinds of changes with which the code would decide about itself. */
const tampering: readonly DiscountKind[] = ["protected", "in-the-way", "judging", "steering"];

/** Finds files that take effect by themselves. A `package.json` counts only if its scripts for an install changed. */
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
