import { basename } from "node:path";
import { readRun } from "../../earlier/open-run.js";
import { toAgentExecError, settingsInvalid } from "../../errors.js";
import type { RunEvent } from "../../facts/events.js";
import { isAnswer, needsRun } from "../../github/events/commands/read-request.js";
import { resolveTarget, type ResolvedTarget, type Target } from "../../github/events/target.js";
import { artifactName } from "../../github/reporting/artifact.js";
import { findUploaded } from "../../github/reporting/kept-artifact.js";
import { createRedactor } from "../../redaction/redact.js";
import { resultOf } from "../../reports/result/result.js";
import { answeredIn, markAsked } from "./answered-run.js";
import { logText, warnOf } from "../runner/log.js";
import type { AskedReport } from "./missing-run.js";
import { publishRun, reportsOf } from "../results/thread.js";
import { createHandToPost } from "../results/state.js";

/**
 * Posts the run in the folder `out`, and opens its pull request.
 * @throws AgentExecError if the run belongs to another workflow run; GitHubError.
 */
export async function reportRun(asked: AskedReport): Promise<void> {
  const { request, github, trigger, workflow, signal } = asked;
  const answer = needsRun(request) && isAnswer(request) ? { ...asked, request } : null;
  const saved = await savedRun(asked);
  const waiting = answer === null ? null : await answeredIn(saved.events, answer);
  refuseForeign(saved, { ...asked, isAnswered: waiting !== null });
  if (answer !== null && waiting !== null)
    // If this fails, the report is still posted, because the code has already run.
    await markAsked(waiting, answer).catch((thrown: unknown) => {
      if (signal.aborted) throw thrown;
      warnOf(toAgentExecError(thrown));
    });
  const target = await resolveTarget(github, trigger.target, { signal });
  const run = { ...asked, ...saved, target };
  const handToPost = createHandToPost();
  const reports = reportsOf(run, checkedTarget(run), { onState: handToPost });
  const { folder, events } = saved;
  handToPost({ runFolder: folder, ...reports.state });
  const { runId } = resultOf(events);
  const artifact = await findUploaded({
    github,
    repository: workflow.repository,
    runUrl: workflow.url,
    name: artifactName([/^[\w.-]{1,100}$/.test(runId) ? runId : basename(folder)]),
    signal,
    onProblem: warnOf,
  });
  await publishRun({ ...run, reports, handToPost, artifact });
}

/** The run in the folder. This job's secrets are hidden in its texts too. */
async function savedRun({ settings, secrets }: AskedReport) {
  const { folder, events: saved, warnings } = await readRun(settings.out!);
  for (const warning of warnings) logText(`agent-exec: ${warning}`);
  return { folder: folder.path, events: createRedactor(Object.values(secrets)).deep(saved) };
}

/** Refuses a run of another repository. A run that this event did not answer must also belong to this workflow run. */
function refuseForeign(
  { folder, events }: Awaited<ReturnType<typeof savedRun>>,
  { workflow, isAnswered }: AskedReport & { readonly isAnswered: boolean },
): void {
  const first = events[0];
  const job = first?.type === "run-started" ? first.job : undefined;
  const isOfThis = isAnswered || job?.url === workflow.url;
  if (isOfThis && job?.repository === workflow.repository) return;
  throw settingsInvalid(
    `The run in ${folder} does not belong to this workflow run.`,
    "Report the run in a later job of the same workflow run. In this later job, first download the artifact that the run's job uploaded.",
  );
}

interface Saved extends AskedReport {
  readonly target: ResolvedTarget;
  readonly events: readonly RunEvent[];
}

/** The place of the check run. It claims that its commit was tested, so the run must have worked on this commit. */
function checkedTarget({ target, events, settings }: Saved): Target {
  const first = events[0];
  const began = first?.type === "run-started" ? (first.job?.commit ?? null) : null;
  const base = resultOf(events).patch?.base ?? began;
  if (!target.isPullRequest || base === null || base === target.sha) return target;
  if (settings["check-run"] !== "never")
    warnOf({
      message: `Cannot create a check run: the run started from ${base}, but the pull request's newest commit is ${target.sha}.`,
      nextStep: "Check out the pull request's newest commit before the run, or set `check-run: never`.",
    });
  return { ...target, sha: null };
}
