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
  demo: { language: "javascript" },
};

export function localSettingsOf(settings: Parsed<typeof rows>) {
  return {
    maxOutputBytes: settings["max-output"],
    languages: settings.language,
    infersLanguage: settings["infer-language"],
  };
}
