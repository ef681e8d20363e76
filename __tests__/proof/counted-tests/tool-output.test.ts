import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import {
  anyTests,
  cargoTests,
  goTests,
  unittestTests,
} from "../../../src/proof/counted-tests/tool-output.js";

const output = (text: string, isCut = false) => ({ text, bytes: text.length, truncated: isCut });
const said = (stdout: string, stderr = "") => ({ stdout: output(stdout), stderr: output(stderr) });

it("what Python's unittest tells is counted, with names where each test has one", async () => {
  const folder = await mkdtemp(join(tmpdir(), "agent-exec-unittest-"));
  const test = `
import logging, sys, unittest
class A(unittest.TestCase):
    def test_one(self): pass
    def test_doc(self):
        """Says what it does."""
    def test_log(self): logging.warning("test_one (fake) ... FAIL"); print("ok", file=sys.stderr)
    def test_open(self): open(__file__).read(1)
    @unittest.skip("not now")
    def test_skip(self): pass
    def test_bad(self): self.fail("x")
    def test_error(self): raise ValueError
    @unittest.expectedFailure
    def test_expected(self): self.fail("y")
    @unittest.expectedFailure
    def test_unexpected(self): pass
class B(unittest.TestCase):
    @classmethod
    def setUpClass(cls): raise ValueError
    def test_two(self): pass
    def test_three(self): pass
`;
  await writeFile(join(folder, "test_a.py"), test);
  await mkdir(join(folder, "inner"));
  await writeFile(join(folder, "inner/__init__.py"), "");
  await writeFile(join(folder, "inner/test_b.py"), "import no_such_module\n");
  const { stdout, stderr } = spawnSync("python3", ["-m", "unittest", "-v"], {
    cwd: folder,
    encoding: "utf8",
  });
  await rm(folder, { recursive: true });
  const told = unittestTests(said(stdout, stderr));
  expect(told).toMatchObject({ passed: 4, failed: 5, skipped: 2 });
  expect(told?.cases?.map(({ name, status }) => `${name.split(" ")[0]} ${status}`).toSorted()).toEqual([
    "inner.test_b failed",
    "setUpClass failed",
    "test_bad failed",
    "test_doc passed",
    "test_error failed",
    "test_expected skipped",
    "test_log passed",
    "test_one passed",
    "test_open passed",
    "test_skip skipped",
    "test_unexpected failed",
  ]);
  expect(unittestTests(said("", ""))).toBeNull();
  expect(unittestTests(said("", "\nRan 0 tests in 0.000s\n\nOK\n"))).toMatchObject({
    passed: 0,
    failed: 0,
    skipped: 0,
  });
});

it("what go test -v tells is counted", () => {
  const text = `=== RUN   TestOne
=== RUN   TestOne/sub
--- PASS: TestOne (0.00s)
    --- PASS: TestOne/sub (0.00s)
=== RUN   TestSkip
    a_test.go:4: x
--- SKIP: TestSkip (0.00s)
--- FAIL: TestBad (0.00s)
FAIL	g	0.002s
`;
  expect(goTests(said(text))).toMatchObject({ passed: 2, failed: 1, skipped: 1 });
  expect(goTests({ stdout: output(text, true), stderr: output("") })).toBeNull();
  expect(goTests(said("ok  \tg\t0.002s\n"))).toMatchObject({ passed: 0, failed: 0 });
});

it("what cargo test tells is counted over all its programs", () => {
  const text = `
running 3 tests
test tests::it_works ... ok
test tests::later ... ignored
test tests::bad ... FAILED

test result: FAILED. 1 passed; 1 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.06s

running 1 test
test it ... ok

test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s
`;
  const told = cargoTests(said(text));
  expect(told).toMatchObject({ passed: 2, failed: 1, skipped: 1 });
  expect(told?.cases).toHaveLength(4);
  expect(cargoTests(said("   Compiling c\n"))).toBeNull();
});

it.each([
  [
    "unittest, twice",
    "Ran 2 tests in 0.1s\n\nFAILED (failures=1)\nRan 3 tests in 0.1s\n\nOK (skipped=1)\n",
    [3, 1, 1],
  ],
  ["pytest", "==== 1 failed, 2 passed, 1 skipped in 0.12s ====\n", [2, 1, 1]],
  ["pytest -q", "3 passed in 0.01s\n", [3, 0, 0]],
  ["Jest", "Tests:       1 failed, 1 skipped, 5 passed, 7 total\n", [5, 1, 1]],
  ["Mocha", "\n  5 passing (3ms)\n  1 pending\n", [5, 0, 1]],
  [
    "node",
    "ℹ tests 4\nℹ suites 0\nℹ pass 2\nℹ fail 1\nℹ cancelled 0\nℹ skipped 1\nℹ todo 0\nℹ duration_ms 3\n",
    [2, 1, 1],
  ],
  [
    "node in TAP",
    "# tests 2\n# suites 0\n# pass 2\n# fail 0\n# cancelled 0\n# skipped 0\n# todo 0\n",
    [2, 0, 0],
  ],
  ["cargo", "test result: ok. 2 passed; 0 failed; 1 ignored; 0 measured;\n", [2, 0, 1]],
])(
  "the summaries of %s are counted among whatever else was printed",
  (_tool, text, [passed, failed, skipped]) => {
    expect(anyTests(said(`building\n${text}done\n`))).toMatchObject({ passed, failed, skipped });
  },
);

it("the tests have names if one tool printed them all", () => {
  const go =
    "=== RUN   TestA\n--- PASS: TestA (0.00s)\n    --- PASS: TestA/x (0.00s)\nPASS\nok  \tg\t0.002s\n";
  const names = (text: string) => anyTests(said(`vetted\n${text}`))?.cases?.map(({ name }) => name);
  expect(names(go)).toEqual(["TestA", "TestA/x"]);
  expect(names(`${go}3 passed in 0.01s\n`)).toBeUndefined();
  expect(names("3 passed in 0.01s\n")).toBeUndefined();
});

it("go's list of failed tests counts none, because go lists no passed test without -v", () => {
  const failed = "--- FAIL: TestBad (0.00s)\n    a_test.go:4: x\nFAIL\nFAIL\tg\t0.002s\n";
  expect(anyTests(said(failed))).toBeNull();
  expect(anyTests(said(`=== RUN   TestBad\n${failed}`))).toMatchObject({ failed: 1 });
});

it("what is no summary of tests counts none", () => {
  expect(anyTests(said("FAILURES!\nTests: 2, Assertions: 2, Failures: 2.\n"))).toBeNull();
  expect(anyTests(said("5 files passed the filter\nall 3 errors in one place\nRan away\n"))).toBeNull();
});
