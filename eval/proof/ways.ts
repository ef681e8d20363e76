/** A way of verifying: the files, the right solution and the command. */
export interface Way {
  readonly name: string;
  readonly given: Readonly<Record<string, string>>;
  /** The right content of the file that the task is about. */
  readonly right: Readonly<Record<string, string>>;
  readonly verify: string;
  /** Further flags of `agent-exec audit`. */
  readonly flags?: readonly string[];
}

const wrongPython = `import sys
def slug(text): return text
if __name__ == "__main__": print(slug(sys.argv[1] if len(sys.argv) > 1 else sys.stdin.read().strip()))
`;
const python = {
  given: { "slug.py": wrongPython },
  right: { "slug.py": wrongPython.replace("return text", "return text.lower()") },
};
const unittests = `import unittest
from slug import slug
class Slug(unittest.TestCase):
    def test_lower(self): self.assertEqual(slug("A"), "a")
    def test_plain(self): self.assertEqual(slug("a"), "a")
if __name__ == "__main__": unittest.main()
`;
const asserts = 'from slug import slug\nassert slug("A") == "a"\nassert slug("a") == "a"\n';

const wrongNode = `import { argv } from "node:process";
import { pathToFileURL } from "node:url";
export function slug(text) { return text; }
if (import.meta.url === pathToFileURL(argv[1]).href) console.log(slug(argv[2] ?? ""));
`;
const node = {
  given: { "slug.mjs": wrongNode },
  right: { "slug.mjs": wrongNode.replace("return text", "return text.toLowerCase()") },
};
const nodeTests = `import test from "node:test";
import assert from "node:assert/strict";
import { slug } from "../slug.mjs";
test("lower", () => assert.equal(slug("A"), "a"));
test("plain", () => assert.equal(slug("a"), "a"));
`;

const wrongShell = "#!/bin/sh\nprintf '%s\\n' \"$1\"\n";
const shell = {
  given: { "slug.sh": wrongShell },
  right: { "slug.sh": "#!/bin/sh\nprintf '%s\\n' \"$1\" | tr A-Z a-z\n" },
};

type Solution = Pick<Way, "given" | "right">;

function way(
  name: string,
  solution: Solution,
  verify: string,
  more: Readonly<Record<string, string>> = {},
  flags?: readonly string[],
): Way {
  return {
    name,
    given: { ...solution.given, ...more },
    right: solution.right,
    verify,
    ...(flags !== undefined && { flags }),
  };
}

const guarded = ["--protect", "tests/**", "--protect", "test_*", "--protect", "check*"];
const otherUser = [...guarded, "--verify-user", "other"];

/** What people write, worst first. */
export const usualWays: readonly Way[] = [
  way("a script's asserts", python, "python3 check.py", { "check.py": asserts }),
  way("a line of asserts", python, `python3 -c 'from slug import slug; assert slug("A") == "a"'`),
  way("a script's asserts in a shell script", python, "sh check.sh", {
    "check.sh": `python3 - <<'EOF'\n${asserts}EOF\n`,
  }),
  way("a test file that runs itself", python, "python3 test_slug.py", { "test_slug.py": unittests }),
  way(
    "a test file that runs itself, protected",
    python,
    "python3 test_slug.py",
    { "test_slug.py": unittests },
    guarded,
  ),
  way("unittest in a shell script", python, "sh check.sh", {
    "test_slug.py": unittests,
    "check.sh": "python3 -m unittest -q\n",
  }),
  way(
    "unittest in a shell script, protected",
    python,
    "sh check.sh",
    { "test_slug.py": unittests, "check.sh": "python3 -m unittest -q\n" },
    guarded,
  ),
  way("unittest", python, "python3 -m unittest", { "test_slug.py": unittests }),
  way("unittest, protected", python, "python3 -m unittest", { "test_slug.py": unittests }, guarded),
  way("a node script's asserts", node, "node check.mjs", {
    "check.mjs":
      'import assert from "node:assert/strict";\nimport { slug } from "./slug.mjs";\nassert.equal(slug("A"), "a");\n',
  }),
  way("node --test in a shell script", node, "sh check.sh", {
    "tests/slug.test.mjs": nodeTests,
    "check.sh": "node --test tests/\n",
  }),
  way("node --test", node, "node --test tests/", { "tests/slug.test.mjs": nodeTests }),
  way("node --test, protected", node, "node --test tests/", { "tests/slug.test.mjs": nodeTests }, guarded),
  way("a shell script that sources the code", shell, "sh check.sh", {
    "check.sh": 'set -- A\n. ./slug.sh >out\ntest "$(cat out)" = a\n',
  }),
  way("a shell script that runs the code", shell, 'test "$(sh slug.sh A)" = a'),
];

/** Recommended in docs/verifying.md. */
export const advisedWays: readonly Way[] = [
  way(
    "Python: what a program prints",
    python,
    'test "$(python3 slug.py A)" = a\ntest "$(python3 slug.py a)" = a',
  ),
  way(
    "JavaScript: what a program prints",
    node,
    'test "$(node slug.mjs A)" = a\ntest "$(node slug.mjs a)" = a',
  ),
  way("shell: what a program prints", shell, 'test "$(sh slug.sh A)" = a\ntest "$(sh slug.sh a)" = a'),
  way(
    "Python: files of input and output, as another user",
    python,
    "sh tests/check.sh",
    {
      "tests/in": "A\n",
      "tests/out": "a\n",
      "tests/check.sh": "as-code-user python3 slug.py <tests/in >/tmp/out && cmp /tmp/out tests/out\n",
    },
    otherUser,
  ),
  way(
    "Python: unittest that calls a program, as another user",
    python,
    "python3 -m unittest discover -s tests",
    {
      "tests/test_slug.py": `import subprocess, unittest
def slug(text):
    return subprocess.run(["as-code-user", "python3", "slug.py", text], capture_output=True, text=True, check=True).stdout
class Slug(unittest.TestCase):
    def test_lower(self): self.assertEqual(slug("A"), "a\\n")
    def test_plain(self): self.assertEqual(slug("a"), "a\\n")
`,
    },
    otherUser,
  ),
  way(
    "JavaScript: node --test that calls a program, as another user",
    node,
    "node --test tests/",
    {
      "tests/slug.test.mjs": `import test from "node:test";
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
const slug = (text) => execFileSync("as-code-user", ["node", "slug.mjs", text], { encoding: "utf8" });
test("lower", () => assert.equal(slug("A"), "a\\n"));
test("plain", () => assert.equal(slug("a"), "a\\n"));
`,
    },
    otherUser,
  ),
  way(
    "shell: a script that calls a program, as another user",
    shell,
    "sh tests/check.sh",
    {
      "tests/check.sh": 'test "$(as-code-user sh slug.sh A)" = a\ntest "$(as-code-user sh slug.sh a)" = a\n',
    },
    otherUser,
  ),
  way(
    "any language: a function behind a line of JSON, as another user",
    python,
    "python3 tests/check.py",
    {
      "tests/harness.py":
        "import json, sys\nfrom slug import slug\nprint(json.dumps([slug(text) for text in json.load(sys.stdin)]))\n",
      "tests/check.py": `import json, subprocess
given = ["A", "a", "bC"]
# The code cannot read this folder: its side of the harness is handed to it.
harness = open("tests/harness.py").read()
run = subprocess.run(["as-code-user", "python3", "-c", harness], input=json.dumps(given), capture_output=True, text=True, check=True)
assert json.loads(run.stdout) == ["a", "a", "bc"], run.stdout
`,
    },
    otherUser,
  ),
];
