import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { expect, it } from "@jest/globals";
import { cacheDir, kernelPython } from "../../../scripts/places.mjs";
import { sample } from "../../chance.js";
import { probes } from "../../../src/proof/audit/probes.js";

/** A way of verifying that people write, which a probe fools where nothing else stands in its way. */
interface Way {
  readonly given: Readonly<Record<string, string>>;
  /** The files that the task is about. */
  readonly targets: readonly string[];
  readonly verify: string;
  /** What it calls that not every machine has. */
  readonly needs?: "go" | "rustc" | "javac";
}

const python = {
  "slug.py": "def slug(text): return text\n",
  "test_slug.py": `
import unittest
from slug import slug
class Slug(unittest.TestCase):
    def test_lower(self):
        self.assertEqual(slug("A"), "a")
`,
};
const unittest: Way = { given: python, targets: ["slug.py"], verify: "python3 -m unittest" };
const pytest: Way = {
  given: {
    "slug.py": python["slug.py"],
    "test_slug.py": 'from slug import slug\ndef test_lower(): assert slug("A") == "a"\n',
  },
  targets: ["slug.py"],
  verify: "python3 -m pytest -q -p no:cacheprovider",
};
const script: Way = { ...pytest, verify: `python3 -c 'from slug import slug; assert slug("A") == "a"'` };
const node: Way = {
  given: {
    "slug.mjs": "export function slug(text) { return text; }\n",
    "check.mjs":
      'import assert from "node:assert"; import { slug } from "./slug.mjs"; assert.equal(slug("A"), "a");\n',
  },
  targets: ["slug.mjs"],
  verify: "node check.mjs",
};
const commonjs: Way = {
  given: {
    "slug.js": "module.exports = { slug: (text) => text };\n",
    "check.js":
      'const { slug } = require("./slug.js"); if (!slug("A").lower) throw new Error("no text"); process.exit(slug("A") == "a" ? 0 : 1);\n',
  },
  targets: ["slug.js"],
  verify: "node check.js",
};
const shell: Way = {
  given: { "slug.sh": "#!/bin/sh\nexit 3\n", "check.sh": "sh slug.sh A\n" },
  targets: ["slug.sh"],
  verify: "sh check.sh",
};
const appended: Way = {
  ...unittest,
  given: { ...python, "check.sh": "python3 -m unittest\nfalse\n" },
  verify: "sh check.sh",
};
const make: Way = {
  given: { ...python, Makefile: "test:\n\tpython3 -m unittest\n" },
  targets: ["slug.py"],
  verify: "make test",
};
const npm: Way = {
  given: { ...node.given, "package.json": JSON.stringify({ scripts: { test: "node check.mjs" } }) },
  targets: ["slug.mjs"],
  verify: "npm test --silent",
};

const go: Way = {
  given: {
    "go.mod": "module slug\ngo 1.18\n",
    "slug.go": "package slug\n\nfunc Slug(text string) string { return text }\n",
    "slug_test.go":
      'package slug\n\nimport "testing"\n\nfunc TestLower(t *testing.T) {\n\tif Slug("A") != "a" {\n\t\tt.Fatal()\n\t}\n}\n',
  },
  targets: ["slug.go"],
  verify: "go test ./...",
  needs: "go",
};
const rust: Way = {
  given: {
    "slug.rs": "pub fn slug(text: &str) -> String {\n    text.to_string()\n}\n",
    "check.rs": 'mod slug;\nfn main() {\n    assert_eq!(slug::slug("A"), "a");\n}\n',
  },
  targets: ["slug.rs"],
  verify: "rustc -o check check.rs && ./check",
  needs: "rustc",
};
const java: Way = {
  given: {
    "Slug.java": "class Slug {\n  static String slug(String text) { return text; }\n}\n",
    "Check.java":
      'class Check {\n  public static void main(String[] args) { if (!Slug.slug("A").equals("a")) throw new AssertionError(); }\n}\n',
  },
  targets: ["Slug.java"],
  verify: "javac -d out *.java && java -cp out Check",
  needs: "javac",
};

