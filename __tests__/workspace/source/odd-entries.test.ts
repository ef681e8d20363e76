import { execFileSync } from "node:child_process";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { patchTarget } from "../../../src/workspace/patch/apply-patch.js";
import { measure } from "../../own-process.js";
import { gitIn, handed, Repository, sourceOf } from "../repository.js";
import { readAsNobody } from "./nobody.program.js";

const long = `${"n".repeat(251)}.txt`;

describe("one odd entry stops no run", () => {
  it.each(["repo", "."])(
    "whatever its name is, with workspace %s: it is left out and named",
    async (name) => {
      const fine = [
        "-dash",
        "a:b",
        "trail ",
        "dot.",
        "st*r?",
        'quo"te',
        "back\\slash",
        "A",
        "a",
        "\u00e9",
        "e\u0301",
      ];
      await using repository = await Repository.create(
        Object.fromEntries([...fine, long, "Icon\r", "two\nlines", "tab\t"].map((each) => [each, "x"])),
      );
      await writeFile(Buffer.from(join(repository.path, "caf\xe9"), "latin1"), "x");
      await repository.write({ "GIT~1/config": "x" });
      execFileSync("git", ["-c", "core.protectNTFS=false", "add", "--all"], { cwd: repository.path });
      const source = await sourceOf({ name, here: repository.path });
      expect(Object.keys(await handed(source)).toSorted()).toEqual([...fine, long].toSorted());
      const [warning = "", ...others] = source.warnings;
      expect(others).toEqual([]);
      expect(warning).toMatch(
        /^5 files have names that cannot be copied into the sandbox, and the code does not get them/,
      );
      for (const each of ["Icon", "two", "tab", "caf", "GIT~1"]) expect(warning).toContain(each);
    },
  );

  it("if it cannot be read, whether file or folder", async () => {
    await using repository = await Repository.create({ a: "1\n", "b/closed": "2\n", "c/d": "3\n" });
    repository.commit();
    await chmod(repository.home, 0o755);
    const module = new URL("nobody.program.ts", import.meta.url);
    const read = async (name: string) =>
      (await measure({ module, program: readAsNobody }, { here: repository.path, name })).value;
    expect((await read("repo")).files).toEqual(["a", "b/closed", "c/d"]);
    await chmod(join(repository.path, "b/closed"), 0);
    await chmod(join(repository.path, "c"), 0);
    expect(await read("repo")).toMatchObject({
      files: ["a"],
      warnings: [expect.stringMatching(/a file that cannot be read.*`b\/closed`/)],
    });
    expect(await read(".")).toMatchObject({
      files: ["a"],
      warnings: [
        expect.stringMatching(/a folder that cannot be read.*`c`/),
        expect.stringMatching(/a file that cannot be read.*`b\/closed`/),
      ],
    });
  });
});

describe("a checkout is read as it is", () => {
  it("with files that git skips, and without those that a sparse checkout leaves out", async () => {
    await using repository = await Repository.create({ a: "a", mine: "shared", "out/b": "b" });
    repository.commit();
    repository.git("update-index", "--skip-worktree", "mine", "out/b");
    repository.git("update-index", "--assume-unchanged", "a");
    await repository.write({ a: "own", mine: "mine" });
    execFileSync("rm", ["-r", join(repository.path, "out")]);
    const source = await repository.source();
    expect(await handed(source)).toEqual({ a: "own", mine: "mine" });
    expect(source.warnings).toEqual([expect.stringMatching(/^1 tracked file .*sparse.*`out\/b`/)]);
  });

  it.each([["--cone"], ["--cone", "--sparse-index"], ["--no-cone"]])(
    "if it is sparse with %j",
    async (...flags) => {
      await using repository = await Repository.create({
        top: "t",
        "in/a": "a",
        "out/b": "b",
        "out/deep/c": "c",
      });
      repository.commit();
      repository.git("sparse-checkout", "set", ...flags, "in");
      const given = await handed(await repository.source());
      expect(given).toMatchObject({ "in/a": "a" });
      expect(Object.keys(given)).not.toContain("out/b");
    },
  );

  it("before the first commit, on a detached head, with a split index, in a shallow clone and in a worktree", async () => {
    await using repository = await Repository.create({ a: "a" });
    repository.git("add", "--intent-to-add", "a");
    expect(await repository.source()).toMatchObject({ base: null, paths: ["a"] });
    const first = repository.commit();
    repository.git("checkout", "-q", "--detach");
    repository.git("update-index", "--split-index");
    expect(await repository.source()).toMatchObject({ base: first, paths: ["a"], isDirty: false });
    repository.git("worktree", "add", "-q", "../tree");
    const tree = await sourceOf({ name: "repo", here: join(repository.home, "tree") });
    expect(tree).toMatchObject({ base: first, paths: ["a"], isDirty: false, patchPrefix: "" });
    gitIn(repository.home, "clone", "-q", "--depth=1", `file://${repository.path}`, "shallow");
    const shallow = await sourceOf({ name: "repo", here: join(repository.home, "shallow") });
    expect(shallow).toMatchObject({ base: first, paths: ["a"], isDirty: false });
  });

  it("with a packed branch, and with objects named by SHA-256", async () => {
    await using repository = await Repository.create({ a: "a" });
    const first = repository.commit();
    repository.git("pack-refs", "--all");
    expect(await repository.source()).toMatchObject({ base: first, isDirty: false });
    const other = join(repository.home, "other");
    gitIn(repository.home, "init", "-q", "--object-format=sha256", "other");
    await writeFile(join(other, "a"), "a");
    gitIn(other, "add", "a");
    gitIn(other, "commit", "-q", "-m", "x");
    const source = await sourceOf({ name: "repo", here: other });
    expect(source).toMatchObject({ base: expect.stringMatching(/^[0-9a-f]{64}$/), isDirty: false });
  });

  it("in a subfolder, as with `path` of actions/checkout", async () => {
    await using repository = await Repository.create({ a: "a", ".gitignore": "*.log\n", "x.log": "x" });
    const base = repository.commit();
    const source = await sourceOf({ name: "repo:repo", here: repository.home });
    expect(source).toMatchObject({ base, isRepository: true, paths: [".gitignore", "a"], patchPrefix: "" });
    expect(await patchTarget("repo:repo", repository.home)).toBe(source.folder);
    await expect(patchTarget("repo:..", repository.path)).rejects.toMatchObject({ code: "settings-invalid" });
  });

  it("with the user's global ignore list", async () => {
    await using repository = await Repository.create({ a: "a", "x.log": "x", "y.tmp": "y" });
    await writeFile(join(repository.home, "ignored"), "*.log\n");
    await mkdir(join(repository.home, ".config/git"), { recursive: true });
    await writeFile(join(repository.home, ".config/git/ignore"), "*.tmp\n");
    const before = process.env["HOME"];
    process.env["HOME"] = repository.home;
    try {
      expect((await repository.source()).paths).toEqual(["a", "x.log"]);
      execFileSync("git", ["config", "--global", "core.excludesFile", "~/ignored"]);
      expect((await repository.source()).paths).toEqual(["a", "y.tmp"]);
    } finally {
      process.env["HOME"] = before;
    }
  });
});
