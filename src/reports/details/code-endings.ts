/** The file ending for a fence's word, with its dot: `.py` for `py`. Undefined if unknown. */
export function endingOfLanguage(word: string): string | undefined {
  return extensions.get(word);
}

/** Whether two words of fences mean the same language. `py` and `python` do, but `sh` and `bash` do not. */
export function isSameLanguage(one: string, other: string): boolean {
  return one === other || (extensions.has(one) && extensions.get(one) === extensions.get(other));
}

/** The file endings of languages that models write, by the words of their fences. */
const extensions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ".py": "python py python3",
    ".sh": "sh shell console",
    ".bash": "bash",
    ".js": "javascript js node",
    ".ts": "typescript ts",
    ".rb": "ruby rb",
    ".rs": "rust rs",
    ".go": "go golang",
    ".java": "java",
    ".c": "c",
    ".cpp": "cpp c++",
    ".cs": "csharp c#",
    ".php": "php",
    ".pl": "perl",
    ".r": "r",
    ".sql": "sql",
    ".json": "json",
    ".yaml": "yaml yml",
    ".toml": "toml",
    ".html": "html",
    ".css": "css",
    ".md": "markdown md",
    ".diff": "diff patch",
  }).flatMap(([extension, words]) => words.split(" ").map((word): [string, string] => [word, extension])),
);
