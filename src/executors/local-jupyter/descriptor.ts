import type { ExecutorDescriptor } from "../descriptor.js";
import { cellDifferences } from "../kernel/cell-differences.js";
import { kernelRows } from "../kernel/rows.js";
import { local, localDifferences, localSettingsOf } from "../local/descriptor.js";

export const localJupyterDifferences = { ...cellDifferences, ...localDifferences } as const;

const rows = { ...local.rows, ...kernelRows } as const;

/** This machine's own kernel, found as the caller's `PATH` finds Python. Nothing isolates it. */
export const localJupyter: ExecutorDescriptor<typeof rows> = {
  rows,
  manner: "runs code in a Jupyter kernel in no container",
  isolates: false,
  async load(options) {
    const { settings, variable } = options;
    const { createLocalExecutor } = await import("../local/local-executor.js");
    const path = variable("PATH");
    return createLocalExecutor({
      ...(await localSettingsOf(options)),
      kernel: settings.kernel,
      ...(path !== undefined && { path }),
    });
  },
  examine: local.examine,
  knownDifferences: async () => localJupyterDifferences,
  demo: { language: "python", find: async () => ({ settings: {}, note: null }) },
};
