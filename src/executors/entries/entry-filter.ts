import { foldersOf } from "../../files/paths.js";
import { findLinkFault } from "../../files/link-target.js";
import { type LeftOut, unnamedPath } from "../../facts/files.js";
import type { RegularFile, SymbolicLink } from "../../ports/workspace.js";
import { formatBytes } from "../../format/format.js";
import { truncateEnd } from "../../format/truncate.js";
import { findPathFault } from "../../files/path-fault.js";

/** Limits for the files of a sandbox. Files beyond them are left out, with the reason. */
export interface FileLimits {
  readonly files: number;
  readonly fileBytes: number;
  readonly totalBytes: number;
  /** The parts of a path. */
  readonly depth: number;
}

const mebibyte = 1024 * 1024;

/** Limits for hostile workspaces: higher than what people leave, lower than what harms a runner. */
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

/** An entry of a workspace as the sandbox reports it. No field can be trusted. */
export interface FoundEntry {
  readonly name: string;
  readonly kind: EntryKind;
  readonly bytes: number;
  readonly isExecutable: boolean;
  /** The target of a link; absent if it is not known yet. */
  readonly target?: string;
  /** Whether its own mode allows reading it, and entering it if it is a folder. Default: true. */
  readonly isReadable?: boolean;
}

/** An accepted entry. If it is a file, its content is read elsewhere. */
export type PassedEntry = Omit<RegularFile, "content"> | SymbolicLink;

export interface FilterOptions {
  /** Default: `defaultFileLimits`. */
  readonly limits?: FileLimits;
  /** Paths to skip without reporting them. */
  readonly leaveOut: ReadonlySet<string>;
  /** How many bytes of refused entries may be read if that is necessary. Default: they are not read. */
  readonly maxDiscardedBytes?: number;
}

/**
 * How much of a name is reported, in UTF-16 units: twice the length that Linux can open, because an archive may claim
 * names of megabytes.
 */
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
 * Accepts regular files and links that stay inside, with plain paths, each path once and none below another's, within
 * the limits, and names what it leaves out.
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

  /** Whether reading must stop. The last judged entry is then named as the reason. */
  get isShut(): boolean {
    return this.#discardedBytes > this.#maxDiscardedBytes;
  }

  /** Null for a skipped entry: a folder, a file of agent-exec, or one beyond the number of named entries. */
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

  /** Leaves an entry out for the caller's reason; null if too many are named already. */
  refuse(path: string, reason: string): LeftOut | null {
    this.#leftOut += 1;
    return this.#leftOut > maxNamedLeftOut ? null : leftOut(path, reason);
  }

  /** One entry for all that were not named. */
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

  /**
   * A folder is implied by its files. At the depth limit the folder itself is named, because its content is not read.
   */
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

/** A copy, because a slice would keep the whole name in memory. */
function shortened(name: string): string {
  if (name.length <= maxNameChars) return name;
  return Buffer.from(truncateEnd(name, maxNameChars)).toString();
}
