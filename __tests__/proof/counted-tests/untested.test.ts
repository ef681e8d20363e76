import { describe, expect, it } from "@jest/globals";
import { untestedWords } from "../../../src/proof/counted-tests/untested.js";
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

const noModule = (tests: string, missing: string) =>
  `ImportError: Failed to import test module: ${tests}\nTraceback (most recent call last):\n  File "loader.py", line 1\nModuleNotFoundError: No module named '${missing}'\n`;

describe("a failure says nothing of the code where", () => {
  it.each([
    ["dash has no such program", 127, "verify: 1: pytest: not found", "the program pytest is missing"],
    ["its script does not", 127, "verify: 1: eval: cargo: not found", "the program cargo is missing"],
    ["bash has none", 127, "bash: line 1: tox: command not found", "the program tox is missing"],
    [
      "make's recipe has none",
      2,
      "/bin/sh: 1: pytest: not found\nmake: *** [Makefile:2: test] Error 127",
      "the program pytest is missing",
    ],
    ["a program may not start", 126, "sh: 1: tool: Permission denied", "the program tool is not executable"],
    ["nobody says which", 127, "", "a program that the verification calls cannot be started (exit code 127)"],
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
      "pytest got an option that it does not know",
    ],
    [
      "unittest does not know one",
      2,
      "usage: python3 -m unittest [-h]\npython3 -m unittest: error: unrecognized arguments: -s tests",
      "unittest got an option that it does not know",
    ],
    ["node does not know one", 9, "node: bad option: --tset", "node got an option that it does not know"],
    ["npm has no such script", 1, 'npm ERR! Missing script: "tset"', "npm has no such script"],
    [
      "make has no such target",
      2,
      "make: *** No rule to make target 'tset'.  Stop.",
      "make has no such target",
    ],
    ["pytest found no test", 5, "no tests ran in 0.01s", "the test tool found no test"],
    ["unittest found none", 5, "Ran 0 tests in 0.000s\n\nNO TESTS RAN", "the test tool found no test"],
    [
      "Jest found none",
      1,
      "No tests found, exiting with code 1\nRun with `--passWithNoTests`",
      "the test tool found no test",
    ],
    ["Mocha found none", 1, 'Error: No test files found: "test"', "the test tool found no test"],
    [
      "Vitest found none, in colours",
      1,
      "\n\x1b[31mNo test files found, exiting with code 1\x1b[39m",
      "the test tool found no test",
    ],
    [
      "node found no such file",
      1,
      "Could not find '/workspace/nope.test.js'\n",
      "the test tool found no test",
    ],
    [
      "unittest found no such folder",
      1,
      "Traceback (most recent call last):\nImportError: Start directory is not importable: 'tests'",
      "the test tool found no test",
    ],
    [
      "go found no such folder",
      1,
      "FAIL\t./slug [setup failed]\nFAIL\n# ./slug\nstat /workspace/slug: directory not found",
      "the test tool found no test",
      { passed: 0, failed: 0, skipped: 0 },
    ],
    [
      "unittest found no such module",
      1,
      `${noModule("test_nope", "test_nope")}\nRan 1 test in 0.000s\n\nFAILED (errors=1)`,
      "the test tool found no test",
      { passed: 0, failed: 1, skipped: 0 },
    ],
    [
      "cargo found no such test",
      101,
      "error: no test target named `nope` in default-run packages",
      "the test tool found no test",
    ],
    [
      "Jest does not know an option",
      1,
      '● Unrecognized CLI Parameter:\n\n  Unrecognized option "nope".',
      "Jest got an option that it does not know",
    ],
    [
      "npm cannot download",
      1,
      "npm error code EAI_AGAIN\nnpm error syscall getaddrinfo",
      "packages that it needs could not be downloaded",
    ],
    [
      "cargo cannot",
      101,
      "warning: spurious network error (1 try remaining): [6] Could not resolve hostname (Could not resolve host: index.crates.io)\nerror: failed to get `itoa` as a dependency of package `slug v0.1.0 (/workspace)`\n",
      "packages that it needs could not be downloaded",
    ],
    [
      "go cannot",
      1,
      'FAIL\texample.com/slug [setup failed]\nFAIL\n# example.com/slug\nslug.go:3:8: github.com/google/uuid@v1.6.0: Get "https://go.example/uuid.zip": dial tcp: lookup go.example: network is unreachable\n',
      "packages that it needs could not be downloaded",
      { passed: 0, failed: 0, skipped: 0 },
    ],
    [
      "pip cannot, in tox",
      1,
      "py: install_deps> python -I -m pip install pytest\nWARNING: Retrying after connection broken by 'NameResolutionError(\"Temporary failure in name resolution\")': /simple/pytest/\nERROR: Could not find a version that satisfies the requirement pytest (from versions: none)\n",
      "packages that it needs could not be downloaded",
    ],
    [
      "uv cannot",
      2,
      "error: Request failed after 3 retries in 8.6s\n  cause: Failed to fetch: https://pypi.example/simple/pytest/\n  cause: failed to lookup address information: Temporary failure in name resolution\n",
      "packages that it needs could not be downloaded",
    ],
    [
      "Maven may not",
      1,
      "[ERROR] Plugin org.apache.maven.plugins:maven-resources-plugin:2.6 or one of its dependencies could not be resolved: Cannot access central (https://maven.example) in offline mode and the artifact org.apache.maven.plugins:maven-resources-plugin:jar:2.6 has not been downloaded from it before.\n",
      "packages that it needs could not be downloaded",
    ],
    [
      "a test file cannot be read",
      2,
      'E     File "/workspace/tests/test_a.py", line 1\nE       def (\nE   SyntaxError: invalid syntax\n!!!!! Interrupted: 1 error during collection !!!!!\n1 error in 0.1s',
      "a test file has a syntax error",
    ],
  ])("%s", (_what, exitCode, text, expected, tests?: Parameters<typeof words>[2]) =>
    expect(words(exitCode, text, tests)).toBe(expected),
  );
});

