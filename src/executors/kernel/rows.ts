import { faces, inGroup, setting } from "../../rows/setting.js";
import { textLike } from "../../rows/values.js";
import { defaultKernel } from "./usage-text.js";

export const kernelRows = inGroup("executor", {
  kernel: setting(
    textLike(/^[\w.-]{1,100}$/, "must be the name of a Jupyter kernel").default(defaultKernel),
    {
      fromFolder: true,
      help: "The name of the Jupyter kernel that runs the code.",
      faces: faces.examined,
      placeholder: "NAME",
    },
  ),
});

/** How a block that runs as a cell differs from a block that runs as a process. */
export const cellDifferences = {
  "a generated file name contains the code's hash": "a Jupyter cell has no file",
} as const;
