import type { Check } from "../../ports/check.js";
import type { ExecutorDescriptor } from "../descriptor.js";

const rows = {} as const;

const nothingToTry: Check = {
  name: "executor",
  deadlineMs: 1000,
  run: async () => ({ status: "ok", message: "the executor `none` runs nothing" }),
};

/** The executor for replies alone. It keeps and shows the model's text, and runs nothing. */
export const none: ExecutorDescriptor<typeof rows> = {
  rows,
  manner: "runs nothing",
  isolates: true,
  runsNothing: true,
  async load() {
    const { createNoneExecutor } = await import("./none-executor.js");
    return createNoneExecutor();
  },
  examine: async () => ({ checks: [nothingToTry], [Symbol.asyncDispose]: async () => undefined }),
  demo: {
    language: "python",
    find: async () => ({ settings: null, reason: "The executor `none` runs nothing" }),
  },
};
