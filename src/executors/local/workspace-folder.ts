import { constants, type Stats } from "node:fs";
import { lstat, mkdir, open, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { AgentExecError } from "../../errors.js";
import type { WorkspaceFile } from "../../ports/workspace.js";
import { findPathFault } from "../code-file.js";
import { type EntryKind, type FilterOptions, EntryFilter } from "../entry-filter.js";

/**
 * The regular files below a folder; links are named and not followed.
 *
 * @throws AgentExecError `session-lost` when the folder cannot be read. On abort: the signal's reason.
 */
export async function* readFolder({
  folder,
  signal,
  ...options
}: FilterOptions & { readonly folder: string; readonly signal: AbortSignal }): AsyncGenerator<WorkspaceFile> {
  const filter = new EntryFilter(options);
  for await (const path of walk(folder, "")) {
    signal.throwIfAborted();
    const stats = await lstat(join(folder, path)).catch(() => null);
    if (stats === null) continue;
    const isExecutable = (stats.mode & 0o111) !== 0;
    const judged = filter.judge({ name: path, kind: entryKind(stats), bytes: stats.size, isExecutable });
    if (judged === null) continue;
    yield judged.kind === "file"
      ? { ...judged, content: readContent(join(folder, path), judged.bytes) }
      : judged;
  }
  yield* filter.summary();
}

/**
 * Writes files into a folder that nothing runs in yet. @throws AgentExecError `settings-invalid` for a bad
 * path.
 */
export async function copyIntoFolder({
  folder,
  files,
  signal,
}: {
  readonly folder: string;
  readonly files: AsyncIterable<WorkspaceFile>;
  readonly signal: AbortSignal;
}): Promise<void> {
  for await (const file of files) {
    signal.throwIfAborted();
    if (file.kind === "left-out") continue;
    const fault = findPathFault(file.path);
    if (fault !== null) {
      throw new AgentExecError(
        "settings-invalid",
        `A file for the workspace cannot be put there: its name ${fault}.`,
        {
          nextStep: "Rename the file.",
        },
      );
    }
    const path = join(folder, file.path);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file.content, { mode: file.isExecutable ? 0o755 : 0o644 });
  }
}

async function* walk(folder: string, below: string): AsyncGenerator<string> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch((cause: unknown) => {
    if (below !== "") return [];
    throw new AgentExecError("session-lost", "The workspace's folder cannot be read any more.", {
      nextStep: "Run again; what the code printed is in the transcript.",
      cause,
    });
  });
  for (const entry of entries) {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(folder, path);
    else yield path;
  }
}

/** As many bytes as were promised, of the file itself and never of a link that took its place. */
async function* readContent(path: string, bytes: number): AsyncGenerator<Uint8Array> {
  if (bytes === 0) return;
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    yield* file.createReadStream({ end: bytes - 1, autoClose: false }) as AsyncIterable<Buffer>;
  } finally {
    await file.close();
  }
}

function entryKind(stats: Stats): EntryKind {
  if (stats.isSymbolicLink()) return "symlink";
  if (stats.isFIFO()) return "fifo";
  if (stats.isBlockDevice() || stats.isCharacterDevice()) return "device";
  if (!stats.isFile()) return "other";
  return stats.nlink > 1 ? "hard-link" : "file";
}
