import { inGroup, type Parsed, setting, faces } from "../../rows/setting.js";
import { text } from "../../rows/values.js";
import type { ExecutorDescriptor, LoadOptions } from "../descriptor.js";
import { docker, dockerParts } from "../docker/descriptor.js";
import { defaultKernel } from "../kernel/default-kernel.js";

/** A container's, and which kernel runs in it. */
export const jupyterRows = {
  ...docker.rows,
  ...inGroup("executor", {
    kernel: setting(
      text()
        .regex(/^[\w.-]{1,100}$/, "must be the name of a Jupyter kernel")
        .default(defaultKernel),
      {
        help: "The Jupyter kernel that blocks run in, as the image names it.",
        faces: faces.examined,
        placeholder: "NAME",
        defaultText: defaultKernel,
      },
    ),
  }),
} as const;

type Settings = Parsed<typeof jupyterRows>;

/** Docker's executor, with a kernel in its container: variables of a block are there for the next one. */
export const jupyter: ExecutorDescriptor<typeof jupyterRows> = {
  rows: jupyterRows,
  ...(docker.rules && { rules: docker.rules }),
  manner: "runs code in a Jupyter kernel in a container",
  isolates: true,
  load: (options) => dockerParts.load(options, kernelOf(options)),
  examine: (options) => dockerParts.examine(options, kernelOf(options)),
  demo: docker.demo,
};

function kernelOf({ settings }: LoadOptions<Settings>) {
  return { kernel: settings.kernel };
}
