import { createHash } from "node:crypto";
import { foldersOf } from "../../files/paths.js";
import { join } from "node:path";
import { messageOf } from "../../errors.js";
import { openRegular, readBeginning } from "../../files/safe-files.js";
import { named } from "../../format/listed.js";
import type { ChangedFile, DiffStat, WorkspaceChanges } from "../../ports/workspace.js";
import type { RunFolder } from "../../run-folder/run-folder.js";
import type { PatchCount } from "./patch-check.js";
import { patchName } from "../../ports/patch-words.js";
import { writePatch, type PatchOptions } from "./patch.js";
import type { PatchEntry, PatchSide } from "./patch-sides.js";
import type { FolderSource } from "../source/workspace-source.js";

/** How what was left differs from what was given, by paths in the workspace. */
export interface Difference {
  readonly source: FolderSource;
  readonly run: RunFolder;
  /** New ones are among them. */
  readonly changed: ReadonlyMap<string, PatchSide>;
  readonly deleted: readonly string[];
}

/** All that was given. */
export function givenPaths(source: FolderSource): string[] {
  return [...source.given.keys(), ...source.givenLinks.keys()];
}

/** What a path was given as; null for nothing. */
export function givenSide(source: FolderSource, path: string): PatchSide | null {
  const target = source.givenLinks.get(path);
  if (target !== undefined) return { kind: "link", target };
  const given = source.given.get(path);
  return given === undefined
    ? null
    : { kind: "file", ...given, open: () => openRegular(source.folder, path) };
}

export type MadePatch = Pick<WorkspaceChanges, "patch" | "patchSha256" | "patchFault" | "diff">;

/** The patch's name once it is in the run's folder; or why it is not there. Never throws. */
export async function patchOf(
  difference: Difference,
  options: PatchOptions & { readonly signal: AbortSignal },
): Promise<MadePatch> {
  const { run } = difference;
  try {
    const entries = entriesOf(difference);
    if (entries.length === 0) return { patch: null };
    const counts = await writePatch({ ...options, entries, target: join(run.path, patchName) });
    const diff = { ...diffStatOf(counts, difference), text: beginningOf(run.path) };
    return { patch: patchName, patchSha256: await hashOfPatch(run.path), diff };
  } catch (thrown) {
    return { patch: null, patchFault: messageOf(thrown) };
  }
}

/**
 * What the patch is about and, unless that is nothing, the attributes as they were given: by them git reads files here.
 * @throws Error where something new lies in the place of what is not deleted in the patch.
 */
function entriesOf({ source, changed, deleted }: Difference): PatchEntry[] {
  const after = new Map<string, PatchSide | null>(deleted.map((path) => [path, null]));
  for (const [path, side] of changed) after.set(path, side);
  if (after.size === 0) return [];
  const stays = (path: string) => givenSide(source, path) !== null && after.get(path) !== null;
  const clash = (path: string, other: string) =>
    new Error(`${named(path)} lies in the place of ${named(other)}, whose deletion is not taken`);
  for (const path of after.keys()) {
    const other = after.get(path) === null ? undefined : foldersOf(path).find(stays);
    if (other !== undefined) throw clash(path, other);
  }
  for (const path of givenPaths(source).filter(stays)) {
    const other = foldersOf(path).find((folder) => (after.get(folder) ?? null) !== null);
    if (other !== undefined) throw clash(other, path);
    if (isAttributes(path) && !after.has(path)) after.set(path, givenSide(source, path));
  }
  return [...after].map(([path, side]) => ({
    path: source.patchPrefix + path,
    before: givenSide(source, path),
    after: side,
  }));
}

function isAttributes(path: string): boolean {
  return path.slice(path.lastIndexOf("/") + 1) === ".gitattributes";
}

async function hashOfPatch(folder: string): Promise<string> {
  await using handle = await openRegular(folder, patchName);
  if (handle === null) throw new Error(`${patchName} is gone`);
  const hash = createHash("sha256");
  for await (const chunk of handle.createReadStream({ autoClose: false })) hash.update(chunk as Uint8Array);
  return hash.digest("hex");
}

/** 256 Ki: what reports show of it, and more than anybody reads there. */
const maxTextBytes = 256 * 1024;

/** Whole lines of the patch that was just written. */
function beginningOf(folder: string): string {
  const bytes = readBeginning(folder, patchName, maxTextBytes) ?? Buffer.alloc(0);
  return bytes.subarray(0, bytes.lastIndexOf("\n") + 1).toString("utf8");
}

/** So many are named: more are read by nobody. */
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
