import { randomBytes } from "node:crypto";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { AgentExecError, settingsInvalid } from "../errors.js";
import {
  createFile,
  createParents,
  fillFile,
  moveFile,
  removeEntry,
  replaceFile,
} from "../files/safe-changes.js";
import { createTemporaryFolder } from "../files/temporary-folder.js";
import { kindOf, namesIn, openRegular, readRegular } from "../files/safe-files.js";
import type { CheckpointEntry, CheckpointStore } from "../ports/checkpoint.js";
import { count, described, text } from "../facts/described.js";
import { leftOut } from "../facts/files.js";
import type { RegularFile } from "../ports/workspace.js";
import { hashed } from "../files/content.js";

/** A checkpoint on this machine, in a folder that only its owner can open. */
export interface CheckpointFolder extends CheckpointStore, AsyncDisposable {
  /** Keeps the checkpoint in the run's folder on disposal, so that another process can resume the run. */
  leave(): void;
}

/** Uploads and copies of a run's folder leave this folder out. */
export const checkpointName = ".checkpoint";

const keptFile = described(() =>
  z.object({
    kind: z.literal("file"),
    path: text(),
    bytes: count(),
    isExecutable: z.boolean(),
    modifiedAt: z.number().exactOptional(),
    /** The hash in hex. It is also the name of the file with the content. */
    sha256: text().regex(/^[0-9a-f]{64}$/),
  }),
);

const kept = described(() =>
  z.union([
    keptFile(),
    z.object({ kind: z.literal("link"), path: text(), target: text() }),
    z.object({ kind: z.literal("deleted"), path: text() }),
    leftOut(),
  ]),
);

type Kept = z.infer<ReturnType<typeof kept>>;
type KeptFile = z.infer<ReturnType<typeof keptFile>>;

export interface CheckpointFolderOptions {
  /** The run's folder, in which the checkpoint survives the process. Default: a temporary folder. */
  readonly runFolder?: string;
  /** The turn of an existing checkpoint from which the run resumes. Default: none. */
  readonly attempt?: number;
}

/**
 * Files here are as the code left them, with secrets, so only the owner may read them and disposing removes them. A
 * file's name is its hash, so unchanged files are stored once; an index lists the files of each turn. The previous
 * index stays until the next exists, because the process may end before the transcript records the new turn.
 * @throws AgentExecError `settings-invalid` if the turn's index is missing or invalid.
 */
export async function openCheckpointFolder({
  runFolder,
  attempt,
}: CheckpointFolderOptions = {}): Promise<CheckpointFolder> {
  let made: Promise<Place> | null = null;
  const folder = (): Promise<Place> => (made ??= makeFolder(runFolder));
  let isLeft = false;
  let now: ReadonlyMap<string, Kept> = new Map();
  let before: ReadonlyMap<string, Kept> = new Map();
  if (runFolder !== undefined) await requirePlain(runFolder);
  if (attempt !== undefined && runFolder !== undefined) {
    const place = { root: runFolder, name: checkpointName };
    now = await readIndex(place, attempt);
    made = Promise.resolve(place);
  }

  const dropUnneeded = async (): Promise<void> => {
    const all = [...now.values(), ...before.values()];
    const needed = new Set(all.map((each) => (each.kind === "file" ? each.sha256 : null)));
    const { root, name } = await folder();
    for (const each of await namesIn(root, name))
      if (/^[0-9a-f]{64}$/.test(each) && !needed.has(each)) await removeEntry(root, join(name, each));
  };

  return {
    async keep(entries, turn) {
      const next = new Map<string, Kept>();
      try {
        for await (const entry of entries)
          next.set(
            entry.path,
            entry.kind === "file" ? await write(entry, await folder()) : taken(entry, now),
          );
        if (runFolder !== undefined) await writeIndex(await folder(), turn, next);
      } catch (thrown) {
        if (made !== null) await dropUnneeded();
        throw thrown;
      }
      [before, now] = [now, next];
      if (made !== null) await dropUnneeded();
    },
    async *entries() {
      const all = [...now.values()];
      for (const entry of all) if (entry.kind === "deleted" || entry.kind === "left-out") yield entry;
      // Sorted as a session does: files that changed later come later.
      for (const entry of all.toSorted((one, other) => timeOf(one) - timeOf(other))) {
        if (entry.kind === "link") yield entry;
        if (entry.kind !== "file") continue;
        const { sha256, ...facts } = entry;
        yield { ...facts, content: contentOf(await folder(), sha256) };
      }
    },
    leave() {
      isLeft = runFolder !== undefined;
    },
    async [Symbol.asyncDispose]() {
      if (made === null || isLeft) return;
      const { root, name } = await made;
      await removeEntry(root, name);
    },
  };
}

