import { mayContainTests } from "../test-files.js";
import { type CheckLanguage, languageOf, masked } from "../changed-values/text.js";

/** How a test begins. One group contains its name or title. */
const beginnings: Readonly<Partial<Record<CheckLanguage, RegExp>>> = {
  python: /^[ \t]*(?:async[ \t]{1,9})?def (test\w*)(?=\()/gm,
  javascript:
    /(?<![\w.$])(?:t\.test|x?(?:test|it)(?:\.(?:skip|only|todo|concurrent))?)\(\s{0,99}(?:"((?:[^"\\\n]|\\.){1,200})"|'((?:[^'\\\n]|\\.){1,200})'|`([^`$\\\n]{1,200})`)(?=[,)])/g,
  go: /^func (Test\w+)(?=\()/gm,
  rust: /#\[(?:\w{1,50}::)?test(?:\([^)\n]{0,200}\))?\]\s{0,99}(?:#\[[^\n#]{0,200}\]\s{0,99}){0,9}(?:pub |async ){0,2}fn (\w+)(?=\()/g,
};

/** Signs of a file that makes tests while it runs, such as one for each row of a table. */
const generators: Readonly<Partial<Record<CheckLanguage, RegExp>>> = {
  python: /\bparametrize\b|\bsub[tT]ests?\b/,
  javascript: /\.each\b|\bforEach\b|\bfor \(|\b(?:test|it)\(\s{0,99}(?:`|\w)/,
  go: /\.Run\(/,
  rust: /#\[(?:case|rstest)\b/,
};

/** A title of JavaScript that has placeholders, or that is no text. */
const titles =
  /(?:\b(?:test|it)(?:\.\w{1,20})?|\)|`)\(\s{0,99}(?:"((?:[^"\\\n]|\\.){1,200})"|'((?:[^'\\\n]|\\.){1,200})'|`((?:[^`\\]|\\.){1,200})`|\w[\w.]{0,99})\s{0,9},/g;
const placeholder = /%[sdifjoOp#$]|\$\{[^}]{0,100}\}|\$\w[\w.]{0,99}/;

/**
 * Whether a file may make a test with one of these names or titles while it runs. For example `slug of %s` makes
 * `slug of A`.
 */
export function mayMake(names: readonly string[], text: string, path: string): boolean {
  const language = languageOf(path);
  // In other languages, the text contains at least the test's function.
  if (language !== "javascript") return language === "rust" && generatesTests(text, path);
  return [...text.matchAll(titles)].some((found) => {
    const title = found.slice(1).find((group) => group !== undefined);
    if (title === undefined) return true;
    const parts = title.split(placeholder);
    return parts.length > 1 && names.some((name) => hasInOrder(name, parts));
  });
}

function hasInOrder(name: string, parts: readonly string[]): boolean {
  let at = 0;
  for (const part of parts) {
    const found = name.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return true;
}

/** Whether the number of a file's tests depends on more than their text. */
export function generatesTests(text: string, path: string): boolean {
  const language = languageOf(path);
  return language !== null && isReadable(path) && generators[language]?.test(text) === true;
}

/** Nobody writes a larger file of tests. */
export const maxTestFileBytes = 256 * 1024;

/** Whether tests in a file of this path can be read. */
export function isReadable(path: string): boolean {
  return mayContainTests(path) && beginningIn(path) !== undefined;
}

function beginningIn(path: string): RegExp | undefined {
  const language = languageOf(path);
  return language === null ? undefined : beginnings[language];
}

/**
 * The names or titles of the tests that a file of this path contains, and how often each occurs. Tests in comments and
 * in multi-line strings do not count, and neither do tests in a form that is not parsed, such as `test.each`.
 */
export function writtenTests(text: string, path: string): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  const beginning = beginningIn(path);
  if (beginning === undefined) return times;
  const bare = masked(text, languageOf(path)!);
  for (const found of text.matchAll(beginning)) {
    const at = found.index + found[0].search(/\S/);
    const name = found.slice(1).find((group) => group !== undefined)!;
    if (bare[at] === text[at]) times.set(name, (times.get(name) ?? 0) + 1);
  }
  return times;
}
