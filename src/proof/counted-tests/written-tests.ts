import { tally } from "../../format/tally.js";
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

/** What stands before a test's title in JavaScript. After `test.each`, this is the end of the table. */
const calls = /(?:(?<![\w.$])(?:t\.)?(?:test|it|specify)(?:\.\w{1,20})?|[)`])\(\s{0,99}/g;
const literal =
  /^(?:"((?:[^"\\\n]|\\.){0,200})"|'((?:[^'\\\n]|\\.){0,200})'|`((?:[^`\\{]|\\.|\$\{[\w.]{1,99}\}){0,200})`)\s{0,9}[,)]/;
const placeholder = /%[sdifjoOp#$]|\$\{[^}]{0,100}\}|\$\w[\w.]{0,99}/;

/** Whether a file of this path may make names or titles while it runs that are not in its text. */
export function makesTitles(path: string): boolean {
  return isReadable(path) && ["javascript", "rust"].includes(languageOf(path)!);
}

/** Whether a file may make a test with such a title while it runs. For example `slug of %s` makes `slug of A`. */
export function mayMake(names: readonly string[], text: string, path: string): boolean {
  if (languageOf(path) === "rust") return generatesTests(text, path);
  const titles = new Set<string>();
  for (const call of text.matchAll(calls)) {
    const at = call.index + call[0].length;
    const found = literal.exec(text.slice(at, at + maxTitleChars));
    if (found !== null) titles.add(groupOf(found));
    else if (/^[\w`"']/.test(text.charAt(at))) return true;
  }
  return [...titles].some((title) => {
    const parts = title.replaceAll(/\\(.)/g, "$1").trim().split(placeholder);
    return parts.length > 1 && names.some((name) => hasInOrder(name, parts));
  });
}

const maxTitleChars = 300;

/** The only group that matched. */
function groupOf([, ...groups]: RegExpExecArray): string {
  return groups.find((group) => group !== undefined)!;
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
  const beginning = beginningIn(path);
  if (beginning === undefined) return new Map();
  const bare = masked(text, languageOf(path)!);
  const written = [...text.matchAll(beginning)].filter((found) => {
    const at = found.index + found[0].search(/\S/);
    return bare[at] === text[at];
  });
  return tally(written.map(groupOf));
}
