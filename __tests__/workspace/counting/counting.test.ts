import { describe, expect, it } from "@jest/globals";
import { type CountingOptions, countingIn } from "../../../src/workspace/counting/counting.js";
import { countingInEmpty } from "../../../src/workspace/counting/counting-in-empty.js";
import { Repository } from "../repository.js";
import { countingOf } from "./counting-of.js";

const given = [
  "check.sh",
  "tools/check_all.py",
  "insurance/__init__.py",
  "src/app.py",
  "tests/test_app.py",
  "unittest_helper.py",
  "calendar.py",
  "lib/native.so",
  "Makefile",
];

async function kindOf(path: string, options: Partial<CountingOptions> = {}): Promise<string | null> {
  await using counting = countingOf(given, {
    verify: ["sh check.sh && python3 ./tests/test_app.py src/app.py"],
    ...options,
  });
  const discount = await counting.discountOf({ path, content: async () => Buffer.from("x") });
  return discount?.kind ?? null;
}

describe("beside a verification, by default", () => {
  it.each([
    "conftest.py",
    "tests/conftest.py",
    "pytest.ini",
    "tox.ini",
    "setup.cfg",
    "sitecustomize.py",
    "evil-1.0.dist-info/entry_points.txt",
    "x.pth",
    "GNUmakefile",
    "Makefile",
    ".npmrc",
    "web/.npmrc",
    "jest.config.mjs",
    ".mocharc.json",
    ".cargo/config.toml",
    "package.json",
    "pyproject.toml",
    "Taskfile.yml",
  ])("a change of %s does not count: it would say what is run", async (path) => {
    expect(await kindOf(path)).toBe("steering");
    expect(await kindOf(path, { verify: [] })).toBeNull();
    expect(await kindOf(path, { allowToolConfig: [path] })).toBeNull();
  });

  it.each([
    "unittest.py",
    "json/__init__.py",
    "random.py",
    "pytest.py",
    "mock/__init__.py",
    "src/coverage.py",
    "tests/_pytest/__init__.py",
    "tests/coverage.py",
    "tools/mock.py",
    "warnings.py",
    "opcode.py",
    "_weakrefset.py",
    "_compression/__init__.py",
  ])("a new %s does not count: it takes a module's place", async (path) => {
    expect(await kindOf(path)).toBe("shadowing");
    expect(await kindOf(path, { allowToolConfig: [path] })).toBeNull();
  });

  it("a new module that test tools import does not count if the verification runs as another user", async () => {
    expect(await kindOf("pygments.py", { verifiesAsOther: true })).toBe("shadowing");
    expect(await kindOf("pygments/__init__.py", { verifiesAsOther: true })).toBe("shadowing");
    expect(await kindOf("pygments.py")).toBeNull();
    expect(await kindOf("slug.py", { verifiesAsOther: true })).toBeNull();
  });

  it.each(["check.sh", "tests/test_app.py"])(
    "a change of %s does not count: a verification calls it, and the code would judge itself",
    async (path) => {
      expect(await kindOf(path)).toBe("judging");
      expect(await kindOf(path, { verify: ["true"] })).toBeNull();
      expect(await kindOf(path, { allowToolConfig: [path] })).toBeNull();
    },
  );

  it.each(["src/native.node", "Main.class", "src/app.cpython-311-x86_64-linux-gnu.so"])(
    "a new %s does not count: nobody can read it",
    async (path) => expect(await kindOf(path)).toBe("compiled"),
  );

  it.each(["node_modules/.bin/node", "src/__pycache__/app.cpython-311.pyc", "app.pyc"])(
    "a new %s does not count: tools make it",
    async (path) => expect(await kindOf(path)).toBe("cache"),
  );

  it.each([
    "src/app.py",
    "tests/test_more.py",
    "calendar.py",
    "src/random.py",
    "insurance/coverage.py",
    "insurance/tests/mock.py",
    "app/mock.py",
    "src/app/pytest/__init__.py",
    "lib/native.so",
    "docs/a.md",
    "a.ini",
  ])("a change of %s counts", async (path) => expect(await kindOf(path)).toBeNull());
});

describe("with only-change", () => {
  it.each([
    ["src/app.py", null],
    ["src/deep/conftest.py", null],
    ["tests/test_app.py", "outside"],
    ["conftest.py", "outside"],
    ["src/__pycache__/app.cpython-311.pyc", "cache"],
    ["src/action.yml", "workflow"],
    ["src/kept/x", "protected"],
  ])("a change of %s is %s", async (path, kind) => {
    expect(await kindOf(path, { onlyChange: ["src/**"], protect: ["src/kept"] })).toBe(kind);
  });

  it("tells the writer which files it must not change", () => {
    const { told } = countingOf(given, { onlyChange: ["src/**"], protect: ["src/kept"], verify: ["true"] });
    expect(told).toHaveLength(2);
    expect(told[1]).toContain("`src/**`");
    const [judges] = countingOf(["check.sh", "app.py"], { verify: ["sh check.sh app.py"] }).told;
    expect(judges).toMatch(/ \(`check\.sh`\)\.$/);
  });
});

it("an ignored file of a build does not count as a tool's configuration, whatever its name", async () => {
  await using repository = await Repository.create({ ".gitignore": "build/\n", "app.c": "" });
  await using counting = countingIn(await repository.source(), { verify: ["make test"] });
  const kindsOf = async (path: string) =>
    (await counting.discountOf({ path, content: async () => null }))?.kind ?? null;
  expect(await kindsOf("build/Makefile")).toBe("ignored");
  expect(await kindsOf("build/libapp.so")).toBe("ignored");
  expect(await kindsOf("Makefile")).toBe("steering");
});

describe("in an empty workspace", () => {
  it("every change counts but Python's compiled files", async () => {
    const kindsOf = async (path: string) =>
      (await countingInEmpty.discountOf({ path, content: async () => null }))?.kind ?? null;
    expect(await kindsOf("conftest.py")).toBeNull();
    expect(await kindsOf("Main.class")).toBeNull();
    expect(await kindsOf("__pycache__/a.cpython-311.pyc")).toBe("cache");
    expect(await kindsOf("a/b.pyc")).toBe("cache");
  });
});
