import type Dockerode from "dockerode";
import type { CleanOptions, Leftover } from "../../descriptor.js";
import { ownLabel, runLabel } from "../container/labels.js";
import { callEngine } from "../client/engine-call.js";
import { unavailable } from "../client/connection-failure.js";
import { connectEngine, type EngineConnection } from "../client/engine-connection.js";
import type { EngineChoice } from "../client/engine-place.js";
import { isBeingRemoved } from "../client/engine-error.js";
import { cleanCaches } from "./caches.js";
import { cleanImages, sweepImages } from "./images.js";
import { judge, type Judgement } from "./judge.js";
import { fateOf } from "./remove.js";

/** Adds the engine's address to the error. */
export type CleanChoice = Omit<CleanOptions, "variable"> & EngineChoice;

/**
 * Removes the containers of dead clients with their anonymous volumes and, if asked for, built images and caches.
 * Containers of other clients, and living ones, are never touched.
 * @throws AgentExecError `engine-unavailable`. On abort: the signal's reason; what was removed by then is gone.
 */
export async function cleanLeftovers(options: CleanChoice): Promise<readonly Leftover[]> {
  const { signal, olderThanMs = Infinity, isDryRun = false } = options;
  const { withKept = false, withImages = false, withCaches = false } = options;
  const connection = await connectEngine(options);
  try {
    const leftovers: Leftover[] = [];
    for (const { container, judgement, listed } of await listOwn(connection.docker, signal, olderThanMs)) {
      const reason = reasonToRemove(judgement, withKept);
      const stays = judgement.kind === "kept" ? "kept" : "lives";
      const fate = reason === null ? stays : isDryRun ? "would-remove" : await remove(container, signal);
      leftovers.push({ kind: "container", ...listed, fate, reason: reason ?? "" });
    }
    // A container that is removed first may be the last that uses an image.
    if (withImages) leftovers.push(...(await cleanImages(connection.docker, { signal, isDryRun })));
    if (withCaches) leftovers.push(...(await cleanCaches(connection.docker, { signal, isDryRun })));
    return leftovers;
  } catch (error) {
    signal.throwIfAborted();
    throw unavailable(connection.endpoint, error);
  }
}

/** 10 minutes: an engine with a thousand images needs a second for their list, and a batch starts many runs. */
const sweepEveryMs = 600_000;
/** When this process last swept each engine, by the engine's address. */
const lastSweeps = new Map<string, number>();

/**
 * The same at the start of a run, on the side: only certain leftovers, failures are not reported, and not each time.
 */
export async function sweepLeftovers(
  { docker, endpoint }: Pick<EngineConnection, "docker" | "endpoint">,
  signal: AbortSignal,
): Promise<void> {
  const now = performance.now();
  if (signal.aborted || now - (lastSweeps.get(endpoint) ?? -Infinity) < sweepEveryMs) return;
  lastSweeps.set(endpoint, now);
  try {
    for (const { container, judgement } of await listOwn(docker, signal, Infinity)) {
      // A run has no time to wait for more than one.
      if (judgement.kind === "left" && (await remove(container, signal)) === "stuck") return;
    }
    await sweepImages(docker, signal);
  } catch {
    // The next run, or `agent-exec clean`, finds it again.
  }
}

function reasonToRemove(judgement: Judgement, withKept: boolean): string | null {
  if (judgement.kind === "left") return judgement.reason;
  return judgement.kind === "kept" && withKept ? "the run kept it so that somebody can look inside" : null;
}

async function listOwn(docker: Dockerode, signal: AbortSignal, olderThanMs: number) {
  const all = await callEngine({ what: "list the containers", signal }, (abortSignal) =>
    docker.listContainers({ all: true, filters: { label: [`${ownLabel}=1`] }, abortSignal }),
  );
  return all.map(({ Id, Names, Labels: labels, State: state, Created }) => ({
    container: docker.getContainer(Id),
    judgement: judge({ labels, state, ageMs: Date.now() - Created * 1000 }, { olderThanMs }),
    listed: { name: (Names[0] ?? Id).replace(/^\//, ""), runId: labels[runLabel] ?? "", state },
  }));
}

function remove(container: Dockerode.Container, signal: AbortSignal): Promise<Leftover["fate"]> {
  const removal = callEngine({ what: "remove a container", signal }, (abortSignal) =>
    container.remove({ force: true, v: true, abortSignal }),
  ).catch((error: unknown) => {
    if (!isBeingRemoved(error)) throw error;
    return callEngine({ what: "wait for a container's removal", signal }, (abortSignal) =>
      container.wait({ condition: "removed", abortSignal }),
    );
  });
  return fateOf(removal);
}
