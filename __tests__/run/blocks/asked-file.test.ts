import { expect, test } from "@jest/globals";
import { blockOf } from "../../../src/facts/block.js";
import { isFileAskedFor } from "../../../src/run/blocks/written-block.js";
import { fileAskedFor } from "../../../src/run/state/asked-file.js";

test.each([
  ["Write solution.py.\n\ndef f(): ...", "solution.py"],
  ["Create src/app.js, which prints 1. Run src/app.js.", "src/app.js"],
  ["Please implement `parser.py` with a function parse.", "parser.py"],
  ["Fix the bug in app.py.", null],
  ["Write a.py and b.py.", null],
  ["Write a function that reads https://example.com/a.py.", null],
  ["Add two numbers.", null],
  ["Write version 1.2.3 of it.", null],
])("the one file that is to be written by %j is %j", (task, path) => {
  expect(fileAskedFor(task)).toBe(path);
});

test("the first block of its language is it, in a reply that names none", () => {
  const block = (language: string, path: string | null = null) =>
    blockOf({ language, path, code: `${language}\n` });
  const python = block("python");
  const shell = block("sh");
  expect(isFileAskedFor(python, [python], "a.py")).toBe(true);
  expect(isFileAskedFor(python, [shell, python], "a.py")).toBe(true);
  expect(isFileAskedFor(shell, [shell, python], "a.py")).toBe(false);
  expect(isFileAskedFor(python, [python, block("py")], "a.py")).toBe(true);
  expect(isFileAskedFor(python, [python, block("py", "a.py")], "a.py")).toBe(false);
  const named = block("python", "b.py");
  expect(isFileAskedFor(named, [named], "a.py")).toBe(false);
  expect(isFileAskedFor(python, [python], null)).toBe(false);
});
