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
