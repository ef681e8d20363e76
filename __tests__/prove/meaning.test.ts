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

  it("is seen in a language with braces, whose quotes mean something unless it is a script", () => {
    const script = 'export function f(a) {\n  return g(a, "x");\n}\n';
    const other = "/** F. */\nexport function f(a) {\n  return g(\n    a,\n    'x',\n  )\n}\n";
    expect(hasSameMeaning("f.ts", script, other)).toBe(true);
    expect(hasSameMeaning("f.ts", script, script.replace("g(a", "g(b"))).toBe(false);
    expect(hasSameMeaning("f.go", "x := 1 // one\n", "x := 1\n")).toBe(true);
    expect(hasSameMeaning("f.c", 'f("x")', "f('x')")).toBe(false);
  });

  it("is seen in documents and pictures, and in no other data", () => {
    expect(hasSameMeaning("docs/index.html", "a", "b")).toBe(true);
    expect(hasSameMeaning("README.md", "a", "b")).toBe(true);
    expect(hasSameMeaning("src/data.json", "1", "2")).toBe(false);
  });
});
