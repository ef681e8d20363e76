import type { Parsed } from "../../rows/setting.js";
import type { ExecutorDescriptor, LoadOptions } from "../descriptor.js";
import { cellDifferences, kernelRows } from "../kernel/rows.js";
import { local, localDifferences, localParts } from "../local/descriptor.js";

export const localJupyterDifferences = { ...cellDifferences, ...localDifferences } as const;

const rows = { ...local.rows, ...kernelRows } as const;

/** A kernel on this machine, which the Python in the caller's `PATH` runs. Nothing isolates it. */
export const localJupyter: ExecutorDescriptor<typeof rows> = {
  rows,
  manner: "runs code in a Jupyter kernel on this machine",
  isolates: false,
  load: (options) => localParts.load(options, kernelOf(options)),
  examine: (options) => localParts.examine(options, kernelOf(options)),
  knownDifferences: async () => localJupyterDifferences,
  demo: { language: "python", find: async () => ({ settings: {}, note: null }) },
};

function kernelOf({ settings }: LoadOptions<Parsed<typeof rows>>) {
  return { kernel: settings.kernel };
}
