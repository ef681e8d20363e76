import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { EngineConnection } from "../client/engine-connection.js";
import { EngineCalls } from "../client/engine-call.js";
import { createContainer, removeContainer } from "../container/container-calls.js";
import { cacheLabels, createLabels } from "../container/labels.js";
import { withoutCopy } from "../container/spec-additions.js";
import type { LocalImage } from "../image/local-image.js";
import type { DockerSettings } from "../settings/docker-settings.js";
import { explainStartFailure } from "./start-failure.js";

export interface PrepareCachesOptions {
  readonly connection: EngineConnection;
  /** Any image that the engine has, because nothing in it runs. */
  readonly image: LocalImage;
  readonly settings: DockerSettings;
  readonly signal: AbortSignal;
}

/**
 * Creates the missing volumes of caches, and lets every user write to them. A new volume belongs to root, but no
 * process in the container is root. For this reason the engine sets the mode itself, by unpacking an archive for a
 * container that never starts. The engine does so each time, because an earlier run may have been killed in between.
 * @throws AgentExecError if the engine refuses. No container is left then. If the signal aborts, the error is the
 * signal's reason.
 */
export async function prepareCaches(options: PrepareCachesOptions): Promise<void> {
  const { connection, image, settings, signal } = options;
  const additions = settings.container ?? {};
  if ((additions.caches ?? []).length === 0) return;
  try {
    await makeVolumes(options);
    await openVolumes(options);
  } catch (error) {
    signal.throwIfAborted();
    throw explainStartFailure({ connection, image, additions, error });
  }
}

const what = "make the caches";

async function makeVolumes({ connection, settings, signal }: PrepareCachesOptions): Promise<void> {
  const calls = new EngineCalls(settings.maxEngineWaitMs);
  for (const cache of settings.container?.caches ?? []) {
    const volume = { Name: cache.volume, Labels: cacheLabels(cache) };
    await calls.make({ what, signal }, (abortSignal) =>
      connection.docker.createVolume({ ...volume, abortSignal }),
    );
  }
}

async function openVolumes({ connection, image, settings, signal }: PrepareCachesOptions): Promise<void> {
  const { docker } = connection;
  const calls = new EngineCalls(settings.maxEngineWaitMs);
  const volumes = (settings.container?.caches ?? []).map(({ volume }) => volume);
  const spec = {
    name: `agent-exec-${randomBytes(8).toString("hex")}`,
    Image: image.id,
    Labels: createLabels(settings),
    Entrypoint: ["sh"],
    HostConfig: {
      NetworkMode: "none",
      Mounts: volumes.map((volume) => ({
        Type: "volume" as const,
        Source: volume,
        Target: `/${volume}`,
        ReadOnly: false,
        VolumeOptions: withoutCopy,
      })),
    },
  };
  const container = docker.getContainer(await createContainer({ docker, calls, spec, signal }));
  try {
    const archive = await foldersForAll(volumes);
    await calls.make({ what, signal }, (abortSignal) =>
      container.putArchive(archive, { path: "/", abortSignal }),
    );
  } finally {
    await removeContainer(container, calls);
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
