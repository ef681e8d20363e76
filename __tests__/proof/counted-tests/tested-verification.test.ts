import { describe, expect, it } from "@jest/globals";
import type { TestRun, TestStatus, TestsWarning } from "../../../src/facts/test-run.js";
import { runVerification } from "../../../src/proof/counted-tests/tested-verification.js";
import { executionOf } from "../execution-of.js";

const runOf = (cases: Readonly<Record<string, TestStatus>>): TestRun => {
  const all = Object.entries(cases).map(([name, status]) => ({ name, status }));
  const of = (status: TestStatus) => all.filter((each) => each.status === status).length;
  return { by: "r.tap", passed: of("passed"), failed: of("failed"), skipped: of("skipped"), cases: all };
};

const tapOf = ({ cases = [] }: TestRun) =>
  [
    "TAP version 13",
    `1..${cases.length}`,
    ...cases.map(
      ({ name, status }) =>
        `${status === "failed" ? "not ok" : "ok"} - ${name}${status === "skipped" ? " # SKIP" : ""}`,
    ),
  ].join("\n");

/** What a script prints that lists the file or reads it. */
function readIn(script: string, report: string | null): string {
  if (report === null) return "";
  if (script.includes("find ")) return "./r.tap\n";
  return `-\n${Buffer.from(report).toString("base64")}\n.\n`;
}
/** No second run is wanted. */
const alone = {
  changed: new Map<string, string | null>(),
  wantsNames: false,
  onWarning: (_warning: TestsWarning): void => undefined,
  anew: async () => {
    throw new Error("nothing needs another place");
  },
};

/** What a verification comes to that ends with this code and leaves this report. */
async function verified(
  report: string | null,
  {
    exitCode = 0,
    before,
    onWarning = alone.onWarning,
  }: { exitCode?: number; before?: TestRun; onWarning?: (warning: TestsWarning) => void } = {},
) {
  return runVerification("make check", {
    reports: ["r.tap"],
    isReportNeeded: true,
    before,
    ...alone,
    onWarning,
    run: async () => executionOf({ exitCode }),
    read: async (script) => executionOf({ exitCode: 0, stdout: readIn(script, report) }),
  });
}

const all = runOf({ a: "passed", b: "passed" });

describe("a verification that ended with 0", () => {
  it("is a pass where its tests passed, and tells of them", async () => {
    const { tests, unproven } = await verified(tapOf(all));
    expect({ tests, unproven }).toEqual({ tests: all, unproven: undefined });
  });

  it.each([
    ["no report", null, undefined, "it left no report `r.tap`"],
    [
      "another thing's report where it told of tests before",
      "hello",
      all,
      "its report `r.tap` is not JUnit XML, CTRF, TAP, or JSON of Jest, Vitest, Mocha, Playwright or go test",
    ],
    ["no test", "1..0\n", undefined, "no test ran"],
    ["skipped tests alone", tapOf(runOf({ a: "skipped" })), undefined, "every test was skipped"],
    [
      "a failed one",
      tapOf(runOf({ a: "passed", b: "failed" })),
      undefined,
      "1 test failed, although the exit code was 0",
    ],
    [
      "fewer than before",
      tapOf(runOf({ a: "passed" })),
      all,
      "1 test ran or was skipped, but 2 before any change",
    ],
    [
      "one that was not skipped before",
      tapOf(runOf({ a: "passed", b: "skipped" })),
      all,
      "skipped now, but not before any change: `b`",
    ],
    [
      "the same that failed before",
      tapOf(runOf({ a: "passed", b: "failed" })),
      runOf({ a: "passed", b: "failed" }),
      "1 test failed, as before any change, although the exit code was 0",
    ],
    [
      "another one that is skipped",
      tapOf(runOf({ a: "passed", c: "skipped" })),
      all,
      "1 test skipped, but only 0 before any change",
    ],
  ])("is no pass with %s", async (_what, report, before, words) => {
    const { unproven } = await verified(report, { ...(before !== undefined && { before }) });
    expect(unproven).toBe(words);
  });

  it.each([
    ["failed before too", runOf({ a: "passed", b: "failed" }), runOf({ a: "failed", b: "failed" })],
    ["were skipped before too", runOf({ a: "passed", b: "skipped" }), runOf({ a: "failed", b: "skipped" })],
    ["are more than before", runOf({ a: "passed", b: "passed", c: "passed" }), all],
    ["are skipped, but new", runOf({ a: "passed", b: "passed", c: "skipped" }), all],
  ])("is a pass with tests that %s", async (_what, now, before) => {
    expect((await verified(tapOf(now), { before })).unproven).toBeUndefined();
  });
});

