import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gitOutput, type GitLimits, type GitOptions, type GitPlace } from "./git-output.js";
import { type Name, recordsOf } from "../names/path-names.js";
import { bytesOf } from "../../files/content.js";

export type RunOptions = Omit<GitOptions, "place"> & Partial<GitLimits>;

/** The usual limits. A million names of 64 characters fit, ten times as many as large repositories have. */
const usualLimits: GitLimits = { maxBytes: 64 * 1024 ** 2, timeoutMs: 60_000 };

export class OwnGit {
  constructor(
    readonly place: GitPlace,
    private readonly options: RunOptions = {},
  ) {}

  /** Yields git's output as it comes. @throws like `gitOutput` */
  run(args: readonly string[], options: RunOptions = {}): AsyncGenerator<Buffer> {
    return gitOutput(args, { ...usualLimits, ...this.options, ...options, place: this.place });
  }

  /** git's whole output. @throws like `gitOutput` */
  async text(args: readonly string[], options?: RunOptions): Promise<string> {
    return (await bytesOf(this.run(args, options))).toString("utf8");
  }

  /** Splits git's output into records, as it prints them with `-z`. @throws like `gitOutput` */
  async records(args: readonly string[], options?: RunOptions): Promise<readonly Name[]> {
    return recordsOf(await bytesOf(this.run(args, options)));
  }

  /** Sets attributes that override those of files. Null: the files' own attributes apply. */
  async setAttributes(lines: string | null): Promise<void> {
    const path = join(this.place.gitFolder, "info", "attributes");
    // The existing entry may be a link to the repository's own file, so it is removed first.
    await rm(path, { force: true });
    if (lines !== null) await writeFile(path, lines, { flag: "wx" });
  }
}

/** Creates an empty git folder. Existing files in it stay. */
export async function createGitFolder(
  path: string,
  { head = "ref: refs/heads/none\n", config = "" } = {},
): Promise<void> {
  for (const each of ["info", "objects", "refs"]) await mkdir(join(path, each), { recursive: true });
  await writeFile(join(path, "HEAD"), head);
  await writeFile(join(path, "config"), config);
}

/** A new repository in a temporary folder. Files of the checkout and of the code have no influence on it. */
export async function createScratchRepository(folder: string, options?: RunOptions): Promise<OwnGit> {
  const [gitFolder, workTree] = [join(folder, "store"), join(folder, "tree")];
  await createGitFolder(gitFolder);
  await mkdir(workTree);
  return new OwnGit({ gitFolder, workTree, folder: workTree }, options);
}

/** Attributes with which git keeps bytes unchanged, whatever the files' own attributes say. */
export const bytesAsTheyAre = "* -text -ident -filter -working-tree-encoding\n";
