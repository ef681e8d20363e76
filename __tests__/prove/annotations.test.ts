import { describe, expect, it } from "@jest/globals";
import { annotationsOf, type TestText } from "../../src/prove/annotations.js";
import { type Findings, noFindings } from "../../src/prove/findings.js";

const before = `import unittest


class Words(unittest.TestCase):
    def test_case(self) -> None:
        text = slug("A b")
        self.assertEqual(text, "a-b")

    def test_shout(self):
        self.assertEqual(shout("a"), "A")
`;
const python: TestText = { path: "tests/test_slug.py", before, after: before };
const output = [
  `Traceback (most recent call last):
  File "/workspace/tests/test_slug.py", line 7, in test_case
    self.assertEqual(text, "a-b")
AssertionError: 'A-b' != 'a-b'
`,
];
const of = (findings: Partial<Findings>, texts: readonly TestText[], printed: readonly string[] = []) =>
  annotationsOf(
    { findings: { ...noFindings, ...findings }, hunks: [], output: printed, root: "/workspace" },
    texts,
  ).map(({ path, startLine, level, message }) => ({ at: `${path}:${startLine}`, level, message }));
const label = "test_case (tests.test_slug.Words.test_case)";

describe("what a proof found about a test", () => {
  it("stands on the line that failed, with the tool's words; else on the test's own", () => {
    expect(of({ regressed: [label] }, [python], output)).toMatchObject([
      { at: "tests/test_slug.py:7", level: "error", message: expect.stringContaining("'A-b' != 'a-b'") },
    ]);
    expect(of({ regressed: [label] }, [python])).toMatchObject([
      { at: "tests/test_slug.py:5", level: "error" },
    ]);
    const go = { path: "slug_test.go", before: null, after: "package a\n\nfunc TestA(t *testing.T) {\n}\n" };
    expect(of({ weakened: ["TestA"] }, [go])).toMatchObject([{ at: "slug_test.go:3", level: "error" }]);
    const script = { path: "a.test.js", before: null, after: 'test("says it", () => {\n});\n' };
    expect(of({ flaky: ["says it"] }, [script])).toMatchObject([{ at: "a.test.js:1", level: "warning" }]);
  });

  it("stands where a removed test was", () => {
    const after = before.split("    def test_shout")[0]!;
    const removed = of({ removed: ["test_shout (tests.test_slug.Words.test_shout)"] }, [
      { ...python, after },
    ]);
    expect(removed).toMatchObject([{ at: "tests/test_slug.py:7", level: "warning" }]);
    expect(of({ removed: [label], weakened: [label] }, [python])).toMatchObject([{ level: "error" }]);
  });

  it("stands nowhere if two files may have the test, or none", () => {
    const twin = { path: "more/slug_test.go", before: null, after: "func TestA(t *testing.T) {\n}\n" };
    expect(of({ regressed: ["TestA"] }, [twin, { ...twin, path: "slug_test.go" }])).toEqual([]);
    expect(of({ regressed: [label] }, [])).toEqual([]);
  });
});

it("a part of the change that no test needs is marked from its first line to its last", () => {
  const hunk = { file: "a.py", isHarmless: false, isJoint: false };
  const hunks = [
    { ...hunk, line: 4, lines: 3, needed: false },
    { ...hunk, line: 9, lines: 1, needed: true },
  ];
  const found = annotationsOf({ findings: noFindings, hunks, output: [], root: "/workspace" }, []);
  expect(found).toMatchObject([{ path: "a.py", startLine: 4, endLine: 6, level: "warning" }]);
});