/** A folder below which no link is followed, and its parent. */
interface Place {
  readonly root: string;
  readonly name: string;
}

async function makeFolder(runFolder: string | undefined): Promise<Place> {
  if (runFolder === undefined) {
    const path = await createTemporaryFolder("agent-exec-kept-");
    return { root: dirname(path), name: basename(path) };
  }
  await createParents(runFolder, join(checkpointName, "file"), 0o700);
  return { root: runFolder, name: checkpointName };
}

/**
 * @throws AgentExecError `settings-invalid` if there is another entry with this name, because a link would lead to
 * files of this machine.
 */
async function requirePlain(runFolder: string): Promise<void> {
  if (["none", "folder"].includes(await kindOf(runFolder, checkpointName))) return;
  throw settingsInvalid(
    `${join(runFolder, checkpointName)} is a link or a file, but agent-exec always creates a folder with this name.`,
    "Do not trust this run's folder. Nothing was changed.",
  );
}

async function write({ content, ...entry }: RegularFile, { root, name }: Place): Promise<KeptFile> {
  const draft = join(name, `draft-${randomBytes(8).toString("hex")}`);
  const handle = await createFile(root, draft, 0o600);
  try {
    const written = await fillFile(handle, content);
    await moveFile(root, draft, join(name, written.sha256));
    // If the file was changed meanwhile, it may be shorter.
    return { ...entry, ...written };
  } catch (thrown) {
    await removeEntry(root, draft);
    throw thrown;
  }
}

function indexName(turn: number): string {
  return `turn-${turn}.json`;
}

/** Writes the turn's index. The previous turn's index stays, and older ones are removed. */
async function writeIndex(
  { root, name }: Place,
  turn: number,
  entries: ReadonlyMap<string, Kept>,
): Promise<void> {
  const indexes = (await namesIn(root, name)).filter((each) => each.startsWith("turn-"));
  const turns = indexes.map((each) => Number.parseInt(each.slice("turn-".length), 10));
  await replaceFile(root, join(name, indexName(turn)), JSON.stringify([...entries.values()]), 0o600);
  const older = turns.filter((other) => other !== turn).toSorted((a, b) => b - a);
  for (const each of older.slice(1)) await removeEntry(root, join(name, indexName(each)));
}

async function readIndex({ root, name }: Place, turn: number): Promise<ReadonlyMap<string, Kept>> {
  try {
    const index = new TextDecoder().decode(await readRegular(root, join(name, indexName(turn))));
    const entries = z.array(kept()).parse(JSON.parse(index));
    return new Map(entries.map((entry) => [entry.path, entry]));
  } catch (cause) {
    const message = `The files of turn ${turn} are missing from ${join(root, name)}.`;
    throw settingsInvalid(
      message,
      "Use the run's whole, unchanged folder, or start a new run with the same task.",
      cause,
    );
  }
}

/** Opens the file only when its content is requested. */
async function* contentOf({ root, name }: Place, sha256: string): AsyncGenerator<Uint8Array> {
  const handle = await openRegular(root, join(name, sha256));
  let found: string | null = null;
  if (handle !== null)
    yield* hashed(handle.createReadStream() as AsyncIterable<Buffer>, (hash) => (found = hash));
  if (found !== sha256)
    throw settingsInvalid(
      `A file in ${join(root, name)} has changed since the run saved it.`,
      "Start a new run with the same task, because something has changed this run's folder.",
    );
}

function timeOf(entry: Kept): number {
  return entry.kind === "file" ? (entry.modifiedAt ?? 0) : 0;
}

function taken(entry: Exclude<CheckpointEntry, RegularFile>, known: ReadonlyMap<string, Kept>): Kept {
  if (entry.kind !== "same") return entry;
  const same = known.get(entry.path);
  if (same !== undefined) return same;
  throw new AgentExecError(
    "internal",
    "The sandbox reported a file as unchanged, but agent-exec has not saved this file before.",
    {
      nextStep: "Please report this error with the transcript.",
    },
  );
}
