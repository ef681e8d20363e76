import { describe, expect, it } from "@jest/globals";
import type { FileState } from "../../src/ports/comparison.js";
import { emptiedTests } from "../../src/prove/emptied-tests.js";

const file = (text: string): FileState => ({ kind: "file", content: Buffer.from(text), isExecutable: false });

function emptied(path: string, before: string, after: string): (label: string) => boolean {
  return emptiedTests([{ path, before: file(before), after: file(after) }], () => true).has;
}

describe("a test", () => {
  it("is emptied if nothing in it can fail any more", () => {
    const test = "def test_a() -> None:\n    assert f(1) == 2\n";
    const now = 'def test_a() -> None:\n    """Tries f."""\n    pass\n';
    expect(emptied("tests/test_f.py", test, now)("tests.test_f › test_a[1]")).toBe(true);
    expect(emptied("tests/test_f.py", test, now)("tests.test_g › test_a[1]")).toBe(false);
    expect(emptied("tests/test_f.py", test, test.replace("2", "3"))("tests.test_f › test_a")).toBe(false);
    const long = "def test_a(\n    x: list[int],\n    y: int = 2,\n) -> None:\n    assert f(x) == y\n";
    const none = long.replace("assert f(x) == y", "pass");
    expect(emptied("tests/test_f.py", long, none)("tests.test_f › test_a[1]")).toBe(true);
    const tape = "test('a b', (t) => {\n  t.equal(f(), 1)\n  t.end()\n})\n";
    expect(emptied("test/f.js", tape, tape.replace("  t.equal(f(), 1)\n", ""))("a b")).toBe(true);
    const go = "func TestA(t *testing.T) {\n\tif f() {\n\t\tt.Fatal()\n\t}\n}\n";
    expect(emptied("f_test.go", go, "func TestA(t *testing.T) {\n}\n")("TestA")).toBe(true);
  });

  it("is emptied if all tests inside of it are gone", () => {
    const had =
      "test('a', t => {\n  t.test('b', t => {\n    t.equal(f(), 1)\n    t.end()\n  })\n  t.end()\n})\n";
    const now = "test('a', t => {\n  t.end()\n})\n";
    expect(emptied("test/f.js", had, now)("a")).toBe(true);
    expect(emptied("test/f.js", had, now.replace("  t.end", "  t.equal(f(), 1)\n  t.end"))("a")).toBe(false);
    expect(emptied("test/f.js", had, had.replace("1", "2"))("a")).toBe(false);
    expect(emptied("test/f.js", now, now)("a")).toBe(false);
  });

  const spellings: readonly (readonly [string, string, string, string, string])[] = [
    ["function", "a.js", "test('a b', function (t) {\n  t.plan(1)\n  BODY\n})\n", "t.equal(f(), 1)", "a b"],
    [
      "async function",
      "a.js",
      "it('a', async function named () {\n  BODY\n});\n",
      "expect(f()).toBe(1);",
      "g a",
    ],
    ["arrow", "a.ts", "it('a', async (): Promise<void> => {\n  BODY\n});\n", "expect(f()).toBe(1);", "g a"],
    ["one line", "a.ts", "it('a', () => { BODY });\n", "expect(f()).toBe(1)", "a"],
    ["expression", "a.ts", "it('a', () => BODY);\n", "expect(f()).toBe(1)", "a"],
    ["template name", "a.js", "it(`a ${n}`, () => {\n  BODY\n});\n", "expect(f()).toBe(1)", "a 3"],
    [
      "options",
      "a.js",
      "test('a', { timeout: 5 }, async (t) => {\n  BODY\n});\n",
      "assert.equal(f(), 1)",
      "a",
    ],
    [
      "each",
      "a.js",
      "test.each([\n  [1, 'x'],\n])('adds %i', (a, b) => {\n  BODY\n});\n",
      "expect(a).toBe(b)",
      "adds 1",
    ],
    [
      "each of a template",
      "a.js",
      "it.each`\n  a\n  ${1}\n`('adds $a', ({ a }) => {\n  BODY\n});\n",
      "expect(a).toBe(1)",
      "adds 1",
    ],
    [
      "group",
      "a.js",
      "describe('g', () => {\n  it('a', () => {\n    BODY\n  });\n});\ndescribe('h', () => {\n  it('a', () => {\n    expect(f()).toBe(2);\n  });\n});\n",
      "expect(f()).toBe(1);",
      "g a",
    ],
    [
      "subtest",
      "a.js",
      "t.test('o', t => {\n  t.test('a', t => {\n    BODY\n    t.end()\n  })\n  t.end()\n})\n",
      "t.equal(1, f())",
      "o a",
    ],
    [
      "several lines",
      "a.ts",
      "Deno.test(\n  'a',\n  async () => {\n    BODY\n  },\n);\n",
      "assertEquals(f(), 1);",
      "a",
    ],
    [
      "what is left checks nothing",
      "a.js",
      "it('a', () => {\n  const x = f();\n  BODY\n});\n",
      "expect(x).toBe(1);",
      "a",
    ],
    [
      "coroutine",
      "test_a.py",
      "class TestX:\n    @pytest.mark.parametrize('x', [1])\n    async def test_a(self, x) -> None:\n        BODY\n",
      "assert f(x) == 2",
      "test_a.TestX › test_a[1]",
    ],
    [
      "method",
      "test_a.py",
      "class A(TestCase):\n    def testA(self):\n        BODY\nclass B(TestCase):\n    def testA(self):\n        self.assertEqual(f(2), 3)\n",
      "self.assertEqual(f(1), 2)",
      "testA (test_a.A.testA)",
    ],
    [
      "a call that stays",
      "test_a.py",
      "def test_a():\n    x = f(1)\n    BODY\n",
      "assert x == 2",
      "test_a › test_a",
    ],
    [
      "table",
      "a_test.go",
      "func TestA(t *testing.T) {\n\tfor _, c := range cases {\n\t\tt.Run(c.name, func(t *testing.T) {\n\t\t\tgot := f(c.in)\n\t\t\tBODY\n\t\t})\n\t}\n}\n",
      'if got != c.want { t.Errorf("x") }',
      "TestA/one",
    ],
    ["suite", "a_test.go", "func (s *Suite) TestA() {\n\tBODY\n}\n", "s.Equal(1, f())", "TestSuite/TestA"],
  ];

  it.each(spellings)("is seen to be emptied: %s", (_, path, text, check, label) => {
    const before = text.replace("BODY", check);
    const after = text.replace("BODY", path.endsWith(".py") ? "pass" : "");
    const own = label.split(" › ").at(-1)!.split("/")[0]!;
    expect(emptied(path, before, after)(label) || emptied(path, before, after)(own)).toBe(true);
    expect(emptied(path, before, `${before}\n`)(label)).toBe(false);
    expect(emptied(path, before, after)("other")).toBe(false);
    expect(emptied(path, before, after)("test_a.B › testA")).toBe(false);
    if (before.includes("'h'")) expect(emptied(path, before, after)("h a")).toBe(false);
  });

  it("is not emptied if a new helper may check", () => {
    const before = "def test_a():\n    assert f(1) == 2\n";
    const after = "def test_a():\n    roundtrip(1)\n";
    expect(emptied("test_a.py", before, after)("test_a › test_a")).toBe(false);
    const both = "def test_a():\n    roundtrip(1)\n    with raises(ValueError):\n        roundtrip(2)\n";
    const moved = "def test_a():\n    roundtrip(1)\n    roundtrip(2, [ValueError])\n";
    expect(emptied("test_a.py", both, moved)("test_a › test_a")).toBe(false);
  });

  it("is not emptied if all that is left of it returns a check", () => {
    const before = "it('a', async () => {\n  const x = await f();\n  expect(x).toBe(1);\n});\n";
    const after = "it('a', async () => {\n  return expect(f()).resolves.toBe(1);\n});\n";
    expect(emptied("f.test.js", before, after)("a")).toBe(false);
  });

  it("is not emptied if it is new, or was empty before", () => {
    const empty = "def test_a():\n    pass\n";
    expect(emptied("tests/test_f.py", "", empty)("tests.test_f › test_a")).toBe(false);
    expect(emptied("tests/test_f.py", empty, `${empty}\n`)("tests.test_f › test_a")).toBe(false);
  });
});
