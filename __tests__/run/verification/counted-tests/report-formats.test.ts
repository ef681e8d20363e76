import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { projectDir } from "../../../../scripts/places.mjs";
import { casesIn } from "../../../../src/run/verification/counted-tests/report-formats.js";

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
    "a.test.cjs": `test("one", () => {}); test.skip("later", () => {}); test("bad", () => { throw new Error("x") });`,
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
  expect(all).toEqual(expect.arrayContaining(["one: passed", "later: skipped", "bad: failed"]));
  expect(all?.filter((each) => each.endsWith("b.test.cjs: failed"))).toHaveLength(1);
});

it("JUnit as pytest writes it, CTRF and TAP are read", async () => {
  const pytest = `<?xml version="1.0" encoding="utf-8"?><testsuites name="pytest tests"><testsuite name="pytest" errors="1">
    <testcase classname="test_a" name="test_one" time="0.1" /><testcase classname="test_a" name="test_bad"><failure message="x">y</failure></testcase>
    <testcase classname="" name="test_b"><error message="collection failure">z</error></testcase>
    <testcase classname="test_a" name="test_s"><skipped type="pytest.skip" message="m">s</skipped></testcase></testsuite></testsuites>`;
  expect(told(pytest)).toEqual([
    "test_a › test_one: passed",
    "test_a › test_bad: failed",
    "test_b: failed",
    "test_a › test_s: skipped",
  ]);
  const tests = ["passed", "failed", "skipped", "pending", "other"].map((status) => ({
    name: status,
    status,
    duration: 1,
  }));
  const ctrf = { reportFormat: "CTRF", results: { tool: { name: "t" }, summary: {}, tests } };
  expect(told(JSON.stringify(ctrf))).toEqual([
    "passed: passed",
    "failed: failed",
    "skipped: skipped",
    "pending: skipped",
    "other: failed",
  ]);
  const tap =
    "TAP version 13\n1..4\nok 1 - one\n    ok 1 - inner\nnot ok 2 - bad\nok 3 # SKIP no network\nnot ok 4 - t # TODO\n";
  expect(told(tap)).toEqual(["one: passed", "bad: failed", ": skipped", "t: skipped"]);
});

it("what is none of them is told from what is broken", () => {
  expect(casesIn("hello")).toBeNull();
  expect(casesIn('{"a":1}')).toBeNull();
  expect(casesIn("<html></html>")).toBeNull();
  expect(() => casesIn("<testsuite><testcase></testsuite>")).toThrow();
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
  const bomb = `<?xml version="1.0"?><!DOCTYPE t [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><testsuite><testcase name="&b;"/></testsuite>`;
  expect(JSON.stringify(read(bomb))).not.toContain("aaaa");
  const deep = 5_000;
  const nested = `${"<testsuite>".repeat(deep)}<testcase name="x"/>${"</testsuite>".repeat(deep)}`;
  const deepest = read(nested);
  expect(deepest instanceof Error || (Array.isArray(deepest) && deepest.length === 1)).toBe(true);
});
