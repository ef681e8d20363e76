import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { ArtifactStore } from "../ports/workspace.js";
import { git } from "./git.js";
import type { RunFolder } from "./run-folder.js";
import type { FolderSource } from "./workspace-source.js";

/** Tells what a run changed in the files that it was given. */
export interface Changes extends ArtifactStore {
  /** A patch that `git apply` takes, against the folder as it was given; null when nothing changed. */
  patch(): Promise<string | null>;
}

/** Keeps in `run` what differs from the source; the source's folder is read again for that, never written. */
export function trackChanges(source: FolderSource, run: RunFolder): Changes {
  const changed: string[] = [];
  const seen = new Set<string>();
  return {
    async save(file) {
      seen.add(file.path);
      const artifact = await run.save(file);
      if (artifact.sha256 !== (await hashOf(join(source.folder, file.path)))) {
        changed.push(file.path);
        return artifact;
      }
      await run.removeArtifact(file.path);
      return null;
    },
    async patch() {
      const removed: string[] = [];
      for await (const file of source.files()) {
        if (file.kind === "file" && !seen.has(file.path)) removed.push(file.path);
      }
      return changed.length + removed.length === 0 ? null : diff({ source, run, changed, removed });
    },
  };
}

interface Difference {
  readonly source: FolderSource;
  readonly run: RunFolder;
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** git compares two copies in a folder of their own, so that neither the checkout nor the code's files steer it. */
async function diff({ source, run, changed, removed }: Difference): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "agent-exec-diff-"));
  try {
    await mkdir(join(folder, "a"));
    await mkdir(join(folder, "b"));
    const before = [...changed, ...removed];
    await Promise.all(before.map((path) => copyIfThere(join(source.folder, path), join(folder, "a", path))));
    await Promise.all(
      changed.map((path) => copyIfThere(join(run.artifactsPath, path), join(folder, "b", path))),
    );
    const flags = ["--no-index", "--no-prefix", "--binary", "--no-ext-diff", "--no-textconv", "--no-color"];
    return await git(["diff", ...flags, "a", "b"], { folder, expected: [0, 1] });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyIfThere(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to, { verbatimSymlinks: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
}

async function hashOf(path: string): Promise<string | null> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
    return hash.digest("hex");
  } catch {
    return null;
  }
}
