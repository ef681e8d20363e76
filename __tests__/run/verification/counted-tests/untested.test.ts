import { describe, expect, it } from "@jest/globals";
import { untestedWords } from "../../../../src/run/verification/counted-tests/untested.js";
import { executionOf } from "../execution-of.js";

const words = (
  exitCode: number,
  stdout: string,
  tests?: { passed: number; failed: number; skipped: number },
) =>
  untestedWords(
    executionOf({ exitCode, stdout }),
    tests === undefined ? undefined : { by: "its output", ...tests },
  );

describe("a failure says nothing of the code where", () => {
  it.each([
    ["dash has no such program", 127, "verify: 1: pytest: not found", "the program pytest is not there"],
    ["bash has none", 127, "bash: line 1: tox: command not found", "the program tox is not there"],
    [
      "make's recipe has none",
      2,
      "/bin/sh: 1: pytest: not found\nmake: *** [Makefile:2: test] Error 127",
      "the program pytest is not there",
    ],
    ["a program may not start", 126, "sh: 1: tool: Permission denied", "the program tool may not be started"],
    ["nobody says which", 127, "", "a program that it calls cannot be started (exit code 127)"],
    [
      "Python has no pytest",
      1,
      "/usr/bin/python3: No module named pytest",
      "the test tool's Python module pytest is missing",
    ],
    [
      "a test imports one that is not there",
      1,
      "ModuleNotFoundError: No module named 'hypothesis'",
      "the test tool's Python module hypothesis is missing",
    ],
    [
      "pytest does not know an option",
      4,
      "ERROR: usage: pytest [options]\npytest: error: unrecognized arguments: --cov",
      "pytest was called with options that it does not know",
    ],
    [
      "unittest does not know one",
      2,
      "usage: python3 -m unittest [-h]\npython3 -m unittest: error: unrecognized arguments: -s tests",
      "unittest was called with options that it does not know",
    ],
    [
      "node does not know one",
      9,
      "node: bad option: --tset",
      "node was called with an option that it does not know",
    ],
    ["npm has no such script", 1, 'npm ERR! Missing script: "tset"', "npm has no such script"],
    [
      "make has no such target",
      2,
      "make: *** No rule to make target 'tset'.  Stop.",
      "make has no such target",
    ],
    ["pytest found no test", 5, "no tests ran in 0.01s", "no test ran"],
    ["unittest found none", 5, "Ran 0 tests in 0.000s\n\nNO TESTS RAN", "no test ran"],
    [
      "Jest found none",
      1,
      "No tests found, exiting with code 1\nRun with `--passWithNoTests`",
      "no test ran",
    ],
    [
      "a test file cannot be read",
      2,
      'E     File "/workspace/tests/test_a.py", line 1\nE       def (\nE   SyntaxError: invalid syntax\n!!!!! Interrupted: 1 error during collection !!!!!\n1 error in 0.1s',
      "a test file has an error in its syntax",
    ],
  ])("%s", (_what, exitCode, text, expected) => expect(words(exitCode, text)).toBe(expected));
});

describe("a failure is the code's where", () => {
  it.each([
    ["its program is still to be written", 127, "verify: 1: ./slug.sh: not found"],
    ["its module is still to be written", 1, "ModuleNotFoundError: No module named 'slug'"],
    ["a package is", 1, "/usr/bin/python3: No module named app"],
    ["its command has no such option yet", 2, "usage: app [-h]\napp: error: unrecognized arguments: --json"],
    ["a recipe of make failed", 2, "AssertionError\nmake: *** [Makefile:2: test] Error 1"],
    [
      "pytest cannot import what it tests",
      2,
      "E   ModuleNotFoundError: No module named 'slug'\n!!!!! Interrupted: 1 error during collection !!!!!\n1 error in 0.1s",
    ],
    [
      "what a test imports is no Python",
      2,
      'E     File "/workspace/slug.py", line 1\nE   SyntaxError: invalid syntax\n!!!!! Interrupted: 1 error during collection !!!!!\n1 error in 0.1s',
    ],
    ["nobody knows", 1, ""],
  ])("%s", (_what, exitCode, text) => expect(words(exitCode, text)).toBeNull());

  it("a test failed", () => {
    expect(words(1, "verify: 1: pytest: not found", { passed: 3, failed: 1, skipped: 0 })).toBeNull();
    expect(words(1, "", { passed: 0, failed: 1, skipped: 0 })).toBeNull();
  });
});
