import type { ExecutorDescriptor } from "../descriptor.js";
import { docker, dockerParts } from "../docker/descriptor.js";
import { cellDifferences, kernelRows } from "../kernel/rows.js";

/** The settings of a container, and the kernel that runs in it. */
const jupyterRows = { ...docker.rows, ...kernelRows } as const;

/** Docker's executor with a kernel in its container. So the next block finds a block's variables. */
export const jupyter: ExecutorDescriptor<typeof jupyterRows> = {
  rows: jupyterRows,
  ...(docker.rules && { rules: docker.rules }),
  manner: "runs code in a Jupyter kernel in a container",
  isolates: true,
  clusterRules: null,
  ...(docker.readsBaseFiles && { readsBaseFiles: docker.readsBaseFiles }),
  load: (options) => dockerParts.load(options, { kernel: options.settings.kernel }),
  examine: (options) => dockerParts.examine(options, { kernel: options.settings.kernel }),
  knownDifferences: async () => cellDifferences,
  demo: docker.demo,
};
