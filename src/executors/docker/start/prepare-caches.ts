import { buffer } from "node:stream/consumers";
import { EngineCalls } from "../client/engine-call.js";
import { cacheLabels } from "../container/labels.js";
import { withoutCopy } from "../container/spec-additions.js";
import { inUnstarted, type Unstarted } from "../container/container-calls.js";
import { explainStartFailure } from "./start-failure.js";

const what = "make the caches";

/**
 * Creates the missing volumes of caches, and lets every user write to them. A new volume belongs to root, but no
 * process in the container is root. For this reason the engine sets the mode itself, by unpacking an archive for a
 * container that never starts. The engine does so each time, because an earlier run may have been killed in between.
 * @param options may name any image that the engine has, because nothing in it runs
 * @throws AgentExecError if the engine refuses. No container is left then. If the signal aborts, the error is the
 * signal's reason.
 */
export async function prepareCaches(options: Omit<Unstarted, "Labels" | "HostConfig">): Promise<void> {
  const { connection, image, settings, signal } = options;
  const { container: additions = {} } = settings;
  const { caches = [] } = additions;
  if (caches.length === 0) return;
  try {
    const making = new EngineCalls(settings.maxEngineWaitMs);
    for (const cache of caches) {
      const volume = { Name: cache.volume, Labels: cacheLabels(cache) };
      await making.make({ what, signal }, (abortSignal) =>
        connection.docker.createVolume({ ...volume, abortSignal }),
      );
    }
    const volumes = caches.map(({ volume }) => volume);
    const Mounts = volumes.map((volume) => ({
      Type: "volume" as const,
      Source: volume,
      Target: `/${volume}`,
      ReadOnly: false,
      VolumeOptions: withoutCopy,
    }));
    await inUnstarted({ ...options, HostConfig: { Mounts } }, async (container, calls) => {
      const archive = await foldersForAll(volumes);
      await calls.make({ what, signal }, (abortSignal) =>
        container.putArchive(archive, { path: "/", abortSignal }),
      );
    });
  } catch (error) {
    signal.throwIfAborted();
    throw explainStartFailure({ connection, image, additions, error });
  }
}

/** An archive of folders with the mode of /tmp. */
async function foldersForAll(names: readonly string[]): Promise<Buffer> {
  const { pack } = await import("tar-stream");
  const archive = pack();
  for (const name of names) archive.entry({ name, type: "directory", mode: 0o1777 });
  archive.finalize();
  return buffer(archive as AsyncIterable<Uint8Array>);
}
