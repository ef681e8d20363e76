import { basename } from "node:path";
import { readRun } from "../earlier/open-run.js";
import { AgentExecError } from "../errors.js";
import type { RunEvent } from "../facts/events.js";
import { connectGitHub, type GitHub } from "../github/api/client.js";
import { passGate } from "../github/events/permissions.js";
import { resolveTarget, type ResolvedTarget, type Target } from "../github/events/target.js";
import type { RunTrigger } from "../github/events/trigger.js";
import { artifactName } from "../github/reporting/artifact.js";
import { GitHubReports } from "../github/reporting/github-reports.js";
import { systemClock } from "../process/system-clock.js";
import { createRedactor } from "../redaction/redact.js";
import { renderProgress } from "../reports/progress.js";
import { resultOf } from "../reports/result.js";
import { listsOf } from "./gate-lists.js";
import { foundOnLines } from "./found-on-lines.js";
import type { Inputs } from "./inputs.js";
import { logText, warnOf } from "./log.js";
import type { Step } from "./mode.js";
import { nothingPublished, publish } from "./publish.js";
import { readEvent } from "./read-event.js";
import { createHandToPost } from "./state.js";
import { endBefore } from "./step-end.js";
import type { WorkflowRun } from "./workflow-run.js";

/**
 * The action with `mode: report`: posts a run of an earlier job, whose artifact was downloaded to `out`, and opens its
 * pull request. It runs nothing and needs no model. A stranger may have written the folder, so only the event says
 * where the report goes. @throws AgentExecError if there is no run; GitHubError.
 */
export async function report(inputs: Inputs, step: Step): Promise<void> {
  const { settings } = inputs;
  const { workflow, signal } = step;
  if (workflow.eventName === "workflow_run" && settings.out === undefined) {
    const { reportProof } = await import("./report-proof.js");
    return reportProof(inputs, step);
  }
  // Only the event's place and its sender matter here, so that any event passes.
  const trigger = await readEvent(workflow, { ...settings, task: "report" });
  if (trigger.kind === "skip") return endBefore("skipped", trigger.reason, settings);
  const token = settings["github-token"] ?? "";
  const github = connectGitHub({ token, apiUrl: workflow.apiUrl, log: logText });
  const gate = await passGate({ access: github, trigger, lists: listsOf(settings), signal });
  if (!gate.isAllowed) return endBefore("denied", gate.reason, settings);
  const { folder, events } = await savedRun(inputs, workflow);
  const target = await resolveTarget(github, trigger.target, { signal });
  await publishSaved({ ...inputs, workflow, signal, github, trigger, target, folder, events });
}

/** Its texts are redacted once more, with the secrets of this job. */
async function savedRun({ settings, secrets }: Inputs, workflow: WorkflowRun) {
  if (settings.out === undefined)
    throw new AgentExecError("settings-invalid", "`mode: report` needs the folder of a run.", {
      nextStep: "Set `out` to the folder of the run's downloaded artifact.",
    });
  const { folder, events: saved, warnings } = await readRun(settings.out);
  for (const warning of warnings) logText(`agent-exec: ${warning}`);
  const events = createRedactor(Object.values(secrets)).deep(saved);
  const first = events[0];
  const job = first?.type === "run-started" ? first.job : undefined;
  if (job?.url === workflow.url && job.repository === workflow.repository)
    return { folder: folder.path, events };
  throw new AgentExecError(
    "settings-invalid",
    `The run in ${folder.path} does not belong to this workflow run.`,
    {
      nextStep:
        "Report a run in a later job of the same workflow run. Download the artifact that the run's job uploaded.",
    },
  );
}

interface Saved extends Inputs, Pick<Step, "workflow" | "signal"> {
  readonly github: GitHub;
  readonly trigger: RunTrigger;
  readonly target: ResolvedTarget;
  /** Absolute. */
  readonly folder: string;
  readonly events: readonly RunEvent[];
}

async function publishSaved(saved: Saved): Promise<void> {
  const { settings, workflow, signal, github, trigger, target, folder, events } = saved;
  const handToPost = createHandToPost();
  const reports = new GitHubReports({
    github,
    clock: systemClock,
    wanted: { comment: settings.comment, check: settings["check-run"] },
    target: checkedTarget(saved),
    step: workflow,
    matrix: settings.matrix,
    render: (all) => renderProgress(all, { runUrl: workflow.url }),
    signal,
    onProblem: warnOf,
    onState: handToPost,
  });
  handToPost({ runFolder: folder, ...reports.state });
  const { runId } = resultOf(events);
  const name = artifactName([/^[\w.-]{1,100}$/.test(runId) ? runId : basename(folder)]);
  const artifact = { id: 0, name, url: `${workflow.url}#artifacts`, digest: null, leftOut: [] };
  await publish({
    settings,
    workflow,
    events,
    folder,
    published: { ...nothingPublished, artifact },
    keep: (published) => handToPost({ published }),
    findings: () => foundOnLines(events, saved),
    openPull: async () => {
      const { createPullRequest } = await import("./pull-request.js");
      const isDraft = settings["create-pull-request"] === "draft";
      const threadTitle = trigger.told?.title ?? null;
      return createPullRequest({ ...saved, artifact, target, isDraft, threadTitle });
    },
    suggest: async (reportUrl) => {
      const { suggestChange } = await import("./suggested-change.js");
      return suggestChange({ ...saved, folder, events, target }, reportUrl);
    },
    conclude: (report) => reports.conclude(report),
  });
  handToPost({ ...reports.state, isFinished: !reports.mayComeLater });
}

/** A check run claims that its commit was tested, so it needs a run that worked on this commit. */
function checkedTarget({ target, events, settings }: Saved): Target {
  const base = resultOf(events).patch?.base ?? null;
  if (!target.isPullRequest || base === null || base === target.sha) return target;
  if (settings["check-run"] !== "never")
    warnOf({
      message: `Cannot create a check run: the run worked on ${base}, but the pull request's newest commit is ${target.sha}.`,
      nextStep: "Check out the pull request's newest commit before the run, or set `check-run: never`.",
    });
  return { ...target, sha: null };
}
