import { z } from "zod";
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
      text()
        .as((path) =>
          z
            .union([z.boolean(), path], "must be true, false or a path")
            .transform((word) => (word === "true" || word === "false" ? word === "true" : word)),
        )
        .default(false),
      {
        help: "A Python virtual environment for code that runs on this machine. `true` creates a fresh environment for each sandbox. A path names your own environment.",
        faces: faces.examined,
        placeholder: "true|PATH",
      },
    ),
  }),
} as const;

/** Contract tests that need isolation, which this executor does not have. */
export const localDifferences = {
  "a block runs its own code even if an earlier block left something under its file name":
    "on your own machine agent-exec refuses the block instead of removing that file",
  ...(process.platform !== "linux" && {
    "a timeout kills a grandchild process that started its own session":
      "a process group does not include new sessions, and only Linux shows which processes belong to a block",
  }),
} as const;

/** Programs that run on the machine besides the blocks. */
interface OnMachine {
  /**
   * The kernel, which the Python in the caller's `PATH` runs. Default: none, and each block is a process of its own.
   */
  readonly kernel?: string;
}

/** @throws AgentExecError `settings-invalid`. */
async function given(options: LoadOptions<Parsed<typeof rows>>, { kernel }: OnMachine) {
  const { settings, variable } = options;
  const path = variable("PATH");
  const own = {
    venv: settings.venv,
    functions: await functionsOf(options),
    maxOutputBytes: settings["max-output"],
    languages: settings.language,
    infersLanguage: settings["infer-language"],
    ...(kernel !== undefined && { kernel, ...(path !== undefined && { path }) }),
  };
  return { own, tools: path === undefined ? {} : { uvPath: path } };
}

/** For executors that run something on this machine. */
export const localParts = {
  async load(options: LoadOptions<Parsed<typeof rows>>, on: OnMachine) {
    const { createLocalExecutor } = await import("./local-executor.js");
    const { own, tools } = await given(options, on);
    return createLocalExecutor(own, tools);
  },
  async examine(options: LoadOptions<Parsed<typeof rows>>, on: OnMachine) {
    const { examineLocal } = await import("./examination.js");
    const { own, tools } = await given(options, on);
    return examineLocal(own, tools);
  },
};

export const local: ExecutorDescriptor<typeof rows> = {
  rows,
  manner: "runs code directly on this machine",
  isolates: false,
  load: (options) => localParts.load(options, {}),
  examine: (options) => localParts.examine(options, {}),
  knownDifferences: async () => localDifferences,
  demo: { language: "javascript" },
};
