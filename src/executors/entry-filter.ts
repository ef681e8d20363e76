import { type LeftOut, type RegularFile, unnamedPath } from "../ports/workspace.js";
import { formatBytes } from "../format/format.js";
import { truncateEnd } from "../format/truncate.js";
import { findPathFault } from "./code-file.js";

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

export type EntryKind = "file" | "directory" | "symlink" | "hard-link" | "fifo" | "device" | "other";

/** An entry of a workspace as the sandbox reports it: nothing of it is believed. */
export interface FoundEntry {
  readonly name: string;
  readonly kind: EntryKind;
  readonly bytes: number;
  readonly isExecutable: boolean;
}

export interface FilterOptions {
  /** Default: `defaultFileLimits`. */
  readonly limits?: FileLimits;
  /** Paths that are passed over without a word. */
  readonly leaveOut: ReadonlySet<string>;
  /** Bytes of what does not pass, where they have to be read all the same. Default: they need not. */
  readonly maxDiscardedBytes?: number;
}

/** So much of a name is told, in UTF-16 units: twice what Linux opens, where an archive may claim names of megabytes. */
const maxNameChars = 8192;

/** Entries that are named one by one when they are left out; after these they are only counted. */
const maxNamedLeftOut = 1000;

const kindReasons: Readonly<Partial<Record<EntryKind, string>>> = {
  symlink: "a symbolic link",
  "hard-link": "a second name (hard link) of another file",
  fifo: "a named pipe",
  device: "a device",
  other: "not a regular file",
};

/**
 * Lets regular files with plain paths pass, each path once and within the limits, and names what it leaves
 * out.
 */
export class EntryFilter {
  readonly #limits: FileLimits;
  readonly #leaveOut: ReadonlySet<string>;
  readonly #seen = new Set<string>();
  /** Those that the files in `#seen` lie in. */
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

  /** Null for an entry that is passed over: a folder, a file of ours, one too many to be named. */
  judge({ name, kind, bytes, isExecutable }: FoundEntry): Omit<RegularFile, "content"> | LeftOut | null {
    const path = name.replace(/^(\.\/+)+/, "");
    const isOurs = kind !== "directory" && this.#leaveOut.has(path);
    const reason = kind === "directory" ? this.#folderReason(path) : this.#fileReason(path, { kind, bytes });
    if (isOurs || kind === "directory" || reason !== null) {
      this.#discardedBytes += bytes;
      // Named in any case, since it stands for all that comes after it.
      if (this.isShut)
        return { ...leftOut(path, "so large that nothing after it was read"), hidesMore: true };
      return isOurs || reason === null ? null : this.#refuse(path, reason);
    }
    this.#seen.add(path);
    for (const folder of foldersOf(path)) this.#folders.add(folder);
    this.#totalBytes += bytes;
    return { kind: "file", path, bytes, isExecutable };
  }

  /** One entry for all that were too many to be named. */
  summary(): readonly LeftOut[] {
    const entries = this.#leftOut - maxNamedLeftOut;
    return entries > 0
      ? [
          {
            kind: "left-out",
            path: unnamedPath,
            reason: `${entries} more entries that are not named`,
            entries,
            hidesMore: true,
          },
        ]
      : [];
  }

  #refuse(path: string, reason: string): LeftOut | null {
    this.#leftOut += 1;
    return this.#leftOut > maxNamedLeftOut ? null : leftOut(path, reason);
  }

  /** A folder comes about with its files; one at the end of the way in is named, because nothing in it comes. */
  #folderReason(path: string): string | null {
    const isTooDeep = path.split("/").filter((part) => part !== "").length > this.#limits.depth;
    return isTooDeep ? this.#depthReason() : null;
  }

  #fileReason(path: string, { kind, bytes }: Pick<FoundEntry, "kind" | "bytes">): string | null {
    return kindReasons[kind] ?? this.#pathReason(path) ?? this.#sizeReason(bytes);
  }

  #depthReason(): string {
    return `deeper than ${this.#limits.depth} folders`;
  }

  #pathReason(path: string): string | null {
    const fault = findPathFault(path);
    if (fault !== null) return `its name ${fault}`;
    if (path.split("/").length > this.#limits.depth) return this.#depthReason();
    if (this.#seen.has(path)) return "its name occurs twice";
    const isInFile = foldersOf(path).some((folder) => this.#seen.has(folder));
    return isInFile || this.#folders.has(path) ? "its name is both a file's and a folder's" : null;
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

function leftOut(path: string, reason: string): LeftOut {
  return { kind: "left-out", path: shortened(path), reason };
}

/** The folders that a path lies in, outermost first: `a` and `a/b` for `a/b/c`. */
function foldersOf(path: string): string[] {
  const parts = path.split("/");
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** A copy: a mere slice would hold the whole name in memory for as long as it is there itself. */
function shortened(name: string): string {
  if (name.length <= maxNameChars) return name;
  return Buffer.from(truncateEnd(name, maxNameChars)).toString();
}
