import { parse as parseToml } from "smol-toml";
import { type Folder, pytest, pythonTests } from "./python-tests.js";
import { shellWord } from "../format/shell-word.js";

/** How to test a repository's code, guessed from its files. */
export interface Guess {
  /** The file on which the guess is based. */
  readonly from: string;
  readonly image: string;
  /** The command that installs what the tests need. Null: none. */
  readonly setup: string | null;
  /** An environment variable for tools that store downloads. Null: none. */
  readonly env: string | null;
  /** The command that runs the tests. Null: no file shows it. */
  readonly verify: string | null;
}

/** The guess for the first kind of project whose files show how its tests run. Null: no kind is known. */
export async function guessFrom(folder: Folder): Promise<Guess | null> {
  const guesses: Guess[] = [];
  for (const kind of [python, go, rust, node, make, pythonTestsAlone]) {
    const guess = await kind(folder);
    if (guess === null) continue;
    if (guess.verify !== null) return guess;
    guesses.push(guess);
  }
  return guesses[0] ?? null;
}

/** Changes a guess for a subfolder of the repository. The prefix ends with `/`. Empty: the repository itself. */
export function inFolder(guess: Guess, prefix: string): Guess {
  if (prefix === "") return guess;
  const inIt = (command: string) => `cd ${shellWord(prefix.slice(0, -1))}\n${command}`;
  const { from, setup, verify } = guess;
  return { ...guess, from: prefix + from, setup: setup && inIt(setup), verify: verify && inIt(verify) };
}

const pythonFiles = ["pyproject.toml", "setup.py", "setup.cfg", "requirements.txt", "pytest.ini", "tox.ini"];
const requirements = [
  "requirements.txt",
  "requirements-dev.txt",
  "requirements-test.txt",
  "dev-requirements.txt",
];

async function python(folder: Folder): Promise<Guess | null> {
  const texts = await readAll(folder, [...pythonFiles, ...requirements, "conftest.py"]);
  const from = pythonFiles.find((name) => texts.has(name));
  if (from === undefined) return null;
  const usesPytest = texts.has("conftest.py") || [...texts.values()].some((text) => /\bpytest\b/.test(text));
  const found = usesPytest ? { from, verify: pytest } : await pythonTests(folder);
  const project = fieldsOf(texts.get("pyproject.toml") ?? "", parseToml);
  // An editable installation, so that the tests run the changed files and not an installed copy.
  const isPackage = texts.has("setup.py") || "build-system" in project || "project" in project;
  const extra = testNameIn(fieldsOf(project["project"])["optional-dependencies"]);
  const group = testNameIn(project["dependency-groups"]);
  const wanted = [
    ...requirements.filter((name) => texts.has(name)).map((name) => `--requirement ${name}`),
    ...(isPackage ? [`--editable ${extra === undefined ? "." : `'.[${extra}]'`}`] : []),
    ...(group === undefined ? [] : [`--group ${group}`]),
  ];
  return { ...ofPython(found?.verify ?? null, wanted), from: found?.from ?? from };
}

async function pythonTestsAlone(folder: Folder): Promise<Guess | null> {
  const tests = await pythonTests(folder);
  return tests && { ...ofPython(tests.verify, []), from: tests.from };
}

function ofPython(verify: string | null, needs: readonly string[]): Omit<Guess, "from"> {
  const wanted = [...needs, ...(verify === pytest ? ["pytest"] : [])];
  return {
    image: "python:3-slim",
    setup: wanted.length === 0 ? null : `pip install --user ${wanted.join(" ")}`,
    env: null,
    verify,
  };
}

/** The usual name of a group with the packages for tests. */
function testNameIn(table: unknown): string | undefined {
  const names = Object.keys(fieldsOf(table));
  return ["test", "tests", "testing", "dev"].find((name) => names.includes(name));
}

async function go(folder: Folder): Promise<Guess | null> {
  if ((await folder.text("go.mod")) === null) return null;
  const needs = (await folder.text("go.sum")) !== null;
  return {
    from: "go.mod",
    // The newest version also works for older modules.
    image: "golang:1",
    setup: needs ? "go mod download" : null,
    // Go needs another folder, because the image's own is read-only.
    env: needs ? "GOPATH=/tmp/go" : null,
    verify: "go test ./...",
  };
}

async function rust(folder: Folder): Promise<Guess | null> {
  if ((await folder.text("Cargo.toml")) === null) return null;
  return {
    from: "Cargo.toml",
    image: "rust:1-slim",
    setup: "cargo fetch",
    env: "CARGO_HOME=/tmp/cargo",
    verify: "cargo test --offline",
  };
}

const installers = [
  ["package-lock.json", "npm ci"],
  ["npm-shrinkwrap.json", "npm ci"],
  ["pnpm-lock.yaml", "npx --yes pnpm install --frozen-lockfile"],
  ["yarn.lock", "npx --yes yarn install --frozen-lockfile"],
] as const;

async function node(folder: Folder): Promise<Guess | null> {
  const { scripts, ...manifest } = fieldsOf(await folder.text("package.json"));
  const { test } = fieldsOf(scripts);
  // `npm init` writes the second text, so it is no real test.
  if (typeof test !== "string" || /no test specified/.test(test)) return null;
  const locks = await readAll(
    folder,
    installers.map(([lock]) => lock),
  );
  const locked = installers.find(([lock]) => locks.has(lock))?.[1];
  const needs = ["dependencies", "devDependencies"].some((name) => manifest[name] !== undefined);
  return {
    from: "package.json",
    image: "node:lts-slim",
    setup: locked ?? (needs ? "npm install" : null),
    env: null,
    verify: "npm test",
  };
}

async function make(folder: Folder): Promise<Guess | null> {
  const text = (await folder.text("Makefile")) ?? "";
  const target = /^(test|check):/m.exec(text)?.[1];
  if (target === undefined) return null;
  const image = "buildpack-deps:stable";
  return { from: "Makefile", image, setup: null, env: null, verify: `make ${target}` };
}

async function readAll(folder: Folder, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = await Promise.all(names.map(async (name) => [name, await folder.text(name)] as const));
  return new Map(texts.filter((each): each is [string, string] => each[1] !== null));
}

/** The fields of an object, or of an object as text. Empty for anything else. */
function fieldsOf(value: unknown, parse: (text: string) => unknown = JSON.parse) {
  try {
    const parsed = typeof value === "string" ? parse(value) : value;
    return typeof parsed === "object" && parsed !== null ? ({ ...parsed } as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
