import { describe, expect, test } from "@jest/globals";
import { fc } from "../chance.js";
import type { EventOf } from "../../src/facts/events.js";
import { reportOf } from "../../src/reports/report-of.js";
import { renderText } from "../../src/reports/text.js";
import { expectGolden } from "../golden.js";
import { hostileRun } from "./hostile-run.js";
import { endedRuns, passedRun, withFact } from "./sample-run.js";

test.each(["passed", "failed"] as const)("a run that %s is told in the golden lines", (name) => {
  expectGolden(`reports/${name}.txt`, renderText(reportOf(endedRuns[name])));
});

test("no text of a run reaches the terminal as a control sequence or as a line of its own", () => {
  fc.assert(
    fc.property(hostileRun, (events) => {
      const report = reportOf(events);
      const lines = renderText(report).split("\n");
      expect(lines.pop()).toBe("");
      for (const [index, line] of lines.entries()) {
        if (index === 0) expect(line).toMatch(/^\p{Extended_Pictographic}\uFE0F? \w/u);
        else expect(line).toMatch(/^ {3}/);
        expect(line).not.toMatch(/[^\P{Cc}\t]|\u202E|\u200B/u);
        expect(line.length).toBeLessThanOrEqual(620);
      }
    }),
  );
});

test("a reason of millions of blanks is made one line in one pass", () => {
  const report = { ...reportOf(endedRuns.failed), nextStep: `a \n\n b${" ".repeat(4_000_000)}c` };
  expect(renderText(report)).toContain("a b  ");
});

describe("what a run left, as text", () => {
  const left = (saved: Partial<EventOf<"files-saved">>) =>
    renderText(reportOf(withFact(passedRun, "files-saved", { leftOut: [], ...saved }))).split("\n");
  const artifacts = Array.from({ length: 12 }, (_, index) => ({ path: `f${index}`, bytes: 1, sha256: "" }));

  test("is ten files at most, the deleted ones first, and a warning of those that act by themselves", () => {
    const acting = [".github/workflows/a\u202E.yml"];
    const lines = left({ artifacts, changes: { patch: "changes.patch", deleted: ["gone.txt"], acting } });
    expect(lines).toEqual(
      expect.arrayContaining(["   gone.txt   deleted", "   f8   1 B", "   … and 3 more (13 files)"]),
    );
    expect(lines).not.toContain("   f9   1 B");
    expect(lines).toContain(
      "   ! The patch changes files that programs run automatically: `.github/workflows/a⟨U+202E⟩.yml`. Read these files before you apply the patch.",
    );
  });

  test("is what was not saved and why, three names at most, and the count of the rest", () => {
    const named = Array.from({ length: 1_000 }, (_, at) => ({
      kind: "left-out" as const,
      path: `big\u202E\n✓ ${at}`,
      reason: "too large",
    }));
    const rest = { kind: "left-out" as const, path: "…", reason: "not listed", entries: 54_534 };
    const line = left({ artifacts: [], leftOut: [...named, rest] }).find((each) =>
      each.includes("Not saved"),
    )!;
    expect(line).toMatch(/^ {3}! Not saved: `big⟨U\+202E⟩␊✓ 0` \(too large\), .* and 55,531 more\.$/);
  });
});
