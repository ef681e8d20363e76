import { expect, test } from "@jest/globals";
import { guessFrom, inFolder } from "../../src/init/guess.js";

const readIn = (files: Readonly<Record<string, string>>) => async (name: string) => files[name] ?? null;
const project = '[build-system]\nrequires = ["hatchling"]\n[project]\nname = "x"\n';

test.each([
  [
    "a Python package",
    { "pyproject.toml": project },
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
  ["a broken pyproject.toml", { "pyproject.toml": "[project" }, null, "python3 -m unittest discover"],
  [
    "another table's extra",
    { "pyproject.toml": `${project}[project.optional-dependencies]\ndocs = []\n[tool.x]\ntest = 1\n` },
    "pip install --user --editable .",
    "python3 -m unittest discover",
  ],
  [
    "requirements alone",
    { "requirements.txt": "flask\n", "requirements-dev.txt": "pytest\n" },
    "pip install --user --requirement requirements.txt --requirement requirements-dev.txt pytest",
    "python3 -m pytest",
  ],
  ["settings of tools alone", { "pyproject.toml": "[tool.ruff]\n" }, null, "python3 -m unittest discover"],
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
  ["make alone", { Makefile: "all:\n\ttrue\ncheck: all\n\ttrue\n" }, null, "make check"],
])("%s suggests how its tests run", async (_what, files, setup, verify) => {
  expect(await guessFrom(readIn(files))).toMatchObject({ setup, verify });
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
  expect(await guessFrom(readIn(files))).toBeNull();
});

test("Go has a folder that it can write", async () => {
  const guess = await guessFrom(readIn({ "go.mod": "module m\n\ngo 1.24.3\n", "go.sum": "x" }));
  expect(guess).toMatchObject({ image: "golang:1", env: "GOPATH=/tmp/go" });
});

test("the commands of a folder run in this folder, whatever its name is", async () => {
  const guess = await guessFrom(readIn({ "package.json": '{"scripts":{"test":"jest"}}', "yarn.lock": "" }));
  expect(inFolder(guess!, "a b/it's/")).toMatchObject({
    from: "a b/it's/package.json",
    setup: "cd 'a b/it'\\''s'\nnpx --yes yarn install --frozen-lockfile",
    verify: "cd 'a b/it'\\''s'\nnpm test",
  });
});
