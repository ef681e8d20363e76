import { createReadStream } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AgentExecError } from "../errors.js";
import type { CheckpointEntry, CheckpointStore } from "../ports/checkpoint.js";
import type { ChangedEntry, RegularFile } from "../ports/workspace.js";

/** A checkpoint on this machine, in a temporary folder that nobody else may enter. */
export interface CheckpointFolder extends CheckpointStore, AsyncDisposable {}

type Kept = Exclude<ChangedEntry, RegularFile> | KeptFile;

interface KeptFile extends Omit<RegularFile, "content"> {
  /** Where its bytes lie: a number as its name, since its own is a stranger's. */
  readonly file: string;
}

/**
 * Not in the run's folder, which is handed out: what lies here is as the code left it, with no secret hidden. The folder
 * is made for the first file, and disposing takes it away.
 * @param parent Default: the system's folder for temporary files.
 */
export function createCheckpointFolder(parent = tmpdir()): CheckpointFolder {
  let folder: Promise<string> | null = null;
  let kept: ReadonlyMap<string, Kept> = new Map();
  let files = 0;

  const write = async ({ content, ...entry }: RegularFile): Promise<KeptFile> => {
    folder ??= mkdtemp(join(parent, "agent-exec-kept-"));
    const file = join(await folder, String((files += 1)));
    const handle = await open(file, "wx", 0o600);
    let bytes = 0;
    try {
      for await (const chunk of content) {
        await handle.appendFile(chunk);
        bytes += chunk.byteLength;
      }
    } finally {
      await handle.close();
    }
    // One that was written meanwhile may have become shorter.
    return { ...entry, bytes, file };
  };

  const dropAllBut = async (stay: ReadonlyMap<string, Kept>, some: ReadonlyMap<string, Kept>) => {
    const needed = new Set([...stay.values()].flatMap((each) => (each.kind === "file" ? [each.file] : [])));
    for (const each of some.values())
      if (each.kind === "file" && !needed.has(each.file)) await rm(each.file, { force: true });
  };

  return {
    async keep(entries) {
      const now = new Map<string, Kept>();
      try {
        for await (const entry of entries)
          now.set(entry.path, entry.kind === "file" ? await write(entry) : taken(entry, kept));
      } catch (thrown) {
        await dropAllBut(kept, now);
        throw thrown;
      }
      const before = kept;
      kept = now;
      await dropAllBut(now, before);
    },
    async *entries() {
      const all = [...kept.values()];
      for (const entry of all) if (entry.kind === "deleted" || entry.kind === "left-out") yield entry;
      for (const entry of all) {
        if (entry.kind === "link") yield entry;
        if (entry.kind !== "file") continue;
        const { file, ...facts } = entry;
        yield { ...facts, content: contentOf(file) };
      }
    },
    async [Symbol.asyncDispose]() {
      if (folder !== null) await rm(await folder, { recursive: true, force: true });
    },
  };
}

/** Opened when it is asked for, so that what nobody reads is never open. */
async function* contentOf(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file) as AsyncIterable<Buffer>;
}

function taken(entry: Exclude<CheckpointEntry, RegularFile>, before: ReadonlyMap<string, Kept>): Kept {
  if (entry.kind !== "same") return entry;
  const known = before.get(entry.path);
  if (known !== undefined) return known;
  throw new AgentExecError("internal", "A session called a file the same that no checkpoint had held.", {
    nextStep: "Please report this with the transcript.",
  });
}
