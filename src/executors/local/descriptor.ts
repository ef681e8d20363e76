import { z } from "zod";
import type { Check } from "../../ports/check.js";
import type { ExecutorDescriptor } from "../descriptor.js";
import { faces, inGroup, setting } from "../../rows/setting.js";
import { text } from "../../rows/values.js";
import { outputRows } from "../shared-settings.js";

const rows = {
  ...outputRows,
  ...inGroup("executor", {
    venv: setting(
      z
        .union([z.boolean(), text()], "must be true, false or a path")
        .transform((word) => (word === "true" || word === "false" ? word === "true" : word))
        .default(false),
      {
        help: "A virtual environment of Python's that blocks of the machine's own run in: `true` makes a fresh one for each session, and removes it; or the path of one of yours.",
        faces: faces.examined,
        placeholder: "true|PATH",
      },
    ),
  }),
} as const;

const warning: Check = {
  name: "executor",
  deadlineMs: 1000,
  run: async () => ({
    status: "warning",
    message: "local isolates nothing: code can do here what you can",
    nextStep: "Use it only for code that you trust.",
  }),
};

/** What a machine cannot keep that nothing of it is cut off from. */
export const localDifferences = {
  "run the code that they show, whatever one left under the name of the next one's file":
    "what stands there is no file of ours to remove on a person's own machine: the block is refused",
  ...(process.platform !== "linux" && {
    "a timeout kills a grandchild in a session of its own":
      "a process group ends where a new session begins, and only Linux shows what holds the block's mark",
  }),
} as const;

export const local: ExecutorDescriptor<typeof rows> = {
  rows,
  manner: "runs code in no container",
  isolates: false,
  async load({ settings: { "max-output": maxOutputBytes, venv }, variable }) {
    const { createLocalExecutor } = await import("./local-executor.js");
    const uvPath = variable("PATH");
    return createLocalExecutor({ maxOutputBytes, venv }, { ...(uvPath !== undefined && { uvPath }) });
  },
  examine: async () => ({ checks: [warning], [Symbol.asyncDispose]: async () => undefined }),
  knownDifferences: async () => localDifferences,
  demo: { language: "javascript" },
};
