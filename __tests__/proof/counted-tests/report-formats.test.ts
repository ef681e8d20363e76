import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { projectDir } from "../../../scripts/places.mjs";
import { casesIn } from "../../../src/proof/counted-tests/report-formats.js";

const told = (report: string) => casesIn(report)?.map(({ name, status }) => `${name}: ${status}`) ?? null;

async function inFolder<T>(
  files: Readonly<Record<string, string>>,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "agent-exec-reports-"));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

it("JUnit as node writes it is read, suites in suites and names with signs", async () => {
  const test = `import test from "node:test"; import assert from "node:assert";
    test("one", () => {}); test("bad <&>", () => assert.fail("x")); test.skip("later", () => {});
    test("outer", async (t) => { await t.test("inner", () => {}) });`;
  const report = await inFolder({ "a.test.mjs": test }, async (cwd) => {
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    return spawnSync(process.execPath, ["--test", "--test-reporter=junit", "a.test.mjs"], {
      cwd,
      env,
      encoding: "utf8",
    }).stdout;
  });
  expect(told(report)?.toSorted()).toEqual([
    "test › bad <&>: failed",
    "test › inner: passed",
    "test › later: skipped",
    "test › one: passed",
  ]);
});

it("JSON as Jest writes it is read, with a file that could not be loaded", async () => {
  const files = {
    "a.test.cjs": `describe("group", () => { test("one", () => {}); }); test.skip("later", () => {}); test("bad", () => { throw new Error("x") });`,
    "b.test.cjs": `throw new Error("not loaded");`,
    "package.json": "{}",
  };
  const report = await inFolder(files, async (cwd) => {
    const jest = join(projectDir, "node_modules/jest/bin/jest.js");
    const args = [jest, "--rootDir", cwd, "--testRegex", "test.cjs$", "--json", "--outputFile=out.json"];
    spawnSync(process.execPath, args, { cwd, stdio: "ignore" });
    return readFile(join(cwd, "out.json"), "utf8");
  });
  const all = told(report);
  expect(all).toEqual(expect.arrayContaining(["group › one: passed", "later: skipped", "bad: failed"]));
  expect(all?.filter((each) => each.endsWith("b.test.cjs: failed"))).toHaveLength(1);
});

const junit = (inside: string) => `<testsuites><testsuite name="s">${inside}</testsuite></testsuites>`;

