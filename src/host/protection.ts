import picomatch from "picomatch";
import type { Protection } from "../ports/workspace.js";

/**
 * What these patterns cover: `test/**` and `test` all that lies below `test`, `*.ini` files at the top, `**\/*.ini`
 * files anywhere. Names that begin with a dot count like others. Null for no pattern.
 */
export function protectionBy(patterns: readonly string[]): Protection | null {
  if (patterns.length === 0) return null;
  const covers = picomatch(patterns.flatMap(withContents), { dot: true, nonegate: true });
  return { patterns, covers: (path) => covers(path) };
}

/** A sentence for each pattern that covers none of the paths: most likely it is misspelt. */
export function unmatchedPatterns(patterns: readonly string[], paths: readonly string[]): string[] {
  return patterns
    .filter((pattern) => !paths.some((path) => protectionBy([pattern])?.covers(path)))
    .map((pattern) => `protect: ${pattern} covers none of the files that the code is given.`);
}

function withContents(pattern: string): string[] {
  const plain = pattern.replace(/^(?:\.\/)+/, "").replace(/\/+$/, "");
  return [plain, `${plain}/**`];
}
