import type { Extract, Pack } from "tar-stream";
import { foldersOf } from "../../files/paths.js";
import { inSeconds } from "../../files/file-times.js";
import type { RegularFile, SymbolicLink } from "../../ports/workspace.js";

/** The size of a pipe's buffer. */
const pieceBytes = 64 * 1024;

/**
 * A tar archive of files and links, in pieces of a useful size: an archive of small files would have three pieces for
 * each. Links come last, so that no file is written through one.
 * @param hasFolders whether the folders follow, each as old as the newest file below it that has a time of its own
 * @throws what reading the files throws; on abort the signal's reason.
 */
export async function* tarOf(
  files: AsyncIterable<RegularFile | SymbolicLink>,
  signal: AbortSignal,
  { hasFolders = false }: { readonly hasFolders?: boolean } = {},
): AsyncGenerator<Uint8Array> {
  const { pack } = await import("tar-stream");
  const archive = pack();
  // An error while packing also destroys the archive, which then throws the error.
  packFiles(archive, files, { signal, hasFolders }).catch(() => undefined);
  try {
    yield* inPieces(archive as AsyncIterable<Uint8Array>);
  } finally {
    archive.destroy();
  }
}

async function* inPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let piece: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    piece.push(chunk);
    bytes += chunk.byteLength;
    if (bytes < pieceBytes) continue;
    yield Buffer.concat(piece);
    piece = [];
    bytes = 0;
  }
  yield Buffer.concat(piece);
}

async function packFiles(
  archive: Pack,
  files: AsyncIterable<RegularFile | SymbolicLink>,
  { signal, hasFolders }: { readonly signal: AbortSignal; readonly hasFolders: boolean },
): Promise<void> {
  const links: SymbolicLink[] = [];
  const folderTimes = new Map<string, number>();
  try {
    for await (const entry of files) {
      signal.throwIfAborted();
      if (entry.kind === "link") links.push(entry);
      else {
        await packFile(archive, entry);
        if (hasFolders) noteTime(entry, folderTimes);
      }
    }
    for (const { path, target } of links) archive.entry({ name: path, type: "symlink", linkname: target });
    // The deepest folders come first. A tar that sets times at once would change a folder's time when it creates
    // entries in it.
    const byDepth = [...folderTimes].toSorted(
      ([one], [other]) => other.split("/").length - one.split("/").length,
    );
    for (const [name, time] of byDepth)
      archive.entry({ name, type: "directory", mode: 0o755, ...timeFields(time) });
    archive.finalize();
  } catch (error) {
    archive.destroy(error as Error);
    throw error;
  }
}

function noteTime({ path, modifiedAt }: RegularFile, folderTimes: Map<string, number>): void {
  if (modifiedAt === undefined) return;
  for (const folder of foldersOf(path))
    folderTimes.set(folder, Math.max(modifiedAt, folderTimes.get(folder) ?? 0));
}

/** A header has whole seconds. An extended header adds fractions, which only busybox ignores. */
function timeFields(time: number | undefined): { readonly mtime?: Date; readonly pax?: { mtime: string } } {
  if (time === undefined) return {};
  const mtime = new Date(time);
  return time % 1000 === 0 ? { mtime } : { mtime, pax: { mtime: inSeconds(time) } };
}

function packFile(
  archive: Pack,
  { path, bytes, isExecutable, isPrivate, modifiedAt, content }: RegularFile,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const mode = (isExecutable ? 0o755 : 0o644) & (isPrivate === true ? 0o700 : 0o777);
    const entry = archive.entry({ name: path, size: bytes, mode, ...timeFields(modifiedAt) }, (error) =>
      error === null || error === undefined ? resolve() : reject(error),
    );
    void copy(content, entry).catch(reject);
  });
}

type Entry = ReturnType<Pack["entry"]>;

/** If the reader stops early, the archive ends, and its content is closed. */
async function copy(content: AsyncIterable<Uint8Array>, entry: Entry): Promise<void> {
  for await (const chunk of content) {
    if (!entry.write(chunk)) await drained(entry);
    if (entry.destroyed) return;
  }
  entry.end(null);
}

/** Resolves when a stream takes more data, or when it is closed. */
export function drained(stream: Entry | Extract): Promise<void> {
  if (stream.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      stream.off("drain", done);
      stream.off("close", done);
      resolve();
    };
    stream.on("drain", done);
    stream.on("close", done);
  });
}
