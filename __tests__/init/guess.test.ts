import { expect, test } from "@jest/globals";
import { guessFrom, inFolder } from "../../src/init/guess.js";

const folderOf = (files: Readonly<Record<string, string>>) => ({
  text: async (path: string) => files[path] ?? null,
  names: async (path: string) => {
    const below = Object.keys(files).filter((each) => each.startsWith(path));
    return [...new Set(below.map((each) => each.slice(path.length).split("/")[0]!))];
  },
});
const functions = { "tests/test_a.py": "def test_a():\n    assert True\n" };
const cases = "import unittest\n\n\nclass A(unittest.TestCase):\n    def test_a(self):\n        pass\n";
const project = '[build-system]\nrequires = ["hatchling"]\n[project]\nname = "x"\n';

test.each([
  [
    "a Python package",
    { "pyproject.toml": project, "test_a.py": cases },
    "pip install --user --editable .",
    "python3 -m unittest discover",
  ],
  [
    "a Python package with an extra for tests",
    {
      "pyproject.toml": `${project}[project.optional-dependencies]\ndocs = ["sphinx"]\ntest = ["pytest>=8"]\n`,
    },
    "pip install --user --editable '.[test]' pytest",
    "python3 -m pytest",
  ],
  [
    "a Python package with a group for tests",
    { "pyproject.toml": `${project}[dependency-groups]\nlint = ["ruff"]\ntests = ["pytest", "freezegun"]\n` },
    "pip install --user --editable . --group tests pytest",
    "python3 -m pytest",
  ],
  [
    "a Python package with functions as tests",
    { "pyproject.toml": project, ...functions, "tests/test_b.py": cases },
    "pip install --user --editable . pytest",
    "python3 -m pytest",
  ],
  [
    "test files in a folder that is no package",
    { "setup.cfg": "", "tests/test_a.py": cases },
    null,
    "python3 -m unittest discover --start-directory tests",
  ],
  [
    "test files in a package",
    { "setup.cfg": "", "tests/__init__.py": "", "tests/test_a.py": cases },
    null,
    "python3 -m unittest discover",
  ],
  [
    "test files that unittest does not find",
    { "setup.cfg": "", "src/a/a_test.py": cases },
    "pip install --user pytest",
    "python3 -m pytest",
  ],
  ["test files alone", { "a.py": "", "test_a.py": cases }, null, "python3 -m unittest discover"],
  ["a broken pyproject.toml", { "pyproject.toml": "[project" }, null, null],
  [
    "another table's extra",
    { "pyproject.toml": `${project}[project.optional-dependencies]\ndocs = []\n[tool.x]\ntest = 1\n` },
    "pip install --user --editable .",
    null,
  ],
  [
    "requirements alone",
    { "requirements.txt": "flask\n", "requirements-dev.txt": "pytest\n" },
    "pip install --user --requirement requirements.txt --requirement requirements-dev.txt pytest",
    "python3 -m pytest",
  ],
  ["settings of tools alone", { "pyproject.toml": "[tool.ruff]\n" }, null, null],
  [
    "Node with a lock",
    { "package.json": '{"scripts":{"test":"jest"}}', "package-lock.json": "{}" },
    "npm ci",
    "npm test",
  ],
  [
    "Node with pnpm",
    { "package.json": '{"scripts":{"test":"vitest"}}', "pnpm-lock.yaml": "" },
    "npx --yes pnpm install --frozen-lockfile",
    "npm test",
  ],
  ["Node without packages", { "package.json": '{"scripts":{"test":"node --test"}}' }, null, "npm test"],
  [
    "Go with packages",
    { "go.mod": "module m\n\ngo 1.24.3\n", "go.sum": "x" },
    "go mod download",
    "go test ./...",
  ],
  ["Rust", { "Cargo.toml": "[package]\n" }, "cargo fetch", "cargo test --offline"],
  [
    "Go with a script that has tests in Python",
    { "go.mod": "module m\n", "scripts/test_x.py": cases },
    null,
    "go test ./...",
  ],
  [
    "make for a Python project without test files",
    { "pyproject.toml": "[tool.ruff]\n", Makefile: "test:\n\ttrue\n" },
    null,
    "make test",
  ],
  ["make alone", { Makefile: "all:\n\ttrue\ncheck: all\n\ttrue\n" }, null, "make check"],
])("%s suggests how its tests run", async (_what, files, setup, verify) => {
  expect(await guessFrom(folderOf(files))).toMatchObject({ setup, verify });
});

test.each([
  ["nothing that is known", { "README.md": "" }],
  [
    "npm's own placeholder",
    { "package.json": '{"scripts":{"test":"echo \\"Error: no test specified\\" && exit 1"}}' },
  ],
  ["a broken package.json", { "package.json": "{" }],
  ["a Makefile without tests", { Makefile: "all:\n\ttrue\n" }],
])("%s suggests nothing", async (_what, files) => {
  expect(await guessFrom(folderOf(files))).toBeNull();
});

test("Go has a folder that it can write", async () => {
  const guess = await guessFrom(folderOf({ "go.mod": "module m\n\ngo 1.24.3\n", "go.sum": "x" }));
  expect(guess).toMatchObject({ image: "golang:1", env: "GOPATH=/tmp/go" });
});

test("the commands of a folder run in this folder, whatever its name is", async () => {
  const guess = await guessFrom(folderOf({ "package.json": '{"scripts":{"test":"jest"}}', "yarn.lock": "" }));
  expect(inFolder(guess!, "a b/it's/")).toMatchObject({
    from: "a b/it's/package.json",
    setup: "cd 'a b/it'\\''s'\nnpx --yes yarn install --frozen-lockfile",
    verify: "cd 'a b/it'\\''s'\nnpm test",
  });
});
