import type { LanguageOptions } from "../executors/languages/languages.js";
import { valuesOf } from "./options.js";

/** The options about languages. They work like the settings of the same names. */
export interface GivenLanguages {
  /**
   * `NAME=COMMAND` with `{file}` for each language, as in the setting `language`. Default: only the built-in languages
   * (docs/languages.md).
   */
  readonly languages?: readonly string[];
  /** Whether a block without a language can run as sh or Python. Default: false. */
  readonly inferLanguage?: boolean;
}

/** @throws AgentExecError `settings-invalid`. */
export function languagesOf({ languages, inferLanguage }: GivenLanguages): Required<LanguageOptions> {
  const values = valuesOf({ languages, inferLanguage }, ["languages", "inferLanguage"]);
  return { languages: values.languages, infersLanguage: values.inferLanguage };
}
