import type { Check } from "../../ports/check.js";
import type { Parsed } from "../../rows/setting.js";
import type { ExecutorDescriptor } from "../descriptor.js";
import { languageRows, outputRows } from "../shared-settings.js";

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
  "a timeout kills a grandchild in a session of its own": "a process group ends where a new session begins",
} as const;

const rows = { ...languageRows, ...outputRows } as const;

export const local: ExecutorDescriptor<typeof rows> = {
  rows,
  manner: "runs code in no container",
  isolates: false,
  async load({ settings }) {
    const { createLocalExecutor } = await import("./local-executor.js");
    return createLocalExecutor(localSettingsOf(settings));
  },
  examine: async () => ({ checks: [warning], [Symbol.asyncDispose]: async () => undefined }),
  knownDifferences: async () => localDifferences,
  demo: { language: "javascript" },
};

export function localSettingsOf(settings: Parsed<typeof rows>) {
  return {
    maxOutputBytes: settings["max-output"],
    languages: settings.language,
    infersLanguage: settings["infer-language"],
  };
}