it("a report that never could be read warns, and the command decides", async () => {
  const warnings: TestsWarning[] = [];
  const { unproven, tests } = await verified("<testsuite>", {
    onWarning: (warning) => warnings.push(warning),
  });
  expect({ unproven, tests, warnings }).toEqual({
    unproven: undefined,
    tests: undefined,
    warnings: [
      {
        code: "tests-not-counted",
        message:
          "Not all tests of the verification were counted: its report `r.tap` could not be read: its element `testsuite` is not closed.",
      },
    ],
  });
});

it("one that failed is a failure and no more, and still tells of its tests", async () => {
  const { unproven, tests } = await verified(tapOf(runOf({ a: "failed" })), { exitCode: 1 });
  expect({ unproven, failed: tests?.failed }).toEqual({ unproven: undefined, failed: 1 });
});

it("a report that lay there before is taken away first", async () => {
  const scripts: string[] = [];
  await runVerification("make check", {
    reports: ["it's/r.xml"],
    isReportNeeded: false,
    ...alone,
    run: async (given) => (scripts.push(given), executionOf({ exitCode: 0 })),
    read: async (given) => (scripts.push(given), executionOf({ exitCode: 0 })),
  });
  expect(scripts[0]).toMatch(/^rm -f -- '\.\/it'\\''s\/r\.xml'; /);
  expect(scripts[1]).toMatch(/^set -e;.* make check$/);
});

it("skipped tests prove no pass without names, because they may be the failed ones", async () => {
  const node = (passed: number, skipped: number) =>
    `# tests ${passed + skipped}\n# suites 0\n# pass ${passed}\n# fail 0\n# cancelled 0\n# skipped ${skipped}\n# todo 0\n`;
  const { unproven } = await runVerification("make check", {
    reports: undefined,
    isReportNeeded: true,
    ...alone,
    before: { by: "its output", passed: 2, failed: 1, skipped: 0 },
    run: async () => executionOf({ exitCode: 0, stdout: node(3, 1) }),
    read: async () => executionOf({ exitCode: 44 }),
  });
  expect(unproven).toBe("1 test skipped, but only 0 before any change");
});

it("a test that is always skipped is not newly skipped because another file has its name", async () => {
  const twice = (cases: readonly (readonly [string, TestStatus])[]): TestRun => ({
    ...runOf(Object.fromEntries(cases)),
    passed: cases.filter(([, status]) => status === "passed").length,
    skipped: cases.filter(([, status]) => status === "skipped").length,
    cases: cases.map(([name, status]) => ({ name, status })),
  });
  const live = twice([
    ["TestLive", "skipped"],
    ["TestLive", "passed"],
  ]);
  expect((await verified(tapOf(live), { before: live })).unproven).toBeUndefined();
  const both = twice([
    ["TestLive", "skipped"],
    ["TestLive", "skipped"],
    ["TestNew", "passed"],
  ]);
  expect((await verified(tapOf(both), { before: live })).unproven).toMatch(/^skipped now, .*`TestLive`/);
});

describe("a script that calls nobody knows what", () => {
  const run = (stdout: string, before?: TestRun) =>
    runVerification("make check", {
      reports: undefined,
      isReportNeeded: true,
      ...alone,
      ...(before !== undefined && { before }),
      run: async () => executionOf({ exitCode: 0, stdout }),
      read: async () => executionOf({ exitCode: 44 }),
    });

  it("has to tell of its tests again, where it told of them before any change", async () => {
    const before = { by: "its output", passed: 1, failed: 1, skipped: 0 };
    expect((await run("", before)).unproven).toBe(
      "it reported 2 tests before any change, and now reports none",
    );
    expect((await run("Ran 1 test in 0.1s\n\nOK\n", before)).unproven).toMatch(/2 before any change/);
    expect((await run("Ran 2 tests in 0.1s\n\nOK\n", before)).unproven).toBeUndefined();
  });

  it("has to tell of none where it never did", async () => {
    expect(await run("built\n")).toEqual(executionOf({ exitCode: 0, stdout: "built\n" }));
  });
});
