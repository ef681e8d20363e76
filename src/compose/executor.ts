import { AgentExecError } from "../errors.js";
import type { Settings } from "../settings/schema.js";
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
 * Creates the executor in the settings, without calling an engine.
 * @throws AgentExecError `settings-invalid` for faults that show without an engine: contradicting sizes, an incomplete
 * login, a wrong context or certificate, a volume that leads to a forbidden place.
 */
export async function composeExecutor(
  wiring: Pick<Wiring, "settings" | "face" | "base" | "variable" | "cacheOwner" | "fetched">,
  runId: string,
): Promise<Executor> {
  const { settings, face, base, fetched: here = ".", variable = () => undefined } = wiring;
  const files = baseFiles(base, { here, runFolder: settings.out ?? ".agent-exec" });
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

/** Whether the executor reads files of the base commit: those for building its image, or its own module. */
export function readsBaseFiles(settings: Settings): boolean {
  return findExecutor(settings.executor).readsBaseFiles?.(settings) ?? false;
}

/**
 * The owner of caches in the current folder. In CI there is none, because only the action knows who wrote the
 * checked-out pull request.
 */
function ownerHere(variable: Environment["variable"]): CacheOwner {
  if (variable("CI") !== undefined)
    return {
      refused: "in CI the command, unlike the action, cannot tell whether the files come from a fork",
    };
  return { name: `${hostname()}:${process.cwd()}` };
}

/**
 * Removes what dead runs left: with the named executor, or with every executor on this machine.
 * @throws AgentExecError `engine-unavailable`, `settings-invalid`.
 */
export async function clean(options: CleanOptions, named?: string): Promise<readonly Leftover[]> {
  const names = Object.keys(executors).filter((name) => findExecutor(name).isElsewhere !== true);
  const asked = (named === undefined ? names : [named]).map((name) => findExecutor(name));
  const leftovers: Leftover[] = [];
  for (const executor of asked) leftovers.push(...((await executor.clean?.(options)) ?? []));
  return leftovers;
}

/** Whether code runs directly on this machine, with this user's rights. */
export function runsOnHost({ executor }: Pick<Settings, "executor">): boolean {
  return !findExecutor(executor).isolates;
}

/**
 * Makes each start fail if the image has another digest or id than `pinned`. Without `pinned`, the executor does not
 * change.
 */
export function pinnedTo(pinned: string | undefined, executor: Executor): Executor {
  if (pinned === undefined) return executor;
  const start: Executor["start"] = async (options) => {
    const session = await executor.start(options);
    const { image, digest } = session.facts;
    if (digest === pinned) return session;
    await session.stop();
    throw otherImage(image ?? executor.name, { digest, pinned });
  };
  return { ...executor, start };
}

/** Starts no sandbox for blocks. If the writer changes nothing, only the verifications need one. */
export async function composeForVerifications(
  wiring: Parameters<typeof composeExecutor>[0],
  runId: string,
): Promise<Executor> {
  const executor = await composeExecutor(wiring, runId);
  const unused = { ...wiring, settings: { ...wiring.settings, executor: "none" as const } };
  const nothing = await composeExecutor(unused, runId);
  const start: Executor["start"] = (options) =>
    (options.purpose === "verification" ? executor : nothing).start(options);
  return { ...executor, start };
}

function otherImage(
  name: string,
  { digest, pinned }: { readonly digest: string | null; readonly pinned: string },
): AgentExecError {
  const message = `${name} is not the image of the earlier run: found ${digest ?? "none"} instead of ${pinned}.`;
  return new AgentExecError("image-unavailable", message, {
    nextStep: `To use the earlier run's image, set \`image\` to \`NAME@${pinned}\` or to that image's id. To use another image on purpose, set \`image\` to the other image's name.`,
  });
}
