import { hostname } from "node:os";
import type { CleanOptions, Leftover } from "../executors/descriptor.js";
import { executors, findExecutor } from "../executors/index.js";
import type { CacheOwner } from "../ports/base-files.js";
import type { Executor } from "../ports/executor.js";
import type { Environment } from "../process/env.js";
import { systemClock } from "../process/system-clock.js";
import { baseFiles } from "../workspace/source/base-files.js";
import type { Wiring } from "./wiring.js";

export type { Leftover };

/**
 * The executor that the settings name. No engine was asked anything yet.
 * @throws AgentExecError `settings-invalid` for what can be told to be wrong without one: sizes that do not fit each
 *   other, half a login, a context, certificates, what a volume leads to.
 */
export async function composeExecutor(
  wiring: Pick<Wiring, "settings" | "face" | "base" | "variable" | "cacheOwner">,
  runId: string,
): Promise<Executor> {
  const { settings, face, base, variable = () => undefined } = wiring;
  const files = baseFiles(base, { here: ".", runFolder: settings.out ?? ".agent-exec" });
  const needsFiles = settings.verify.length > 0;
  const cacheOwner = wiring.cacheOwner ?? ownerHere(variable);
  const asked = {
    settings,
    face,
    variable,
    runId,
    baseFiles: files,
    cacheOwner,
    clock: systemClock,
    needsFiles,
  };
  return findExecutor(settings.executor).load(asked);
}

/** The current folder of this machine. Where a pipeline started us nobody tells whose pull request lies in it. */
function ownerHere(variable: Environment["variable"]): CacheOwner {
  if (variable("CI") !== undefined)
    return { refused: "in CI, only the action can tell whether the files come from a fork" };
  return { name: `${hostname()}:${process.cwd()}` };
}

/** Removes what runs whose process is dead left, of whatever executor. @throws AgentExecError `engine-unavailable`. */
export async function clean(options: CleanOptions): Promise<readonly Leftover[]> {
  const leftovers: Leftover[] = [];
  for (const executor of Object.values(executors))
    leftovers.push(...((await executor.clean?.(options)) ?? []));
  return leftovers;
}
