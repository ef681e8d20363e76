import { createDockerExecutor } from "../../../../src/executors/docker/docker-executor.js";
import type { DockerSettings } from "../../../../src/executors/docker/settings/docker-settings.js";
import { systemClock } from "../../../../src/process/system-clock.js";
import type { Executor } from "../../../../src/ports/executor.js";
import { engineVariable } from "./engine-socket.js";

const mebibyte = 1024 * 1024;

/** Settings with the defaults, on the image that the set-up builds. */
export const testSettings: DockerSettings = {
  image: "agent-exec-base:bookworm",
  pull: "never",
  memoryBytes: 2048 * mebibyte,
  cpus: 2,
  pids: 256,
  workspaceBytes: 512 * mebibyte,
  maxOutputBytes: mebibyte,
  network: "none",
  runId: "test-run",
  version: "0.0.0",
  clock: systemClock,
  variable: engineVariable,
};

export function openDocker(settings: Partial<DockerSettings> = {}): Executor {
  return createDockerExecutor({ ...testSettings, ...settings });
}
