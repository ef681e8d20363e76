import type { Extract, Header } from "tar-stream";
import type { WorkspaceFile } from "../../ports/workspace.js";
import { type EntryKind, type FilterOptions, EntryFilter, type FoundEntry } from "./entry-filter.js";
import { drained } from "./tar-archive.js";

/** The limit for unwanted contents. A sparse file can claim to have exabytes. */
const maxDiscardedBytes = 1024 ** 3;

/** Several times as much as the data and headers of 100,000 entries. */
const defaultMaxArchiveBytes = 4 * 1024 ** 3;

interface TarOptions extends FilterOptions {
  /** The largest archive. A larger one counts as endless. Default: 4 GiB. */
  readonly maxArchiveBytes?: number;
}

/**
 * Reads a tar archive from a program that may be hostile. The reader yields only regular files and links that stay
 * inside, with plain paths below the root, each path once. Nothing is followed, created or executed here.
 * @throws Error when the archive is torn or has no end.
 */
export async function* readTarEntries(
  archive: AsyncIterable<Uint8Array>,
  { maxArchiveBytes = defaultMaxArchiveBytes, ...options }: TarOptions,
): AsyncGenerator<WorkspaceFile> {
  const { extract } = await import("tar-stream");
  const unpack = extract({});
  // This is not awaited, because it ends with its archive, which the caller closes.
  void feed(archive, unpack, maxArchiveBytes);
  const filter = new EntryFilter({ ...options, maxDiscardedBytes });
  try {
    for await (const entry of unpack) {
      const judged = filter.judge(describeEntry(entry.header));
      const content = new EntryContent(entry);
      if (judged !== null) yield judged.kind === "file" ? { ...judged, content } : judged;
      if (filter.isShut) break;
      await content.discardRest();
    }
    yield* filter.summary();
  } finally {
    unpack.destroy();
  }
}

/** Passes the archive to the reader, at the reader's pace. */
async function feed(archive: AsyncIterable<Uint8Array>, unpack: Extract, maxBytes: number): Promise<void> {
  try {
    let bytes = 0;
    for await (const chunk of archive) {
      if (unpack.destroyed) return;
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new Error("The archive has no end.");
      if (!unpack.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))) await drained(unpack);
    }
    unpack.end(null);
  } catch (error) {
    unpack.destroy(error as Error);
  }
}

/** The bytes of an entry. If a caller stops early, the rest is dropped before the next entry. */
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

function describeEntry({ name, type, size, mode, linkname }: Header): FoundEntry {
  const kind = kinds[type ?? ""] ?? "other";
  const target = kind === "symlink" ? { target: linkname ?? "" } : {};
  return { name, kind, bytes: size, isExecutable: (mode & 0o111) !== 0, ...target };
}

const kinds: Readonly<Record<string, EntryKind>> = {
  file: "file",
  directory: "directory",
  symlink: "symlink",
  fifo: "fifo",
  link: "hard-link",
  "character-device": "device",
  "block-device": "device",
};
