import { describe, expect, it } from "@jest/globals";
import { writtenTests } from "../../../src/proof/counted-tests/written-tests.js";

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
