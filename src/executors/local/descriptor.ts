import type { Check } from "../../ports/check.js";
import type { ExecutorDescriptor } from "../descriptor.js";
import { outputRows } from "../shared-settings.js";

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

export const local: ExecutorDescriptor<typeof outputRows> = {
  rows: outputRows,
  manner: "runs code in no container",
  isolates: false,
  async load({ settings }) {
    const { createLocalExecutor } = await import("./local-executor.js");
    return createLocalExecutor({ maxOutputBytes: settings["max-output"] });
  },
  examine: async () => ({ checks: [warning], [Symbol.asyncDispose]: async () => undefined }),
  knownDifferences: async () => localDifferences,
  demo: { language: "javascript" },
};
