import { mkdir, readFile, readdir, rm, stat, symlink } from "node:fs/promises";
import { join } from "node:path";
import { AgentExecError, isAgentExecError } from "../../errors.js";
import { createTemporaryFolder } from "../../files/temporary-folder.js";
import { findRepository, type FoundRepository } from "./find-repository.js";
import { createGitFolder, OwnGit, type RunOptions } from "./own-git.js";
import { readConfiguration, type Configuration } from "./configuration.js";

/**
 * A repository, which may be a stranger's. git reads its objects, refs and index through agent-exec's own git folder.
 * So none of its configuration applies: no filter, hook, monitor, alias, helper, remote or include.
 */
export class Repository extends OwnGit implements AsyncDisposable {
  /** Absolute path of the folder that contains `.git`. */
  readonly root: string;
  /** The path from the root to the requested folder: `sub/`, or empty. */
  readonly prefix: string;
  readonly config: Configuration;

  private constructor(
    readonly folder: string,
    found: FoundRepository,
    {
      gitFolder,
      config,
      ...options
    }: RunOptions & { readonly gitFolder: string; readonly config: Configuration },
  ) {
    const { root: workTree, gitDir } = found;
    super({ gitFolder, workTree, folder, indexFile: join(gitDir, "index") }, options);
    this.root = workTree;
    this.prefix = found.prefix;
    this.config = config;
  }

  /** @throws AgentExecError `settings-invalid` if no repository with files is there, or if git cannot read it. */
  static async open(folder: string, options: RunOptions = {}): Promise<Repository> {
    return orUnreadable(folder, async () => {
      const found = await findRepository(folder);
      const config = await readConfiguration(found, folder);
      const gitFolder = await createTemporaryFolder("agent-exec-git-");
      try {
        await linkWhatIsRead(found, gitFolder);
        await createGitFolder(gitFolder, { head: found.head, config: config.text });
        return new Repository(folder, found, { ...options, gitFolder, config });
      } catch (error) {
        await rm(gitFolder, { recursive: true, force: true });
        throw error;
      }
    });
  }

  /** @throws AgentExecError `settings-invalid` if git fails */
  override text(args: readonly string[], options?: RunOptions): Promise<string> {
    return orUnreadable(this.folder, () => super.text(args, options));
  }

  /** @throws AgentExecError `settings-invalid` if git fails */
  override records(args: readonly string[], options?: RunOptions) {
    return orUnreadable(this.folder, () => super.records(args, options));
  }

  /** The attributes in the repository's own git folder. Null if there are none. */
  async attributes(): Promise<string | null> {
    return readFile(join(this.place.gitFolder, "info", "attributes"), "utf8").catch(() => null);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.place.gitFolder, { recursive: true, force: true });
  }
}

/** Links the files that git reads. agent-exec never changes a repository. */
async function linkWhatIsRead({ gitDir, commonDir }: FoundRepository, gitFolder: string): Promise<void> {
  await mkdir(join(gitFolder, "info"));
  for (const name of ["objects", "refs", "packed-refs", "reftable", "shallow"])
    await link(join(commonDir, name), join(gitFolder, name));
  for (const name of ["exclude", "attributes"])
    await link(join(commonDir, "info", name), join(gitFolder, "info", name));
  // A split index has a second, larger file.
  const shared = (await readdir(gitDir)).filter((name) => name.startsWith("sharedindex."));
  for (const name of shared) await link(join(gitDir, name), join(gitFolder, name));
}

async function link(target: string, path: string): Promise<void> {
  if ((await stat(target).catch(() => null)) !== null) await symlink(target, path);
}

/** Turns unknown errors into a `settings-invalid` that says how to fix the problem. */
async function orUnreadable<T>(folder: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (cause) {
    if (isAgentExecError(cause)) throw cause;
    const { message } = cause as Error;
    throw new AgentExecError("settings-invalid", `git could not read ${folder}: ${message}`, {
      nextStep: wayOut(message),
      cause,
    });
  }
}

/** The next step for git's error message. */
export function wayOut(complaint: string): string {
  if (complaint.includes("bare repository") || complaint.includes("must be run in a work tree")) {
    return "Run agent-exec in a checkout (`git worktree add` or `git clone` makes one), because a bare repository has no files.";
  }
  if (complaint.includes("ENOENT")) return "Install git, or set `workspace` to `empty` or to a folder.";
  return (
    "Set `workspace` to `empty` or to a folder, or run agent-exec in a git checkout " +
    "(in a workflow: after actions/checkout)."
  );
}
