import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gitOutput, type GitLimits, type GitOptions, type GitPlace } from "./git-output.js";
import { type Name, recordsOf } from "../names/path-names.js";

export type RunOptions = Omit<GitOptions, "place"> & Partial<GitLimits>;

/** 64 MiB: a million names of 64 characters, ten times what large repositories track. That takes a second of 60. */
const usualLimits: GitLimits = { maxBytes: 64 * 1024 ** 2, timeoutMs: 60_000 };

/** git by a git folder of ours. */
export class OwnGit {
  readonly #options: RunOptions;

  constructor(
    readonly place: GitPlace,
    options: RunOptions = {},
  ) {
    this.#options = { ...usualLimits, ...options };
  }

  /** What git prints, as it comes. @throws like `gitOutput` */
  run(args: readonly string[], options: RunOptions = {}): AsyncGenerator<Buffer> {
    return gitOutput(args, { ...usualLimits, ...this.#options, ...options, place: this.place });
  }

  /** Waits for git's end, and resolves with what it printed. @throws like `gitOutput` */
  async text(args: readonly string[], options?: RunOptions): Promise<string> {
    return (await this.#all(args, options)).toString("utf8");
  }

  /** The records that git prints with `-z`. @throws like `gitOutput` */
  async records(args: readonly string[], options?: RunOptions): Promise<readonly Name[]> {
    return recordsOf(await this.#all(args, options));
  }

  async #all(args: readonly string[], options?: RunOptions): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.run(args, options)) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  /** Attributes that win over those of files; null: those of files hold. */
  async setAttributes(lines: string | null): Promise<void> {
    const path = join(this.place.gitFolder, "info", "attributes");
    // A link to the repository's own may stand there.
    await rm(path, { force: true });
    if (lines !== null) await writeFile(path, lines, { flag: "wx" });
  }
}

/** What git takes for a git folder, with nothing in it but what lies there. */
export async function createGitFolder(
  path: string,
  { head = "ref: refs/heads/none\n", config = "" } = {},
): Promise<void> {
  for (const each of ["info", "objects", "refs"]) await mkdir(join(path, each), { recursive: true });
  await writeFile(join(path, "HEAD"), head);
  await writeFile(join(path, "config"), config);
}

/** Takes bytes as they are, whatever the attributes of files say. */
export const bytesAsTheyAre = "* -text -ident -filter -working-tree-encoding\n";
