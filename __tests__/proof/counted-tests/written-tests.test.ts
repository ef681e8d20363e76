import { describe, expect, it } from "@jest/globals";
import { mayMake, writtenTests } from "../../../src/proof/counted-tests/written-tests.js";

it.each<[string, string, boolean]>([
  ["test.each([1])('slug of %s', () => {});\n", "slug of A", true],
  ["for (const a of all) it(`${a} becomes ${b}`, () => {});\n", "s › A (x) becomes b", true],
  ["check(name, () => it(name, () => {}));\n", "anything", true],
  ["test('slug of A', () => {});\nif (/x/.test(value)) f();\n", "anything", false],
  ["test.each([1])('slug of %s', () => {});\n", "path of A", false],
  ['for (const a of all) test("row " + a, () => {});\n', "anything", true],
  ["test(nameOf(row), () => {});\n", "anything", true],
  ["test(`has ${f({ a })} now`, () => {});\n", "anything", true],
  ["test.each([1])('it\\'s a %s ', () => {});\n", "it's a B", true],
  ["re.test(value, x); (() => {})();\n", "anything", false],
])("%j makes a test's title while it runs", (text, name, expected) => {
  expect(mayMake([name], text, "a.test.js")).toBe(expected);
});

// With exponential time, this test would not end.
it("a long line of attributes in Rust is read in linear time", () => {
  const text = `#[test]\n${"#[a]".repeat(60_000)}\n`;
  expect(writtenTests(text, "src/a.rs").size).toBe(0);
});

describe("the tests that a file contains", () => {
  it.each<[string, string, Readonly<Record<string, number>>]>([
    [
      "test_a.py",
      'def test_a(x):\n  pass\nclass T:\n    async def test_b(self): pass\n    def test_a(self): pass\n    def helper(self): pass\n# def test_c(): pass\n"""\ndef test_d(): pass\n"""\n',
      { test_a: 2, test_b: 1 },
    ],
    [
      "a.test.ts",
      "test(\"one's\", () => {});\n  it('t\\'wo', async () => {});\nit(\n  `three`,\n  () => {});\ntest.each([1])('four', () => {});\n// it('five', () => {});\nsuite.test('six', () => {});\nit.skip('seven', () => {});\nit('eight');\nxit('nine', () => {});\nawait t.test('ten', () => {});\n",
      { "one's": 1, "t\\'wo": 1, three: 1, seven: 1, eight: 1, nine: 1, ten: 1 },
    ],
    [
      "a_test.go",
      "func TestA(t *testing.T) {}\nfunc helper() {}\n/*\nfunc TestB(t *testing.T) {}\n*/\n",
      { TestA: 1 },
    ],
    [
      "src/a.rs",
      '#[test]\nfn a() {}\n#[tokio::test]\nasync fn b() {}\n#[test]\n#[should_panic(expected = "d")]\nfn d() {}\nfn c() {}\n',
      { a: 1, b: 1, d: 1 },
    ],
    ["tests/a.txt", "def test_a(): pass\n", {}],
  ])("%s", (path, text, expected) => {
    expect(Object.fromEntries(writtenTests(text, path))).toEqual(expected);
  });
});
