import { createLocalExecutor, type LocalSettings } from "../executors/local/local-executor.js";
import { libraryExecutor, type LibraryExecutor } from "./executor.js";
import { valuesOf } from "./options.js";

/**
 * Runs code as plain processes of this machine, in a temporary folder that is removed at the end. Nothing isolates
 * them, and what they start with an emptied environment, or outside of Linux in a session of its own, can outlive them: this
 * is for code that you trust.
 *
 * @throws AgentExecError `settings-invalid` for a value out of its bounds.
 */
export function local(options: LocalSettings = {}): LibraryExecutor {
  const executor = createLocalExecutor({ ...options, ...valuesOf(options, ["maxOutputBytes", "venv"]) });
  return libraryExecutor({ ...executor, takesChanges: true });
}