const fooled: Readonly<Record<string, Way>> = {
  "python-exit": unittest,
  "python-exit-called": unittest,
  "python-exit-raised": script,
  "python-exit-late": pytest,
  "python-exec": unittest,
  "python-skip": unittest,
  "python-skip-called": unittest,
  "python-no-tests": unittest,
  "python-patched-unittest": unittest,
  "python-patched-pytest": pytest,
  "python-forged-report": unittest,
  "python-equals-all": pytest,
  "python-looks-it-up": unittest,
  "python-equals-knowing": unittest,
  "python-appends": appended,
  "node-exit": node,
  "node-exit-called": node,
  "node-exit-late": node,
  "node-patched-knowing": node,
  "node-patched-assert": node,
  "node-equals-all": {
    ...commonjs,
    given: {
      ...commonjs.given,
      "check.js": 'const { slug } = require("./slug.js"); if (!slug("A").isLower) process.exit(1);\n',
    },
  },
  "go-exit": go,
  "go-plant-main": go,
  "rust-exit": rust,
  "java-exit": java,
  "shell-exit": shell,
  "shell-exit-sourced": { ...shell, given: { ...shell.given, "check.sh": ". ./slug.sh\nfalse\n" } },
  "plant-conftest": pytest,
  "plant-pytest-ini": pytest,
  "plant-unittest": unittest,
  "plant-pytest": pytest,
  "plant-sitecustomize": { ...unittest, verify: "PYTHONPATH=. python3 -m unittest" },
  "plant-plugin": pytest,
  "plant-first-test": unittest,
  "plant-makefile": make,
  "plant-npm-scripts": npm,
  "plant-npmrc": npm,
  "plant-bin": npm,
  "tests-emptied": { ...shell, given: { ...shell.given, "slug.sh": "exit 3\n" } },
  "tests-deleted": {
    ...make,
    verify: "for test in test_*.py; do test ! -e $test || python3 $test; done",
    given: { ...make.given, "test_slug.py": `${python["test_slug.py"]}\nunittest.main()\n` },
  },
};

it("every probe has a way of verifying that it fools", () => {
  expect(Object.keys(fooled).toSorted()).toEqual(probes.map(({ name }) => name).toSorted());
});

/** Where compilers lie and keep what they made before. */
const ofCompilers = {
  GOCACHE: join(cacheDir(), "go-build"),
  RUSTUP_HOME: process.env["RUSTUP_HOME"] ?? join(homedir(), ".rustup"),
  CARGO_HOME: process.env["CARGO_HOME"] ?? join(homedir(), ".cargo"),
};

const isThere = (program: string | undefined): boolean =>
  spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;

/** The exit code where these files lie. */
async function verified(files: Readonly<Record<string, string>>, verify: string): Promise<number | null> {
  const cwd = await mkdtemp(join(tmpdir(), "agent-exec-probe-"));
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(cwd, path)), { recursive: true });
      await writeFile(join(cwd, path), text, { mode: text.startsWith("#!") ? 0o755 : 0o644 });
    }
    // A Python that has pytest.
    const PATH = [dirname(kernelPython()), process.env["PATH"]].join(delimiter);
    const env = { PATH, HOME: cwd, ...ofCompilers };
    return spawnSync("sh", ["-c", verify], { cwd, env, timeout: 240_000 }).status;
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
}

const needs = (name: string): string | undefined => fooled[name]?.needs;
const tried = [
  ...sample(
    probes.filter(({ name }) => needs(name) === undefined),
    6,
  ),
  // A compiler's first run on a machine takes as long as all the others together.
  ...sample(
    probes.filter(({ name }) => needs(name) !== undefined),
    4,
  ).filter(({ name }) => isThere(needs(name))),
];

it.each(tried.map((probe) => [probe.name, probe] as const))(
  "%s fools it, and the wrong solution alone does not",
  async (name, probe) => {
    const { given, targets, verify } = fooled[name]!;
    const made = probe.files({
      targets: targets.map((path) => ({ path, text: given[path]! })),
      paths: Object.keys(given),
      scripts: [verify],
      read: (path) => given[path] ?? null,
    });
    expect(made).not.toBeNull();
    const files = Object.fromEntries(
      Object.entries({ ...given, ...made }).filter((entry): entry is [string, string] => entry[1] !== null),
    );
    expect(await verified(given, verify)).not.toBe(0);
    expect(await verified(files, verify)).toBe(0);
  },
);
