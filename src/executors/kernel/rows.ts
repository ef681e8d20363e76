import { faces, inGroup, setting } from "../../rows/setting.js";
import { textLike } from "../../rows/values.js";
import { defaultKernel } from "./default-kernel.js";

export const kernelRows = inGroup("executor", {
  kernel: setting(
    textLike(/^[\w.-]{1,100}$/, "must be the name of a Jupyter kernel").default(defaultKernel),
    {
      fromFolder: true,
      help: "The name of the Jupyter kernel that runs the code.",
      faces: faces.examined,
      placeholder: "NAME",
      defaultText: defaultKernel,
    },
  ),
});
