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
import type { Inputs } from "../runner/inputs.js";
import { logFindings, logText } from "../runner/log.js";
import type { Step } from "../mode.js";
import { setOutputs } from "../runner/outputs.js";
import { postProof, postsOf } from "./posted-proof.js";
import { summarise, uploadFolder } from "../results/publish.js";
import { endStep } from "../runner/step-end.js";
import { jobOf, type WorkflowRun } from "../runner/workflow-run.js";

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
  const found = {
    ...(await proved(asked)),
    job: jobOf(workflow, { commit: target.sha }),
    agentExec: version,
  };
  const result = createRedactor(Object.values(secrets)).deep(found);
  const name = artifactName(["prove", workflow.job, ...cellOf(asked), workflow.step, workflow.attempt]);
  const folder = await createFolderFor(name, settings.out);
  await replaceFile(folder, "result.json", `${JSON.stringify(result, null, 2)}\n`);
  await replaceFile(folder, "report.md", postsOf(result, { run: workflow.url }).summary);
  const artifact = await uploadFolder({ settings, workflow, folder, name });
  const posts = postsOf(result, { run: workflow.url, artifact: artifact?.url });
  await summarise(posts.summary);
  const landed = await postProof(posts, asked);
  if (landed.checkRunUrl === null) logFindings(result.annotations);
  const { verdict, reason } = result;
  setOutputs({
    outcome: verdict,
    summary: reason,
    data: dataOf(result),
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

function dataOf(result: ProveResult): string | null {
  const json = JSON.stringify(result);
  return json.length > maxDataChars ? null : json;
}

function cellOf({ settings }: Pick<Inputs, "settings">): readonly string[] {
  const { name } = readMatrixCell(settings.matrix);
  return name === "" ? [] : [name];
}

async function proved(asked: ProvenPull): Promise<ProveResult> {
  const { settings, environment, workflow, target, signal } = asked;
  await using opened = await openedChange(asked);
  const own = workflowFile(asked);
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

/** The path of the workflow's file in this repository. Null if it is in another repository, or unknown. */
function workflowFile({
  environment,
  workflow,
}: Pick<ProvenPull, "environment" | "workflow">): string | null {
  const ref = environment.variable("GITHUB_WORKFLOW_REF") ?? "";
  return workflowPath(ref, workflow);
}

/** Reads `owner/name/.github/workflows/prove.yml@refs/pull/1/merge`. */
export function workflowPath(ref: string, { repository }: Pick<WorkflowRun, "repository">): string | null {
  const start = `${repository}/`;
  return ref.startsWith(start) ? ref.slice(start.length).split("@", 1)[0]! : null;
}

interface OpenedChange extends AsyncDisposable {
  readonly change: Change;
}

/** Opens the change in the checkout if it has enough history. Otherwise fetches it. */
async function openedChange({
  base,
  target,
  settings,
  environment,
  workflow,
  signal,
}: ProvenPull): Promise<OpenedChange> {
  const here = await openChange(base, target.sha).catch(() => null);
  if (here !== null && !("unrelated" in here.compared))
    return { change: here, [Symbol.asyncDispose]: async () => undefined };
  const fetched = await fetchHistory({
    workflow,
    target,
    base,
    token: settings["github-token"] ?? "",
    variable: environment.variable,
    clock: systemClock,
    signal,
  });
  try {
    const change = await openChange(base, target.sha, fetched.folder);
    return { change, [Symbol.asyncDispose]: () => fetched[Symbol.asyncDispose]() };
  } catch (thrown) {
    await fetched[Symbol.asyncDispose]();
    throw thrown;
  }
}
