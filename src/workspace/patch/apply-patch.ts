import { realpath } from "node:fs/promises";
import { resolve } from "node:path";
import { AgentExecError, messageOf } from "../../errors.js";
import { isWithin } from "../../files/paths.js";
import { temporaryFolder } from "../../files/temporary-folder.js";
import { repositoryFolder } from "../../ports/workspace.js";
import { GitFault } from "../git/git-output.js";
import { bytesAsTheyAre, createGitFolder, OwnGit } from "../git/own-git.js";
import { Repository } from "../git/repository.js";
import { pathsOf } from "./patch-check.js";

/**
 * Finds the folder for a run's patch, as an absolute path: the root of the repository here, or the folder. The patch's
 * paths are relative to it.
 * @param workspace the setting `workspace` from the run's transcript. A stranger may have written it, so it may not
 * lead out of `here`.
 * @param to another checkout or folder. Default: the run's own.
 * @throws AgentExecError `settings-invalid` if there is no repository, or if the folder is outside of `here`.
 */
export async function patchTarget(workspace: string, here: string, to?: string): Promise<string> {
  const way = repositoryFolder(workspace);
  const folder = resolve(here, to ?? way ?? workspace);
  if (to === undefined && way !== ".") await requireInside(here, folder);
  if (way === null) return folder;
  try {
    await using repository = await Repository.open(folder);
    return repository.root;
  } catch (cause) {
    const message = `The patch belongs to a repository, but ${folder} is not in a repository.`;
    throw new AgentExecError("settings-invalid", message, {
      nextStep: "Set `--to` to a checkout of the repository, or run the command in a checkout.",
      cause,
    });
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
export async function pathsInPatch(patch: string, folder: string): Promise<readonly string[]> {
  return pathsOf(await gitApply(["--numstat", "-z"], patch, folder));
}

/** Applies all of a patch or nothing, or tests it. git follows no link. @throws AgentExecError `settings-invalid`. */
export async function applyPatch(
  patch: string,
  folder: string,
  { isTrial }: { readonly isTrial: boolean },
): Promise<void> {
  try {
    await gitApply(isTrial ? ["--check"] : [], patch, folder);
  } catch (cause) {
    if (await isApplied(patch, folder))
      throw new AgentExecError("settings-invalid", `The files in ${folder} already have this patch.`, {
        nextStep: `Nothing was changed. \`git apply -R ${patch}\` removes the patch again.`,
        cause,
      });
    const message = `The patch does not fit the files in ${folder} as they are now: ${messageOf(cause)}`;
    throw new AgentExecError("settings-invalid", message, {
      nextStep: `Nothing was changed. Set your own changes aside with \`git stash\`, or check out the commit that the run began with. Or merge by hand: \`git apply --3way ${patch}\`.`,
      cause,
    });
  }
}

/** Whether the files already contain the patch, so that it could be reversed. */
export async function isApplied(patch: string, folder: string): Promise<boolean> {
  try {
    await gitApply(["--reverse", "--check"], patch, folder);
    return true;
  } catch (thrown) {
    if (thrown instanceof GitFault) return false;
    throw thrown;
  }
}

/** Uses agent-exec's own git folder. So a repository's filters and hooks do not run, and bytes stay unchanged. */
async function gitApply(words: readonly string[], patch: string, folder: string): Promise<string> {
  await using temporary = await temporaryFolder("agent-exec-apply-");
  await createGitFolder(temporary.path);
  const git = new OwnGit({ gitFolder: temporary.path, workTree: folder, folder });
  await git.setAttributes(bytesAsTheyAre);
  return await git.text(["apply", "--whitespace=nowarn", ...words, "--", patch]);
}
