import { meantWord } from "../../../format/meant-word.js";
import { isSession } from "../shell-session.js";

/** Languages whose blocks keep their variables from block to block. */
export type Family = "python" | "shell";

const pythons = new Set(["python", "py", "python3", "pycon"]);
const shells = new Set(["sh", "shell", "bash"]);

/** Null for a language whose blocks are separate programs. */
export function familyOf(language: string): Family | null {
  if (pythons.has(language)) return "python";
  return shells.has(language) || isSession(language) ? "shell" : null;
}

/** Whether Python code is a session with prompts and output. */
export function isTypedPython(code: string): boolean {
  return /^\s*>>> /.test(code);
}

/** Words of fences that contain data, output or text, not code. */
const noCode = new Set(
  `json json5 jsonc jsonl ndjson yaml yml toml ini cfg conf properties text txt plain plaintext none diff patch csv tsv
   xml html svg css scss less markdown md mdx mermaid plantuml graphviz log http output bibtex latex math tree
   rst rest adoc asciidoc gitignore editorconfig`.split(/\s+/),
);

export function isNoCode(language: string): boolean {
  return noCode.has(language);
}

/** Languages that look like a misspelt name of another. */
const alike = new Set(["python2", "perl6", "javac", "bas", "base"]);

/** The language, or `output`, that a misspelt word of a fence probably means; null if none. */
export function meantLanguage(word: string, languages: readonly string[]): string | null {
  if (isNoCode(word) || alike.has(word)) return null;
  return meantWord(word, [...languages, "shell", "console", "output"]);
}
