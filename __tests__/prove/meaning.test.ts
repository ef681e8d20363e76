import { describe, expect, it } from "@jest/globals";
import { hasSameMeaning } from "../../src/prove/meaning.js";

const python = `def slug(text, times):
    """Make a slug."""
    if text:
        text = text.replace(" ", "-")
    return text
`;

describe("a change of formatting, comments or documents alone", () => {
  it.each([
    ["another docstring", python.replace("Make a slug.", "Make\n    a short word.")],
    ["no docstring", python.replace('    """Make a slug."""\n', "")],
    ["a comment and blank lines", python.replace("    if", "\n    # Not empty.\n    if")],
    ["another indentation", python.replaceAll("    ", "  ")],
    [
      "other quotes and lines",
      python.replace('(" ", "-")', "(\n            ' ',\n            '-',\n        )"),
    ],
    ["a line that goes on", python.replace("text = text", "text = \\\n            text")],
  ])("is seen in Python: %s", (_what, other) => {
    expect(hasSameMeaning("slug.py", python, other)).toBe(true);
  });

  it.each([
    ["another value", python.replace('"-"', '"_"')],
    ["a line that leaves a block", python.replace("        text =", "    text =")],
    ["a tuple of one", "x = (1,)", "x = (1)"],
    ["a text with several lines", 'x = """a\nb"""', 'x = """a\nc"""'],
    ["two words in place of one", "not x", "notx"],
  ])("is not seen in Python: %s", (_what, one, other = python) => {
    expect(hasSameMeaning("slug.py", one, other)).toBe(false);
  });

  it("is seen in a script whose regular expressions contain quotes", () => {
    const one = "const a = /[`'\"/]x/u.test(b)\nconst c = a / b\nconst d = 'e'\n";
    const other = 'const a = (\n  /[`\'"/]x/u.test(\n    b,\n  )\n);\nconst c = a / b;\nconst d = "e";\n';
    expect(hasSameMeaning("f.js", one, other)).toBe(true);
    expect(hasSameMeaning("f.js", one, other.replace("]x", "] x"))).toBe(false);
    expect(hasSameMeaning("f.js", one, other.replace('"e"', '"f"'))).toBe(false);
  });

  it("is seen in a language with braces, whose quotes mean something unless it is a script", () => {
    const script = 'export function f(a) {\n  return g(a, "x");\n}\n';
    const other = "/** F. */\nexport function f(a) {\n  return g(\n    a,\n    'x',\n  )\n}\n";
    expect(hasSameMeaning("f.ts", script, other)).toBe(true);
    expect(hasSameMeaning("f.ts", script, script.replace("g(a", "g(b"))).toBe(false);
    expect(hasSameMeaning("f.go", "x := 1 // one\n", "x := 1\n")).toBe(true);
    expect(hasSameMeaning("f.c", 'f("x")', "f('x')")).toBe(false);
  });

  it.each([
    ["a.py", "x = aaa + bbb", "x = (\n    aaa\n    + bbb\n)"],
    ["a.py", "return (x)", "return x"],
    ["a.py", "if (a or b):\n    f()", "if a or b:\n    f()"],
    ["a.py", "from a import b, c as d", "from a import (\n    b,\n    c as d,\n)"],
    ["a.py", "from a import b", "from a import (\n    b,\n)"],
    ["a.py", "with a as b, c as d:\n    f()", "with (\n    a as b,\n    c as d,\n):\n    f()"],
    ["a.py", 'f("a" "b", c)', 'f(\n    ("a" "b"),\n    c,\n)'],
    ["a.py", "for (x) in (a + b):\n    f()", "for x in a + b:\n    f()"],
    ["a.py", "for a, b in c:\n    f()", "for (a, b) in c:\n    f()"],
    ["a.py", "x = a if b else c", "x = (\n    a\n    if b\n    else c\n)"],
    ["a.py", "assert f(a) == b, c", "assert (\n    f(a) == b\n), c"],
    ["a.py", "x[a] = b[c] = f(1)[2]", "x[a] = b[\n    c\n] = (f(1)[2])"],
    ["a.py", "x = not (a == b)", "x = not a == b"],
    ["a.py", "x = 1, 2", "x = (1, 2)"],
    ["a.py", "x, y = a, f(b)", "x, y = (\n    a,\n    f(b),\n)"],
    ["a.py", "if not a or b'c' != d: return", 'if (\n    not a\n    or b"c" != d\n):\n    return'],
    ["a.py", "x = U'\\n' + 'it\\'s' + R'\\d', 0XaB", 'x = "\\n" + "it\'s" + r"\\d", 0xAB'],
    ["a.js", "x = `${a('b')}` + '\\n'", 'x = `${a("b")}` + "\\n";'],
    ["a.py", "if a & b and c:\n    f()", "if (\n    a & b\n    and c\n):\n    f()"],
    ["a.ts", "type A = B | C", "type A =\n  | B\n  | C;"],
    ["a.go", "if (a > b) {\n\treturn (c)\n}", "if a > b {\n\treturn c\n}"],
    ["a.go", 'import "fmt"', 'import (\n\t"fmt"\n)'],
    ["a.js", "a.map(x => x.y && z || !q)", "a.map((x) => (x.y && z) || !q);"],
    ["a.js", "const f = a || b ? c : d", "const f = (a || b) ? c : d"],
    ["a.tsx", "return <A b={1} />", "return (\n  <A b={1} />\n);"],
    ["a.json", '{"a": [1, 2]}', '{\n  "a": [\n    1,\n    2\n  ]\n}'],
    ["a.toml", 'a = ["b", "c"] # d', 'a = [\n  "b",\n  "c",\n]'],
  ])("is seen with brackets, commas and lines of a formatter: %s, %j", (path, one, other) => {
    expect(hasSameMeaning(path, one, other)).toBe(true);
    expect(hasSameMeaning(path, other, one)).toBe(true);
  });

  it.each([
    ["a.py", "x = a + b * c", "x = (a + b) * c"],
    ["a.py", "x = a - b - c", "x = a - (b - c)"],
    ["a.py", "x = a or b and c", "x = (a or b) and c"],
    ["a.py", "x = not a and b", "x = not (a and b)"],
    ["a.py", "x = a == b or c", "x = a == (b or c)"],
    ["a.py", "x = a >= b or c", "x = a >= (b or c)"],
    ["a.py", "x = a & b == c", "x = (a & b) == c"],
    ["a.py", "x = -a ** b", "x = (-a) ** b"],
    ["a.py", "x = a + b.c()", "x = (a + b).c()"],
    ["a.py", "x = f", "x = f()"],
    ["a.py", "x = f(1, 2)", "x = f((1, 2))"],
    ["a.py", "return (1,)", "return 1"],
    ["a.py", "return (1,)", "return (1)"],
    ["a.py", "x = [a for a in b]", "x = [(a for a in b)]"],
    ["a.py", "assert a, b", "assert (a, b)"],
    ["a.py", "x = a in 1, 2", "x = a in (1, 2)"],
    ["a.py", "if a: b()\nc()", "if a:\n    b()\n    c()"],
    ["a.py", "x = r'a'", "x = b'a'"],
    ["a.py", "x = (a if b else c) if d else e", "x = a if b else c if d else e"],
    ["a.js", "x = a || b && c", "x = (a || b) && c"],
    ["a.js", "x = !a && b", "x = !(a && b)"],
    ["a.js", "x = a ? b : c + d", "x = (a ? b : c) + d"],
    ["a.c", "x = a & b == c", "x = (a & b) == c"],
    ["a.c", "x = *p + 1", "x = *(p + 1)"],
    ["a.go", "x := a << b + c", "x := (a << b) + c"],
  ])("is not seen if brackets bind otherwise: %s, %j", (path, one, other) => {
    expect(hasSameMeaning(path, one, other)).toBe(false);
  });

  it("is seen in documents and pictures, and in no other data", () => {
    expect(hasSameMeaning("docs/index.html", "a", "b")).toBe(true);
    expect(hasSameMeaning("README.md", "a", "b")).toBe(true);
    expect(hasSameMeaning("src/data.json", "1", "2")).toBe(false);
  });
});
