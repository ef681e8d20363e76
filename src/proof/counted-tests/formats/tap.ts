import type { TestCase, TestStatus } from "../../../facts/test-run.js";
import { ToldTests } from "./told-tests.js";

/** The largest number of missing tests to list. Further ones count as one. */
const maxMissing = 1_000;

/**
 * The tests of a report in the Test Anything Protocol, versions 12 to 14. Null for text that has neither a version nor
 * a plan. Only the outermost level counts, as the protocol says, so a test stands for its subtests.
 */
export function casesOfTap(text: string): readonly TestCase[] | null {
  if (!/^(?:TAP version \d|1\.\.\d)/im.test(text)) return null;
  const told = new ToldTests();
  let [hasPlan, planned, points] = [false, 0, 0];
  const isOfProve = proveHeader.test(text);
  for (const raw of text.split("\n")) {
    const line = raw.trimEnd();
    const plan = /^1\.\.(\d{1,9})(?:\s*#(.*))?$/.exec(line);
    const bail = /^\s*Bail out!(.*)$/i.exec(line);
    const point = /^(not )?ok\b(.*)$/.exec(line);
    if (plan !== null) {
      hasPlan = true;
      planned += Number(plan[1]);
      if (plan[1] === "0" && plan[2] !== undefined) told.add({ name: [plan[2].trim()], status: "skipped" });
    } else if (bail !== null) {
      told.add({ name: [`Bail out!${bail[1]!}`], status: "failed" });
      // After this line, no planned test runs.
      return told.cases;
    } else if (point !== null && !(isOfProve && line === "ok" && hasPlan && points >= planned)) {
      points += 1;
      told.add(pointOf(point[1] !== undefined, point[2]!));
    }
  }
  if (!hasPlan) told.add({ name: ["the plan is missing, so the tests ended early"], status: "failed" });
  else if (points > planned) told.add({ name: [`tests beyond the plan of ${planned}`], status: "failed" });
  for (let number = points + 1; number <= Math.min(planned, points + maxMissing); number += 1)
    told.add({ name: [`test ${number} of the plan, which never ran`], status: "failed" });
  return told.cases;
}

/** `prove -v` prints this line before a file's tests, and a line `ok` after them. */
const proveHeader = /^\S.{0,300} \.{2,100}[ \t]{0,9}$/m;

/** Reads the text after `ok`: a number, a dash, the test's name, and perhaps a directive after an unescaped `#`. */
function pointOf(isNotOk: boolean, rest: string): { name: readonly string[]; status: TestStatus } {
  const directive = /(?:^|[^\\])#\s{0,9}(?:skip(?:ped|ping)?|todo)(?![\w-])/i.exec(rest);
  const words = directive === null ? rest : rest.slice(0, rest.indexOf("#", directive.index));
  const name = words
    .trim()
    .replace(/^\d{1,9}(?=\s|$)/, "")
    .trimStart()
    .replace(/^-(?=\s|$)/, "")
    .trim()
    .replace(/\\([#\\])/g, "$1");
  return { name: [name], status: directive !== null ? "skipped" : isNotOk ? "failed" : "passed" };
}
