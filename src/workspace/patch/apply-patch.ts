import { realpath } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { AgentExecError, messageOf } from "../../errors.js";
import { git } from "../git/git.js";
import { GitFault, gitOutput, type GitLimits } from "../git/git-output.js";
import { pathsOf } from "./patch-check.js";

/** 60 s and 1 MiB of words: what a run hands out has at most 64 MiB. */
const limits: GitLimits = { maxBytes: 1024 ** 2, timeoutMs: 60_000 };

export interface PatchTarget {
  /** Absolute: what the patch's paths are relative to. */
  readonly folder: string;
  /** Whether that is a folder of its own, whatever repository it lies in: git passes silently over what is not from its root. */
  readonly isOutsideRepositories: boolean;
}

/**
 * Where a run's patch belongs that was given this workspace: the root of the repository here, or the folder.
 * @param workspace the value of the setting `workspace` in the run's record, which may be a stranger's: no folder outside of
 *   `here` is taken from it
 * @param to another checkout, or another folder. Default: those that the run was given
 * @throws AgentExecError `settings-invalid` where there is no repository here, and for a folder outside of `here`.
 */
export async function patchTarget(workspace: string, here: string, to?: string): Promise<PatchTarget> {
  if (workspace !== "repo") {
    const folder = resolve(here, to ?? workspace);
    if (to === undefined) await requireInside(here, folder);
    return { folder, isOutsideRepositories: true };
  }
  const folder = resolve(here, to ?? ".");
  const root = await git(["rev-parse", "--show-toplevel"], { folder }).catch((cause: unknown) => {
    throw new AgentExecError(
      "settings-invalid",
      `The patch is one of a repository, and ${folder} lies in none.`,
      {
        nextStep: "Name a checkout of that repository by `--to`, or go there.",
        cause,
      },
    );
  });
  return { folder: root.replace(/\n$/, ""), isOutsideRepositories: false };
}

async function requireInside(here: string, folder: string): Promise<void> {
  const [root, target] = await Promise.all([here, folder].map((each) => realpath(each).catch(() => null)));
  if (root !== null && target !== null && join(target!, sep).startsWith(join(root!, sep))) return;
  throw new AgentExecError(
    "settings-invalid",
    `The run's record says that its files belong in ${folder}, which is not inside the current folder. A record does not decide which files on this machine change.`,
    { nextStep: "Name the folder yourself with `--to`. Nothing was changed." },
  );
}

/** The files that a patch changes, as git reads it. @throws Error where git does not take it. */
export async function pathsInPatch(patch: string, target: PatchTarget): Promise<readonly string[]> {
  const chunks: Buffer[] = [];
  const words = ["apply", "--numstat", "-z", "--", patch];
  const bounds = { ...limits, maxBytes: 64 * 1024 ** 2 };
  for await (const chunk of gitOutput(words, { ...target, ...bounds })) chunks.push(chunk);
  return pathsOf(Buffer.concat(chunks).toString("utf8"));
}

/**
 * Tries, or applies, a patch onto files as they are: all of it or nothing. git follows no link and leaves no folder.
 * @throws AgentExecError `settings-invalid` where git does not take it; nothing was changed then.
 */
export async function applyPatch(
  patch: string,
  target: PatchTarget,
  { isTrial }: { readonly isTrial: boolean },
): Promise<void> {
  const words = ["apply", "--whitespace=nowarn", ...(isTrial ? ["--check"] : []), "--", patch];
  try {
    for await (const _printed of gitOutput(words, { ...target, ...limits })) continue;
  } catch (cause) {
    if (await isApplied(patch, target))
      throw new AgentExecError(
        "settings-invalid",
        `The patch is applied to the files in ${target.folder} already.`,
        {
          nextStep: `Nothing was changed, and nothing is to do; \`git apply -R ${patch}\` takes it back.`,
          cause,
        },
      );
    const message = `The patch does not fit the files in ${target.folder} as they are now: ${messageOf(cause)}`;
    throw new AgentExecError("settings-invalid", message, {
      nextStep: `Nothing was changed. Take the files as the run was given them (\`git stash\`, or a checkout of its commit), or merge by hand: \`git apply --3way ${patch}\`.`,
      cause,
    });
  }
}

/** Whether files are already as a patch would make them: taking it back would work. */
export async function isApplied(patch: string, target: PatchTarget): Promise<boolean> {
  const words = ["apply", "--reverse", "--check", "--whitespace=nowarn", "--", patch];
  try {
    for await (const _printed of gitOutput(words, { ...target, ...limits })) continue;
    return true;
  } catch (thrown) {
    if (thrown instanceof GitFault) return false;
    throw thrown;
  }
}
