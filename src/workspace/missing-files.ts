import { type LeftOut, type Refused, unnamedPath } from "../ports/workspace.js";

/** Of files that did not come out of a sandbox: which are gone, and which may be there all the same. */
export interface Missing {
  readonly deleted: readonly string[];
  /** Those that may be among what was left out. */
  readonly unsure: readonly string[];
}

/** Tells them apart by what was left out: a file may be one of those, lie in one, or be one that has no name here. */
export function judgeMissing(paths: readonly string[], leftOut: readonly LeftOut[]): Missing {
  const names = new Set(leftOut.map(({ path }) => path.replace(/\/$/, "")));
  // A name that is no UTF-8 is told as another one.
  const isAnyPossible = leftOut.some(({ path, hidesMore }) => hidesMore === true || path.includes("\uFFFD"));
  const mayBeThere = (path: string): boolean => isAnyPossible || waysTo(path).some((way) => names.has(way));
  return {
    deleted: paths.filter((path) => !mayBeThere(path)),
    unsure: paths.filter((path) => mayBeThere(path)),
  };
}

/** So many are named; 1,000 deletions are read by nobody. */
const maxNamed = 1000;

/** What is said of those that may be there; one that was left out by its own name is told already. */
export function unsureWords(unsure: readonly string[], leftOut: readonly LeftOut[]): readonly Refused[] {
  const told = new Set(leftOut.map(({ path }) => path));
  const reason = "perhaps deleted: it may be among what was left out";
  const untold = unsure.filter((path) => !told.has(path));
  const named = untold.slice(0, maxNamed).map((path) => ({ path, reason }));
  const entries = untold.length - named.length;
  return entries > 0 ? [...named, { path: unnamedPath, reason, entries }] : named;
}

/** The folders that a path lies in, and itself: `a`, `a/b` and `a/b/c` for `a/b/c`. */
function waysTo(path: string): readonly string[] {
  const parts = path.split("/");
  return parts.map((_part, index) => parts.slice(0, index + 1).join("/"));
}
