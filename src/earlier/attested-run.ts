import { attestationName, type RecheckedRun, recheckRun } from "../attestation/recheck.js";
import { type Bundle, sign } from "../attestation/sign.js";
import { predicatesOf, subjectsOf } from "../attestation/statements.js";
import { AgentExecError } from "../errors.js";
import { replaceFile } from "../files/safe-changes.js";
import type { RunJob } from "../facts/task.js";
import type { RunResult } from "../reports/result.js";
import { join } from "node:path";

export interface AttestedRun {
  /** The run's folder, absolute. */
  readonly folder: string;
  readonly result: RunResult;
  /** Of each statement. */
  readonly bundles: readonly Bundle[];
  /** The file that holds them, absolute. */
  readonly path: string;
}

/**
 * Checks a run of this same workflow's run, signs what is said of it with the job's identity, and keeps that in the
 * run's folder. Executes nothing of it. All statements are signed, or none is kept.
 * @throws AgentExecError `settings-invalid` where there is no run, or one of another job; `record-differs` where it is
 * not what was recorded; `github-unavailable` where it cannot be signed.
 */
export async function attestRun(
  path: string,
  { job, checkedAt }: { readonly job: RunJob; readonly checkedAt: string },
): Promise<AttestedRun> {
  const run = await recheckRun(path);
  const { folder, state, result } = run;
  // What nobody compared is not signed either.
  const differing = run.findings.filter(({ status }) => status === "differs" || status === "unproven");
  if (differing.length > 0) {
    const told = differing.map((each) => `${each.what}: ${each.told}`).join("; ");
    throw new AgentExecError(
      "record-differs",
      `The run in ${folder.path} differs from its record: ${told}.`,
      {
        nextStep: "Nothing was signed. Use the run's whole artifact, unchanged from what the job uploaded.",
      },
    );
  }
  const ran = state.run!.job;
  if (ran?.url !== job.url || ran.repository !== job.repository) throw ofAnother(run, ran);
  const subjects = subjectsOf(await folder.list());
  const bundles: Bundle[] = [];
  for (const predicate of predicatesOf({ state, result, job: ran, checkedAt }))
    bundles.push(await sign(subjects, predicate));
  await replaceFile(
    folder.path,
    attestationName,
    bundles.map((each) => `${JSON.stringify(each)}\n`).join(""),
  );
  return { folder: folder.path, result, bundles, path: join(folder.path, attestationName) };
}

/** What this job signs it says of itself: it has seen nothing of another one's. */
function ofAnother({ folder }: RecheckedRun, ran: RunJob | undefined): AgentExecError {
  const whose = ran === undefined ? "no workflow" : ran.url;
  return new AgentExecError(
    "settings-invalid",
    `The run in ${folder.path} belongs to ${whose}, not to this workflow run.`,
    {
      nextStep:
        "Attest the run in a later job of the same workflow run, from the artifact that the run's job uploaded.",
    },
  );
}
