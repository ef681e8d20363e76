import { expect, it } from "@jest/globals";
import { pathAlone } from "../../src/markdown/path-alone.js";

it.each([
  ["src/a.py", "src/a.py"],
  ["  src/a.py:  ", "src/a.py"],
  ["`a b.txt`", "a b.txt"],
  ["**`a.py`**:", "a.py"],
  ["**a.py:**", "a.py"],
  ["Makefile", "Makefile"],
  ["Then:", null],
  ["I change it.", null],
  ["Done.", null],
  ["a.py and b.py", null],
  ["`a.py` and `b.py`", null],
  ["<img>", null],
  ["****", null],
  ["", null],
])("only a path alone on a line is a path: %j", (line, path) => {
  expect(pathAlone(line)).toBe(path);
});
