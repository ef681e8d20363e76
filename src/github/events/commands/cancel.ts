import { GitHubError } from "../../api/api-error.js";
import type { GitHub } from "../../api/client.js";
import { ownRuns, type OwnRunsOptions } from "./own-runs.js";

export interface CancelOptions extends OwnRunsOptions {
  readonly github: OwnRunsOptions["github"] & Pick<GitHub, "cancelRun">;
  /** The page of the repository's runs. */
  readonly runsPage: string;
}

/**
 * Ends every run of this thread that is going on. GitHub stops its job, and the run itself then writes `cancelled` into
 * its comment. Resolves with the answer, in Markdown.
 * @throws GitHubError if the comments cannot be read, or GitHub fails; on abort the signal's reason.
 */
export async function cancelRuns(options: CancelOptions): Promise<string> {
  const runs = await ownRuns(options);
  const going = new Set(runs.filter(({ isFinal }) => !isFinal).map(({ workflowRun }) => workflowRun));
  if (going.size === 0) return noneWords(options.runsPage);
  const { github, trigger, runsPage, signal } = options;
  const lines: string[] = [];
  for (const id of going) {
    const page = `${runsPage}/runs/${id}`;
    try {
      const isEnding = await github.cancelRun({ repository: trigger.target.repository, id, signal });
      lines.push(
        isEnding
          ? `GitHub is ending [the run](${page}). Its comment will say so in a few seconds.`
          : `[The run](${page}) is already over.`,
      );
    } catch (thrown) {
      if (!(thrown instanceof GitHubError) || thrown.status !== 403) throw thrown;
      return forbiddenWords(page);
    }
  }
  return `### Cancelling\n\n${lines.join("\n\n")}`;
}

function noneWords(runsPage: string): string {
  return `### Nothing to cancel

No run of this thread is in progress. A run that still waits for a runner has no comment yet. Cancel such a run on the [page of all runs](${runsPage}).`;
}

function forbiddenWords(page: string): string {
  return `### Could not cancel the run

The workflow's token may not end runs. Cancel [the run](${page}) on its page. To allow it next time, add one line to the job's permissions:

\`\`\`yaml
permissions:
  actions: write # /agent-exec cancel
\`\`\``;
}
