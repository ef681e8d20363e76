import { chmod, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { wayOut } from "../../../src/workspace/git/git.js";
import { measure } from "../../own-process.js";
import { readAsNobody } from "./nobody.program.js";
import { gitIn, Repository, sourceOf } from "../repository.js";

describe("a workspace `repo` is refused", () => {
  it("where files wait for a conflict to be resolved, by their names", async () => {
    await using repository = await Repository.create({ a: "1\n", b: "1\n", "c d": "1\n" });
    repository.commit();
    repository.git("checkout", "-q", "-b", "other");
    await repository.write({ a: "2\n", "c d": "2\n" });
    repository.commit();
    repository.git("checkout", "-q", "-");
    await repository.write({ a: "3\n", "c d": "3\n" });
    repository.commit();
    expect(() => repository.git("merge", "other")).toThrow();
    await expect(repository.source()).rejects.toMatchObject({
      code: "settings-invalid",
      message: expect.stringMatching(/2 files wait for a conflict to be resolved: `a`, `c d`\.$/),
      nextStep: expect.stringContaining("git merge --abort"),
    });
  });

  it("where the repository is a bare one, or the folder is git's own", async () => {
    await using repository = await Repository.create({ a: "1\n" });
    repository.commit();
    gitIn(repository.home, "clone", "-q", "--bare", "repo", "bare");
    for (const here of [join(repository.home, "bare"), join(repository.path, ".git")]) {
      await expect(sourceOf({ name: "repo", here })).rejects.toMatchObject({
        code: "settings-invalid",
        nextStep: expect.stringMatching(/bare repository has no files.*git worktree add/),
      });
    }
  });

  it("where there is none, or no folder", async () => {
    await using repository = await Repository.create();
    await rm(join(repository.path, ".git"), { recursive: true });
    for (const here of [repository.path, join(repository.path, "nowhere")]) {
      await expect(sourceOf({ name: "repo", here })).rejects.toMatchObject({
        code: "settings-invalid",
        message: expect.stringContaining(here),
        nextStep: expect.stringMatching(/git/),
      });
    }
  });

  it("where its index is broken", async () => {
    await using repository = await Repository.create({ a: "1\n" });
    repository.commit();
    await writeFile(join(repository.path, ".git/index"), "broken");
    await expect(repository.source()).rejects.toMatchObject({
      code: "settings-invalid",
      message: expect.stringContaining("index file"),
    });
  });

  it("where a file may not be read, by its name, and whoever owns the rest", async () => {
    await using repository = await Repository.create({ a: "1\n", "b/closed": "2\n" });
    repository.commit();
    await chmod(repository.home, 0o755);
    const module = new URL("nobody.program.ts", import.meta.url);
    const read = () => measure({ module, program: readAsNobody }, { here: repository.path });
    expect((await read()).value).toEqual({ files: ["a", "b/closed"] });
    await chmod(join(repository.path, "b/closed"), 0);
    expect((await read()).value).toMatchObject({
      code: "settings-invalid",
      message: expect.stringMatching(/^1 file in .* cannot be read: `b\/closed`\.$/),
      nextStep: expect.stringContaining("chmod"),
    });
  });
});

describe("a workspace of a folder is refused", () => {
  it("where there is none", async () => {
    await using repository = await Repository.create({ a: "1\n" });
    for (const name of ["a", "nowhere"]) {
      await expect(sourceOf({ name, here: repository.path })).rejects.toMatchObject({
        code: "settings-invalid",
        nextStep: expect.stringContaining("Name a folder"),
      });
    }
  });
});

describe("the way out of git's complaint", () => {
  it.each([
    // git 2.36 takes no word for it but that of a file of its own.
    ["unsafe repository ('/w' is owned by someone else)", /chown/],
    ["fatal: detected dubious ownership in repository at '/w'", /git 2\.38/],
    ["fatal: cannot use bare repository '/w' (safe.bareRepository is 'explicit')", /checkout of it/],
    ["fatal: this operation must be run in a work tree", /checkout of it/],
    ["spawn git ENOENT", /Install git/],
    ["fatal: not a git repository (or any of the parent directories): .git", /actions\/checkout/],
  ])("of %j is %s", (complaint, way) => {
    expect(wayOut(complaint)).toMatch(way);
  });
});
