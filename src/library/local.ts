import { createLocalExecutor, type LocalSettings } from "../executors/local/local-executor.js";
import { completeExecutor, type LibraryExecutor } from "./executor.js";

/**
 * Runs code as plain processes of this machine, in a temporary folder that is removed at the end. Nothing isolates
 * them, and what they start in the background can outlive them: this is for code that you trust.
 */
export function local(options: LocalSettings = {}): LibraryExecutor {
  return completeExecutor(createLocalExecutor(options));
}
