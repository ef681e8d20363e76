import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { continuedRun } from "../earlier/continued-run.js";
import { type Regraded, type RegradedRun, regrade } from "../earlier/regraded-run.js";
import { settingsInvalid } from "../errors.js";
import { hasPassed } from "../facts/execution.js";
import { replaceFile } from "../files/safe-changes.js";
import { temporaryFolder } from "../files/temporary-folder.js";
import { type Grading, grade } from "../proof/grade.js";
import { patchedEntries } from "../workspace/patch/patched-entries.js";
import { workspaceSource } from "../workspace/source/workspace-source.js";
import { composeExecutor } from "./executor.js";
import { policyOf } from "./policy.js";
import type { Wiring } from "./wiring.js";
import { openWorkspace } from "./workspace.js";

interface RegradeWiring extends Pick<Wiring, "settings" | "variable" | "pinned"> {
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
  { settings: current, signal, onWarning, ...wiring }: RegradeWiring,
): AsyncGenerator<Regraded> {
  const { folder, run } = regraded;
  // Limits and proofs come from the current settings, because a transcript could weaken them.
  const settings = { ...current, verify: [...run.policy.verify] };
  const policy = policyOf(settings, { hasWriter: true });
  const executor = await composeExecutor(
    { ...wiring, settings, face: "run", base: { kind: "folder" } },
    `regrade-${run.runId.slice(-6)}`,
  );
  const { source, counting } = await openWorkspace(settings, { executor, paths: [], otherRuns: [folder] });
  await using _counting = counting;
  const { workspace } = settings;
  const { continues, ...continued } = await continuedRun(folder, { workspace, source, here: "." });
  await using begun = continued.begun;
  if (continues.files === "applied")
    throw settingsInvalid(
      `The workspace already contains the patch of the run in ${folder}.`,
      "Restore the files that the run started from: use `git stash`, or check out the run's commit.",
    );
  const grading: Grading = { executor, workspace: source ?? undefined, counting, policy, signal, onWarning };
  yield* regrade(regraded, { grading, changes: () => begun.entries(), hash: () => source?.hash?.() });
}

/**
 * Finds the patches that pass all verifications alone. Each is tested in fresh sandboxes with the original files.
 * @throws the executor's errors; NotApplied if git refuses a patch. If the signal aborts, the error is the signal's
 * reason.
 */
export async function* verifiedAlone<T extends { readonly patch: string }>(
  parts: readonly T[],
  wiring: Parameters<typeof composeExecutor>[0] & { readonly signal: AbortSignal },
): AsyncGenerator<T> {
  const { settings, fetched: here = ".", signal } = wiring;
  const executor = await composeExecutor(wiring, `alone-${randomBytes(4).toString("hex")}`);
  const source = await workspaceSource({
    name: settings.workspace,
    here,
    runFolder: settings.out ?? ".agent-exec",
    maxFiles: settings["max-files"],
  });
  executor.checkRoom?.(source.size);
  const policy = { ...policyOf(settings, { hasWriter: false }), verifyChangedValues: "off" as const };
  const grading: Grading = { executor, workspace: source, policy, signal, onWarning: () => undefined };
  await using folder = await temporaryFolder("agent-exec-alone-");
  for (const part of parts) {
    await replaceFile(folder.path, "part.patch", Buffer.from(part.patch));
    const changes = () => patchedEntries(join(folder.path, "part.patch"), source, { signal });
    let passes = true;
    for (const index of policy.verify.keys()) passes &&= hasPassed(await grade(index, grading, { changes }));
    if (passes) yield part;
  }
}
