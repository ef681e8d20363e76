import { extract, type Extract, type Header } from "tar-stream";
import type { LeftOut, RegularFile, WorkspaceFile } from "../ports/workspace.js";
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

/** THREATS 1, "hostile files on the way out". */
export const defaultFileLimits: FileLimits = {
  files: 10_000,
  fileBytes: 100 * mebibyte,
  totalBytes: 512 * mebibyte,
  depth: 32,
};

/** Entries that are named one by one when they are left out; after these they are only counted. */
const namedLeftOut = 1000;
/** 1 GiB of contents that nobody wants: a sparse file can claim to hold exabytes. */
const maxDiscardedBytes = 1024 * mebibyte;

export interface TarOptions {
  readonly limits?: FileLimits;
  /** Paths that are passed over without a word. */
  readonly leaveOut: ReadonlySet<string>;
}

/**
 * Reads a tar archive that a hostile program may have written. Only regular files with plain paths below the root
 * come out of it, each path once; nothing is followed, created or executed here.
 *
 * @throws Error when the archive is torn.
 */
export async function* readTarEntries(
  archive: AsyncIterable<Uint8Array>,
  { limits = defaultFileLimits, leaveOut }: TarOptions,
): AsyncGenerator<WorkspaceFile> {
  const unpack = extract({});
  const feeding = feed(archive, unpack);
  const gate = new Gate(limits, leaveOut);
  let discardedBytes = 0;
  try {
    for await (const entry of unpack) {
      const content = new EntryContent(entry);
      const verdict = gate.judge(entry);
      if (verdict !== null) yield verdict.kind === "file" ? { ...verdict, content } : verdict;
      if (verdict?.kind !== "file") discardedBytes += entry.header.size;
      if (discardedBytes > maxDiscardedBytes) {
        yield {
          kind: "left-out",
          path: entry.header.name,
          reason: "so large that nothing after it was read",
        };
        break;
      }
      await content.discardRest();
    }
    if (gate.uncounted > 0) {
      yield {
        kind: "left-out",
        path: "…",
        reason: `${gate.uncounted} more entries, which are not named one by one`,
      };
    }
  } finally {
    unpack.destroy();
    await feeding;
  }
}

/** Hands the archive to the reader at the reader's pace. */
async function feed(archive: AsyncIterable<Uint8Array>, unpack: Extract): Promise<void> {
  try {
    for await (const chunk of archive) {
      if (unpack.destroyed) return;
      if (!unpack.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))) await drained(unpack);
    }
    unpack.end(null);
  } catch (error) {
    unpack.destroy(error as Error);
  }
}

function drained(unpack: Extract): Promise<void> {
  return new Promise((resolve) => {
    unpack.once("drain", () => resolve());
    unpack.once("close", () => resolve());
  });
}

/** An entry of the library's, which does not name this type. */
interface Entry {
  readonly header: Header;
}

type Judged = Omit<RegularFile, "content"> | LeftOut | null;

/** Decides entry by entry; null for one that is passed over: a folder, a file of ours, one too many to name. */
class Gate {
  uncounted = 0;
  #files = 0;
  #totalBytes = 0;
  #leftOut = 0;
  readonly #seen = new Set<string>();

  constructor(
    readonly limits: FileLimits,
    readonly leaveOut: ReadonlySet<string>,
  ) {}

  judge({ header }: Entry): Judged {
    const path = header.name.replace(/^(\.\/)+/, "");
    if (header.type === "directory" || this.leaveOut.has(path)) return null;
    const bytes = header.size;
    const reason = typeReason(header.type) ?? this.#pathReason(path) ?? this.#sizeReason(bytes);
    if (reason !== null) return this.#refuse(header.name, reason);
    this.#seen.add(path);
    this.#files += 1;
    this.#totalBytes += bytes;
    return { kind: "file", path, bytes, isExecutable: (header.mode & 0o111) !== 0 };
  }

  #refuse(path: string, reason: string): LeftOut | null {
    this.#leftOut += 1;
    if (this.#leftOut <= namedLeftOut) return { kind: "left-out", path: path.replace(/^\.\//, ""), reason };
    this.uncounted += 1;
    return null;
  }

  #pathReason(path: string): string | null {
    const fault = findPathFault(path);
    if (fault !== null) return `its name ${fault}`;
    if (path.split("/").length > this.limits.depth) return `deeper than ${this.limits.depth} folders`;
    return this.#seen.has(path) ? "its name occurs twice" : null;
  }

  #sizeReason(bytes: number): string | null {
    const { fileBytes, totalBytes, files } = this.limits;
    if (bytes > fileBytes) return `larger than ${inMebibytes(fileBytes)}`;
    if (this.#files >= files) return `more than ${files} files`;
    return this.#totalBytes + bytes > totalBytes
      ? `all files together are larger than ${inMebibytes(totalBytes)}`
      : null;
  }
}

function typeReason(type: Header["type"]): string | null {
  switch (type) {
    case "file":
      return null;
    case "symlink":
      return "a symbolic link";
    case "link":
      return "a second name (hard link) of another file";
    case "fifo":
      return "a named pipe";
    case "character-device":
    case "block-device":
      return "a device";
    default:
      return "not a regular file";
  }
}

/** An entry's bytes. Whoever stops reading early does no harm: the rest is discarded before the next entry. */
class EntryContent implements AsyncIterable<Uint8Array> {
  readonly #chunks: AsyncIterator<Uint8Array>;

  constructor(chunks: AsyncIterable<unknown>) {
    this.#chunks = (chunks as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for (;;) {
      const { value, done } = await this.#chunks.next();
      if (done === true) return;
      yield value;
    }
  }

  async discardRest(): Promise<void> {
    for await (const _chunk of this);
  }
}

function inMebibytes(bytes: number): string {
  return `${Math.floor(bytes / mebibyte)} MiB`;
}
