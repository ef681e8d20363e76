import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, test } from "@jest/globals";
import { openIgnoreCheck } from "../../../src/workspace/counting/ignore-check.js";
import { isCache } from "../../../src/workspace/counting/left-behind.js";
import { keepIn } from "../kept-changes.js";

let home: string;
let repo: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "agent-exec-left-behind-"));
  repo = join(home, "repo");
  await mkdir(repo);
  await mkdir(join(home, "tmp"));
  execFileSync("git", ["init", "-q"], { cwd: repo });
});
afterEach(() => rm(home, { recursive: true, force: true }));

test.each([
  "__pycache__/a.cpython-311.pyc",
  "src/b/__pycache__/x",
  "a.pyc",
  ".pytest_cache/v/cache/lastfailed",
  ".mypy_cache/3.11/a.json",
  ".ruff_cache/CACHEDIR.TAG",
  "web/node_modules/x/index.js",
  "thing.egg-info/PKG-INFO",
  ".coverage",
])("a tool's cache: %s", (path) => expect(isCache(path)).toBe(true));

test.each(["pycache/a", "node_modules", "coverage", "src/a.py", ".coveragerc", "egg-info/a", "a.pyc/b"])(
  "no tool's cache: %s",
  (path) => expect(isCache(path)).toBe(false),
);

describe("what a repository ignores", () => {
  const ask = async (paths: readonly string[]) => {
    const check = openIgnoreCheck(repo);
    const answers = await Promise.all(paths.map((path) => check.ignores(path)));
    await check.close();
    return paths.filter((_path, index) => answers[index]);
  };

  it("is known for any name, even one that leads out or means something to git", async () => {
    await writeFile(join(repo, ".gitignore"), "*.o\n!kept.o\n/build/\n");
    await mkdir(join(repo, "real"));
    await symlink("real", join(repo, "link"));
    execFileSync("git", ["init", "-q", "inner"], { cwd: repo });
    const names = [":(top)x.o", "!x.o", "*.o", "a\nb.o", "build/a b", "ü/x.o", "-x.o"];
    const others = ["x.c", "kept.o", "link/x.o", "inner/x.o", "real", ":(bad)"];
    expect(await ask([...others, ...names])).toEqual(names);
    expect(await ask([])).toEqual([]);
  });

  it("is in no patch but among the artifacts, caches are in neither, and both are counted", async () => {
    const { told, files, run } = await keepIn(
      home,
      {
        ".gitignore": "build/\nnew.txt\n",
        "build/app": "1\n",
        "new.txt": "1\n",
        "__pycache__/a.pyc": "x",
        "b.py": "1\n",
      },
      {},
      { ".gitignore": "build/\n", "tracked.pyc": "1\n" },
    );
    expect(told).toMatchObject({ ignored: 2, deleted: ["tracked.pyc"] });
    expect(told.diff?.files.map(({ path, kind }) => `${kind} ${path}`)).toEqual([
      "changed .gitignore",
      "added b.py",
      "added new.txt",
      "deleted tracked.pyc",
    ]);
    expect(files).toContain("changes.patch");
    await expect(run.readArtifact("build/app")).resolves.toEqual(Buffer.from("1\n"));
    await expect(run.readArtifact("__pycache__/a.pyc")).rejects.toThrow();
  });

  it("counts as a change if it was an original file", async () => {
    const given = { "a.pyc": "1\n" };
    const { told } = await keepIn(home, { "a.pyc": "2\n" }, {}, given);
    expect(told.ignored).toBeUndefined();
    expect(told.diff?.files).toMatchObject([{ path: "a.pyc", kind: "changed" }]);
  });

  it("leaves no patch and no error if nothing else changed", async () => {
    const { told } = await keepIn(home, { "x/__pycache__/a": "1\n" });
    expect(told).toEqual({ patch: null, deleted: [], acting: [], ignored: 1 });
  });
});
