import { attestationName, type RecordFinding, recheckRun } from "../attestation/recheck.js";
import { proofFiles, recheckProof } from "../attestation/recheck-proof.js";
import { type Bundle, sign } from "../attestation/sign.js";
import {
  type Predicate,
  predicatesOf,
  proofPredicate,
  runFiles,
  subjectsOf,
} from "../attestation/statements.js";
import { AgentExecError, settingsInvalid } from "../errors.js";
import { replaceFile } from "../files/safe-changes.js";
import type { RunJob } from "../facts/task.js";
import type { RunFolder } from "../run-folder/run-folder.js";
import { join } from "node:path";

export interface AttestedRun {
  /** The absolute path of the folder. */
  readonly folder: string;
  /** The run's id, or the proof's commit. */
  readonly id: string;
  /** The run's outcome, or the proof's result. */
  readonly outcome: string;
  /** Null: it is a proof. */
  readonly verified: boolean | null;
  readonly bundles: readonly Bundle[];
  /** The absolute path of the file with the statements. */
  readonly path: string;
}

/**
 * Checks a run or a proof of the same workflow run, signs statements about it with the job's identity, and saves them
 * in its folder. Runs no code. Signs either all statements or none.
 * @throws AgentExecError `settings-invalid` if there is neither a run nor a proof, or if it belongs to another job;
 * `record-differs` if a file differs from the transcript; `github-unavailable` if signing fails.
 */
export async function attestRun(path: string, job: RunJob, checkedAt: string): Promise<AttestedRun> {
  const { ran, predicates, fileNames, folder, findings, ...told } = await recordAt(path, checkedAt);
  // Only files that were compared are signed.
  const differing = findings.filter(({ status }) => status === "differs" || status === "unproven");
  if (differing.length > 0) {
    const words = differing.map((each) => `${each.what}: ${each.told}`).join("; ");
    const message = `The files in ${folder.path} contradict each other: ${words}.`;
    const nextStep = "Nothing was signed. Use the run's whole artifact, exactly as the job uploaded it.";
    throw new AgentExecError("record-differs", message, { nextStep });
  }
  if (ran?.url !== job.url || ran.repository !== job.repository)
    // A job signs only its own runs, because it has not seen others.
    throw settingsInvalid(
      `The run in ${folder.path} belongs to ${ran?.url ?? "no workflow"}, but this job signs only runs of its own workflow run.`,
      "Sign the run in a later job of the same workflow run, from the artifact that the run's job uploaded.",
    );
  const subjects = subjectsOf(await folder.list(), fileNames);
  const bundles: Bundle[] = [];
  for (const predicate of predicates(ran)) bundles.push(await sign(subjects, predicate));
  const lines = bundles.map((each) => `${JSON.stringify(each)}\n`);
  await replaceFile(folder.path, attestationName, lines.join(""));
  return { ...told, folder: folder.path, bundles, path: join(folder.path, attestationName) };
}

interface SignedRecord extends Pick<AttestedRun, "id" | "outcome" | "verified"> {
  readonly folder: Pick<RunFolder, "path" | "list">;
  readonly findings: readonly RecordFinding[];
  /** The job that the transcript names. */
  readonly ran: RunJob | undefined;
  readonly fileNames: readonly string[];
  readonly predicates: (job: RunJob) => readonly Predicate[];
}

async function recordAt(path: string, checkedAt: string): Promise<SignedRecord> {
  const proof = await recheckProof(path);
  if (proof !== null) {
    const { result } = proof;
    return {
      ...proof,
      id: `proof-${result.head.slice(0, 12)}`,
      outcome: result.verdict,
      verified: null,
      ran: result.job,
      fileNames: proofFiles,
      predicates: (job) => [proofPredicate(result, job)],
    };
  }
  const { state, result, folder, findings } = await recheckRun(path);
  return {
    folder,
    findings,
    id: result.runId,
    outcome: result.outcome,
    verified: result.verified,
    ran: state.run!.job,
    fileNames: runFiles,
    predicates: (job) => predicatesOf({ state, result, job, checkedAt }),
  };
}
