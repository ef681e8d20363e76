import { delimiter, dirname } from "node:path";
import { kernelPython } from "../../../scripts/places.mjs";
import { createLocalExecutor } from "../../../src/executors/local/local-executor.js";
import type { Executor } from "../../../src/ports/executor.js";

export const localJupyterPath = [dirname(kernelPython()), "/usr/local/bin", "/usr/bin", "/bin"].join(
  delimiter,
);

/** With a kernel of the Python that the set-up made. */
export function openLocalJupyter(kernel = "python3"): Executor {
  return createLocalExecutor({ path: localJupyterPath, kernel });
}
