import { describe, expect, it } from "@jest/globals";
import type { FileState } from "../../src/ports/comparison.js";
import { emptiedTests } from "../../src/prove/emptied-tests.js";

const file = (text: string): FileState => ({ kind: "file", content: Buffer.from(text), isExecutable: false });

function emptied(path: string, before: string, after: string): (label: string) => boolean {
  return emptiedTests([{ path, before: file(before), after: file(after) }], () => true);
}

describe("a test", () => {
  it("is emptied if nothing in it can fail any more", () => {
    const test = "def test_a() -> None:\n    assert f(1) == 2\n";
    const now = 'def test_a() -> None:\n    """Tries f."""\n    pass\n';
    expect(emptied("tests/test_f.py", test, now)("tests.test_f › test_a[1]")).toBe(true);
    expect(emptied("tests/test_f.py", test, now)("tests.test_g › test_a[1]")).toBe(false);
    expect(emptied("tests/test_f.py", test, test.replace("2", "3"))("tests.test_f › test_a")).toBe(false);
    const go = "func TestA(t *testing.T) {\n\tif f() {\n\t\tt.Fatal()\n\t}\n}\n";
    expect(emptied("f_test.go", go, "func TestA(t *testing.T) {\n}\n")("TestA")).toBe(true);
  });

  it("is not emptied if it is new, or was empty before", () => {
    const empty = "def test_a():\n    pass\n";
    expect(emptied("tests/test_f.py", "", empty)("tests.test_f › test_a")).toBe(false);
    expect(emptied("tests/test_f.py", empty, `${empty}\n`)("tests.test_f › test_a")).toBe(false);
  });
});
