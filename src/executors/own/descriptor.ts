import type { Check } from "../../ports/check.js";
import type { Parsed } from "../../rows/setting.js";
import type { ExecutorDescriptor, LoadOptions } from "../descriptor.js";
import { ownRows } from "./rows.js";

/** The descriptor of the user's own module, given by its path. The module decides about isolation. */
export function ownExecutor(path: string): ExecutorDescriptor<typeof ownRows> {
  const load = async (options: LoadOptions<Parsed<typeof ownRows>>) => {
    const { loadOwnExecutor } = await import("./own-module.js");
    return loadOwnExecutor(path, options);
  };
  return {
    rows: ownRows,
    manner: "is a module of your own",
    isolates: true,
    readsBaseFiles: () => true,
    load: async (options) => (await load(options)).executor,
    async examine(options) {
      const { executor } = await load(options);
      const check: Check = {
        name: "executor",
        deadlineMs: 60_000,
        async run(signal) {
          const session = await executor.start({ signal });
          await session.stop();
          return { status: "ok", message: `${executor.name} (${path}) starts and stops` };
        },
      };
      return { checks: [check], [Symbol.asyncDispose]: async () => undefined };
    },
    knownDifferences: async (options) => (await load(options)).knownDifferences,
    demo: { language: "python" },
  };
}

/** Whether a name means a module and no built-in executor. */
export function isModulePath(word: string): boolean {
  return /^(\.{0,2}\/|[a-zA-Z]:[\\/])/.test(word) || /\.[cm]?js$/.test(word);
}
