import type { GivenEntries } from "../../entries/given-entries.js";
import { bytecodeFolder, generatedPrefix } from "../../languages/code-file.js";
import { blockUser } from "../guard/users.js";
import { runPreparation } from "../sandbox/preparation.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import script from "./make-repository.sh.js";

/**
 * Makes the workspace a git repository with one commit of the given files. With the repository, `git status`, `git
 * diff` and `git log` show what the code changed, in blocks and, in a fresh repository, in a verification. The
 * repository contains nothing of the user's own one: no history (which can hold the answers to old issues), no remote,
 * no configuration, no hook. What the code does to this repository is never saved. The commit has the time of the
 * newest file, so the same files give the same commit everywhere. Resolves with false if the image has no git, or the
 * workspace has no room for a second copy.
 * @throws the errors of `runPreparation`.
 */
export async function makeRepository(
  { place }: Sandbox,
  { newestTime }: GivenEntries,
  signal: AbortSignal,
): Promise<boolean> {
  const date = `@${Math.floor(newestTime / 1000)} +0000`;
  const dates = [`GIT_AUTHOR_DATE=${date}`, `GIT_COMMITTER_DATE=${date}`];
  const names = [place.workspaceFolder, generatedPrefix, bytecodeFolder];
  const command = ["env", "-i", `PATH=${searchPath}`, ...dates, "sh", "-c", script, "sh", ...names];
  return (await runPreparation({ place, signal, command, user: blockUser })) === 0;
}

/** Ignores the image's own Git settings, such as a template folder with hooks. */
const searchPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
