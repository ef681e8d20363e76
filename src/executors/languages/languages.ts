import type { CodeBlock } from "../../facts/block.js";
import type { NotRunReason } from "../../facts/endings.js";

/** In a command's words: the program that was found, and the file with the code. */
const programWord = "{program}";
export const fileWord = "{file}";

/** A language that blocks can be run in: of the table, or a person's own. A fence's word is never used as a command. */
export interface Language {
  /** The canonical name, as facts, usage texts and reports show it. */
  readonly name: string;
  /** Words of a fence's info string that mean this language, in lower case, the canonical name among them. */
  readonly words: readonly string[];
  /** The ending of generated file names, without the dot: tracebacks and tools depend on it. */
  readonly extension: string;
  /** Programs that run a file of it, best first; which of them is there is found when a session starts. */
  readonly interpreters: readonly string[];
  /** What runs a file, word by word. Default: the program, and the file behind it. */
  readonly command?: readonly string[];
  /** What must be there beside the program: an ability that is looked for like one. */
  readonly needs?: string;
  /**
   * What becomes of a block with a file name. `run`: it is code to be run, also where that cannot be done. `save`: it is a
   * part of a program that a later block builds. Default: it is run where the program is there, and saved elsewhere.
   */
  readonly whenNamed?: "run" | "save";
}

/** The guard and the local executor look for it: whether `node` runs TypeScript. */
export const nodeStripsTypes = "node-strips-types";
export const stripTypesFlag = "--experimental-strip-types";

/**
 * Compiles into a folder of its own, outside of the workspace, and runs what came of it: `"$0"` is the compiler, `"$1"` the
 * file. The exit code is the compiler's where that fails, otherwise the program's. The image may have a variable of any
 * name, which would reach the program changed: ours begin with an underscore.
 */
function compiled(compiler: string): readonly string[] {
  const end = '{ _code=$?; rm -rf "$_dir"; exit $_code; }';
  const script = `_dir=$(mktemp -d) || exit; ${compiler} || ${end}; "$_dir/program"; ${end}`;
  return ["sh", "-c", script, programWord, fileWord];
}

/** Go keeps what it compiled of its own library, which takes seconds; and notes about itself in a folder for settings. */
const goFolders = 'GOCACHE="${GOCACHE:-${TMPDIR:-/tmp}/go-build}" XDG_CONFIG_HOME="$_dir"';

export const languages: readonly Language[] = [
  {
    name: "python",
    words: ["python", "py", "python3"],
    extension: "py",
    interpreters: ["python3", "python"],
    whenNamed: "run",
  },
  { name: "sh", words: ["sh", "shell"], extension: "sh", interpreters: ["sh"], whenNamed: "run" },
  { name: "bash", words: ["bash"], extension: "bash", interpreters: ["bash"], whenNamed: "run" },
  {
    name: "javascript",
    words: ["javascript", "js", "node"],
    extension: "js",
    interpreters: ["node", "nodejs"],
    whenNamed: "run",
  },
  {
    name: "typescript",
    words: ["typescript", "ts"],
    extension: "ts",
    interpreters: ["node"],
    command: [programWord, stripTypesFlag, "--disable-warning=ExperimentalWarning", fileWord],
    needs: nodeStripsTypes,
  },
  { name: "ruby", words: ["ruby", "rb"], extension: "rb", interpreters: ["ruby"] },
  { name: "perl", words: ["perl", "pl"], extension: "pl", interpreters: ["perl"] },
  { name: "php", words: ["php"], extension: "php", interpreters: ["php"] },
  { name: "r", words: ["r", "rscript"], extension: "R", interpreters: ["Rscript"] },
  { name: "julia", words: ["julia", "jl"], extension: "jl", interpreters: ["julia"] },
  {
    name: "lua",
    words: ["lua"],
    extension: "lua",
    interpreters: ["lua", "lua5.4", "lua5.3", "luajit"],
  },
  {
    name: "powershell",
    words: ["powershell", "pwsh", "ps1"],
    extension: "ps1",
    interpreters: ["pwsh"],
    command: [programWord, "-NoProfile", "-NonInteractive", "-File", fileWord],
  },
  {
    name: "go",
    words: ["go", "golang"],
    extension: "go",
    interpreters: ["go"],
    // Not `go run`, which ends with 1 whatever the program's exit code is.
    command: compiled(`${goFolders} "$0" build -o "$_dir/program" "$1"`),
    whenNamed: "save",
  },
  {
    name: "rust",
    words: ["rust", "rs"],
    extension: "rs",
    interpreters: ["rustc"],
    command: compiled('"$0" --edition 2021 -o "$_dir/program" "$1"'),
    whenNamed: "save",
  },
  {
    name: "java",
    words: ["java"],
    extension: "java",
    interpreters: ["java"],
    // `java` compiles a single file itself, whatever its class is called, and needs the compiler for it.
    needs: "javac",
    whenNamed: "save",
  },
  {
    name: "c",
    words: ["c"],
    extension: "c",
    interpreters: ["cc", "gcc", "clang"],
    command: compiled('"$0" -o "$_dir/program" "$1" -lm'),
    whenNamed: "save",
  },
  {
    name: "c++",
    words: ["c++", "cpp", "cxx"],
    extension: "cpp",
    interpreters: ["c++", "g++", "clang++"],
    command: compiled('"$0" -o "$_dir/program" "$1"'),
    whenNamed: "save",
  },
];

