import { formatCount } from "../format/format.js";
import { named } from "../format/listed.js";
import type { ProvedTests } from "../run/state/proof.js";
import type { Report } from "./report.js";

/** So many failing tests are named beside the count. */
const maxNamed = 3;

/** `17 pass that did not before, 229 pass as before`; of a failure `2 fail: a, b; 229 pass as before`. None where nobody counted. */
export function testsFigure({ tests }: Pick<Report, "tests">): [string, string][] {
  if (tests === null) return [];
  const { passed, skipped, failToPass, passToPass } = tests;
  const others = passed - failToPass.length - passToPass.length;
  const areKnown = failToPass.length + passToPass.length > 0;
  const parts = [
    [failToPass.length, "pass that did not before"],
    [passToPass.length, "pass as before"],
    [others, areKnown ? "more pass" : "pass"],
    [skipped, "skipped"],
  ] as const;
  const words = parts.filter(([sum]) => sum > 0).map(([sum, word]) => `${formatCount(sum)} ${word}`);
  const failed = failedWords(tests);
  const rest = words.join(", ");
  return [["Tests", [failed, rest].filter((part) => part !== "").join("; ") || "none ran"]];
}

function failedWords({ failed, failing }: ProvedTests): string {
  if (failed === 0) return "";
  const names = failing.slice(0, maxNamed).map(named).join(", ");
  const more = failed > maxNamed ? ` and ${formatCount(failed - maxNamed)} more` : "";
  return `${formatCount(failed)} fail${names === "" ? "" : `: ${names}${more}`}`;
}

/** A list of tests to fold away. */
export interface TestList {
  /** `Tests that still fail`. */
  readonly title: string;
  readonly names: readonly string[];
}

/** The tests to name in full, folded: those that fail, and those that pass and did not before. */
export function testLists({ tests }: Pick<Report, "tests">): readonly TestList[] {
  const { failing = [], failToPass = [] } = tests ?? {};
  return [
    { title: "Tests that fail", names: failing },
    { title: "Tests that pass and did not before", names: failToPass },
  ].filter(({ names }) => names.length > 0);
}
