import type { ExecutorDescriptor } from "../descriptor.js";
import { cellDifferences, kernelRows } from "../kernel/rows.js";
import { local, localDifferences, localParts } from "../local/descriptor.js";

export const localJupyterDifferences = { ...cellDifferences, ...localDifferences } as const;

const rows = { ...local.rows, ...kernelRows } as const;

/** A kernel on this machine, which the Python in the caller's `PATH` runs. Nothing isolates it. */
export const localJupyter: ExecutorDescriptor<typeof rows> = {
  rows,
  manner: "runs code in a Jupyter kernel on this machine",
  isolates: false,
  load: (options) => localParts.load(options, { kernel: options.settings.kernel }),
  examine: (options) => localParts.examine(options, { kernel: options.settings.kernel }),
  knownDifferences: async () => localJupyterDifferences,
  demo: { language: "python", find: async () => ({ settings: {}, note: null }) },
};
