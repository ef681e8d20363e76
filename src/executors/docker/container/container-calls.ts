import { setTimeout as wait } from "node:timers/promises";
import type Dockerode from "dockerode";
import { type EngineCalls, EngineSilentError } from "../client/engine-call.js";
import { isAlreadyGone, isBeingRemoved, isRefusal, MisspokenError } from "../client/engine-error.js";

/**
 * 60 s: creating and starting take 0.2 s (bench/times.md, 1), and the longer the more an engine has to
 * do at once.
 */
export const slowDeadlineMs = 60_000;
/** 2 s for a creation that is cancelled: one that is abandoned half-way could leave a container behind us. */
const creationGraceMs = 2000;
/**
 * 3 s: removing takes 0.1 s (bench/times.md, 1). An engine that takes longer is left to end the
 * container by its lease.
 */
export const removeDeadlineMs = 3000;

/**
 * Creates a container and resolves with its id. Bounded also when the run is cancelled and the engine hangs.
 *
 * @throws the engine's error or the signal's reason; a container whose creation got no answer is gone then.
 */
export async function createContainer({
  docker,
  calls,
  spec,
  signal,
}: {
  readonly docker: Dockerode;
  readonly calls: EngineCalls;
  readonly spec: Dockerode.ContainerCreateOptions & { readonly name: string };
  readonly signal: AbortSignal;
}): Promise<string> {
  signal.throwIfAborted();
  const stop = new AbortController();
  let grace: NodeJS.Timeout | undefined;
  const onAbort = (): void => {
    grace = setTimeout(() => stop.abort(signal.reason), creationGraceMs);
  };
  signal.addEventListener("abort", onAbort, { once: true });
  const named = docker.getContainer(spec.name);
  const creating = { what: "create the container", deadlineMs: slowDeadlineMs, signal: stop.signal };
  try {
    const { id } = await calls.make(creating, (abortSignal) =>
      docker.createContainer(inBody(spec, abortSignal)),
    );
    if (typeof id !== "string") throw new MisspokenError("create the container");
    return id;
  } catch (error) {
    if (!isRefusal(error)) await removeLate(named, calls);
    throw error;
  } finally {
    signal.removeEventListener("abort", onAbort);
    clearTimeout(grace);
  }
}

/** The library would put the whole spec into the address as well, which is longer than servers between us may take. */
function inBody({ name, ...body }: Dockerode.ContainerCreateOptions, abortSignal: AbortSignal): object {
  return { _query: { name }, _body: body, abortSignal };
}

/**
 * 2 s for a container that comes after all: an engine that is asked for one goes on making it when nobody waits for its
 * answer any more.
 */
const appearsWithinMs = 2000;
const appearsPollMs = 200;

/** Removes a container whose creation got no answer, also when it comes late. Never throws. */
export async function removeLate(container: Dockerode.Container, calls: EngineCalls): Promise<void> {
  const giveUpAt = performance.now() + appearsWithinMs;
  while ((await removeContainer(container, calls)) === "not-there" && performance.now() < giveUpAt) {
    await wait(appearsPollMs);
  }
}

/**
 * 3 times: an engine refuses while somebody else starts the container again, whose lease is then gone with its start. And
 * an engine that has just closed its connections takes the next one: a container that never started has no lease.
 */
const removalTries = 3;
const removalPauseMs = 300;

/** Ends a container and all that runs in it. Never throws. */
export async function removeContainer(
  container: Dockerode.Container,
  calls: EngineCalls,
): Promise<"ended" | "not-there"> {
  for (let left = removalTries; left > 0; left -= 1) {
    try {
      await calls.make({ what: "remove the container", deadlineMs: removeDeadlineMs }, (abortSignal) =>
        container.remove({ force: true, v: true, abortSignal }),
      );
      return "ended";
    } catch (error) {
      if (isAlreadyGone(error)) return left === removalTries ? "not-there" : "ended";
      if (isBeingRemoved(error)) {
        await waitUntilRemoved(container, calls);
        return "ended";
      }
      // The engine hangs: the lease, which ends now, does the rest.
      if (error instanceof EngineSilentError) return "ended";
      if (left > 1) await wait(removalPauseMs);
    }
  }
  return "ended";
}

/** The engine's own removal, begun when PID 1 ended, can be under way already. */
async function waitUntilRemoved(container: Dockerode.Container, calls: EngineCalls): Promise<void> {
  await calls
    .make({ what: "wait for the removal", deadlineMs: removeDeadlineMs }, (abortSignal) =>
      container.wait({ condition: "removed", abortSignal }),
    )
    .catch(() => undefined);
}
