import type { NotRunReason } from "../ports/endings.js";

/** A language that blocks can be run in. The table is fixed: a fence's word is never used as a command. */
export interface Language {
  /** The canonical name, as facts, usage texts and reports show it. */
  readonly name: string;
  /** Words of a fence's info string that mean this language, in lower case, the canonical name among them. */
  readonly words: readonly string[];
  /** The ending of generated file names, without the dot: tracebacks and tools depend on it. */
  readonly extension: string;
  /** Programs that run a file of it, best first; which of them is there is found when a session starts. */
  readonly interpreters: readonly string[];
}

export const languages: readonly Language[] = [
  {
    name: "python",
    words: ["python", "py", "python3"],
    extension: "py",
    interpreters: ["python3", "python"],
  },
  { name: "sh", words: ["sh", "shell"], extension: "sh", interpreters: ["sh"] },
  { name: "bash", words: ["bash"], extension: "bash", interpreters: ["bash"] },
  {
    name: "javascript",
    words: ["javascript", "js", "node"],
    extension: "js",
    interpreters: ["node", "nodejs"],
  },
];

/** All programs of the table: what a session looks for when it starts. */
export const interpreterNames: readonly string[] = [
  ...new Set(languages.flatMap((language) => language.interpreters)),
];

/** The language of a fence's first word, or null for one that nothing here runs. */
export function findLanguage(word: string): Language | null {
  const wanted = word.toLowerCase();
  return languages.find((language) => language.words.includes(wanted)) ?? null;
}

/** A language together with the program that runs it in one particular sandbox. */
export interface RunnableLanguage {
  readonly language: Language;
  readonly interpreter: string;
}

/** The languages that can be run where the programs of `present` are, in the table's order. */
export function runnableLanguages(present: ReadonlySet<string>): readonly RunnableLanguage[] {
  return languages.flatMap((language) => {
    const interpreter = language.interpreters.find((name) => present.has(name));
    return interpreter === undefined ? [] : [{ language, interpreter }];
  });
}

/** The language and program for a block, or the reason why it is not run. */
export function chooseLanguage(
  word: string,
  runnable: readonly RunnableLanguage[],
): RunnableLanguage | { readonly notRun: NotRunReason; readonly refusal: string } {
  const names = runnable.map(({ language }) => language.name).join(", ");
  const language = findLanguage(word);
  if (language === null) {
    const what =
      word === "" ? "the fence names no language" : `the language ${JSON.stringify(word)} is not run`;
    return { notRun: "language", refusal: `${what}; languages here: ${names}` };
  }
  const choice = runnable.find((candidate) => candidate.language === language);
  const refusal = `${language.name} is not installed here; languages here: ${names}`;
  return choice ?? { notRun: "no-program", refusal };
}
