import { basename } from "node:path";
import { attestRun, type AttestedRun } from "../earlier/attested-run.js";
import { settingsInvalid, toAgentExecError } from "../errors.js";
import { artifactName, uploadArtifact, type UploadedArtifact } from "../github/reporting/artifact.js";
import { count } from "../format/format.js";
import { codeSpan } from "../markdown/fence.js";
import { systemClock } from "../process/system-clock.js";
import { holdsRun, readRun } from "../earlier/open-run.js";
import { hasIdToken } from "./runner/id-token.js";
import { type AskedStep, type Step, connect, type Inputs } from "./runner/inputs.js";
import { logText, warnOf } from "./runner/log.js";
import { setOutputs, endBefore } from "./runner/step-end.js";
import { summarise } from "./results/publish.js";
import { jobOf, type WorkflowRun } from "./runner/workflow-run.js";

/**
 * The action with `mode: attest`. It checks a run or a proof of another job, signs statements about it and publishes
 * them. It runs no code.
 * @throws AgentExecError `settings-invalid` if the job may not sign; and the errors of `attestRun`.
 */
export async function attest({ settings }: Inputs, { environment, workflow, signal }: Step): Promise<void> {
  if (await beganElsewhere(settings.out!, workflow))
    return endBefore(
      "skipped",
      "this run started in another workflow run, so this workflow run cannot sign it",
      settings,
    );
  if (!hasIdToken(environment))
    throw settingsInvalid(
      "This job has no OpenID Connect identity, so it cannot sign.",
      "Give the job `permissions: { id-token: write, attestations: write, contents: read, actions: read }`. If a pull request from a fork starts the job, GitHub does not give the job write permissions.",
    );
  const checkedAt = new Date(systemClock.now()).toISOString();
  const run = await attestRun(settings.out!, jobOf(workflow), checkedAt);
  const url = await keepOnGitHub(run, { settings, workflow, signal });
  const artifact = await upload(run, { settings, workflow, signal });
  const { outcome, verified, id } = run;
  const words = verified === null ? "" : verified ? ", verified" : ", not verified";
  logText(`agent-exec: signed ${id} (${outcome}): ${count("statement", run.bundles.length)} in ${run.path}`);
  await summarise(
    `Signed ${codeSpan(id)}: ${outcome}${words}. ${url === null ? "Its statements are in the artifact." : `[Statement](${url})`}\n`,
  );
  setOutputs({
    outcome,
    verified: verified === null ? null : String(verified),
    "run-dir": run.folder,
    "attestation-path": run.path,
    "attestation-url": url,
    "artifact-id": artifact?.id ?? null,
    "artifact-url": artifact?.url ?? null,
  });
}

/** A run that waited for an answer continues in the workflow run of the comment that answers it. */
async function beganElsewhere(folder: string, { url }: WorkflowRun): Promise<boolean> {
  if (!(await holdsRun(folder))) return false;
  const { events } = await readRun(folder);
  const [first] = events;
  const job = first?.type === "run-started" ? first.job : undefined;
  return job?.url !== url && events.some(({ type }) => type === "approval-awaited");
}

type Handing = Pick<AskedStep, "settings" | "workflow" | "signal">;

/** Null if GitHub stores no attestations, as for private repositories without the plan. A warning says so. */
async function keepOnGitHub(
  { bundles }: AttestedRun,
  { settings, workflow, signal }: Handing,
): Promise<string | null> {
  const { server, repository } = workflow;
  try {
    const github = connect(settings, workflow);
    let id = 0;
    for (const bundle of bundles) id = await github.createAttestation({ repository, bundle, signal });
    return `${server}/${repository}/attestations/${id}`;
  } catch (thrown) {
    const { message } = toAgentExecError(thrown);
    warnOf({
      message: `GitHub did not store the signature of this run: ${message}`,
      nextStep:
        "The signed statements are in the run's folder. Download the artifact with this folder, and run `agent-exec check` on the folder.",
    });
    return null;
  }
}

async function upload(
  { folder, id }: AttestedRun,
  { settings, workflow, signal }: Handing,
): Promise<UploadedArtifact | null> {
  const isWanted = settings.artifact === "always" || (settings.artifact === "auto" && workflow.canUpload);
  if (!isWanted) return null;
  const name = artifactName([id || basename(folder), "attested"]);
  return uploadArtifact({ folder, name, runUrl: workflow.url, signal });
}
