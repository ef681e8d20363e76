import type { FileChange, FileState } from "../ports/comparison.js";
import { mayBeIn, namesOf, testBodies } from "../proof/changed-values/test-bodies.js";
import { languageOf } from "../proof/changed-values/text.js";

/** Returns a function that says whether the change removed everything that a test checks. */
export function emptiedTests(
  changes: readonly FileChange[],
  isTest: (path: string) => boolean,
): (label: string) => boolean {
  const emptied = changes
    .filter(({ path }) => isTest(path))
    .flatMap(({ path, before, after }) => {
      const had = new Set(functionsOf(path, before, (statements) => statements > 0));
      return functionsOf(path, after, (statements) => statements === 0)
        .filter((name) => had.has(name))
        .map((name) => ({ path, name }));
    });
  return (label) => emptied.some(({ path, name }) => namesOf(label).includes(name) && mayBeIn(label, path));
}

/** The tests of a file with this many statements that can fail. */
function functionsOf(
  path: string,
  state: FileState | null,
  fits: (statements: number) => boolean,
): readonly string[] {
  const language = languageOf(path);
  if (language === null || state?.kind !== "file") return [];
  const text = Buffer.from(state.content).toString("utf8");
  return testBodies(text, language)
    .bodies.filter(({ starts }) =>
      fits(starts.filter(({ at }) => !checksNothing.test(text.slice(at, at + 100))).length),
    )
    .map(({ name }) => name);
}

const checksNothing = /^(?:pass\b|\.\.\.|return\b|assert True\b|[rRuU]?["']|[})])/;
