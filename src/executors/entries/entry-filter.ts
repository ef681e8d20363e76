import { foldersOf } from "../../files/paths.js";
import { findLinkFault } from "../../files/link-target.js";
import { type LeftOut, unnamedPath } from "../../facts/files.js";
import type { RegularFile, SymbolicLink } from "../../ports/workspace.js";
import { formatBytes } from "../../format/format.js";
import { truncateEnd } from "../../format/truncate.js";
import { findPathFault } from "../../files/path-fault.js";

/** Bounds for what comes out of a sandbox; what is beyond them is left out with its reason. */
export interface FileLimits {
  readonly files: number;
  readonly fileBytes: number;
  readonly totalBytes: number;
  /** Parts of a path. */
  readonly depth: number;
}

const mebibyte = 1024 * 1024;

/** Bounds for hostile workspaces: above what people leave, below what hurts a runner. */
export const defaultFileLimits: FileLimits = {
  files: 10_000,
  fileBytes: 100 * mebibyte,
  totalBytes: 512 * mebibyte,
  depth: 32,
};

export type EntryKind =
  | "file"
  | "directory"
  | "symlink"
  | "hard-link"
  | "fifo"
  | "socket"
  | "device"
  | "other";

/** An entry of a workspace as the sandbox reports it: nothing of it is believed. */
export interface FoundEntry {
  readonly name: string;
  readonly kind: EntryKind;
  readonly bytes: number;
  readonly isExecutable: boolean;
  /** The target of a link; absent if it is not known yet. */
  readonly target?: string;
  /** Whether its own mode lets it be read, and a folder be entered. Default: true. */
  readonly isReadable?: boolean;
}

/** One that passed. Its content, if it is a file, is read elsewhere. */
export type PassedEntry = Omit<RegularFile, "content"> | SymbolicLink;

export interface FilterOptions {
  /** Default: `defaultFileLimits`. */
  readonly limits?: FileLimits;
  /** Paths that are passed over without a word. */
  readonly leaveOut: ReadonlySet<string>;
  /** Bytes of entries that are refused, if they have to be read anyway. Default: they need not. */
  readonly maxDiscardedBytes?: number;
}

/**
 * So much of a name is reported, in UTF-16 units: twice what Linux can open, because an archive may claim names of
 * megabytes.
 */
const maxNameChars = 8192;

/** Entries that are named one by one when they are left out; after these they are only counted. */
const maxNamedLeftOut = 1000;

const kindReasons: Readonly<Partial<Record<EntryKind, string>>> = {
  "hard-link": "a hard link to another file",
  fifo: "a named pipe",
  socket: "a socket",
  device: "a device",
  other: "not a regular file",
};

/**
 * Lets regular files and links that stay inside pass, with plain paths, each path once and none below another's, within
 * the limits, and names what it leaves out.
 */
export class EntryFilter {
  readonly #limits: FileLimits;
  readonly #leaveOut: ReadonlySet<string>;
  readonly #seen = new Set<string>();
  /** Those that the entries in `#seen` lie in. */
  readonly #folders = new Set<string>();
  readonly #maxDiscardedBytes: number;
  #totalBytes = 0;
  #discardedBytes = 0;
  #leftOut = 0;

  constructor({ limits = defaultFileLimits, leaveOut, maxDiscardedBytes = Infinity }: FilterOptions) {
    this.#limits = limits;
    this.#leaveOut = leaveOut;
    this.#maxDiscardedBytes = maxDiscardedBytes;
  }

  /** Whether nothing more is to be read: the entry that was judged last is named as the reason. */
  get isShut(): boolean {
    return this.#discardedBytes > this.#maxDiscardedBytes;
  }

  /** Null for an entry that is skipped: a folder, a file of agent-exec, or one beyond the number of named entries. */
  judge(found: FoundEntry): PassedEntry | LeftOut | null {
    const { name, kind, bytes, isExecutable, target = "" } = found;
    const path = name.replace(/^(\.\/+)+/, "");
    const isOurs = kind !== "directory" && this.#leaveOut.has(path);
    const reason = kind === "directory" ? this.#folderReason(path, found) : this.#entryReason(path, found);
    if (isOurs || kind === "directory" || reason !== null) {
      this.#discardedBytes += bytes;
      // Always named, because it stands for everything that comes after it.
      if (this.isShut)
        return {
          ...leftOut(path, "too large, so agent-exec did not read the entries after it"),
          hidesMore: true,
        };
      return isOurs || reason === null ? null : this.refuse(path, reason);
    }
    this.#seen.add(path);
    for (const folder of foldersOf(path)) this.#folders.add(folder);
    this.#totalBytes += bytes;
    return kind === "symlink" ? { kind: "link", path, target } : { kind: "file", path, bytes, isExecutable };
  }

  /** Leaves an entry out for a reason of the caller's; null for one too many to be named. */
  refuse(path: string, reason: string): LeftOut | null {
    this.#leftOut += 1;
    return this.#leftOut > maxNamedLeftOut ? null : leftOut(path, reason);
  }

  /** One entry for all that were too many to be named. */
  summary(): readonly LeftOut[] {
    const entries = this.#leftOut - maxNamedLeftOut;
    return entries > 0
      ? [
          {
            kind: "left-out",
            path: unnamedPath,
            reason: `${entries} more entries, which are not listed`,
            entries,
            hidesMore: true,
          },
        ]
      : [];
  }

  /** A folder comes about with its files; one at the end of the way in is named, because nothing in it comes. */
  #folderReason(path: string, { isReadable = true }: FoundEntry): string | null {
    const isTooDeep = path.split("/").filter((part) => part !== "").length > this.#limits.depth;
    return isTooDeep ? this.#depthReason() : isReadable ? null : modeReason;
  }

  #entryReason(path: string, { kind, bytes, target, isReadable = true }: FoundEntry): string | null {
    const reason = kindReasons[kind] ?? this.#pathReason(path) ?? this.#sizeReason(bytes);
    if (reason !== null) return reason;
    if (kind !== "symlink") return isReadable ? null : modeReason;
    const fault = target === undefined ? null : findLinkFault(path, target);
    return fault === null ? null : `a symbolic link that ${fault}`;
  }

  #depthReason(): string {
    return `deeper than ${this.#limits.depth} folders`;
  }

  #pathReason(path: string): string | null {
    const fault = findPathFault(path);
    if (fault !== null) return `its name ${fault}`;
    if (path.split("/").length > this.#limits.depth) return this.#depthReason();
    if (this.#seen.has(path)) return "another entry has the same name";
    const isInFile = foldersOf(path).some((folder) => this.#seen.has(folder));
    return isInFile || this.#folders.has(path) ? "a file and a folder both have this name" : null;
  }

  #sizeReason(bytes: number): string | null {
    const { fileBytes, totalBytes, files } = this.#limits;
    if (bytes > fileBytes) return `larger than ${formatBytes(fileBytes)}`;
    if (this.#seen.size >= files) return `more than ${files} files`;
    return this.#totalBytes + bytes > totalBytes
      ? `all files together are larger than ${formatBytes(totalBytes)}`
      : null;
  }
}

const modeReason = "the file's permissions allow nobody to read it";

function leftOut(path: string, reason: string): LeftOut {
  return { kind: "left-out", path: shortened(path), reason };
}

/** A copy: a mere slice would hold the whole name in memory for as long as it is there itself. */
function shortened(name: string): string {
  if (name.length <= maxNameChars) return name;
  return Buffer.from(truncateEnd(name, maxNameChars)).toString();
}
