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

export const local: ExecutorDescriptor<typeof outputRows> = {
  rows: outputRows,
  manner: "runs code in no container",
  isolates: false,
  async load({ settings }) {
    const { createLocalExecutor } = await import("./local-executor.js");
    return createLocalExecutor({ maxOutputBytes: settings["max-output"] });
  },
  examine: async () => ({ checks: [warning], [Symbol.asyncDispose]: async () => undefined }),
  demo: { language: "javascript" },
};
