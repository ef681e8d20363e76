import { join } from "node:path";
import { openChange, type Change } from "../../compose/change.js";
import { composeProve } from "../../compose/prove.js";
import { createFolderFor } from "../../earlier/open-run.js";
import { type ProveResult, verdicts } from "../../facts/prove-result.js";
import { replaceFile } from "../../files/safe-changes.js";
import type { GitHub } from "../../github/api/client.js";
import { readCacheOwner } from "../../github/events/cache-owner.js";
import { readBase } from "../../github/events/base.js";
import type { ResolvedTarget } from "../../github/events/target.js";
import { artifactName } from "../../github/reporting/artifact.js";
import { readMatrixCell } from "../../github/reporting/matrix-cell.js";
import type { FileChange } from "../../ports/comparison.js";
import { systemClock } from "../../process/system-clock.js";
import { version } from "../../version.js";
import { createRedactor } from "../../redaction/redact.js";
import { fetchHistory } from "../fetch/fetched-repository.js";
import type { Inputs, Step } from "../runner/inputs.js";
import { logFindings, logText, warnOf, type Told } from "../runner/log.js";
import { setOutputs, endStep } from "../runner/step-end.js";
import { summarise, uploadFolder } from "../results/publish.js";
import { jobOf, type WorkflowRun } from "../runner/workflow-run.js";
import type { FinalPosts, Landed } from "../../github/reporting/github-reports.js";
import { proofTitle, renderProof, type ProveLinks } from "../../reports/github/prove-report.js";
import { reportsOf } from "../results/thread.js";

/** A pull request, with the newest commit of its target branch. */
export interface ProvenPull extends Inputs, Step {
  readonly github: GitHub;
  readonly target: ResolvedTarget;
  /** In hex. */
  readonly base: string;
}

/** How the names of such artifacts begin. They end with the number of the workflow run's attempt. */
export const proofArtifact = artifactName(["prove"]);

/**
 * Proves the pull request and publishes the result.
 * @throws AgentExecError if nothing can begin. If the signal aborts, the error is the signal's reason.
 */
export async function proveAndPublish(asked: ProvenPull): Promise<void> {
  const { settings, secrets, workflow, target } = asked;
  const job = jobOf(workflow, { commit: target.sha });
  const found = { ...(await proved(asked)), job, agentExec: version };
  const result = createRedactor(Object.values(secrets)).deep(found);
  const { name: cell } = readMatrixCell(settings.matrix);
  const cells = cell === "" ? [] : [cell];
  const name = artifactName(["prove", workflow.job, ...cells, workflow.step, workflow.attempt]);
  const folder = await createFolderFor(name, settings.out);
  await replaceFile(folder, "result.json", `${JSON.stringify(result, null, 2)}\n`);
  await replaceFile(folder, "report.md", postsOf(result, { run: workflow.url }).summary);
  const artifact = await uploadFolder({ settings, workflow, folder, name });
  const posts = postsOf(result, { run: workflow.url, artifact: artifact?.url });
  await summarise(posts.summary);
  const landed = await postProof(posts, asked);
  if (landed.checkRunUrl === null) logFindings(result.annotations);
  const { verdict, reason } = result;
  const json = JSON.stringify(result);
  setOutputs({
    outcome: verdict,
    summary: reason,
    data: json.length > maxDataChars ? null : json,
    "report-path": join(folder, "report.md"),
    "run-dir": folder,
    "artifact-id": artifact?.id ?? null,
    "artifact-url": artifact?.url ?? null,
    "comment-url": landed.commentUrl,
    "check-run-url": landed.checkRunUrl,
  });
  logText(`${verdicts[verdict].title}. ${reason} (pull request ${target.number}, commit ${target.sha})`);
  endStep({ outcome: verdict, message: reason, nextStep: "", failOn: settings["fail-on"] });
}

/** The largest `data` output. GitHub limits all outputs of a job to 1 MiB. */
const maxDataChars = 262_144;

async function proved(asked: ProvenPull): Promise<ProveResult> {
  const { settings, environment, workflow, target, signal } = asked;
  await using opened = await openedChange(asked);
  const own = workflowPath(environment.variable("GITHUB_WORKFLOW_REF") ?? "", workflow);
  const { result } = await composeProve({
    settings,
    variable: environment.variable,
    change: opened.change,
    action: {
      cacheOwner: readCacheOwner({ apiUrl: workflow.apiUrl, target, base: readBase(workflow) }),
      // Only people with write access can change the workflow in the repository's own branch, so they may decide how it
      // proves.
      decides: ({ path, before }: FileChange) => path === own && (target.isFork || before !== null),
    },
    signal,
    onProgress: logText,
  });
  return result;
}

/**
 * The path of a workflow's file in this repository, from `owner/name/.github/workflows/prove.yml@refs/pull/1/merge`.
 * Null if it is in another repository, or unknown.
 */
export function workflowPath(ref: string, { repository }: Pick<WorkflowRun, "repository">): string | null {
  const start = `${repository}/`;
  return ref.startsWith(start) ? ref.slice(start.length).split("@", 1)[0]! : null;
}

/** Opens the change in the checkout if it has enough history. Otherwise fetches it. */
async function openedChange(asked: ProvenPull): Promise<AsyncDisposable & { readonly change: Change }> {
  const { base, target, settings, environment } = asked;
  const here = await openChange(base, target.sha).catch(() => null);
  if (here !== null && !("unrelated" in here.compared))
    return { change: here, [Symbol.asyncDispose]: async () => undefined };
  const token = settings["github-token"] ?? "";
  const fetched = await fetchHistory({
    ...asked,
    token,
    variable: environment.variable,
    clock: systemClock,
  });
  try {
    const change = await openChange(base, target.sha, fetched.folder);
    return { change, [Symbol.asyncDispose]: () => fetched[Symbol.asyncDispose]() };
  } catch (thrown) {
    await fetched[Symbol.asyncDispose]();
    throw thrown;
  }
}

export function postsOf(result: ProveResult, links: ProveLinks): FinalPosts & { readonly summary: string } {
  const text = renderProof(result, links);
  const { conclusion } = verdicts[result.verdict];
  const check = { conclusion, title: proofTitle(result), summary: text, findings: result.annotations };
  return { comment: text, check, summary: text };
}

/** Updates the pull request's comment about the proof, and adds a check run to its commit. Never throws. */
export async function postProof(
  posts: FinalPosts,
  posting: Pick<ProvenPull, "github" | "settings" | "workflow" | "target" | "signal">,
): Promise<Landed> {
  const { settings, target } = posting;
  const isAuto = settings.comment !== "always" && settings["check-run"] !== "always";
  let mayPost = true;
  const reports = reportsOf(posting, target, {
    about: "prove",
    // The token of a fork's job can only read, which is no fault. Another workflow can post the result.
    onProblem: (problem) => {
      if (!isAuto || !isForbidden(problem)) warnOf(problem);
      else if (mayPost) logText(onlySummary);
      mayPost &&= !isForbidden(problem);
    },
    onState: () => undefined,
  });
  return reports.conclude(posts);
}

const onlySummary =
  "This job is not allowed to post on the pull request, so the job's summary shows the result. A second workflow can post the result: see `examples/prove-report.yml` of agent-exec.";

function isForbidden(problem: Told): boolean {
  return (problem as { readonly status?: unknown }).status === 403;
}
