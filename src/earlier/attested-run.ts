import { attestationName, type RecheckedRun, recheckRun } from "../attestation/recheck.js";
import { type Bundle, sign } from "../attestation/sign.js";
import { predicatesOf, subjectsOf } from "../attestation/statements.js";
import { AgentExecError } from "../errors.js";
import { replaceFile } from "../files/safe-changes.js";
import type { RunJob } from "../facts/task.js";
import type { RunResult } from "../reports/result.js";
import { join } from "node:path";

export interface AttestedRun {
  /** The absolute path of the run's folder. */
  readonly folder: string;
  readonly result: RunResult;
  /** The number of statements. */
  readonly bundles: readonly Bundle[];
  /** The absolute path of the file with the statements. */
  readonly path: string;
}

/**
 * Checks a run of the same workflow run, signs statements about it with the job's identity, and saves them in the run's
 * folder. Runs no code. Signs all statements or none.
 * @throws AgentExecError `settings-invalid` if there is no run or it belongs to another job; `record-differs` if a file
 *   differs from the record; `github-unavailable` if signing fails.
 */
export async function attestRun(
  path: string,
  { job, checkedAt }: { readonly job: RunJob; readonly checkedAt: string },
): Promise<AttestedRun> {
  const run = await recheckRun(path);
  const { folder, state, result } = run;
  // Only compared files are signed.
  const differing = run.findings.filter(({ status }) => status === "differs" || status === "unproven");
  if (differing.length > 0) {
    const told = differing.map((each) => `${each.what}: ${each.told}`).join("; ");
    throw new AgentExecError(
      "record-differs",
      `The files of the run in ${folder.path} differ from its transcript: ${told}.`,
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

/** A job signs only its own runs, because it has not seen other runs. */
function ofAnother({ folder }: RecheckedRun, ran: RunJob | undefined): AgentExecError {
  const whose = ran === undefined ? "no workflow" : ran.url;
  return new AgentExecError(
    "settings-invalid",
    `The run in ${folder.path} belongs to ${whose}, not to this workflow run.`,
    {
      nextStep:
        "Sign the run in a later job of the same workflow run, from the artifact that the run's job uploaded.",
    },
  );
}
