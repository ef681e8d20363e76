import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createTemporaryFolder } from "../../files/temporary-folder.js";
import { type CommitOptions, commitFiles } from "./commit-files.js";

/** A commit's files in a temporary folder. Disposing removes the folder. */
export interface CommitFolder extends AsyncDisposable {
  /** An absolute path. */
  readonly path: string;
}

/** Writes a commit's files as git stores them, because no filter of the repository may run. */
export async function commitFolder(options: CommitOptions): Promise<CommitFolder> {
  const path = await createTemporaryFolder("agent-exec-commit-");
  const remove = () => rm(path, { recursive: true, force: true });
  try {
    const files = commitFiles(options);
    const links: (readonly [string, string])[] = [];
    for await (const entry of files.read(new Set((await files.list()).keys()))) {
      const place = join(path, entry.path);
      if (entry.kind === "link") links.push([entry.target, place]);
      else {
        await mkdir(dirname(place), { recursive: true });
        await writeFile(place, entry.content, { mode: entry.isExecutable ? 0o755 : 0o644, flag: "wx" });
      }
    }
    // Links come last, so that no file is written through a link.
    for (const [target, place] of links) {
      await mkdir(dirname(place), { recursive: true });
      await symlink(target, place);
    }
    return { path, [Symbol.asyncDispose]: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
