import { formatCount } from "../../format/format.js";
import { code, listOf, type Section } from "../document.js";
import type { Report } from "../report.js";

/** The names of failing tests, and of tests that pass only since the change. */
export function tests({ tests: told }: Report): Section[] {
  const { failing = [], failToPass = [] } = told ?? {};
  return [list("Tests that fail", failing), list("Tests that pass now", failToPass)].filter(
    (each) => each !== null,
  );
}

function list(title: string, names: readonly string[]): Section | null {
  if (names.length === 0) return null;
  return {
    name: "the names of tests",
    rank: 5,
    title: `${title} (${formatCount(names.length)})`,
    blocks: ({ rows }) => [listOf(names.map(code), rows)],
  };
}
