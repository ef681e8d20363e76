import { continuedRun } from "../earlier/continued-run.js";
import { type Regraded, type RegradedRun, regrade } from "../earlier/regraded-run.js";
import { AgentExecError } from "../errors.js";
import type { Environment } from "../process/env.js";
import type { Grading } from "../proof/grade.js";
import type { Settings } from "../settings/schema.js";
import { composeExecutor, pinnedTo } from "./executor.js";
import { policyOf } from "./policy.js";
import { countingOf, openWorkspace } from "./workspace.js";

export interface RegradeWiring {
  readonly settings: Settings;
  readonly variable: Environment["variable"];
  /** The image's digest or id. Undefined: any image is accepted. */
  readonly pinned: string | undefined;
  readonly signal: AbortSignal;
  /** Called with warnings. The same warning may come more than once. */
  readonly onWarning: Grading["onWarning"];
}

/**
 * Runs a run's verifications again in fresh sandboxes, without a model, on the current files plus the run's changes.
 * @throws AgentExecError `settings-invalid` if the current files are not the run's original files, or if the changes do
 * not fit; the executor's errors. If the signal aborts, the error is the signal's reason.
 */
export async function* composeRegrade(
  regraded: RegradedRun,
  { settings, variable, pinned, signal, onWarning }: RegradeWiring,
): AsyncGenerator<Regraded> {
  const { folder, run } = regraded;
  // Limits and proofs come from the current settings, because a transcript could weaken them.
  const policy = policyOf({ ...settings, verify: [...run.policy.verify] }, { hasWriter: true });
  const wiring = {
    settings: { ...settings, verify: [...run.policy.verify] },
    face: "run" as const,
    variable,
    base: { kind: "folder" as const },
  };
  const executor = pinnedTo(pinned, await composeExecutor(wiring, `regrade-${run.runId.slice(-6)}`));
  const { workspace } = settings;
  const { source, counting } = await openWorkspace(
    {
      name: workspace,
      runFolder: ".agent-exec",
      otherRuns: [folder],
      maxFiles: settings["max-files"],
    },
    {
      executor,
      paths: [],
      counting: countingOf(wiring.settings),
    },
  );
  await using _counting = counting;
  const continued = await continuedRun(folder, { workspace, source, here: "." });
  await using begun = continued.begun;
  if (continued.continues.files === "applied") throw applied(folder);
  const grading: Grading = { executor, workspace: source ?? undefined, counting, policy, signal, onWarning };
  yield* regrade(regraded, {
    grading,
    changes: () => begun.entries(),
    hash: () => source?.hash?.(),
  });
}

function applied(folder: string): AgentExecError {
  return new AgentExecError(
    "settings-invalid",
    `The workspace already contains the patch of the run in ${folder}.`,
    {
      nextStep:
        "Restore the files that the run started from: use `git stash`, or check out the run's commit.",
    },
  );
}
