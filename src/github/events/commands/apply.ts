import { ownRuns, type OwnRunsOptions } from "./own-runs.js";

/** Says how to get the newest change of this thread into a branch, in Markdown. @throws GitHubError. */
export async function applyWords(options: OwnRunsOptions): Promise<string> {
  const last = (await ownRuns(options)).findLast(({ isFinal }) => isFinal);
  if (last === undefined)
    return "### Nothing to apply\n\nNo run of this thread has ended yet. Ask for one first, then look at its report.";
  return `### Apply the change by hand

Read [the newest report](${last.comment.url}). If it shows a patch, run this in a clone of the repository, at the commit that the run started from:

\`\`\`sh
gh run download ${last.workflowRun} --pattern 'agent-exec-*'
git switch --create agent-exec-${last.workflowRun}
git apply --index agent-exec-*/changes.patch
\`\`\`

Then commit, push, and open a pull request.`;
}