describe("JUnit XML", () => {
  it.each([
    ["nothing", "", "passed"],
    ["<failure>", "<failure/>", "failed"],
    ["<error>", "<error message='x'>y</error>", "failed"],
    ["both", "<failure/><error/>", "failed"],
    ["<skipped>", "<skipped/>", "skipped"],
    ["an expected failure of pytest", '<skipped type="pytest.xfail" message=""/>', "skipped"],
    ["node's todo that failed", '<skipped type="todo"/><failure/>', "skipped"],
    ["a failed test that is skipped too", "<skipped/><failure/>", "failed"],
    ["a later try that passed", "<flakyFailure/>", "passed"],
    ["a later try that passed, after an error", "<flakyError/>", "passed"],
    ["tries that all failed", "<failure/><rerunFailure/><rerunFailure/>", "failed"],
    ["output", "<system-out>a <![CDATA[</testcase><failure/>]]></system-out>", "passed"],
    ["properties", "<properties><property name='failure' value='x'/></properties>", "passed"],
  ])("takes a test with %s for one", (_with, inside, status) => {
    expect(told(junit(`<testcase name="t">${inside}</testcase>`))).toEqual([`t: ${status}`]);
  });

  it.each([
    ['status="run" result="completed"', "passed"],
    ['status="notrun" result="suppressed"', "skipped"],
    ['status="run" result="skipped"', "skipped"],
    ['status="disabled"', "skipped"],
    ['status="not_run"', "skipped"],
    ['status="Ignored"', "skipped"],
    ['executed="False"', "skipped"],
    ['status="fail"', "failed"],
    ['result="timedOut"', "failed"],
    ['status="17"', "passed"],
  ])("goes by attributes alone: %s", (attributes, status) => {
    expect(told(junit(`<testcase name="t" ${attributes}/>`))).toEqual([`t: ${status}`]);
  });

  it("counts the last try of a test that failed and ran again", () => {
    const tries = (...children: string[]) =>
      junit(children.map((child) => `<testcase classname="c" name="t">${child}</testcase>`).join(""));
    expect(told(tries("<failure/>", ""))).toEqual(["c › t: passed"]);
    expect(told(tries("<failure/>", "<error/>"))).toEqual(["c › t: failed"]);
    expect(told(tries("<failure/>", "<failure/>", ""))).toEqual(["c › t: passed"]);
  });

  it("counts tests with one name as several where none of them is another's later try", () => {
    const one = (more: string, inside = "") =>
      `<testcase classname="c" name="t" ${more}>${inside}</testcase>`;
    expect(told(junit(one("") + one("")))).toHaveLength(2);
    expect(told(junit(one("") + one("", "<failure/>")))).toEqual(["c › t: passed", "c › t: failed"]);
    expect(told(junit(one('line="1"', "<failure/>") + one('line="2"')))).toHaveLength(2);
    const suite = (inside: string) => `<testsuite name="s">${inside}</testsuite>`;
    expect(told(`<testsuites>${suite(one("", "<failure/>"))}${suite(one(""))}</testsuites>`)).toHaveLength(2);
  });

  it("places a failed test if the report does, and pytest's lines begin with 0", () => {
    const failed = '<failure message="1 != 2"/>';
    const one = (more: string, inside: string) => `<testcase name="t" ${more}>${inside}</testcase>`;
    const places = (report: string) => casesIn(report)!.map(({ place }) => place);
    const at = 'file="tests/a.php" line="7"';
    const place = { file: "tests/a.php", line: 7, message: "1 != 2" };
    expect(places(junit(one(at, failed)))).toEqual([place]);
    expect(places(junit(one(at, "") + one('file="a"', failed)))).toEqual([undefined, undefined]);
    const pytest = `<testsuites name="pytest tests"><testsuite name="pytest">${one(at, failed)}</testsuite></testsuites>`;
    expect(places(pytest)).toEqual([{ ...place, line: 8 }]);
  });

  it("takes tries without their failure, as pytest-rerunfailures leaves them, for tries", () => {
    const one = '<testcase classname="c" name="t"/>';
    const report = (last: string) =>
      `<testsuites name="pytest tests"><testsuite name="mine">${one}${one}${last}</testsuite></testsuites>`;
    expect(told(report('<testcase classname="c" name="t"><failure/></testcase>'))).toEqual(["c › t: failed"]);
    expect(told(report(one))).toEqual(["c › t: passed"]);
  });

  it.each([
    ["with an error in it", '<testsuite name="s"><error>x</error></testsuite>', ["s: failed"]],
    ["that tells of errors and has no test", '<testsuite name="s" errors="1" tests="0"/>', ["s: failed"]],
    [
      "that tells of a failure which no test has",
      '<testsuite name="s" failures="1"><testcase name="a"/></testsuite>',
      ["a: passed", "s: failed"],
    ],
    [
      "that counts a try which failed",
      '<testsuite name="s" failures="1"><testcase name="a"><flakyFailure/></testcase></testsuite>',
      ["a: passed"],
    ],
    ["in one that counts its failures too", '<testsuite name="s" errors="1"/>', ["s: failed"]],
  ])("takes a suite %s for failed", (_what, suite, expected) => {
    expect(
      told(`<testsuites errors="1" failures="1">${suite}</testsuites>`)?.filter(
        (each) => each !== ": failed",
      ),
    ).toEqual(expected);
  });

  it("reads suites in suites, namespaces, signs, and what is no character of XML", () => {
    const report = `\uFEFF<?xml version="1.0"?>\n<!DOCTYPE testsuites SYSTEM "x.dtd"><!-- <testcase/> -->
      <j:testsuites xmlns:j="urn:j"><j:testsuite name="a"><j:testsuite name="b"><j:testcase name='&lt;&#65;"&gt;'/></j:testsuite>
      <j:testcase name="t"><j:system-out>\u001B[31m red \uFFFF &nbsp;</j:system-out></j:testcase></j:testsuite></j:testsuites>`;
    expect(told(report)).toEqual(['<A">: passed', "t: passed"]);
  });

  it("is told to be cut short, or to bring entities, which are never expanded", () => {
    expect(() => casesIn('<testsuite><testcase name="a"/><testcase name="b"')).toThrow("is not closed");
    expect(() => casesIn('<testsuite><testcase name="a"/><testcase name="b"/>')).toThrow(
      "`testsuite` is not closed",
    );
    expect(() => casesIn("<testsuite><testcase></testsuite>")).toThrow("`testcase` is not closed");
    const entity = '<!DOCTYPE t [<!ENTITY a "<testcase/>">]><testsuite><testcase name="&a;"/></testsuite>';
    expect(() => casesIn(entity)).toThrow(
      "declares its own XML entities, and agent-exec does not expand them",
    );
  });

  it("of a megabyte and more is read over the parser's parts", () => {
    const many = Array.from(
      { length: 40_000 },
      (_, index) => `<testcase name="test ${index}"><skipped/></testcase>`,
    );
    const cases = casesIn(junit(many.join("\n")))!;
    expect(cases).toHaveLength(40_000);
    expect(cases.filter(({ status }) => status === "skipped")).toHaveLength(40_000);
  });
});

