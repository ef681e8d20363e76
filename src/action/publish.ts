import { setFailed, summary } from "@actions/core";
import { toAgentExecError, type AgentExecError } from "../errors.js";
import { artifactName, uploadArtifact } from "../github/artifact.js";
import type { UploadedArtifact } from "../github/artifact.js";
import type { RunEvent } from "../ports/events.js";
import type { RunResult } from "../reports/result.js";
import type { Settings } from "../settings/schema.js";
import { lastWords } from "./last-words.js";
import type { Landed, LastWords } from "./last-words.js";
import { warnOf } from "./log.js";
import { setOutputs } from "./outputs.js";
import type { WorkflowRun } from "./workflow-run.js";

export interface Publication {
  readonly settings: Settings;
  readonly workflow: WorkflowRun;
  readonly events: readonly RunEvent[];
  readonly result: RunResult;
  /** The run's folder, absolute. */
  readonly folder: string;
  /** Brings comment and check to their end; never throws. */
  readonly conclude: (words: LastWords) => Promise<Landed>;
}

/**
 * Tells the world how a run ended: files first, so that nothing that fails later can lose them, then the summary, the
 * comment and the check, the outputs, and last the step's own end. What cannot be posted changes no outcome.
 */
export async function publish(publication: Publication): Promise<void> {
  const { settings, workflow, events, result, folder, conclude } = publication;
  const { artifact, problem } = await upload(publication);
  const words = lastWords(events, { workflow, artifact });
  await summary
    .addRaw(words.summary, true)
    .write()
    .catch((thrown) => warnOf(toAgentExecError(thrown)));
  const { commentUrl, checkRunUrl } = await conclude(words);
  setOutputs({
    outcome: result.outcome,
    "exit-code": result.exitCode,
    attempts: result.attempts,
    summary: result.summary,
    result: result.result,
    "transcript-path": `${folder}/transcript.jsonl`,
    "report-path": `${folder}/report.md`,
    "run-dir": folder,
    "artifact-id": artifact?.id ?? null,
    "artifact-url": artifact?.url ?? null,
    "comment-url": commentUrl,
    "check-run-url": checkRunUrl,
    "input-tokens": result.usage.inputTokens,
    "output-tokens": result.usage.outputTokens,
    "cost-usd": result.usage.costUsd,
  });
  const failOn: readonly string[] = settings["fail-on"];
  if (failOn.includes(result.outcome)) setFailed(`${result.outcome}: ${reasonOf(events)}`);
  else if (problem !== null && settings.artifact === "always")
    setFailed(`${problem.message}\n${problem.nextStep}`);
}

async function upload({ settings, workflow, folder }: Publication): Promise<{
  readonly artifact: UploadedArtifact | null;
  readonly problem: AgentExecError | null;
}> {
  const isWanted = settings.artifact === "always" || (settings.artifact === "auto" && workflow.canUpload);
  if (!isWanted) return { artifact: null, problem: null };
  try {
    const name = artifactName([folder.split("/").at(-1) ?? workflow.job]);
    const { signal } = new AbortController();
    const artifact = await uploadArtifact({ folder, name, runUrl: workflow.url, signal });
    return { artifact, problem: null };
  } catch (thrown) {
    const problem = toAgentExecError(thrown);
    warnOf(problem);
    return { artifact: null, problem };
  }
}

function reasonOf(events: readonly RunEvent[]): string {
  const end = events.at(-1);
  if (end?.type !== "run-ended") return "";
  return end.nextStep === "" ? end.reason : `${end.reason}\n${end.nextStep}`;
}
