import { meantWord } from "../../../format/meant-word.js";
import { isSession } from "../shell-session.js";

/** Languages in which a document's blocks share their variables. */
export type Family = "python" | "shell";

const pythons = new Set(["python", "py", "python3", "pycon"]);
const shells = new Set(["sh", "shell", "bash"]);

/** Null for a language in which each block is a separate program. */
export function familyOf(language: string): Family | null {
  if (pythons.has(language)) return "python";
  return shells.has(language) || isSession(language) ? "shell" : null;
}

/** Whether Python code shows an interactive session, with prompts and output. */
export function isTypedPython(code: string): boolean {
  return /^\s*>>> /.test(code);
}

/** Words after a fence that mean data, output or text, but not code. */
const noCode = new Set(
  `json json5 jsonc jsonl ndjson yaml yml toml ini cfg conf properties text txt plain plaintext none diff patch csv tsv
   xml html svg css scss less markdown md mdx mermaid plantuml graphviz log http output bibtex latex math tree
   rst rest adoc asciidoc gitignore editorconfig`.split(/\s+/),
);

export function isNoCode(language: string): boolean {
  return noCode.has(language);
}

/** Names of languages that look like a misspelt name of another language. */
const alike = new Set(["python2", "perl6", "javac", "bas", "base"]);

/** The language, or `output`, that a misspelt word probably means. Null if there is none. */
export function meantLanguage(word: string, languages: readonly string[]): string | null {
  if (isNoCode(word) || alike.has(word)) return null;
  return meantWord(word, [...languages, "shell", "console", "output"]);
}
