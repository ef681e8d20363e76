import { contentOf } from "../files/content.js";
import type { Comparison, FileState } from "../ports/comparison.js";
import type { ChangedEntry } from "../ports/workspace.js";

/** How a version of the files differs from the base, by path. Null: the file is deleted. */
export type Tree = ReadonlyMap<string, FileState | null>;

/** The versions of the files on which the tests run. Equal versions are the same object. */
export interface Trees {
  readonly base: Tree;
  readonly baseWithTests: Tree;
  readonly head: Tree;
  readonly headWithoutTests: Tree;
  /** Whether the change edits or deletes tests that the base has. */
  readonly touchesTests: boolean;
}

export function treesOf(changes: Comparison["changes"], isTest: (path: string) => boolean): Trees {
  const of = (fits: (path: string) => boolean): Tree =>
    new Map(changes.filter(({ path }) => fits(path)).map(({ path, after }) => [path, after]));
  const base: Tree = new Map();
  const tests = of(isTest);
  const rest = of((path) => !isTest(path));
  const head = tests.size === 0 ? rest : rest.size === 0 ? tests : of(() => true);
  return {
    base,
    baseWithTests: tests.size === 0 ? base : tests,
    head,
    headWithoutTests: rest.size === 0 ? base : tests.size === 0 ? head : rest,
    touchesTests: changes.some(({ path, before }) => isTest(path) && before !== null),
  };
}

/** The changes that turn the base into this version. Deletions come first. */
export async function* entriesOf(tree: Tree): AsyncGenerator<ChangedEntry> {
  for (const [path, state] of tree) if (state === null) yield { kind: "deleted", path };
  for (const [path, state] of tree) {
    if (state?.kind === "link") yield { kind: "link", path, target: state.target };
    if (state?.kind !== "file") continue;
    const { content, isExecutable } = state;
    yield { kind: "file", path, bytes: content.byteLength, isExecutable, content: contentOf(content) };
  }
}
