import { describe, expect, test } from "@jest/globals";
import { expectingElse } from "../../../../src/run/verification/counter-check/expectations.js";

const all = { other: "777", isTried: () => true };
const otherwise = (text: string) => expectingElse(text, all);

describe("a check that expects something else", () => {
  test.each([
    ['assert slug("A") == "a"\n', 'assert slug("A") == "777"\n'],
    ['assert slug("A == B") == "a == b", "no"', 'assert slug("A == B") == "777", "no"'],
    ["assert f(1) == [1, 2]  # both\n", "assert f(1) == 777  # both\n"],
    ["assert (f(1) == 2)\n", "assert (f(1) == 777)\n"],
    ["assert f(\n    1,\n) == 2\n", "assert f(\n    1,\n) == 777\n"],
    [
      `python3 -c 'from a import f; assert f("A") == "a"'`,
      `python3 -c 'from a import f; assert f("A") == "777"'`,
    ],
    [
      `python3 -c "from a import f; assert f(1) == 2" && true`,
      `python3 -c "from a import f; assert f(1) == 777" && true`,
    ],
    ['    self.assertEqual(slug("A"), "a")\n', '    self.assertEqual(slug("A"), "777")\n'],
    ['    self.assertEqual("a", slug("A"))\n', '    self.assertEqual("777", slug("A"))\n'],
    [
      '    self.assertEqual(\n        slug("A"),\n        expected,\n    )\n',
      '    self.assertEqual(\n        slug("A"),\n        777,\n    )\n',
    ],
    ['assert.equal(slug("A"), "a", "lower");', 'assert.equal(slug("A"), "777", "lower");'],
    ["assert(add(1, 2) === 3);", "assert(add(1, 2) === 777);"],
    ['expect(slug("A")).toBe("a");', 'expect(slug("A")).toBe("777");'],
    ["expect(slug('A')).to.equal('a')", "expect(slug('A')).to.equal('777')"],
    ['    assert_eq!(slug("A"), "a");\n', '    assert_eq!(slug("A"), "777");\n'],
    [
      '\tif got := Slug("A"); got != "a" {\n\t\tt.Errorf("no")\n',
      '\tif got := Slug("A"); got != "777" {\n\t\tt.Errorf("no")\n',
    ],
    ['if (slug("A") !== "a") process.exit(1);', 'if (slug("A") !== "777") process.exit(1);'],
    [
      'if (!Slug.slug("A").equals("a")) throw new Error();',
      'if (!Slug.slug("A").equals("777")) throw new Error();',
    ],
    ['. ./slug.sh A >out\ntest "$(cat out)" = a\n', '. ./slug.sh A >out\ntest "$(cat out)" = 777\n'],
  ])("%j is %j", (text, altered) => {
    expect(otherwise(text)).toBe(altered);
  });

  test("turns round what only claims to be true, where nothing is compared", () => {
    expect(otherwise("assert is_slug('a')\n")).toBe("assert 0 == (is_slug('a'))\n");
    expect(otherwise("assert f(1) != 2\n")).toBe("assert 0 == (f(1) != 2)\n");
    expect(otherwise("assert f() == 2 or f() == 3\n")).toBe("assert 0 == (f() == 2 or f() == 3)\n");
    expect(otherwise("    self.assertTrue(f())\n")).toBe("    self.assertTrue(0 == (f()))\n");
    expect(otherwise("assert f()\nassert g() == 1\n")).toBe("assert f()\nassert g() == 777\n");
  });

  test.each([
    "assert not f(1) == 2\n",
    "expect(f(1)).not.toBe(2);",
    "def assertEqual(self, one, two):\n",
    "if got != 2 {\n\tcontinue\n}\n",
    'test "$(python3 slug.py A)" = a\n',
    "python3 -m unittest\n",
    "make test\n",
    "",
  ])("leaves %j as it is", (text) => {
    expect(otherwise(text)).toBeNull();
  });

  test("leaves tests as they are that were not tried", () => {
    const text = "def test_one():\n    assert f(1) == 1\n\ndef test_two():\n    assert f(2) == 2\n";
    const altered = expectingElse(text, { other: "777", isTried: (_at, name) => name === "test_two" });
    expect(altered).toBe(text.replace("== 2", "== 777"));
    expect(expectingElse(text, { other: "777", isTried: () => false })).toBeNull();
  });

  test("takes linear time over what never ends", () => {
    for (const text of ["assert (".repeat(20_000), "assertEqual(".repeat(20_000), 'assert "'.repeat(20_000)])
      expect(typeof otherwise(text)).toBeDefined();
  });
});
