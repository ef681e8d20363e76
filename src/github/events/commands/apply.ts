import { type OwnRun, ownRuns, type OwnRunsOptions } from "./own-runs.js";

/** The facts about a run's patch in the second line of its report. */
export interface LeftPatch {
  readonly outcome: string;
  /** The id of the artifact with the run's folder. 0: it was not uploaded. */
  readonly artifact: number;
  readonly sha256: string;
}

export interface PatchRun extends OwnRun, LeftPatch {}

/** The hidden line with these facts. It comes first in the report, so no text of a model can imitate it. */
export function patchLine({ outcome, artifact, sha256 }: LeftPatch): string {
  return `<!-- patch of=${outcome} artifact=${artifact} sha256=${sha256} -->\n`;
}

const line = /^[^\n]*\n<!-- patch of=([a-z-]{1,40}) artifact=(\d{1,15}) sha256=([0-9a-f]{64}) -->\n/;

/**
 * The newest run of this thread that passed and left a patch. If there is none, the newest that left a patch.
 * @throws GitHubError.
 */
export async function runToApply(options: OwnRunsOptions): Promise<PatchRun | null> {
  const runs = (await ownRuns(options)).flatMap((run) => {
    const match = line.exec(run.comment.body);
    if (match === null) return [];
    return [{ ...run, outcome: match[1]!, artifact: Number(match[2]), sha256: match[3]! }];
  });
  return runs.findLast(({ outcome }) => outcome === "passed") ?? runs.at(-1) ?? null;
}

/** How a person can apply the patch of a run, in Markdown. */
export function byHandWords({ workflowRun, comment }: OwnRun): string {
  return `To apply the change by hand, read [the run's report](${comment.url}). Then run this in a clone of the repository, at the commit that the run started from:

\`\`\`sh
gh run download ${workflowRun} --pattern 'agent-exec-*'
git switch --create agent-exec-${workflowRun}
git apply --index agent-exec-*/changes.patch
\`\`\`

Then commit, push, and open a pull request.`;
}
