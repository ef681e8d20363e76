import { basename } from "node:path";
import {
  AgentExecError,
  type ErrorCode,
  isAgentExecError,
  toAgentExecError,
  settingsInvalid,
} from "../../errors.js";
import { outcomeOf } from "../../facts/outcomes.js";
import { truncateEnd } from "../../format/truncate.js";
import { isAnswer, needsRun, type Request } from "../../github/events/commands/read-request.js";
import { artifactName } from "../../github/reporting/artifact.js";
import { askedRun } from "./answered-run.js";
import { errorReport } from "../results/final-report.js";
import { logText } from "../runner/log.js";
import type { AskedStep } from "../runner/inputs.js";
import { summarise } from "../results/publish.js";
import { reportsOf } from "../results/thread.js";
import { endWithoutRun } from "../runner/step-end.js";

/** The request that a job with `mode: report` handles. */
export type AskedReport = AskedStep & { readonly request: Request };

/**
 * Answers an event for which there is no run. Says why the other job ran nothing.
 * @throws the signal's reason, if the signal aborts.
 */
export async function reportMissing(asked: AskedReport): Promise<void> {
  const { settings, workflow, trigger } = asked;
  const { error, isCancelled = false, couldNot = "start" } = await reasonOf(asked);
  const reports = reportsOf(asked, trigger.target, { onState: () => undefined });
  const posts = errorReport(error, workflow, { couldNot });
  await summarise(posts.summary);
  const landed = await reports.conclude(posts);
  const outcome = isCancelled ? "cancelled" : outcomeOf(error);
  endWithoutRun(error, { outcome, failOn: settings["fail-on"], landed });
}

interface Reason {
  readonly error: AgentExecError;
  readonly isCancelled?: true;
  readonly couldNot?: "report a run";
}

async function reasonOf(asked: AskedReport): Promise<Reason> {
  const { request, github, workflow, signal } = asked;
  const { repository, attempt } = workflow;
  const runId = Number(basename(workflow.url));
  try {
    if (needsRun(request) && isAnswer(request)) await askedRun({ ...asked, request });
    const jobs = await github.jobs({ repository, runId, attempt: Number(attempt), signal });
    const told: string[] = [];
    for (const job of jobs.filter(({ conclusion }) => conclusion === "failure"))
      told.push(...(await github.jobErrors({ repository, job, signal })));
    // Other jobs of the workflow may have failed too, so only agent-exec's own error counts.
    const ours = told.find((each) => ownError.test(each));
    if (ours !== undefined) return reasonIn(ours);
    if (jobs.some(({ conclusion }) => conclusion === "cancelled"))
      return { error: cancelled, isCancelled: true };
    if (told[0] !== undefined) return reasonIn(told[0]);
    const kept = await github.artifacts({ repository, runId, signal });
    if (kept.some(({ name, isExpired }) => name.startsWith(artifactName([""])) && !isExpired))
      return { error: notDownloaded, couldNot: "report a run" };
  } catch (thrown) {
    if (signal.aborted) throw thrown;
    if (isAgentExecError(thrown) && thrown.code === "task-invalid") return { error: thrown };
    logText(`agent-exec could not read why nothing ran: ${toAgentExecError(thrown).message}`);
  }
  return { error: unknown };
}

/** The error codes of a failed upload, which comes after a run. */
const isOfUpload: ReadonlySet<string> = new Set<ErrorCode>(["github-unavailable", "storage-failed"]);

/** The first line of agent-exec's own errors: a message and a code. */
const ownError = /^(?:infrastructure-error: )?(.*) \[([a-z-]{1,30})\]:?$/m;

/** Reads the other step's error: a message, perhaps with a code, and the next step on a line of its own. */
function reasonIn(told: string): Reason {
  const [line = "", ...rest] = truncateEnd(told, 2_000).split("\n");
  const [, message = line, code = ""] = ownError.exec(line) ?? [];
  const nextStep = rest.join(" ").trim() || unknown.nextStep;
  const error = settingsInvalid(message, nextStep);
  return isOfUpload.has(code) ? { error, couldNot: "report a run" } : { error };
}

const unknown = settingsInvalid(
  "The job that runs the task saved no run.",
  "To find out why, read the log of the job that runs the task.",
);

const notDownloaded = new AgentExecError(
  "github-unavailable",
  "The job with `mode: report` did not download the files of the run.",
  {
    nextStep:
      'Open the log, and choose "Re-run failed jobs". GitHub then runs this job again, but not the job that ran the task.',
  },
);

const cancelled = new AgentExecError("internal", "The workflow was cancelled before it saved a run.", {
  nextStep: "If you need the result, write the comment again.",
});
