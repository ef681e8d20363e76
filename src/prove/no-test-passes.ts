import { count } from "../format/format.js";
import { named } from "../format/listed.js";
import { truncateEnd } from "../format/truncate.js";
import type { ObservedTrees } from "./findings.js";
import type { TreeRun } from "./observed.js";
import { isWithoutNames } from "./tree-runs.js";
import type { Judged } from "./verdict.js";

/**
 * The verdict if no test passes with the change.
 * @param hint a sentence about what may help. "" if there is none.
 * @param advice what helps most people, if there is no hint and no test passes without the change either
 */
export function noTestPasses(
  { head, base, baseWithTests }: ObservedTrees,
  { hint, advice }: { readonly hint: string; readonly advice: string },
): Judged {
  const { passes, runs } = base ?? baseWithTests;
  const { isNamed } = runs[0]!;
  if (isWithoutNames(head.runs[0]!) && isNamed)
    return {
      verdict: "cannot-tell",
      reason: `The test tool reported the tests' names in only some of the runs, so the runs cannot be compared. Look for a flaky test, or let the tests write a report and set \`verify-report\` to its path.`,
    };
  const why = whyFailed(head.runs[0]!);
  if (passes === 0)
    return {
      verdict: "cannot-tell",
      reason: `No test passes, with or without this change. ${why} ${hint || advice}`,
    };
  if (hint !== "")
    return { verdict: "cannot-tell", reason: `No test passes with this change. ${why} ${hint}` };
  // A command whose tests are not counted is no test.
  const without = isNamed
    ? `No test passes with this change, and ${count("test", passes)} ${passes === 1 ? "passes" : "pass"} without it.`
    : "The tests fail with this change, but not without it.";
  return { verdict: "regressed", reason: `${without} ${why}` };
}

const maxChars = 200;

const errorLine = /^not ok \d|^(?:E {1,9})?[\w.]{0,80}(?:Error|Exception): \S|\berror: \S/;

/** How the verification ended, with its first error or, if there is none, its last line. */
function whyFailed({ failed }: TreeRun): string {
  if (failed === null) return "The verification ran no test.";
  const { command, execution } = failed;
  const { stdout, stderr, untested, unproven, evidence, ending, exitCode } = execution;
  // An error says more than a tool's last line.
  const lines = `${stdout.text}\n${stderr.text}`.split("\n").filter((line) => /\w/.test(line));
  const line = lines.find((each) => errorLine.test(each)) ?? lines.at(-1);
  const printed = line === undefined ? null : named(truncateEnd(line.trim(), maxChars));
  const said = untested?.replace(` (exit code ${exitCode})`, "") ?? unproven ?? printed;
  const how =
    ending === "exited" ? `ended with exit code ${exitCode}` : `did not end by itself (${evidence})`;
  return `${named(command)} ${how}${said === null ? "." : `: ${said}.`}`;
}