describe("a failure is the code's where", () => {
  it.each([
    ["its program is still to be written", 127, "verify: 1: ./slug.sh: not found"],
    ["and the shell says how it runs it", 127, "verify: 1: eval: ./slug.sh: not found"],
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
    ["a script that bash is to run is still to be written", 127, "bash: check.sh: No such file or directory"],
    [
      "a file that a target of make is made of is",
      2,
      "make: *** No rule to make target 'slug.txt', needed by 'test'.  Stop.",
    ],
    [
      "a module that unittest's tests import is",
      1,
      `${noModule("test_a", "slug")}\nRan 1 test in 0.000s\n\nFAILED (errors=1)`,
      { passed: 0, failed: 1, skipped: 0 },
    ],
    [
      "Jest cannot load what a suite imports",
      1,
      "FAIL ./a.test.js\n  ● Test suite failed to run\n\n    Cannot find module './slug' from 'a.test.js'\n\nTests:       0 total",
      { passed: 0, failed: 0, skipped: 0 },
    ],
    [
      "go cannot build a test, for want of a function",
      1,
      "FAIL\texample.com/m [build failed]\nFAIL\n# example.com/m [example.com/m.test]\n./m_test.go:3:36: undefined: F",
      { passed: 0, failed: 0, skipped: 0 },
    ],
    [
      "or of a package",
      1,
      "FAIL\texample.com/m [setup failed]\nFAIL\n# example.com/m\nm_test.go:3:1: package example.com/m/slug is not in std",
      { passed: 0, failed: 0, skipped: 0 },
    ],
    [
      "it asks for a package that does not exist",
      1,
      "ERROR: Could not find a version that satisfies the requirement pytset (from versions: none)\n",
    ],
    ["it needs a network itself", 1, "OSError: [Errno 101] Network is unreachable\n"],
    ["nobody knows", 1, ""],
  ])("%s", (_what, exitCode, text, tests?: Parameters<typeof words>[2]) =>
    expect(words(exitCode, text, tests)).toBeNull(),
  );

  it("a test failed", () => {
    expect(words(1, "verify: 1: pytest: not found", { passed: 3, failed: 1, skipped: 0 })).toBeNull();
    expect(words(1, "", { passed: 0, failed: 1, skipped: 0 })).toBeNull();
  });
});
