import { onStatus } from "../../api/api-error.js";
import type { AboutTrigger } from "../trigger.js";
import { ownRuns } from "./own-runs.js";

export interface CancelOptions extends AboutTrigger<"comments" | "ownLogin" | "openRuns" | "cancelRun"> {
  /** The id of this workflow run. */
  readonly workflowRun: string;
  /** The page of the repository's runs. */
  readonly runsPage: string;
}

/**
 * Ends every unfinished run of this thread, found by its comment or by the thread's name. GitHub stops the job, and a
 * comment then says `cancelled`. Resolves with the answer, in Markdown.
 */
export async function cancelRuns(options: CancelOptions): Promise<string> {
  const { github, trigger, runsPage, workflowRun, signal } = options;
  const [reported, named] = await Promise.all([ownRuns(options), namedRuns(options)]);
  const open = reported.filter(({ isFinal }) => !isFinal).map((run) => run.workflowRun);
  const going = new Set([...open, ...(named ?? [])]);
  going.delete(Number(workflowRun));
  if (going.size === 0) return named === null ? forbiddenWords(runsPage) : noneWords(runsPage);
  const lines: string[] = [];
  for (const id of going) {
    const page = `${runsPage}/runs/${id}`;
    const { repository } = trigger.target;
    const isEnding = await github.cancelRun({ repository, id, signal }).catch(onStatus([403], null));
    if (isEnding === null) return forbiddenWords(page);
    lines.push(
      isEnding
        ? `GitHub is stopping [the run](${page}). The run's comment will show the cancellation within a minute.`
        : `[The run](${page}) is already over.`,
    );
  }
  return `### Cancelling\n\n${lines.join("\n\n")}`;
}

/** The runs with the thread's name. Null if the job may not list runs, or if the server (Gitea) has no such list. */
async function namedRuns({ github, trigger, signal }: CancelOptions): Promise<readonly number[] | null> {
  const { repository, number } = trigger.target;
  // The examples' `run-name`. A run with several jobs has no comment before it ends. So this name shows its thread.
  const wanted = `agent-exec on #${number ?? 0}`;
  const runs = await github.openRuns({ repository, signal }).catch(onStatus([403, 404], null));
  return runs?.filter(({ name }) => name === wanted).map(({ id }) => id) ?? null;
}

function noneWords(runsPage: string): string {
  return `### Nothing to cancel

agent-exec found no run of this conversation in progress. It looked at the comments and at the names of runs. Cancel any other run on the [page of all runs](${runsPage}).`;
}

function forbiddenWords(page: string): string {
  return `### Could not cancel the run

The workflow's token may not end runs. Cancel the run [on GitHub](${page}). To allow it next time, add one line to the job's permissions:

\`\`\`yaml
permissions:
  actions: write # /agent-exec cancel
\`\`\``;
}
