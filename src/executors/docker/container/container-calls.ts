import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type Dockerode from "dockerode";
import { EngineCalls, EngineSilentError } from "../client/engine-call.js";
import type { EngineConnection } from "../client/engine-connection.js";
import { isAlreadyGone, isBeingRemoved, isRefusal, MisspokenError } from "../client/engine-error.js";
import type { LocalImage } from "../image/local-image.js";
import type { DockerSettings } from "../settings/docker-settings.js";
import { createLabels } from "./labels.js";

/** 60 s: creating and starting take 0.2 s (bench/times.md, 1), and longer on a busy engine. */
export const slowDeadlineMs = 60_000;
/** 2 s for a cancelled creation: if it were abandoned half-way, a container could be left. */
const creationGraceMs = 2000;
/**
 * 3 s: removing takes 0.1 s (bench/times.md, 1). If the engine takes longer, the end of the lease ends the container.
 */
export const removeDeadlineMs = 3000;

/**
 * Creates a container and resolves with its id. The call ends in time even if the run is cancelled and the engine
 * hangs.
 * @throws the engine's error or the signal's reason. A container whose creation got no answer is removed.
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
  const what = "create the container";
  const { name, ...body } = spec;
  // The library would also put the whole spec into the address, which would be too long for some servers.
  const request = { _query: { name }, _body: body };
  try {
    const { id } = await calls.make(
      { what, deadlineMs: slowDeadlineMs, signal: stop.signal },
      (abortSignal) => docker.createContainer({ ...request, abortSignal }),
    );
    if (typeof id !== "string") throw new MisspokenError(what);
    return id;
  } catch (error) {
    if (!isRefusal(error)) await removeLate(docker.getContainer(name), calls);
    throw error;
  } finally {
    signal.removeEventListener("abort", onAbort);
    clearTimeout(grace);
  }
}

/** 2 s for a container that still appears: an engine continues to create one even if nobody waits for its answer. */
const appearsWithinMs = 2000;
const appearsPollMs = 200;

/** Removes a container whose creation got no answer, even if it appears late. This call never throws. */
async function removeLate(container: Dockerode.Container, calls: EngineCalls): Promise<void> {
  const giveUpAt = performance.now() + appearsWithinMs;
  while ((await removeContainer(container, calls)) === "not-there" && performance.now() < giveUpAt) {
    await wait(appearsPollMs);
  }
}

/**
 * 3 times: an engine refuses while somebody starts the container again. That container no longer has a lease. An engine
 * that just closed its connections accepts the next one. A container that never started has no lease.
 */
const removalTries = 3;
const removalPauseMs = 300;

/** Ends a container and everything in it. This call never throws. */
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
        // The engine may already be removing it, since PID 1 ended.
        const waiting = { what: "wait for the removal", deadlineMs: removeDeadlineMs };
        await calls
          .make(waiting, (abortSignal) => container.wait({ condition: "removed", abortSignal }))
          .catch(() => undefined);
        return "ended";
      }
      // The engine hangs. The lease, which ends now, ends the container.
      if (error instanceof EngineSilentError) return "ended";
      if (left > 1) await wait(removalPauseMs);
    }
  }
  return "ended";
}

export interface Unstarted extends Pick<Dockerode.ContainerCreateOptions, "Labels" | "HostConfig"> {
  readonly connection: EngineConnection;
  readonly image: LocalImage;
  readonly settings: DockerSettings;
  readonly signal: AbortSignal;
}

/** Works with the files of a container that never starts, and removes the container. */
export async function inUnstarted(
  { connection: { docker }, image, settings, signal, Labels, HostConfig }: Unstarted,
  work: (container: Dockerode.Container, calls: EngineCalls) => Promise<void>,
): Promise<void> {
  const calls = new EngineCalls(settings.maxEngineWaitMs);
  const spec = {
    name: `agent-exec-${randomBytes(8).toString("hex")}`,
    Image: image.id,
    Labels: { ...createLabels(settings), ...Labels },
    // An engine requires an entry point.
    Entrypoint: ["sh"],
    HostConfig: { NetworkMode: "none", ...HostConfig },
  };
  const container = docker.getContainer(await createContainer({ docker, calls, spec, signal }));
  try {
    await work(container, calls);
  } finally {
    await removeContainer(container, calls);
  }
}
