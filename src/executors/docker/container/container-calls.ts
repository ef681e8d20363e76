import type Dockerode from "dockerode";
import type { EngineCalls } from "../engine/engine-call.js";
import { isBeingRemoved, MisspokenError } from "../engine/engine-error.js";

/**
 * 60 s: creating and starting take 0.2 s (docs/measurements.md, 3), and the longer the more an engine has to
 * do at once.
 */
export const slowDeadlineMs = 60_000;
/** 2 s for a creation that is cancelled: one that is abandoned half-way could leave a container behind us. */
const creationGraceMs = 2000;
/**
 * 5 s: removing takes 0.1 s (docs/measurements.md, 3). An engine that takes longer is left to end the
 * container by its lease.
 */
export const removeDeadlineMs = 5000;

/** Creates a container and resolves with its id. Bounded also when the run is cancelled and the engine hangs. */
export async function createContainer({
  docker,
  calls,
  spec,
  signal,
}: {
  readonly docker: Dockerode;
  readonly calls: EngineCalls;
  readonly spec: Dockerode.ContainerCreateOptions;
  readonly signal: AbortSignal;
}): Promise<string> {
  signal.throwIfAborted();
  const stop = new AbortController();
  let grace: NodeJS.Timeout | undefined;
  const onAbort = (): void => {
    grace = setTimeout(() => stop.abort(signal.reason), creationGraceMs);
  };
  signal.addEventListener("abort", onAbort, { once: true });
  const creating = { what: "create the container", deadlineMs: slowDeadlineMs, signal: stop.signal };
  try {
    const { id } = await calls.make(creating, (abortSignal) =>
      docker.createContainer({ ...spec, abortSignal }),
    );
    if (typeof id !== "string") throw new MisspokenError("create the container");
    return id;
  } finally {
    signal.removeEventListener("abort", onAbort);
    clearTimeout(grace);
  }
}

/** Ends a container and all that runs in it. Never throws. */
export async function removeContainer(container: Dockerode.Container, calls: EngineCalls): Promise<void> {
  try {
    await calls.make({ what: "remove the container", deadlineMs: removeDeadlineMs }, (abortSignal) =>
      container.remove({ force: true, v: true, abortSignal }),
    );
  } catch (error) {
    if (isBeingRemoved(error)) await waitUntilRemoved(container, calls);
    // Any other refusal means that it is gone, or that the engine is: the lease, which ends now, does the rest.
  }
}

/** The engine's own removal, begun when PID 1 ended, can be under way already. */
async function waitUntilRemoved(container: Dockerode.Container, calls: EngineCalls): Promise<void> {
  await calls
    .make({ what: "wait for the removal", deadlineMs: removeDeadlineMs }, (abortSignal) =>
      container.wait({ condition: "removed", abortSignal }),
    )
    .catch(() => undefined);
}
