import { z } from "zod";
import type { Check } from "../../ports/check.js";
import type { ExecutorDescriptor, LoadOptions } from "../descriptor.js";
import { functionRows, functionsOf } from "../functions/rows.js";
import { faces, inGroup, type Parsed, setting } from "../../rows/setting.js";
import { text } from "../../rows/values.js";
import { languageRows, outputRows } from "../shared-settings.js";

const rows = {
  ...languageRows,
  ...functionRows,
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
  async load(options) {
    const { variable } = options;
    const { createLocalExecutor } = await import("./local-executor.js");
    const uvPath = variable("PATH");
    return createLocalExecutor(await localSettingsOf(options), { ...(uvPath !== undefined && { uvPath }) });
  },
  examine: async () => ({ checks: [warning], [Symbol.asyncDispose]: async () => undefined }),
  knownDifferences: async () => localDifferences,
  demo: { language: "javascript" },
};

export async function localSettingsOf(options: LoadOptions<Parsed<typeof rows>>) {
  const { settings } = options;
  return {
    venv: settings.venv,
    functions: await functionsOf(options),
    maxOutputBytes: settings["max-output"],
    languages: settings.language,
    infersLanguage: settings["infer-language"],
  };
}
