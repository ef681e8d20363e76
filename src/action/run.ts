import { readsBaseFiles } from "../compose/executor.js";
import { compose } from "../compose/run.js";
import { type AgentExecError, toAgentExecError } from "../errors.js";
import type { GitHubReports, Landed } from "../github/reporting/github-reports.js";
import {
  type AnswerRequest,
  isAnswer,
  isOfDocuments,
  type RunRequest,
} from "../github/events/commands/read-request.js";
import { readBase } from "../github/events/base.js";
import { readCacheOwner } from "../github/events/cache-owner.js";
import { refuseUncounted } from "../github/events/failed-run.js";
import { refuseEditedText } from "../github/events/edited-text.js";
import { refuseMovedHead, resolveTarget, type ResolvedTarget, type Target } from "../github/events/target.js";
import type { ReplyDocument } from "../ports/writer.js";
import type { Clock } from "../ports/clock.js";
import { checkedOutCommits } from "../workspace/git/git.js";
import { systemClock } from "../process/system-clock.js";
import { outcomeOf } from "../facts/outcomes.js";
import type { ResumedRun } from "../earlier/resumed-run.js";
import type { RunJob, Task } from "../facts/task.js";
import { repositoryFolder } from "../ports/workspace.js";
import { type AskedStep, ownerFileReader, withConfig } from "./runner/inputs.js";
import { acknowledged, logReporter, publishRun, reportsOf } from "./results/thread.js";
import { askedTask, withOptions } from "./request/asked-task.js";
import { askedDocuments, settingsForDocuments } from "./request/documents.js";
import { contextOf } from "./request/event-context.js";
import { fetchIfMissing } from "./fetch/fetched-repository.js";
import { errorReport } from "./results/final-report.js";
import { idTokenOf } from "./runner/id-token.js";
import { hideFromNow, hideInLog, warnOf } from "./runner/log.js";
import { summarise } from "./results/publish.js";
import { createHandToPost, type HandToPost } from "./results/state.js";
import { endWithoutRun } from "./runner/step-end.js";
import { jobOf } from "./runner/workflow-run.js";

export interface AllowedRun extends AskedStep {
  readonly request: RunRequest;
  /** Default: the system's. */
  readonly clock?: Clock;
  /** Where each setting was given. Absent: the config file was not read yet. */
  readonly origins?: Readonly<Record<string, string>>;
}

/**
 * Acknowledges an allowed request, runs it and reports.
 * @throws the signal's reason, if the signal aborts before the run.
 */
export async function runAllowed(asked: AllowedRun): Promise<void> {
  const { trigger, github, signal } = asked;
  let allowed = asked;
  // The run does not wait for the reaction, because GitHub may be slow.
  const heard = acknowledged(asked);
  let target: Target = trigger.target;
  let reports: GitHubReports | null = null;
  const handToPost = createHandToPost();
  try {
    const resolving = resolveTarget(github, target, { signal });
    resolving.catch(() => undefined);
    allowed = { ...asked, ...(await withConfig(asked, ownerFileReader(asked))) };
    // This comes before the task is read. So the check run can also report a task that cannot be used.
    const resolved = await resolving;
    target = resolved;
    const { request } = asked;
    const asking = isAnswer(request) ? null : await askedTask({ ...allowed, request });
    const settings = withOptions(allowed.settings, asking?.options ?? {});
    allowed = { ...allowed, settings: isOfDocuments(request) ? settingsForDocuments(settings) : settings };
    await refuseEditedText(asked);
    refuseUncounted(trigger, allowed.settings.comment);
    const base = readBase(allowed.workflow);
    // A comment's job checks out the default branch, if anything. The documents are those of the pull request.
    const isCheckoutUsed = !isOfDocuments(request);
    await using fetched = await fetchIfMissing(allowed.settings.workspace, {
      isCheckoutUsed,
      ...allowed,
      clock: allowed.clock ?? systemClock,
      target: resolved,
      base: base.kind === "commit" && readsBaseFiles(allowed.settings) ? base.commit : null,
      token: allowed.settings["github-token"] ?? "",
      withSubmodules: allowed.settings.submodules,
      variable: allowed.environment.variable,
    });
    target = fetched === null ? await withoutForeignCheck(resolved, allowed) : resolved;
    reports = reportsOf(allowed, target, { onState: handToPost });
    const job = jobOf(allowed.workflow, { commit: target.sha, failedRun: trigger.failedRun });
    const run = { ...allowed, job, target: resolved, reports, handToPost, fetched: fetched?.folder };
    const { variable } = allowed.environment;
    const documents =
      isOfDocuments(request) && fetched !== null
        ? await askedDocuments(request, { folder: fetched.folder, variable })
        : undefined;
    if (asking !== null) await runAndPublish({ ...run, task: asking.task, documents });
    else if (isAnswer(request)) await answerAndPublish({ ...run, request });
  } catch (thrown) {
    if (signal.aborted && reports === null) throw thrown;
    const error = toAgentExecError(thrown);
    reports ??= reportsOf(allowed, target, { onState: handToPost });
    const landed = await refuse(error, { workflow: allowed.workflow, reports, handToPost });
    endWithoutRun(error, { outcome: outcomeOf(error), failOn: allowed.settings["fail-on"], landed });
  } finally {
    await heard;
  }
}

