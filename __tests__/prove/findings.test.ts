import { describe, expect, it } from "@jest/globals";
import type { TestStatus } from "../../src/facts/test-run.js";
import { findingsOf } from "../../src/prove/findings.js";
import { Observed, type TreeRun } from "../../src/prove/observed.js";
import { verdictOf } from "../../src/prove/verdict.js";

type Statuses = Readonly<Record<string, TestStatus>>;

function runOf(statuses: Statuses): TreeRun {
  const hasPassed = !Object.values(statuses).includes("failed");
  return { statuses: new Map(Object.entries(statuses)), hasPassed, isNamed: true, failed: null, failing: [] };
}

const seen = (...runs: readonly Statuses[]) => new Observed(runs.map(runOf));

const nothing = {
  proof: [],
  guard: 0,
  regressed: [],
  added: [],
  removed: [],
  skipped: [],
  weakened: [],
  emptied: [],
  flaky: [],
  unplaced: [],
  stillFailing: [],
};

describe("the tests of a change", () => {
  it("prove it if they fail without it and pass with it", () => {
    const found = findingsOf({
      baseWithTests: seen({ a: "passed", b: "failed" }),
      head: seen({ a: "passed", b: "passed" }),
      base: null,
      headWithoutTests: null,
    });
    expect(found).toEqual({ ...nothing, proof: ["b"], guard: 1 });
  });

  it("prove nothing by names that hold the time of day", () => {
    const found = findingsOf({
      baseWithTests: seen({ "t[12:25:52]": "passed", u: "passed" }),
      head: seen({ "t[12:25:57]": "passed", u: "passed" }),
      base: seen({ "t[12:25:50]": "passed", u: "passed" }),
      headWithoutTests: null,
    });
    expect(found).toEqual({ ...nothing, guard: 2 });
    expect(verdictOf(found)).toBeNull();
  });

  it("prove nothing by subtests of Go whose names the change decides", () => {
    const found = findingsOf({
      baseWithTests: seen({ TestTime: "passed", "TestTime/1_format=1": "passed" }),
      head: seen({ TestTime: "passed", "TestTime/1_format=2": "passed" }),
      base: seen({ TestTime: "passed", "TestTime/1_format=1": "passed" }),
      headWithoutTests: null,
    });
    expect(found.guard).toBe(1);
    expect(verdictOf(found)).toBeNull();
  });

  it("that a file could not be loaded with are proof if the base did not pass them, and else guard", () => {
    const found = findingsOf({
      baseWithTests: seen({ "tests.new": "failed" }),
      head: seen({ "new › t": "passed", "old › t": "passed" }),
      base: seen({ "old › t": "passed" }),
      headWithoutTests: null,
    });
    expect(found).toEqual({ ...nothing, proof: ["new › t"], guard: 1 });
  });

  it("that only the head has are no proof if another test fails without the change", () => {
    const found = findingsOf({
      baseWithTests: seen({ a: "failed" }),
      head: seen({ a: "passed", elsewhere: "passed" }),
      base: seen({ a: "passed" }),
      headWithoutTests: null,
    });
    expect(found).toEqual({ ...nothing, proof: ["a"] });
  });

  it("are weakened if they pass on both sides and their earlier version fails with the change", () => {
    const changed = (now: TestStatus, without: TestStatus) =>
      findingsOf({
        base: seen({ a: "passed" }),
        baseWithTests: seen({ a: without }),
        head: seen({ a: now }),
        headWithoutTests: seen({ a: "failed" }),
      });
    expect(changed("passed", "passed")).toEqual({ ...nothing, weakened: ["a"] });
    expect(changed("passed", "failed")).toEqual({ ...nothing, proof: ["a"] });
    expect(changed("skipped", "skipped")).toEqual({ ...nothing, weakened: ["a"], skipped: ["a"] });
  });

  it("are weakened if they are gone and fail with the change, and only removed if they pass with it", () => {
    const gone = (earlier: TestStatus) =>
      findingsOf({
        base: seen({ a: "passed", b: "passed" }),
        baseWithTests: seen({ b: "passed" }),
        head: seen({ b: "passed" }),
        headWithoutTests: seen({ a: earlier, b: "passed" }),
      });
    expect(gone("failed")).toEqual({ ...nothing, guard: 1, weakened: ["a"], removed: ["a"] });
    expect(gone("passed")).toEqual({ ...nothing, guard: 1, removed: ["a"] });
  });

  it("are the same tests if only their file moved", () => {
    const found = findingsOf({
      base: seen({ "old › a": "passed" }),
      baseWithTests: seen({ "tests.new": "failed" }),
      head: seen({ "new › a": "passed" }),
      headWithoutTests: seen({ "tests.old": "failed" }),
    });
    expect(found).toEqual({ ...nothing, guard: 1 });
  });

  it("that failed before are nobody's fault, and new ones that fail are", () => {
    const found = findingsOf({
      base: seen({ a: "failed", b: "passed" }),
      baseWithTests: seen({ a: "failed", b: "passed", c: "failed" }),
      head: seen({ a: "failed", b: "passed", c: "failed" }),
      headWithoutTests: null,
    });
    expect(found).toEqual({ ...nothing, guard: 1, regressed: ["c"] });
  });

  it("are called new only if the change adds them", () => {
    const reasonOf = (base: Statuses, withTests: Statuses = base) => {
      const [before, now] = [seen(base), seen({ a: "passed", ...withTests, "new › b (x)": "failed" })];
      const found = findingsOf({ base: before, baseWithTests: now, head: now, headWithoutTests: null });
      expect(found.regressed).toEqual(["new › b (x)"]);
      return verdictOf(found)?.reason;
    };
    const isOld = "1 test fails with this change, but not without it: `new › b (x)`.";
    expect(reasonOf({ a: "passed" })).toBe("1 new test fails with this change: `new › b (x)`.");
    expect(reasonOf({ a: "passed", "new › b (x)": "passed" })).toBe(isOld);
    expect(reasonOf({ a: "passed", "old › b (x)": "passed" }, {})).toBe(isOld);
    expect(reasonOf({ a: "passed", "tests that do not load": "failed" }, {})).toBe(isOld);
  });

  it("that pass and fail on the same files decide nothing", () => {
    const found = findingsOf({
      baseWithTests: seen({ a: "failed" }, { a: "passed" }),
      head: seen({ a: "passed" }, { a: "passed" }),
      base: null,
      headWithoutTests: null,
    });
    expect(found).toEqual({ ...nothing, flaky: ["a"] });
    expect(verdictOf(found)?.verdict).toBe("flaky");
  });
});
