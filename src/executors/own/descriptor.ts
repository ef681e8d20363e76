import type { Check } from "../../ports/check.js";
import type { ExecutorDescriptor } from "../descriptor.js";
import { ownRows } from "./rows.js";

/** The descriptor of the user's own module, given by its path. The module decides about isolation. */
export function ownExecutor(path: string): ExecutorDescriptor<typeof ownRows> {
  return {
    rows: ownRows,
    manner: "is a module of your own",
    isolates: true,
    readsBaseFiles: () => true,
    async load(options) {
      const { loadOwnExecutor } = await import("./own-module.js");
      return (await loadOwnExecutor(path, options)).executor;
    },
    async examine(options) {
      const { loadOwnExecutor } = await import("./own-module.js");
      const { executor } = await loadOwnExecutor(path, options);
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
    async knownDifferences(options) {
      const { loadOwnExecutor } = await import("./own-module.js");
      return (await loadOwnExecutor(path, options)).knownDifferences;
    },
    demo: { language: "python" },
  };
}

/** Whether a name means a module and no built-in executor. */
export function isModulePath(word: string): boolean {
  return /^(\.{0,2}\/|[a-zA-Z]:[\\/])/.test(word) || /\.[cm]?js$/.test(word);
}
