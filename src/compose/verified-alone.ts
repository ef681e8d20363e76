import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { hasPassed } from "../facts/execution.js";
import { replaceFile } from "../files/safe-changes.js";
import { temporaryFolder } from "../files/temporary-folder.js";
import { grade, type Grading } from "../proof/grade.js";
import { patchedEntries } from "../workspace/patch/patched-entries.js";
import { workspaceSource } from "../workspace/source/workspace-source.js";
import { composeExecutor, pinnedTo } from "./executor.js";
import { policyOf } from "./policy.js";
import type { Wiring } from "./wiring.js";

export interface VerifyingAlone extends Pick<
  Wiring,
  "settings" | "face" | "base" | "variable" | "cacheOwner" | "fetched"
> {
  /** The digest or id of the run's image. Undefined: any image is accepted. */
  readonly pinned: string | undefined;
  readonly signal: AbortSignal;
}

/**
 * Finds the patches that pass all verifications alone. Each is tested in fresh sandboxes with the original files.
 * @throws the executor's errors; NotApplied if git refuses a patch. If the signal aborts, the error is the signal's
 * reason.
 */
export async function* verifiedAlone<T extends { readonly patch: string }>(
  parts: readonly T[],
  { pinned, signal, ...wiring }: VerifyingAlone,
): AsyncGenerator<T> {
  const { settings, fetched: here = "." } = wiring;
  const executor = pinnedTo(pinned, await composeExecutor(wiring, `alone-${randomBytes(4).toString("hex")}`));
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