/** All programs of the table: what a session looks for when it starts. */
export const interpreterNames: readonly string[] = [
  ...new Set(languages.flatMap(({ interpreters, needs }) => [...interpreters, ...(needs ? [needs] : [])])),
].filter((name) => name !== nodeStripsTypes);

/** The language of a fence's first word, or null for one that is not in the table. */
export function findLanguage(word: string): Language | null {
  return languageOf(word, languages);
}

function languageOf(word: string, all: readonly Language[]): Language | null {
  const wanted = word.toLowerCase();
  return all.find((language) => language.words.includes(wanted)) ?? null;
}

/** The table with a person's own languages in the place of those that they mean, and behind it. */
function withOwn(own: readonly Language[]): readonly Language[] {
  const kept = languages.map((language) => own.find(({ name }) => name === language.name) ?? language);
  return [...kept, ...own.filter((language) => !kept.includes(language))];
}

/** A language together with what runs it in one particular sandbox. */
export interface RunnableLanguage {
  readonly language: Language;
  readonly interpreter: string;
  /** Word by word, of which one holds `{file}`. */
  readonly command: readonly string[];
}

/** The languages that can be run where the programs of `present` are, in the table's order, then a person's own. */
export function runnableLanguages(
  present: ReadonlySet<string>,
  own: readonly Language[] = [],
): readonly RunnableLanguage[] {
  return withOwn(own).flatMap((language) => {
    const { interpreters, command = [programWord, fileWord], needs } = language;
    const interpreter = interpreters.find((name) => present.has(name));
    if (interpreter === undefined || (needs !== undefined && !present.has(needs))) return [];
    const words = command.map((word) => (word === programWord ? interpreter : word));
    return [{ language, interpreter, command: words }];
  });
}

/** What a person's own languages are run by. */
export function programsOf(own: readonly Language[] = []): readonly string[] {
  return [...new Set(own.flatMap(({ interpreters }) => interpreters))];
}

/** Which of a person's own languages cannot be run for want of a program, in words; null where all can. */
export function missingLanguages(
  own: readonly Language[],
  hasProgram: (program: string) => boolean,
): string | null {
  const missing = own.flatMap(({ name, interpreters: [program = ""] }) =>
    hasProgram(program) ? [] : [`${name}: it has no program ${program}`],
  );
  return missing.length === 0 ? null : missing.join("; ");
}

/** The language and program for a block, or the reason why it is not run. */
export function chooseLanguage(
  { language: word, path }: Pick<CodeBlock, "language" | "path">,
  runnable: readonly RunnableLanguage[],
  { stopsAtFailure }: { readonly stopsAtFailure?: true } = {},
): RunnableLanguage | { readonly notRun: NotRunReason; readonly refusal: string } {
  const here = `languages here: ${runnable.map(({ language }) => language.name).join(", ")}`;
  const own = languageOf(
    word,
    runnable.map(({ language }) => language),
  );
  const language = own ?? findLanguage(word);
  if (language === null) {
    const what =
      word === "" ? "the fence names no language" : `the language ${JSON.stringify(word)} is not run`;
    return { notRun: "language", refusal: `${what}; ${here}` };
  }
  const { name, whenNamed } = language;
  if (path !== null && whenNamed === "save") {
    const refusal = `a named ${name} file is not run: compile it in a block of sh, or omit its name; ${here}`;
    return { notRun: "language", refusal };
  }
  const choice = runnable.find((candidate) => candidate.language === language);
  const notRun = path === null || whenNamed === "run" ? "no-program" : "language";
  if (choice !== undefined) return stopsAtFailure === true ? stoppingAtFailure(choice) : choice;
  return { notRun, refusal: `${name} is not installed here; ${here}` };
}

/** A shell of the table's that ends at the first line that fails. */
function stoppingAtFailure(choice: RunnableLanguage): RunnableLanguage {
  const { language, interpreter, command } = choice;
  const isShell = ["sh", "bash"].includes(language.name) && language.command === undefined;
  return isShell ? { ...choice, command: [interpreter, "-e", ...command.slice(1)] } : choice;
}

/** What a person says of languages. */
export interface LanguageOptions {
  /** A person's own languages, beside the table's and in their place. Default: none. */
  readonly languages?: readonly Language[];
  /** Whether a block without a language is sh or Python where it can be. Default: false. */
  readonly infersLanguage?: boolean;
}

/** What the writer is told before it is known which programs are there. */
export function describeLanguages(
  certain: readonly string[],
  { languages: own = [], infersLanguage = false }: LanguageOptions = {},
): string {
  const sure = [...new Set([...certain, ...own.map(({ name }) => name)])];
  const others = languages.flatMap(({ name, whenNamed }) =>
    sure.includes(name) || whenNamed === "save" ? [] : [name],
  );
  return `- Languages: ${sure.join(", ")}; if installed ${others.join(", ")}, and, without a file name, ${namesOfSaved}. Other named blocks are only saved.${infersLanguage ? " A fence without a language is sh if it begins with `python` or `pip`, and otherwise Python if Python can compile it." : ""}`;
}

const namesOfSaved = languages
  .filter(({ whenNamed }) => whenNamed === "save")
  .map(({ name }) => name)
  .join(", ");
