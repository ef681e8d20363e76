import { createLocalExecutor, type LocalSettings } from "../executors/local/local-executor.js";
import type { LanguageOptions } from "../executors/languages/languages.js";
import { libraryExecutor, type LibraryExecutor } from "./executor.js";
import { type GivenLanguages, languagesOf, refuseUnknown, valuesOf } from "./options.js";

export interface LocalOptions extends Omit<LocalSettings, keyof LanguageOptions>, GivenLanguages {}

const known = {
  maxOutputBytes: true,
  path: true,
  kernel: true,
  functions: true,
  venv: true,
  languages: true,
  inferLanguage: true,
} as const satisfies Readonly<Record<keyof LocalOptions, true>>;

/**
 * Runs code as processes of this machine, in a temporary folder that is removed at the end. Use it only for code that
 * you trust, because nothing isolates the code. On Linux, a process with an empty environment can outlive the run. On
 * other systems, a process in its own session can.
 * @throws AgentExecError `settings-invalid` for an unknown option or a value out of range.
 */
export function local(options: LocalOptions = {}): LibraryExecutor {
  refuseUnknown("local", options, known);
  const executor = createLocalExecutor({
    ...options,
    ...valuesOf(options, ["maxOutputBytes", "venv"]),
    ...languagesOf(options),
  });
  return libraryExecutor({ ...executor, takesChanges: true, checksNames: true });
}
