import { createLocalExecutor, type LocalSettings } from "../executors/local/local-executor.js";
import type { LanguageOptions } from "../executors/languages/languages.js";
import { libraryExecutor, type LibraryExecutor } from "./executor.js";
import { type GivenLanguages, languagesOf } from "./languages.js";
import { refuseUnknown } from "./known-options.js";
import { valuesOf } from "./options.js";

/** What `local` takes; all of it has a default. */
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
 * Runs code as plain processes of this machine, in a temporary folder that is removed at the end. Nothing isolates
 * them, and what they start with an emptied environment, or outside of Linux in a session of its own, can outlive them: this
 * is for code that you trust.
 *
 * @throws AgentExecError `settings-invalid` for an option that there is not, a value out of its bounds.
 */
export function local(options: LocalOptions = {}): LibraryExecutor {
  refuseUnknown("local", options, known);
  const executor = createLocalExecutor({
    ...options,
    ...valuesOf(options, ["maxOutputBytes", "venv"]),
    ...languagesOf(options),
  });
  return libraryExecutor({ ...executor, takesChanges: true });
}
