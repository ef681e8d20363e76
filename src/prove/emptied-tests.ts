import type { FileChange, FileState } from "../ports/comparison.js";
import { mayBeIn, namesOf, testBodies } from "../proof/changed-values/test-bodies.js";
import { languageOf } from "../proof/changed-values/text.js";

/** The tests whose change removed all that they check. */
export interface EmptiedTests {
  /** Their names as they stand in the files. */
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
      const had = new Set(functionsOf(path, before, (lines) => lines > 0));
      return functionsOf(path, after, (lines) => lines === 0)
        .filter((name) => had.has(name))
        .map((name) => ({ path, name }));
    });
  return {
    names: emptied.map(({ name }) => name),
    has: (label) => emptied.some(({ path, name }) => namesOf(label).includes(name) && mayBeIn(label, path)),
  };
}

/** The tests of a file with this many lines that can fail. */
function functionsOf(
  path: string,
  state: FileState | null,
  fits: (lines: number) => boolean,
): readonly string[] {
  const language = languageOf(path);
  if (language === null || state?.kind !== "file") return [];
  const text = Buffer.from(state.content).toString("utf8");
  return testBodies(text, language)
    .bodies.filter(({ lines }) =>
      fits(lines.filter((at) => !checksNothing.test(text.slice(at, at + 100))).length),
    )
    .map(({ name }) => name);
}

/** The beginnings of lines that cannot fail; of the test tool tape too, whose tests must say when they end. */
const checksNothing =
  /^(?:pass\b|\.\.\.|return[ \t]*(?:None\b|;|\n|$)|assert True\b|t\.(?:end|pass)\(\)|done\(\)|[rRuU]?["']|[})])/;
