import { foldersOf } from "../../files/paths.js";
import { basename, join } from "node:path";
import { messageOf, toAgentExecError } from "../../errors.js";
import { openRegular, readBeginning } from "../../files/safe-files.js";
import { named } from "../../format/listed.js";
import type { ChangedFile, DiffStat, Refused, WorkspaceChanges } from "../../facts/files.js";
import type { RunFolder } from "../../run-folder/run-folder.js";
import type { Conversions, PatchCount } from "./patch-check.js";
import { patchName } from "../../facts/patch-words.js";
import { writePatch, type PatchOptions } from "./patch.js";
import { isSameSide, type PatchEntry, type PatchSide } from "./patch-sides.js";
import { turnedFiles } from "./turned-files.js";
import { Repository } from "../git/repository.js";
import type { FolderSource } from "../source/workspace-source.js";
import { hashOf } from "../../files/content.js";

/** The differences between the original files and the files after the run. Paths are those in the workspace. */
export interface Difference {
  readonly source: FolderSource;
  readonly run: RunFolder;
  /** Changed and new files and links. */
  readonly changed: ReadonlyMap<string, PatchSide>;
  readonly deleted: readonly string[];
}

export function givenPaths(source: FolderSource): string[] {
  return [...source.given.keys(), ...source.givenLinks.keys()];
}

/** The original state of a path. Null if it did not exist. */
export function givenSide(source: FolderSource, path: string): PatchSide | null {
  const target = source.givenLinks.get(path);
  if (target !== undefined) return { kind: "link", target };
  const given = source.given.get(path);
  return given === undefined
    ? null
    : { kind: "file", ...given, open: () => openRegular(source.folder, path) };
}

export interface MadePatch extends Pick<
  WorkspaceChanges,
  "patch" | "patchSha256" | "patchFault" | "patchFaultCode" | "diff" | "withheld"
> {
  /** Changes that the patch does not contain. */
  readonly untaken: readonly Refused[];
}

/** Writes the patch into the run's folder. If that fails, says why. Never throws. */
export async function patchOf(
  difference: Difference,
  options: PatchOptions & { readonly signal: AbortSignal },
): Promise<MadePatch> {
  const { run, source } = difference;
  try {
    const { turned, conversions } = await gitHere(difference);
    const all = entriesOf(difference);
    const entries = all.filter(({ path }) => !turned.has(path));
    if (all.length === 0) return { patch: null, untaken: [] };
    const [first] = turned;
    if (first !== undefined && entries.every(({ before, after }) => isSameSide(before, after)))
      return withoutPatch(`${named(first[0])}: ${first[1]}`);
    const { counts, leftOut } = await writePatch({
      ...options,
      conversions,
      entries,
      target: join(run.path, patchName),
    });
    const untaken = [...turned, ...leftOut].map(([path, reason]) => ({
      path: path.slice(source.patchPrefix.length),
      reason: `not in the patch: ${reason}`,
    }));
    const diff = { ...diffStatOf(counts, difference), text: beginningOf(run.path) };
    return {
      patch: patchName,
      patchSha256: await hashOfPatch(run.path),
      diff,
      untaken,
      ...(untaken.length > 0 && { withheld: untaken.map(({ path }) => path).toSorted() }),
    };
  } catch (thrown) {
    const { code } = toAgentExecError(thrown);
    return {
      ...withoutPatch(messageOf(thrown)),
      ...(code === "storage-failed" && { patchFaultCode: code }),
    };
  }
}

function withoutPatch(patchFault: string): MadePatch {
  return { patch: null, patchFault, untaken: [] };
}

/** How git converts files in the repository for which the patch is meant. Paths are those in the patch. */
async function gitHere({ source, changed, deleted }: Difference): Promise<{
  /** Files that cannot be in the patch, with the reasons. */
  readonly turned: ReadonlyMap<string, string>;
  readonly conversions: Conversions;
}> {
  if (!source.isRepository)
    return { turned: new Map(), conversions: { attributes: null, configuration: [] } };
  await using repository = await Repository.open(source.folder);
  const given = [...changed.keys(), ...deleted].filter((path) => givenSide(source, path)?.kind === "file");
  const filters = await turnedFiles(repository, given);
  const reasons = [...filters].map(([path, filter]): [string, string] => [
    source.patchPrefix + path,
    `the Git filter ${named(filter)} changes this file, so \`git apply\` would refuse the patch`,
  ]);
  const { conversions: configuration } = repository.config;
  return {
    turned: new Map(reasons),
    conversions: { attributes: await repository.attributes(), configuration },
  };
}

/**
 * The entries of the patch. If there are any, also the original attributes, because git reads files by them.
 * @throws Error if a new entry replaces a file whose deletion is not in the patch.
 */
function entriesOf({ source, changed, deleted }: Difference): PatchEntry[] {
  const after = new Map<string, PatchSide | null>(deleted.map((path) => [path, null]));
  for (const [path, side] of changed) after.set(path, side);
  if (after.size === 0) return [];
  const stays = (path: string) => givenSide(source, path) !== null && after.get(path) !== null;
  const clash = (path: string, other: string) =>
    new Error(`${named(path)} replaces ${named(other)}, but the patch does not delete ${named(other)}`);
  for (const path of after.keys()) {
    const other = after.get(path) === null ? undefined : foldersOf(path).find(stays);
    if (other !== undefined) throw clash(path, other);
  }
  for (const path of givenPaths(source).filter(stays)) {
    const other = foldersOf(path).find((folder) => (after.get(folder) ?? null) !== null);
    if (other !== undefined) throw clash(other, path);
    if (basename(path) === ".gitattributes" && !after.has(path)) after.set(path, givenSide(source, path));
  }
  return [...after].map(([path, side]) => ({
    path: source.patchPrefix + path,
    before: givenSide(source, path),
    after: side,
  }));
}

async function hashOfPatch(folder: string): Promise<string> {
  await using handle = await openRegular(folder, patchName);
  if (handle === null) throw new Error(`${patchName} is gone`);
  return await hashOf(handle.createReadStream({ autoClose: false }) as AsyncIterable<Uint8Array>);
}

/** How much of the patch the reports show. Nobody reads more there. */
const maxTextBytes = 256 * 1024;

/** The beginning of the patch, in whole lines. */
function beginningOf(folder: string): string {
  const bytes = readBeginning(folder, patchName, maxTextBytes) ?? Buffer.alloc(0);
  return bytes.subarray(0, bytes.lastIndexOf("\n") + 1).toString("utf8");
}

/** The largest number of listed names. Nobody reads more. */
const maxNamed = 1_000;

function diffStatOf(counts: readonly PatchCount[], { source, changed }: Difference): DiffStat {
  const kindOf = (path: string): ChangedFile["kind"] => {
    if (givenSide(source, path) === null) return "added";
    return changed.has(path) ? "changed" : "deleted";
  };
  const files = counts.map(({ path: place, isBinary, ...lines }): ChangedFile => {
    const path = place.slice(source.patchPrefix.length);
    return { path, kind: kindOf(path), ...lines, ...(isBinary ? { isBinary } : {}) };
  });
  const countOf = (kind: ChangedFile["kind"]) => files.filter((file) => file.kind === kind).length;
  const sumOf = (lines: "insertions" | "deletions") => files.reduce((sum, file) => sum + file[lines], 0);
  return {
    files: files.slice(0, maxNamed),
    added: countOf("added"),
    changed: countOf("changed"),
    deleted: countOf("deleted"),
    insertions: sumOf("insertions"),
    deletions: sumOf("deletions"),
  };
}
