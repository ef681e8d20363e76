import type { LanguageOptions } from "../executors/languages/languages.js";
import { valuesOf } from "./options.js";

/** What an option says of languages, as the settings do. */
export interface GivenLanguages {
  /** Each `NAME=COMMAND` with `{file}`, as the setting `language` takes it. Default: the table's alone (docs/languages.md). */
  readonly languages?: readonly string[];
  /** Whether a block without a language is sh or Python where it can be. Default: false. */
  readonly inferLanguage?: boolean;
}

/** @throws AgentExecError `settings-invalid`. */
export function languagesOf({ languages, inferLanguage }: GivenLanguages): Required<LanguageOptions> {
  const values = valuesOf({ languages, inferLanguage }, ["languages", "inferLanguage"]);
  return { languages: values.languages, infersLanguage: values.inferLanguage };
}