/** Reports why nothing ran, or why the run stopped. If the run has ended already, the post step reports it. */
async function refuse(
  error: AgentExecError,
  { workflow, reports, handToPost }: Pick<ReportedRun, "workflow" | "reports" | "handToPost">,
): Promise<Landed> {
  if (reports.hasEnded) return { commentUrl: null, checkRunUrl: null };
  const report = errorReport(error, workflow, {
    couldNot: reports.events.length > 0 ? "continue" : "start",
  });
  await summarise(report.summary);
  const landed = await reports.conclude(report);
  handToPost({ ...reports.state, isFinished: true });
  return landed;
}

/**
 * Drops the check run if the checkout is at another commit, because a check run claims that its commit was tested. A
 * warning says so. By default, a comment's workflow checks out the default branch.
 */
async function withoutForeignCheck(
  target: ResolvedTarget,
  { settings, github, signal }: AllowedRun,
): Promise<Target> {
  const folder = repositoryFolder(settings.workspace);
  if (folder === null || !target.isPullRequest) return target;
  const commits = await checkedOutCommits(folder);
  await refuseMovedHead(github, target, { checkedOut: commits, signal });
  if (settings["check-run"] === "never" || commits.includes(target.sha)) return target;
  warnOf({
    message: `Cannot create a check run: the checkout is at ${commits[0] ?? "no commit"}, but the pull request's newest commit is ${target.sha}.`,
    nextStep: "Check out the pull request's newest commit, or set `check-run: never`.",
  });
  return { ...target, sha: null };
}

interface ReportedRun extends AllowedRun {
  readonly job: RunJob;
  readonly target: ResolvedTarget;
  readonly reports: GitHubReports;
  readonly handToPost: HandToPost;
  /** The folder of the repository that the action fetched. Undefined: none. */
  readonly fetched: string | undefined;
}

async function answerAndPublish(run: ReportedRun & { readonly request: AnswerRequest }): Promise<void> {
  const { answerRun } = await import("./saved-run/answered-run.js");
  const { folder, events, goesOn } = await answerRun(run);
  if (goesOn === null) {
    run.reports.recall(events);
    run.handToPost({ runFolder: folder, ...run.reports.state });
    return publishFolder(run, folder);
  }
  try {
    await runAndPublish({ ...run, task: goesOn.run.task, resumed: goesOn });
  } finally {
    // If the run ended, its folder is already closed.
    await goesOn.folder.close();
  }
}

interface RunWithTask extends ReportedRun {
  readonly task: Task;
  /** The run to continue. Absent: the run is new. */
  readonly resumed?: ResumedRun;
  /** The documents whose blocks run. Undefined: a model writes them. */
  readonly documents?: readonly ReplyDocument[] | undefined;
}

async function runAndPublish(run: RunWithTask): Promise<void> {
  const { settings, secrets, origins, environment, task } = run;
  const { resumed, documents, reports, handToPost, signal } = run;
  const isRead = resumed === undefined && documents === undefined;
  const shown = isRead ? await contextOf(run) : null;
  const composed = await compose({
    ...placeOf(run),
    settings,
    task,
    ...shown,
    ...(documents !== undefined && { replies: { kind: "documents", documents } as const }),
    secrets,
    idToken: idTokenOf(environment, run.trigger.target.isFork === true),
    onSecret: hideInLog,
    signal,
    ...(origins && { origins }),
    job: run.job,
    readOwnerFile: ownerFileReader(run),
    ...(resumed !== undefined && { resumed }),
    reporters: [logReporter(resumed?.events), reports],
  });
  hideFromNow(composed.secrets);
  const folder = composed.folder.path;
  // From here on, the post step can find the run.
  handToPost({ runFolder: folder, ...reports.state });
  if (resumed !== undefined) reports.recall(resumed.events);
  try {
    await composed.start(signal);
  } catch (thrown) {
    // The run has ended, and only rendered files are missing. This must not hide the run's outcome.
    if (!reports.hasEnded) throw thrown;
    warnOf(toAgentExecError(thrown));
  }
  await publishFolder(run, folder);
}

/** Where the code of a run comes from, and where it runs. */
function placeOf({ workflow, target, environment, fetched }: ReportedRun) {
  const base = readBase(workflow);
  const cacheOwner = readCacheOwner({ apiUrl: workflow.apiUrl, target, base });
  return { face: "action" as const, variable: environment.variable, base, cacheOwner, fetched };
}

function publishFolder(run: ReportedRun, folder: string): Promise<void> {
  const { events } = run.reports;
  return publishRun({ ...run, folder, events, artifact: null, alone: placeOf(run) });
}
