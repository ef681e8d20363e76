import { createLocalExecutor, type LocalSettings } from "../executors/local/local-executor.js";
import type { LanguageOptions } from "../executors/languages/languages.js";
import { libraryExecutor, type LibraryExecutor } from "./executor.js";
import { type GivenLanguages, languagesOf } from "./languages.js";
import { valuesOf } from "./options.js";

/** What `local` takes; all of it has a default. */
export interface LocalOptions extends Omit<LocalSettings, keyof LanguageOptions>, GivenLanguages {}

/**
 * Runs code as plain processes of this machine, in a temporary folder that is removed at the end. Nothing isolates
 * them, and what they start with an emptied environment, or outside of Linux in a session of its own, can outlive them: this
 * is for code that you trust.
 *
 * @throws AgentExecError `settings-invalid` for a value out of its bounds.
 */
export function local({
  languages = [],
  inferLanguage = false,
  ...options
}: LocalOptions = {}): LibraryExecutor {
  const executor = createLocalExecutor({
    ...options,
    ...valuesOf(options, ["maxOutputBytes", "venv"]),
    ...languagesOf({ languages, inferLanguage }),
  });
  return libraryExecutor({ ...executor, takesChanges: true });
}