it("CTRF is read, suites as text or list", () => {
  const ctrf = (tests: readonly object[], summary: object = {}) =>
    told(
      JSON.stringify({
        reportFormat: "CTRF",
        specVersion: "1.0.0",
        results: { tool: { name: "t" }, summary, tests },
      }),
    );
  const statuses = ["passed", "failed", "skipped", "pending", "other"];
  expect(ctrf(statuses.map((status) => ({ name: status, status, duration: 1 })))).toEqual([
    "passed: passed",
    "failed: failed",
    "skipped: skipped",
    "pending: skipped",
    "other: failed",
  ]);
  const flaky = {
    status: "passed",
    flaky: true,
    retries: 1,
    retryAttempts: [{ attempt: 1, status: "failed" }],
  };
  expect(
    ctrf([
      { name: "t", suite: ["a", "b"], ...flaky },
      { name: "t", suite: "a", status: "other", rawStatus: "not_run" },
    ]),
  ).toEqual(["a › b › t: passed", "a › t: skipped"]);
  expect(ctrf([], { tests: 1, failed: 1 })).toEqual(["a failed test that only the summary counts: failed"]);
});

describe("TAP", () => {
  it.each([
    ["a plan at the end", "TAP version 14\nok 1 - a\nnot ok 2 - b\n1..2\n", ["a: passed", "b: failed"]],
    ["lines before its version", "> npm test\n\nTAP version 13\r\n1..1\r\nok\r\n", [": passed"]],
    ["no version", "1..1\nok a\n", ["a: passed"]],
    [
      "tests that never ran",
      "1..3\nok 1 - a\n",
      [
        "a: passed",
        "test 2 of the plan, which never ran: failed",
        "test 3 of the plan, which never ran: failed",
      ],
    ],
    [
      "no plan",
      "TAP version 13\nok 1 - a\n",
      ["a: passed", "the plan is missing, so the tests ended early: failed"],
    ],
    [
      "more tests than its plan",
      "1..1\nok\nok\n",
      [": passed", ": passed", "tests beyond the plan of 1: failed"],
    ],
    [
      "two files of prove -v, with a line of its own after each",
      "t/a.t .. \n1..1\nok 1 - a\nok\nt/long.t .... \nok 1 - b\nnot ok 2 - c\n1..2\nDubious, test returned 1\nFailed 1/2 subtests\nt/d.t ..... \nok 1 - d\n1..1\nok\n",
      ["a: passed", "b: passed", "c: failed", "d: passed"],
    ],
    ["nothing to run, and why", "1..0 # SKIP no database\n", ["SKIP no database: skipped"]],
    ["nothing to run", "1..0\n", []],
    ["a bail-out", "1..3\nok 1 - a\nBail out! no disk\n", ["a: passed", "Bail out! no disk: failed"]],
    ["a bail-out of a subtest", "1..2\n    bail out!\n", ["Bail out!: failed"]],
    [
      "subtests, which the test behind them stands for",
      "TAP version 14\n1..2\n# Subtest: a\n    1..2\n    ok 1 - in\n    not ok 2 - in # TODO\nok 1 - a\nnot ok 2 - b\n",
      ["a: passed", "b: failed"],
    ],
    [
      "directives in any case",
      "1..5\nok 1 - a # skip\nok 2 # SKIP: why\nnot ok 3 - c # todo\nnot ok 4 - d # Skipped: x\nok 5 e #TODO y\n",
      ["a: skipped", ": skipped", "c: skipped", "d: skipped", "e: skipped"],
    ],
    [
      "signs that are no directive",
      "1..4\nok 1 - fix #12\nok 2 - a \\# skip \\\\\nnot ok 3 - # todolist\nok 4 - 5 - five\n",
      ["fix #12: passed", "a # skip \\: passed", "# todolist: failed", "5 - five: passed"],
    ],
    [
      "YAML, pragmas and comments",
      "TAP version 14\npragma +strict\n1..1\n# not ok\nnot ok 1 - a\n  ---\n  message: |\n    not ok\n  ...\n",
      ["a: failed"],
    ],
  ])("with %s", (_with, text, expected) => {
    expect(told(text)).toEqual(expected);
  });

  it("is not what merely begins with ok", () => {
    expect(casesIn("ok  \texample.com/x\t0.01s\n")).toBeNull();
  });
});

