import type { CodeBlock } from "../../facts/block.js";
import type { NotRunReason } from "../../facts/endings.js";
import type { DescribeOptions } from "../../ports/executor.js";

/** Placeholders in a command: the program that was found, and the file with the code. */
const programWord = "{program}";
export const fileWord = "{file}";

/** A language of blocks: from the table, or the user's own. A fence's word itself is never used as a command. */
export interface Language {
  /** The name that facts, prompts and reports show. */
  readonly name: string;
  /** Words after a fence that mean this language, in lower case, including the name. */
  readonly words: readonly string[];
  /** The ending of generated file names, without the dot. Tracebacks and tools depend on it. */
  readonly extension: string;
  /** Programs that run its files, best first. Each session looks for them. */
  readonly interpreters: readonly string[];
  /** The command that runs a file, as words. Default: the program and the file. */
  readonly command?: readonly string[];
  /** Another requirement: a further program, or a feature of a program. */
  readonly needs?: string;
  /**
   * What happens to a block with a file name. `run`: it always runs as code. `save`: it is part of a program that a
   * later block builds. Default: it runs if the program exists, otherwise it is saved.
   */
  readonly whenNamed?: "run" | "save";
}

/** The ability of `node` to run TypeScript. The guard and the local executor look for it. */
export const nodeStripsTypes = "node-strips-types";
export const stripTypesFlag = "--experimental-strip-types";

/**
 * Compiles into a folder outside of the workspace, and runs the result. `"$0"` is the compiler and `"$1"` the file. If
 * compiling fails, the exit code is the compiler's, otherwise the program's. Variable names begin with an underscore,
 * because a variable that the image also has would change for the program.
 */
function compiled(compiler: string): readonly string[] {
  const end = '{ _code=$?; rm -rf "$_dir"; exit $_code; }';
  const script = `_dir=$(mktemp -d) || exit; ${compiler} || ${end}; "$_dir/program"; ${end}`;
  return ["sh", "-c", script, programWord, fileWord];
}

/** Go caches its compiled library, which takes seconds to make. It stores notes in a settings folder. */
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
  { name: "lua", words: ["lua"], extension: "lua", interpreters: ["lua", "lua5.4", "lua5.3", "luajit"] },
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
    // `go run` is not used, because it ends with 1 for every exit code of the program except 0.
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
    // `java` compiles a single file itself, whatever its class is called. For this it needs the compiler.
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

/** The programs of all languages in the table. A session looks for them when it starts. */
export const interpreterNames: readonly string[] = [
  ...new Set(languages.flatMap(({ interpreters, needs }) => [...interpreters, ...(needs ? [needs] : [])])),
].filter((name) => name !== nodeStripsTypes);

/** The language for a fence's first word. Null if the table does not have it. */
export function findLanguage(word: string, all: readonly Language[] = languages): Language | null {
  const wanted = word.toLowerCase();
  return all.find((language) => language.words.includes(wanted)) ?? null;
}

/** The usual name of the language that a word means. A language that the table does not have keeps the word. */
export function languageName(word: string): string {
  return findLanguage(word)?.name ?? word.toLowerCase();
}

/** A language, and the command that runs it in one sandbox. */
export interface RunnableLanguage {
  readonly language: Language;
  readonly interpreter: string;
  /** The words of the command. One of them contains `{file}`. */
  readonly command: readonly string[];
}

/**
 * The languages that these programs can run: first the table's, in order, and then the user's own. These replace
 * languages of the same name.
 */
export function runnableLanguages(
  present: ReadonlySet<string>,
  own: readonly Language[] = [],
): readonly RunnableLanguage[] {
  const kept = languages.map((language) => own.find(({ name }) => name === language.name) ?? language);
  const all = [...kept, ...own.filter((language) => !kept.includes(language))];
  return all.flatMap((language) => {
    const { interpreters, command = [programWord, fileWord], needs } = language;
    const interpreter = interpreters.find((name) => present.has(name));
    if (interpreter === undefined || (needs !== undefined && !present.has(needs))) return [];
    const words = command.map((word) => (word === programWord ? interpreter : word));
    return [{ language, interpreter, command: words }];
  });
}

