import { contentOf } from "../files/content-of.js";
import type { Comparison, FileState } from "../ports/comparison.js";
import type { ChangedEntry } from "../ports/workspace.js";

/** How the files of a tree differ from the base, by path; null: the file is gone. */
export type Tree = ReadonlyMap<string, FileState | null>;

/** The trees that the tests run on. Two that are the same are one object. */
export interface Trees {
  readonly base: Tree;
  /** The base with the head's tests. */
  readonly baseWithTests: Tree;
  readonly head: Tree;
  /** The head with the base's tests. */
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

/** What to change in the base's files to get the tree. Deleted files come first. */
export async function* entriesOf(tree: Tree): AsyncGenerator<ChangedEntry> {
  for (const [path, state] of tree) if (state === null) yield { kind: "deleted", path };
  for (const [path, state] of tree) {
    if (state?.kind === "link") yield { kind: "link", path, target: state.target };
    if (state?.kind !== "file") continue;
    const { content, isExecutable } = state;
    const bytes = content.byteLength;
    yield { kind: "file", path, bytes, isExecutable, content: contentOf(content) };
  }
}
