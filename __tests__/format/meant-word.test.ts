import { expect, it } from "@jest/globals";
import { meantLanguage } from "../../src/run/blocks/documents/families.js";

const here = ["python", "sh", "bash", "javascript", "typescript", "ruby", "rust", "go", "java", "perl"];

it.each([
  ["pyton", "python"],
  ["pyhton", "python"],
  ["phyton", "python"],
  ["pythonn", "python"],
  ["bsah", "bash"],
  ["bahs", "bash"],
  ["shel", "shell"],
  ["consle", "console"],
  ["ouput", "output"],
  ["javascrpt", "javascript"],
  ["typscript", "typescript"],
])("the language %j is a slip for %j", (word, meant) => {
  expect(meantLanguage(word, here)).toBe(meant);
});

it.each(
  `json yaml rst text diff html css sql just rest dash ash fish zsh csh tcsh bat batch hash base basic cython jython ipython
   python2 pytest pytb perl6 javac jsx tsx erlang golang nushell rs d dart http toml dockerfile makefile nginx hcl sass
   python bash sh elixir scala kotlin swift haskell vue jinja cobol lisp scheme input graphql proto julia lua luau`.split(
    /\s+/,
  ),
)("the language %j is no slip", (word) => {
  expect(meantLanguage(word, here)).toBeNull();
});
