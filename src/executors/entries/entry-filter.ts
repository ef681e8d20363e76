import { foldersOf } from "../../files/paths.js";
import { findLinkFault } from "../../files/link-target.js";
import { type LeftOut, unnamedPath } from "../../facts/files.js";
import type { RegularFile, SymbolicLink } from "../../ports/workspace.js";
import { formatBytes } from "../../format/format.js";
import { truncateEnd } from "../../format/truncate.js";
import { findPathFault } from "../../files/path-fault.js";

/** Limits for the files of a sandbox. Files above them are left out, with the reason. */
export interface FileLimits {
  readonly files: number;
  readonly fileBytes: number;
  readonly totalBytes: number;
  /** The number of a path's parts. */
  readonly depth: number;
}

const mebibyte = 1024 * 1024;

/** Limits for hostile workspaces. They are higher than people need, and lower than what harms a runner. */
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

/** An entry of a workspace as the sandbox reports it. None of its fields can be trusted. */
export interface FoundEntry {
  readonly name: string;
  readonly kind: EntryKind;
  readonly bytes: number;
  readonly isExecutable: boolean;
  /** The target of a link. Absent if it is not known yet. */
  readonly target?: string;
  /** Whether its own mode allows reading it and, for a folder, entering it. Default: true. */
  readonly isReadable?: boolean;
}

/** An accepted entry. The content of a file is read elsewhere. */
export type PassedEntry = Omit<RegularFile, "content"> | SymbolicLink;

export interface FilterOptions {
  /** Default: `defaultFileLimits`. */
  readonly limits?: FileLimits;
  /** Paths to skip without reporting them. */
  readonly leaveOut: ReadonlySet<string>;
  /** How many bytes of refused entries may be read, if that is necessary. Default: none. */
  readonly maxDiscardedBytes?: number;
}

/** How much of a name is reported: twice the length that Linux can open. An archive may claim megabytes. */
const maxNameChars = 8192;

/** How many left-out entries are named. The others are counted. */
const maxNamedLeftOut = 1000;

const kindReasons: Readonly<Partial<Record<EntryKind, string>>> = {
  "hard-link": "a hard link to another file",
  fifo: "a named pipe",
  socket: "a socket",
  device: "a device",
  other: "not a regular file",
};

/**
 * Accepts regular files and links that stay inside. Paths must be plain, each may occur once, none may be below
 * another's, and the limits apply. It names the entries that it leaves out.
 */
export class EntryFilter {
  readonly #limits: FileLimits;
  readonly #leaveOut: ReadonlySet<string>;
  readonly #seen = new Set<string>();
  /** The folders of the entries in `#seen`. */
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

  /** Whether reading must stop. In that case the last judged entry is named with the reason. */
  get isShut(): boolean {
    return this.#discardedBytes > this.#maxDiscardedBytes;
  }

  /** Null for a skipped entry: a folder, a file of agent-exec, or one above the number of named entries. */
  judge(found: FoundEntry): PassedEntry | LeftOut | null {
    const { name, kind, bytes, isExecutable, target = "" } = found;
    const path = name.replace(/^(\.\/+)+/, "");
    const isOurs = kind !== "directory" && this.#leaveOut.has(path);
    const reason = kind === "directory" ? this.#folderReason(path, found) : this.#entryReason(path, found);
    if (isOurs || kind === "directory" || reason !== null) {
      this.#discardedBytes += bytes;
      // This one is always named, because it stands for everything that comes after it.
      const reading = "too large, so agent-exec did not read the entries after it";
      if (this.isShut) return { ...leftOut(path, reading), hidesMore: true };
      return isOurs || reason === null ? null : this.refuse(path, reason);
    }
    this.#seen.add(path);
    for (const folder of foldersOf(path)) this.#folders.add(folder);
    this.#totalBytes += bytes;
    return kind === "symlink" ? { kind: "link", path, target } : { kind: "file", path, bytes, isExecutable };
  }

  /** Leaves an entry out for the caller's reason. Null if too many are named already. */
  refuse(path: string, reason: string): LeftOut | null {
    this.#leftOut += 1;
    return this.#leftOut > maxNamedLeftOut ? null : leftOut(path, reason);
  }

  /** One entry for all that were not named. */
  summary(): readonly LeftOut[] {
    const entries = this.#leftOut - maxNamedLeftOut;
    if (entries <= 0) return [];
    const reason = `${entries} more entries, which are not listed`;
    return [{ kind: "left-out", path: unnamedPath, reason, entries, hidesMore: true }];
  }

  /** At the depth limit the folder itself is named, because its content is not read. */
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

function leftOut(name: string, reason: string): LeftOut {
  // A long name is copied, because a slice would keep all of it in memory.
  const path = name.length <= maxNameChars ? name : Buffer.from(truncateEnd(name, maxNameChars)).toString();
  return { kind: "left-out", path, reason };
}
