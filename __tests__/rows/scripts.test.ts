import { expect, test } from "@jest/globals";
import { scripts } from "../../src/rows/values.js";

const { parse, safeParse } = ((schema) => ({
  parse: (given: unknown) => schema.parse(given),
  safeParse: (given: unknown) => schema.safeParse(given),
}))(scripts().schema);

test("a text of several lines is one script", () => {
  expect(parse("cd pkg\npython3 -m unittest\n")).toEqual(["cd pkg\npython3 -m unittest"]);
});

test("a blank line, or one of --- alone, lies between two scripts", () => {
  expect(parse("npm test\n\ncd pkg\n  make\n---\n\nmake lint\n")).toEqual([
    "npm test",
    "cd pkg\n  make",
    "make lint",
  ]);
});

test.each([
  ["a here-document", "python3 - <<'END'\nimport a\n\nassert a.b\n---\nEND"],
  ["a quoted text", "python3 -c 'import a\n\nassert a.b'"],
  ["a block that is not indented", "if true; then\nnpm test\n\nnpm run lint\nfi"],
  ["a group", "{\necho a\n\n}"],
  ["a here-document with an odd word", 'cat <<\\EOF\na\n\nb\nEOF\ncat <<"END-OF"\na\n\nEND-OF'],
  ["a block", "for each in a b; do\n\n  cd $each\n\n  make\ndone"],
  [
    "a script that only prepared the shell so far",
    "#!/bin/bash\nset -euo pipefail\n\nA=1\ncd pkg\n\n\nmake test",
  ],
])("a blank line in %s separates nothing", (_what, script) => {
  expect(parse(`${script}\n\nmake <<<lint\n\nmake docs\n`)).toEqual([script, "make <<<lint", "make docs"]);
});

test("neither a shift nor an indent of all lines joins scripts", () => {
  expect(parse("[ $((1<<3)) = 8 ]\n\nmake")).toEqual(["[ $((1<<3)) = 8 ]", "make"]);
  expect(parse("  npm test\n\n  make")).toEqual(["npm test", "make"]);
  expect(parse("{ make; }\n\nmake lint")).toEqual(["{ make; }", "make lint"]);
});

test("a long text with an open quote is read in linear time", () => {
  const text = `echo '\n${"a\n\n".repeat(100_000)}`;
  expect(parse(text)).toEqual([text.trim()]);
  expect(parse(`a${"\n".repeat(1_000_000)}b`)).toEqual(["a", "b"]);
});

test("lines that all begin with a dash are a list", () => {
  expect(parse("- npm test\n- npm run lint\n")).toEqual(["npm test", "npm run lint"]);
  expect(parse("- npm test\necho done")).toEqual(["- npm test\necho done"]);
});

test("scripts that are given apart are taken as they are", () => {
  expect(parse(["a\n\nb", " c "])).toEqual(["a\n\nb", "c"]);
});

test("an empty script is refused, and nothing given is none", () => {
  expect(safeParse("\n\n").success).toBe(false);
  expect(safeParse(["a", " "]).success).toBe(false);
  expect(parse(undefined)).toEqual([]);
});