/** The programs of the user's own languages. */
export function programsOf(own: readonly Language[] = []): readonly string[] {
  return [...new Set(own.flatMap(({ interpreters }) => interpreters))];
}

/** Names the user's languages whose program is missing. Null if none is. */
export function missingLanguages(
  own: readonly Language[],
  hasProgram: (program: string) => boolean,
): string | null {
  const missing = own.flatMap(({ name, interpreters: [program = ""] }) =>
    hasProgram(program) ? [] : [`${name} (the program ${program} is missing)`],
  );
  return missing.length === 0 ? null : missing.join("; ");
}

/** The language and program of a block, or the reason why it does not run. */
export function chooseLanguage(
  { language: word, path }: Pick<CodeBlock, "language" | "path">,
  runnable: readonly RunnableLanguage[],
  { stopsAtFailure }: { readonly stopsAtFailure?: true } = {},
): RunnableLanguage | { readonly notRun: NotRunReason; readonly refusal: string } {
  const here = `languages here: ${runnable.map(({ language }) => language.name).join(", ")}`;
  const available = runnable.map(({ language }) => language);
  const language = findLanguage(word, available) ?? findLanguage(word);
  if (language === null) {
    const what =
      word === "" ? "the fence names no language" : `the language ${JSON.stringify(word)} is not supported`;
    return { notRun: "language", refusal: `${what}; ${here}` };
  }
  const { name, whenNamed } = language;
  if (path !== null && whenNamed === "save") {
    const refusal = `a ${name} block with a file name is only saved. To run the code, compile and start the file in a block of sh, or write the block without a file name; ${here}`;
    return { notRun: "language", refusal };
  }
  const choice = runnable.find((candidate) => candidate.language === language);
  const notRun = path === null || whenNamed === "run" ? "no-program" : "language";
  if (choice !== undefined) return stopsAtFailure === true ? stoppingAtFailure(choice) : choice;
  return { notRun, refusal: `${name} is not installed here; ${here}` };
}

/** A shell that ends at the first line that fails. */
function stoppingAtFailure(choice: RunnableLanguage): RunnableLanguage {
  const { language, interpreter, command } = choice;
  const isShell = ["sh", "bash"].includes(language.name) && language.command === undefined;
  return isShell ? { ...choice, command: [interpreter, "-e", ...command.slice(1)] } : choice;
}

export interface LanguageOptions {
  /** The user's own languages, which add to the table or replace entries. Default: none. */
  readonly languages?: readonly Language[];
  /** Whether a block without a language may run as sh or Python. Default: false. */
  readonly infersLanguage?: boolean;
}

/** The text about languages for the model, before the sandbox's programs are known. */
export function describeLanguages(
  certain: readonly string[],
  { languages: own = [], infersLanguage = false, savesNamed }: LanguageOptions & DescribeOptions = {},
): string {
  const sure = [...new Set([...certain, ...own.map(({ name }) => name)])];
  const others = languages.filter(({ name }) => !sure.includes(name));
  const named = others.flatMap(({ name, whenNamed }) => (whenNamed === "save" ? [name] : []));
  const run = others.flatMap(({ name }) => (savesNamed !== true && named.includes(name) ? [] : [name]));
  const here = `${sure.join(", ")}, and, if the image has them, ${run.join(", ")}`;
  const words =
    savesNamed === true
      ? `Blocks without a file name are run, in these languages: ${here}. Blocks with a file name are saved, but not run.`
      : `Blocks of these languages are run, with or without a file name: ${here}. Blocks of ${named.join(", ")} are run only without a file name. Any other block with a file name is only saved.`;
  return `- ${words}${infersLanguage ? " A fence without a language is sh if it begins with `python` or `pip`, and otherwise Python if Python can compile it." : ""}`;
}
