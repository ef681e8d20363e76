import { AgentExecError } from "../../errors.js";
import { GitHubError } from "../api/api-error.js";
import type { GitHub } from "../api/client.js";
import type { Commit } from "../api/git-calls.js";
import type { InRepository } from "../api/in-repository.js";
import { type Edit, isWritten } from "./edits.js";

export interface Push extends InRepository {
  readonly github: GitHub;
  /** The branch, without `refs/heads/`. */
  readonly branch: string;
  /** The commit from which the change starts. */
  readonly base: string;
  /** The hash of the whole tree with the change. */
  readonly tree: string;
  readonly edits: readonly Edit[];
  /** The message's last paragraph has `ownTrailer`. */
  readonly message: string;
}

/** This text precedes the run's id in the message of each of agent-exec's commits. */
export const ownTrailer = "Agent-Exec-Run: ";

/** The beginning of the names of agent-exec's branches. */
export const ownBranches = "agent-exec/";

/** How often to try, because another job may move the branch at the same moment. */
const maxTries = 3;

/**
 * Puts the tree on the branch as one commit. It never discards a commit: on an existing branch, the new commit follows
 * the last one. If the branch already has this tree, nothing changes.
 * @throws AgentExecError `settings-invalid` if the branch's newest commit is somebody else's; GitHubError.
 */
export async function pushBranch(push: Push): Promise<Commit> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await pushOnce(push);
    } catch (thrown) {
      const isRace = thrown instanceof GitHubError && thrown.status === 422 && moved.test(thrown.message);
      if (!isRace || tries === maxTries) throw thrown;
    }
  }
}

const moved = /already exists|not a fast.forward/i;

async function pushOnce(push: Push): Promise<Commit> {
  const { github, branch: name, base, tree, message, ...call } = push;
  const head = await github.branch({ ...call, name });
  if (head === null) return pushNew(push);
  const top = await github.commit({ ...call, sha: head });
  if (!isOurs(top)) throw foreignCommit(name, top);
  const { behindBy } = await github.comparison({ ...call, base, head });
  if (top.tree === tree && behindBy === 0) return top;
  // If the base is the second parent, the pull request shows only this change.
  const parents = behindBy === 0 ? [head] : [head, base];
  const commit = await github.createCommit({ ...call, message, tree, parents });
  await github.moveBranch({ ...call, name, sha: commit.sha });
  return commit;
}

async function pushNew(push: Push): Promise<Commit> {
  const { github, branch: name, base, tree, edits, message, ...call } = push;
  const commit = await github.createCommit({ ...call, message, tree, parents: [base] });
  const isPlain = edits.every(({ mode }) => mode === null || mode === "100644");
  if (commit.isVerified || !isPlain) {
    await github.createBranch({ ...call, name, sha: commit.sha });
    return commit;
  }
  await github.createBranch({ ...call, name, sha: base });
  const signed = await signedCommit(push);
  if (signed?.tree === tree) return signed;
  const last =
    signed === null ? commit : await github.createCommit({ ...call, message, tree, parents: [signed.sha] });
  await github.moveBranch({ ...call, name, sha: last.sha });
  return last;
}

/** GitHub signs this kind of commit even for a person's token. Null if GitHub refuses it. */
async function signedCommit({ github, edits, base, branch, message, ...call }: Push): Promise<Commit | null> {
  const changes = {
    additions: edits.filter(isWritten).map(({ path, content }) => ({
      path,
      contents: Buffer.from(content).toString("base64"),
    })),
    deletions: edits.filter((edit) => !isWritten(edit)).map(({ path }) => ({ path })),
  };
  try {
    return await github.commitOnBranch({ ...call, branch, head: base, message, changes });
  } catch (thrown) {
    if (thrown instanceof GitHubError) return null;
    throw thrown;
  }
}

function isOurs({ message }: Commit): boolean {
  return message.split("\n").some((line) => line.startsWith(ownTrailer));
}

function foreignCommit(branch: string, { sha }: Commit): AgentExecError {
  const message = `The newest commit of branch ${branch}, ${sha.slice(0, 12)}, is not from agent-exec. agent-exec did not replace it.`;
  const nextStep = `Merge or delete branch ${branch}, then start the task again.`;
  return new AgentExecError("settings-invalid", message, { nextStep });
}
