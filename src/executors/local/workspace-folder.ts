import { hash } from "node:crypto";
import {
  type BigIntStats,
  closeSync,
  constants,
  lstatSync,
  openSync,
  readFileSync,
  readlinkSync,
} from "node:fs";
import { mkdir, open, readdir, rm, rmdir, symlink, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { AgentExecError, messageOf, settingsInvalid } from "../../errors.js";
import type { CheckpointEntry } from "../../ports/checkpoint.js";
import type { ChangedEntry, SymbolicLink, WorkspaceFile } from "../../ports/workspace.js";
import { hashOf } from "../../files/content.js";
import { changedNow, changedTime, type EntryTimes } from "../entries/changed-times.js";
import { timeStep } from "../../files/file-times.js";
import { foldersOf } from "../../files/paths.js";
import { findPathFault } from "../../files/path-fault.js";
import { type EntryKind, type FilterOptions, EntryFilter, type FoundEntry } from "../entries/entry-filter.js";
import type { GivenEntries, GivenEntry } from "../entries/given-entries.js";
import type { LookedAt, SeenEntries } from "../entries/seen-entries.js";

interface ReadFolderOptions extends FilterOptions {
  readonly folder: string;
  readonly given: GivenEntries;
  readonly signal: AbortSignal;
  readonly seen?: SeenEntries;
}

/** An entry, with the facts that change whenever somebody touches it. */
type FolderEntry = FoundEntry & LookedAt & { readonly times: EntryTimes };

/**
 * Differences between a folder and its original content. Links are not followed. With `seen`, entries that were reported
 * before and have not changed since are not read again.
 * @throws AgentExecError `session-lost` if the folder cannot be read. If the signal aborts, the error is the signal's
 * reason.
 */
export async function* readFolder({
  folder,
  given,
  signal,
  seen: before,
  ...options
}: ReadFolderOptions): AsyncGenerator<CheckpointEntry> {
  const look = before?.look();
  const filter = new EntryFilter(options);
  const entries: FolderEntry[] = [];
  for await (const path of walk(folder, "")) {
    signal.throwIfAborted();
    const found = lookAt(folder, path);
    if (found !== null) entries.push(found);
  }
  const there = new Set(entries.map(({ name }) => name));
  // `filesWithChanges` applies changes in the same order.
  entries.sort((one, other) => changedTime(one.times, given) - changedTime(other.times, given));
  for (const path of given.paths) if (!there.has(path)) yield { kind: "deleted", path };
  for (const entry of entries) {
    signal.throwIfAborted();
    const path = join(folder, entry.name);
    const seen = look?.seen(entry) ?? null;
    const isGiven =
      seen === null ? await isAsGiven(entry, { path, given: given.get(entry.name) }) : seen === "as-given";
    look?.settle(entry, isGiven ? "as-given" : "told");
    const judged = isGiven ? null : filter.judge(entry);
    if (judged === null) continue;
    if (seen === "told" && judged.kind !== "left-out") yield { kind: "same", path: judged.path };
    else if (judged.kind !== "file") yield judged;
    else {
      const modifiedAt = changedTime(entry.times, given);
      yield { ...judged, modifiedAt, content: readContent(path, judged.bytes) };
    }
  }
  yield* filter.summary();
  look?.finish();
}

function lookAt(folder: string, name: string): FolderEntry | null {
  const path = join(folder, name);
  try {
    const stats = lstatSync(path, { bigint: true });
    const isExecutable = (stats.mode & 0o111n) !== 0n;
    const changedAt = String(stats.ctimeNs).padStart(20, "0");
    const facts = [stats.mode, stats.size, stats.ino, changedAt].join(" ");
    const bytes = Number(stats.size);
    const times = { modified: Number(stats.mtimeNs) / 1e6, changed: Number(stats.ctimeNs) / 1e6 };
    const found = { name, path: name, kind: entryKind(stats), bytes, isExecutable, facts, changedAt, times };
    return stats.isSymbolicLink() ? { ...found, bytes: 0, target: readlinkSync(path) } : found;
  } catch {
    return null;
  }
}

async function isAsGiven(
  { kind, bytes, isExecutable, target }: FoundEntry,
  { path, given }: { readonly path: string; readonly given: GivenEntry | undefined },
): Promise<boolean> {
  if (given?.kind === "link") return kind === "symlink" && target === given.target;
  if (given === undefined || kind !== "file") return false;
  if (bytes !== given.bytes || isExecutable !== given.isExecutable) return false;
  try {
    const isSmall = bytes <= smallBytes;
    const sum = isSmall ? hash("sha256", readSmall(path)) : await hashOf(readContent(path, bytes));
    return sum === given.sha256;
  } catch {
    return false;
  }
}

/** A smaller file is read at once. */
const smallBytes = 256 * 1024;

function readSmall(path: string): Uint8Array {
  const file = openSync(path, readingFlags);
  try {
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Puts files and links into a folder in which nothing runs yet. Links come last, so that nothing is written through
 * one.
 * @throws AgentExecError `settings-invalid` for a bad path.
 */
export async function copyIntoFolder(
  folder: string,
  files: AsyncIterable<WorkspaceFile>,
  signal: AbortSignal,
): Promise<void> {
  const links: SymbolicLink[] = [];
  const folders = new Set<string>();
  const makeFolder = async (path: string): Promise<void> => {
    if (!folders.has(path)) await mkdir(path, { recursive: true });
    folders.add(path);
  };
  for await (const entry of files) {
    signal.throwIfAborted();
    if (entry.kind === "left-out") continue;
    const fault = findPathFault(entry.path);
    if (fault !== null)
      throw settingsInvalid(
        `The file ${JSON.stringify(entry.path.slice(0, 200))} cannot be put into the workspace: its name ${fault}.`,
        "Rename the file.",
      );
    const path = join(folder, entry.path);
    if (entry.kind === "link") links.push(entry);
    else {
      await makeFolder(dirname(path));
      await writeFile(path, entry.content, { mode: entry.isExecutable ? 0o755 : 0o644 });
      const { modifiedAt } = entry;
      if (modifiedAt !== undefined) await setTime(path, modifiedAt);
    }
  }
  for (const { path, target } of links) {
    await makeFolder(dirname(join(folder, path)));
    await symlink(target, join(folder, path));
  }
}

/** Node takes seconds and cuts them after the microseconds. Adding half a microsecond makes this a rounding. */
function setTime(path: string, time: number): Promise<void> {
  const seconds = (time + timeStep / 2) / 1000;
  return utimes(path, seconds, seconds);
}

/**
 * Applies another session's changes to a folder in which nothing runs yet. Existing entries of the same name are
 * removed first, so that nothing is written through a link.
 * @throws the errors of `copyIntoFolder`.
 */
export async function changeFolder(
  folder: string,
  changes: AsyncIterable<ChangedEntry>,
  signal: AbortSignal,
): Promise<void> {
  const coming = async function* (): AsyncGenerator<WorkspaceFile> {
    for await (const entry of changedNow(changes)) {
      if (findPathFault(entry.path) === null) await takeAway(folder, entry.path);
      if (entry.kind === "file" || entry.kind === "link") yield entry;
    }
  };
  await copyIntoFolder(folder, coming(), signal);
}

/** Removes an entry, and folders that are empty after that. */
async function takeAway(folder: string, path: string): Promise<void> {
  await rm(join(folder, path), { recursive: true, force: true });
  for (const above of foldersOf(path).toReversed()) await rmdir(join(folder, above)).catch(() => undefined);
}

async function* walk(folder: string, below: string): AsyncGenerator<string> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch((cause: unknown) => {
    if (below !== "") return [];
    const message = `The workspace's folder can no longer be read: ${messageOf(cause)}`;
    throw new AgentExecError("session-lost", message, {
      nextStep: "Run again. The transcript contains the code's output.",
      cause,
    });
  });
  for (const entry of entries) {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(folder, path);
    else yield path;
  }
}

const readingFlags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Yields exactly the announced number of bytes. They come from the file itself and never from a link that replaced it.
 */
async function* readContent(path: string, bytes: number): AsyncGenerator<Uint8Array> {
  if (bytes === 0) return;
  await using file = await open(path, readingFlags);
  yield* file.createReadStream({ end: bytes - 1, autoClose: false }) as AsyncIterable<Buffer>;
}

function entryKind(stats: BigIntStats): EntryKind {
  if (stats.isSymbolicLink()) return "symlink";
  if (stats.isFIFO()) return "fifo";
  if (stats.isBlockDevice() || stats.isCharacterDevice()) return "device";
  if (stats.isSocket()) return "socket";
  return stats.isFile() ? "file" : "other";
}
