import { expect, test } from "@jest/globals";
import { fc } from "../chance.js";
import { reportOf } from "../../src/reports/report-of.js";
import { renderText } from "../../src/reports/text-summary.js";
import { expectGolden } from "../golden.js";
import { hostileRun } from "./hostile-run.js";
import { endedRuns } from "./sample-run.js";

test.each(["passed", "failed"] as const)("a run that %s is told in the golden lines", (name) => {
  expectGolden(`reports/${name}.txt`, renderText(reportOf(endedRuns[name])));
});

test("no text of a run reaches the terminal as a control sequence or as a line of its own", () => {
  fc.assert(
    fc.property(hostileRun, (events) => {
      const lines = renderText(reportOf(events)).split("\n");
      expect(lines.pop()).toBe("");
      for (const [index, line] of lines.entries()) {
        expect(line).toMatch(index === 0 ? /^[✓✗] / : /^ {2}/);
        expect(line).not.toMatch(/[^\P{Cc}\t]|\u202E|\u200B/u);
        expect(line.length).toBeLessThanOrEqual(200);
      }
    }),
  );
});

test("a reason of millions of blanks is made one line in one pass", () => {
  const report = { ...reportOf(endedRuns.failed), reason: `a \n\n b${" ".repeat(4_000_000)}c` };
  expect(renderText(report)).toContain("a b  ");
});
