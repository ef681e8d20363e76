import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createGitFolder, OwnGit, type RunOptions } from "./own-git.js";

/** A repository of its own in a temporary folder: nothing in the checkout, and nothing that code wrote, steers git there. */
export async function createScratchRepository(folder: string, options: RunOptions): Promise<OwnGit> {
  const [gitFolder, workTree] = [join(folder, "store"), join(folder, "tree")];
  await createGitFolder(gitFolder);
  await mkdir(workTree);
  return new OwnGit({ gitFolder, workTree, folder: workTree }, options);
}
