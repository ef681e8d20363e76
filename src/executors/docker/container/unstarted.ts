import { randomBytes } from "node:crypto";
import type Dockerode from "dockerode";
import { EngineCalls } from "../client/engine-call.js";
import type { EngineConnection } from "../client/engine-connection.js";
import type { LocalImage } from "../image/local-image.js";
import type { DockerSettings } from "../settings/docker-settings.js";
import { createContainer, removeContainer } from "./container-calls.js";
import { createLabels } from "./labels.js";

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
