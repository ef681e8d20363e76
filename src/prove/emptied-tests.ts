import type { FileChange, FileState } from "../ports/comparison.js";
import { mayBeIn, namesOf } from "../proof/changed-values/test-bodies.js";
import { type CheckLanguage, languageOf } from "../proof/changed-values/text.js";
import { type TestFunction, testFunctions } from "./test-functions.js";

/** The tests whose change removed all that they check. */
export interface EmptiedTests {
  readonly names: readonly string[];
  /** Tells of a test's name or function, as its tool reports it, whether it is one of them. */
  readonly has: (label: string) => boolean;
}

export function emptiedTests(
  changes: readonly FileChange[],
  isTest: (path: string) => boolean,
): EmptiedTests {
  const emptied = changes
    .filter(({ path }) => isTest(path))
    .flatMap(({ path, before, after }) => {
      const language = languageOf(path);
      if (language === null) return [];
      const had = testsIn(before, language);
      const now = testsIn(after, language).filter(({ isGroup }) => isGroup !== true);
      return now
        .filter(({ name, groups, body }) => {
          const isSame = (each: TestFunction) =>
            each.name === name && each.groups.join("\n") === groups.join("\n");
          return had.some((each) => isSame(each) && isEmptied(each.body, body, language));
        })
        .map((test) => ({
          ...test,
          path,
          isAlone: now.filter(({ name }) => name === test.name).length === 1,
        }));
    });
  return {
    names: emptied.map(({ name }) => name),
    has: (label) =>
      emptied.some(
        ({ path, name, groups, isAlone }) =>
          mayBeIn(label, path) &&
          [...namesOf(label), label.split("/").at(-1)!].some((told) => fits(told, name)) &&
          (isAlone || groups.every((group) => holdsName(label, group))),
      ),
  };
}

function testsIn(state: FileState | null, language: CheckLanguage): readonly TestFunction[] {
  if (state?.kind !== "file") return [];
  return testFunctions(Buffer.from(state.content).toString("utf8"), language);
}

function holdsName(label: string, name: string): boolean {
  for (let at = label.indexOf(name); at !== -1; at = label.indexOf(name, at + 1))
    if (!/\w/.test(label[at - 1] ?? "") && !/\w/.test(label[at + name.length] ?? "")) return true;
  return false;
}

/** The values in a name of a test with parameters: `%i`, `$value`, `${value}`. */
const values = /%[a-zA-Z#]|\$\{[^}\n]{0,200}\}|\$[\w.#]{1,100}/;

/** Whether a reported name is this name, with any values in it. */
function fits(told: string, name: string): boolean {
  const [first = "", ...others] = name.split(values);
  const last = others.pop();
  if (last === undefined) return told === name;
  let from = first.length;
  for (const part of others) {
    const at = told.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return told.startsWith(first) && told.endsWith(last) && told.length - last.length >= from;
}

function isEmptied(before: string, after: string, language: CheckLanguage): boolean {
  const [one, other] = [before, after].map((body) => body.replace(noCheck, "").replace(strings, '""'));
  if (isEmpty(other!)) return !isEmpty(one!);
  const words = checks[language];
  if (words === undefined || !words.test(one!) || words.test(other!)) return false;
  // New lines may check in another way, for example in a helper.
  const known = new Set(statementsOf(one!));
  return statementsOf(other!).every((line) => known.has(line) || failsNever.test(line));
}

function statementsOf(body: string): readonly string[] {
  return body.split(/[\n;]/).map((line) => line.trim());
}

const strings = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;

const noCheck =
  /\bassert (?:True|1|1 == 1)$|\bself\.assertTrue\(True\)|\b(?:t|assert)\.(?:pass|ok|true)\((?:true)?\)|\bexpect\(true\)\.(?:toBe\(true\)|toBeTruthy\(\))/gm;

function isEmpty(body: string): boolean {
  return statementsOf(body).every((line) => failsNever.test(line));
}

/** Statements that cannot fail; of the test tool tape too, whose tests must say when they end. */
const failsNever =
  /^(?:pass|\.\.\.|return(?: None| null| undefined)?|t\.(?:end|plan|Parallel|Helper)\(\d?\)|done\(\)|null|undefined|[rRuU]?""|[{}()]{1,3})?$/;

/** Words of statements that check something. Helpers often have such names. */
const checks: Readonly<Partial<Record<CheckLanguage, RegExp>>> = {
  python: /assert|raise|warns|fail|check|verify|expect|should|validate|ensure|must|match/i,
  javascript:
    /assert|expect|should|throw|fail|check|verify|ensure|must|validate|equal|match|reject|snapshot|\bok\(|\bt\.(?!end|plan|test|comment|teardown|log)|[(,]\s?t\s?[,)]/i,
  // A test of Go fails only by its `t`, or by a panic.
  go: /\bt\.(?:Error|Fatal|Fail)|[(,]\s?t\s?[,)]|assert|require|expect|panic|\bs(?:uite)?\.\w+\(/i,
  rust: /assert|panic|unwrap|expect|check/,
};
