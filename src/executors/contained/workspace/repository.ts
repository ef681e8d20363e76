import type { GivenEntries } from "../../entries/given-entries.js";
import { bytecodeFolder } from "../../languages/bytecode.js";
import { generatedPrefix } from "../../languages/code-file.js";
import { blockUser } from "../guard/users.js";
import { runPreparation } from "../sandbox/preparation.js";
import type { Sandbox } from "../sandbox/sandbox.js";

export interface RepositoryOptions {
  /** Its image has git. */
  readonly sandbox: Sandbox;
  readonly given: Pick<GivenEntries, "newestTime">;
  readonly signal: AbortSignal;
}

/**
 * Makes the workspace a git repository of one commit, the files as they were given, so that `git status`, `git diff` and
 * `git log` tell what the code changed: to its blocks and, in a fresh repository, to a verification. Nothing of the person's own repository is in it: no history, which holds the
 * answers to old issues, no remote, no configuration, no hook. What the code does to it never comes out.
 *
 * The commit has the time of the newest file and so, for the same files, the same name everywhere. Resolves with whether it is there: not where the image has no git, or the workspace no room for a second copy.
 * @throws as `runPreparation` does.
 */
export async function makeRepository({ sandbox, given, signal }: RepositoryOptions): Promise<boolean> {
  const { place } = sandbox;
  const date = `@${Math.floor(given.newestTime / 1000)} +0000`;
  const dates = [`GIT_AUTHOR_DATE=${date}`, `GIT_COMMITTER_DATE=${date}`];
  const command = ["env", "-i", `PATH=${searchPath}`, ...dates, "sh", "-c", script(place.workspaceFolder)];
  return (await runPreparation({ place, signal, command, user: blockUser })) === 0;
}

/** With a person's own settings of the image, such as a template folder with hooks, none of this would be known. */
const searchPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/**
 * Added with `-f`: what was given is part of the tree, ignored or not. The least compression, and none for large files, which
 * are seldom text: they are read again on the same machine. Code that the writer gave no name for lies in files that nobody is to see as its work, and neither is bytecode.
 */
function script(folder: string): string {
  return `
export GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=/dev/null HOME=/dev/null
cd ${folder} || exit
{
  git init -q --template= . && git symbolic-ref HEAD refs/heads/main &&
  git config user.name writer && git config user.email writer@example.invalid && git config gc.auto 0 &&
  mkdir -p .git/info && printf '%s\\n' '${generatedPrefix}*' ${bytecodeFolder}/ >.git/info/exclude &&
  git -c core.compression=1 -c pack.compression=0 -c core.bigFileThreshold=32m -c core.fsync=none -c core.safecrlf=false add -f -A . &&
  git commit -q --no-verify --allow-empty -m 'The files as they were given'
} >/dev/null 2>&1 && exit
rm -rf .git
exit 1
`;
}
