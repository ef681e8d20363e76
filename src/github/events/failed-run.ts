import { AgentExecError } from "../../errors.js";
import type { EndedJob } from "../api/job-calls.js";
import { isAboutFailedRun } from "../reporting/marker.js";
import type { AboutTrigger, RunTrigger } from "./trigger.js";

/** The largest number of such runs for one pull request. Nobody asked for them, so there must be a limit. */
const mostRuns = 3;
export const offLabel = "agent-exec:off";

/** Steps of the runner itself. If one of them fails, the repository's code did not run. */
const runnerSteps: ReadonlySet<string> = new Set(["Set up job", "Initialize containers"]);

/**
 * Why a failed workflow run starts no run of agent-exec, in one line. Null if it starts one, or if the event is about
 * no workflow run.
 */
export async function reasonToLeave({
  github,
  trigger,
  signal,
}: AboutTrigger<"jobs" | "pullRequest" | "comments">): Promise<string | null> {
  const { failedRun, target } = trigger;
  if (failedRun === undefined) return null;
  const { repository, number, sha } = target;
  const call = { repository, signal };
  const jobs = await github.jobs({ ...call, ...failedRun });
  if (!jobs.some(failedInItsStep))
    return "no step of the failed run failed, because the runner was lost, or a job was cancelled or ran out of time";
  if (number === null) return null;
  const { state, head, labels } = await github.pullRequest({ ...call, number });
  if (state !== "open") return `pull request #${number} is ${state}`;
  if (head.sha !== sha) return `pull request #${number} has newer commits than the failed run`;
  if (labels.some(({ name }) => name === offLabel))
    return `pull request #${number} has the label ${offLabel}`;
  // Anybody can copy a marker. This can only stop runs, but not allow more.
  const told = (await github.comments({ ...call, number })).filter(({ body }) => isAboutFailedRun(body));
  if (told.length < mostRuns) return null;
  return `agent-exec already worked on ${mostRuns} failed runs of pull request #${number}; write a comment to start another run`;
}

/**
 * @throws AgentExecError `settings-invalid` if the workflow posts no comments, because the runs are counted by their
 * comments.
 */
export function refuseUncounted({ failedRun, target }: RunTrigger, comment: string): void {
  if (failedRun === undefined || target.number === null || comment !== "never") return;
  throw new AgentExecError(
    "settings-invalid",
    `agent-exec works on at most ${mostRuns} failed workflow runs of a pull request. agent-exec counts its own comments for this, so \`comment: never\` does not work here.`,
    { nextStep: "Remove `comment: never` from this workflow." },
  );
}

function failedInItsStep({ conclusion, steps }: EndedJob): boolean {
  if (conclusion !== "failure") return false;
  return steps.some((step) => step.conclusion === "failure" && !runnerSteps.has(step.name));
}