it("JSON of Mocha is read, with a hook that failed", () => {
  const [a, b, c, hook] = ["s a", "s b", "s c", 's "before all" hook for "d"'].map((fullTitle) => ({
    fullTitle,
  }));
  const report = { stats: { tests: 3 }, tests: [a, b, c], passes: [a], failures: [b, hook], pending: [c] };
  expect(told(JSON.stringify(report))).toEqual([
    "s a: passed",
    "s b: failed",
    's "before all" hook for "d": failed',
    "s c: skipped",
  ]);
});

it("JSON of Playwright is read, by the end of all tries", () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status, projectName: "web" }] });
  const inner = { title: "d", specs: [spec("flaky", "flaky")] };
  const specs = [spec("a", "expected"), spec("b", "unexpected"), spec("c", "skipped")];
  const report = { config: {}, suites: [{ title: "a.spec.js", specs, suites: [inner] }], errors: [] };
  expect(told(JSON.stringify(report))).toEqual([
    "web › a.spec.js › a: passed",
    "web › a.spec.js › b: failed",
    "web › a.spec.js › c: skipped",
    "web › a.spec.js › d › flaky: passed",
  ]);
  const broken = { config: {}, suites: [], errors: [{ message: "no tests" }] };
  expect(told(JSON.stringify(broken))).toEqual(["an error outside of all tests: failed"]);
});

it("JSON of Vitest and Jest is read, with a file whose tests passed and which failed", () => {
  const one = (status: string) => ({ fullName: status, status });
  const file = (status: string, ...tests: string[]) => ({
    name: "a.js",
    status,
    assertionResults: tests.map(one),
  });
  const report = { testResults: [file("passed", "passed", "disabled", "todo"), file("failed", "passed")] };
  expect(told(JSON.stringify(report))).toEqual([
    "passed: passed",
    "disabled: skipped",
    "todo: skipped",
    "passed: passed",
    "a.js: failed",
  ]);
});

it("what go test -json prints is read, with a package that was not built", () => {
  const events = [
    { Action: "start", Package: "x" },
    { Action: "fail", Package: "x", Test: "TestA" },
    { Action: "pass", Package: "x", Test: "TestB/sub" },
    { Action: "skip", Package: "x", Test: "TestC" },
    { Action: "fail", Package: "x" },
    { Action: "skip", Package: "none" },
    { Action: "fail", Package: "broken", FailedBuild: "broken" },
  ];
  expect(told(["# broken", ...events.map((each) => JSON.stringify(each))].slice(1).join("\n"))).toEqual([
    "x › TestA: failed",
    "x › TestB/sub: passed",
    "x › TestC: skipped",
    "broken: failed",
  ]);
});

it("what is none of them is told from what is broken", () => {
  expect(casesIn("hello")).toBeNull();
  expect(casesIn('{"a":1}')).toBeNull();
  expect(casesIn("<html></html>")).toBeNull();
  expect(() => casesIn('{"results"')).toThrow();
});

it("a hostile report costs no more than its size", () => {
  const read = (report: string) => {
    try {
      return casesIn(report);
    } catch (error) {
      return error;
    }
  };
  const deep = 5_000;
  const nested = `${"<testsuite>".repeat(deep)}<testcase name="x"/>${"</testsuite>".repeat(deep)}`;
  const deepest = read(nested);
  expect(deepest).toEqual(new Error("its elements are nested more than 100 deep"));
  const wide = `<testsuite ${Array.from({ length: 100_000 }, (_, index) => `a${index}=""`).join(" ")}/>`;
  expect(read(wide)).toEqual(new Error("an element has more than 1000 attributes"));
  expect(read(`<testsuite>${"<testcase/>".repeat(1_000_001)}</testsuite>`)).toEqual(
    new Error("it has more than 1000000 tests"),
  );
});
