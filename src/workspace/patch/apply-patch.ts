import { realpath, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { AgentExecError, messageOf } from "../../errors.js";
import { isWithin } from "../../files/paths.js";
import { createTemporaryFolder } from "../../files/temporary-folder.js";
import { repositoryFolder } from "../../ports/workspace.js";
import { GitFault } from "../git/git-output.js";
import { bytesAsTheyAre, createGitFolder, OwnGit } from "../git/own-git.js";
import { Repository } from "../git/repository.js";
import { pathsOf } from "./patch-check.js";

export interface PatchTarget {
  /** An absolute path. The patch's paths are relative to it. */
  readonly folder: string;
}

/**
 * Finds the folder for a run's patch: the root of the repository here, or the folder.
 * @param workspace the setting `workspace` from the run's transcript. A stranger may have written it, so it may not
 * lead out of `here`.
 * @param to another checkout or folder. Default: the run's own.
 * @throws AgentExecError `settings-invalid` if there is no repository, or if the folder is outside of `here`.
 */
export async function patchTarget(workspace: string, here: string, to?: string): Promise<PatchTarget> {
  const way = repositoryFolder(workspace);
  const folder = resolve(here, to ?? way ?? workspace);
  if (to === undefined && way !== ".") await requireInside(here, folder);
  if (way === null) return { folder };
  try {
    await using repository = await Repository.open(folder);
    return { folder: repository.root };
  } catch (cause) {
    throw new AgentExecError(
      "settings-invalid",
      `The patch belongs to a repository, but ${folder} is not in a repository.`,
      {
        nextStep: "Set `--to` to a checkout of the repository, or run the command in a checkout.",
        cause,
      },
    );
  }
}

async function requireInside(here: string, folder: string): Promise<void> {
  const [root, target] = await Promise.all([here, folder].map((each) => realpath(each).catch(() => null)));
  if (root && target && isWithin(root, target)) return;
  throw new AgentExecError(
    "settings-invalid",
    `The run's transcript says that its files belong in ${folder}, which is not inside the current folder. agent-exec does not let a transcript choose the files to change.`,
    { nextStep: "Set `--to` to the folder. Nothing was changed." },
  );
}

/** The files that a patch changes. @throws Error if git refuses the patch. */
export async function pathsInPatch(patch: string, target: PatchTarget): Promise<readonly string[]> {
  return pathsOf(await gitApply(["--numstat", "-z"], patch, target));
}

/**
 * Applies a patch completely, or tests whether it applies. git follows no link and leaves no folder.
 * @throws AgentExecError `settings-invalid` if git refuses the patch. In that case nothing changes.
 */
export async function applyPatch(
  patch: string,
  target: PatchTarget,
  { isTrial }: { readonly isTrial: boolean },
): Promise<void> {
  try {
    await gitApply(isTrial ? ["--check"] : [], patch, target);
  } catch (cause) {
    if (await isApplied(patch, target))
      throw new AgentExecError("settings-invalid", `The files in ${target.folder} already have this patch.`, {
        nextStep: `Nothing was changed. \`git apply -R ${patch}\` removes the patch again.`,
        cause,
      });
    const message = `The patch does not fit the files in ${target.folder} as they are now: ${messageOf(cause)}`;
    throw new AgentExecError("settings-invalid", message, {
      nextStep: `Nothing was changed. Set your own changes aside with \`git stash\`, or check out the commit that the run began with. Or merge by hand: \`git apply --3way ${patch}\`.`,
      cause,
    });
  }
}

/** Whether the files already contain the patch, so that it could be reversed. */
export async function isApplied(patch: string, target: PatchTarget): Promise<boolean> {
  try {
    await gitApply(["--reverse", "--check"], patch, target);
    return true;
  } catch (thrown) {
    if (thrown instanceof GitFault) return false;
    throw thrown;
  }
}

/** Uses agent-exec's own git folder. So a repository's filters and hooks do not run, and bytes stay unchanged. */
async function gitApply(words: readonly string[], patch: string, { folder }: PatchTarget): Promise<string> {
  const gitFolder = await createTemporaryFolder("agent-exec-apply-");
  try {
    await createGitFolder(gitFolder);
    const git = new OwnGit({ gitFolder, workTree: folder, folder });
    await git.setAttributes(bytesAsTheyAre);
    return await git.text(["apply", "--whitespace=nowarn", ...words, "--", patch]);
  } finally {
    await rm(gitFolder, { recursive: true, force: true });
  }
}
