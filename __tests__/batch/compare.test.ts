import { describe, expect, it } from "@jest/globals";
import { compareBatches } from "../../src/batch/compare.js";
import { type BatchRow, unstartedRow } from "../../src/batch/row.js";
import { spreadOf } from "../../src/batch/spread.js";
import { comparedBatchesReports, comparedSentences } from "../../src/reports/batch/compared-batches.js";

const row = (id: string, outcome: BatchRow["outcome"]): BatchRow => ({ ...unstartedRow(id, ""), outcome });

function rowsOf(outcomes: Readonly<Record<string, BatchRow["outcome"]>>): readonly BatchRow[] {
  return Object.entries(outcomes).map(([id, outcome]) => row(id, outcome));
}

function many(count: number, outcome: (at: number) => BatchRow["outcome"]): readonly BatchRow[] {
  return Array.from({ length: count }, (_, at) => row(`t${at}`, outcome(at)));
}

function resultsOf(here: readonly BatchRow[], other: readonly BatchRow[]): object {
  return Object.fromEntries(compareBatches(here, other).tasks.map(({ id, result }) => [id, result]));
}

describe("a comparison of two batches", () => {
  it("says of each task whether it was won, lost, the same, not judged, or only in one", () => {
    const here = rowsOf({ a: "passed", b: "failed", c: "passed", d: "infrastructure-error", e: "passed" });
    const other = rowsOf({ a: "failed", b: "passed", c: "passed", d: "passed", f: "gave-up" });
    expect(resultsOf(here, other)).toEqual({
      a: "won",
      b: "lost",
      c: "same",
      d: "not-judged",
      e: "only-here",
      f: "only-other",
    });
  });

  it("calls a task flaky only if its runs in one batch differ, without those that were not judged", () => {
    const here = rowsOf({ "a~1": "passed", "a~2": "failed", "b~1": "passed", "b~2": "infrastructure-error" });
    const other = rowsOf({ "a~1": "failed", "a~2": "failed", "b~1": "failed" });
    expect(resultsOf(here, other)).toEqual({ a: "flaky", b: "won" });
  });

  it("compares each model with itself, and different models by task", () => {
    const here = rowsOf({ "a@m": "passed", "a@n": "failed" });
    expect(resultsOf(here, rowsOf({ "a@n": "passed" }))).toEqual({ "a@m": "only-here", "a@n": "lost" });
    expect(resultsOf(rowsOf({ "a@m": "passed" }), rowsOf({ "a@o": "failed" }))).toEqual({ a: "won" });
  });

  it("calls a difference real only if chance seldom makes it", () => {
    const failed = many(20, () => "failed");
    const few = compareBatches(
      many(20, (at) => (at < 4 ? "passed" : "failed")),
      failed,
    );
    expect(few.totals).toMatchObject({ tasks: 20, passedHere: 0.2, passedOther: 0 });
    // Four won and none lost: 2 × (1/2)⁴.
    expect(few.totals!.chance).toBeCloseTo(0.125, 10);
    const clear = compareBatches(
      many(20, (at) => (at < 10 ? "passed" : "failed")),
      failed,
    );
    expect(clear.totals!.chance).toBeCloseTo(2 / 2 ** 10, 10);
    expect(clear.totals!.low).toBeGreaterThan(0);
    const headlines = [few, clear].map((each) => comparedSentences(each)[0]);
    expect(headlines[0]).not.toBe(headlines[1]!.replace("50%", "20%"));
  });

  it("is not sure of equal batches with few tasks", () => {
    const passed = many(3, () => "passed");
    const { totals } = compareBatches(passed, passed);
    expect(totals).toMatchObject({ difference: 0, chance: null });
    expect(totals!.high).toBeGreaterThan(0.3);
  });

  it("counts ten thousand tasks that differ without losing the small numbers", () => {
    const { totals } = compareBatches(
      many(10_000, (at) => (at % 2 === 0 ? "passed" : "failed")),
      many(10_000, (at) => (at % 2 === 0 ? "failed" : "passed")),
    );
    expect(totals!.chance).toBe(1);
  });

  it("links both runs of a task, whatever the folders are called", () => {
    const compared = compareBatches(rowsOf({ a: "passed" }), rowsOf({ a: "failed" }));
    const files = comparedBatchesReports({ ...compared, here: "new", other: "o d", toOther: "../o d" });
    const links = [...files["comparison.html"]!.matchAll(/<a href="([^"]+)"/g)].map(([, to]) => to);
    expect(links).toEqual(["../o%20d/tasks/a/report.html", "tasks/a/report.html"]);
    expect(files["comparison.md"]).toContain("`a`");
  });
});

describe("the spread of a figure", () => {
  it("counts every value once, with the few large ones in the last bar", () => {
    const values = [...Array.from({ length: 99 }, (_, at) => at), 100_000];
    const bars = spreadOf(values);
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(100);
    expect(bars.at(-1)).toMatchObject({ to: null });
    expect(spreadOf([1, 2, 3])).toEqual([]);
    expect(spreadOf(Array.from({ length: 50 }, () => 7))).toEqual([]);
  });
});
