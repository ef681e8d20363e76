import { chooseSizes } from "../../../src/executors/contained/limits/sizes.js";
import type { KubernetesSettings } from "../../../src/executors/kubernetes/settings.js";
import { systemClock } from "../../../src/process/system-clock.js";

export const settings: KubernetesSettings = {
  image: "python:3-slim",
  pull: "missing",
  memoryBytes: 2 * 1024 ** 3,
  cpus: 2,
  maxOutputBytes: 1024 ** 2,
  network: "none",
  environment: [{ name: "GREETING", value: "hello $(HOME)" }],
  setup: [],
  runId: "20261127-084500-abcdef",
  version: "1.2.3",
  clock: systemClock,
};

export const sizes = chooseSizes(settings);
