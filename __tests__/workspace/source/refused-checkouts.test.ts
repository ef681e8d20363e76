import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { wayOut } from "../../../src/workspace/git/repository.js";
import { gitIn, Repository, sourceOf } from "../repository.js";

describe("a workspace `repo` is refused", () => {
  it("if files have merge conflicts, by their names", async () => {
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
      message: expect.stringMatching(/has merge conflicts in `a`, `c d`\.$/),
      nextStep: expect.stringContaining("git merge --abort"),
    });
  });

  it("if the repository is bare, or the folder is git's own", async () => {
    await using repository = await Repository.create({ a: "1\n" });
    repository.commit();
    gitIn(repository.home, "clone", "-q", "--bare", "repo", "bare");
    for (const here of [join(repository.home, "bare"), join(repository.path, ".git")]) {
      await expect(sourceOf({ name: "repo", here })).rejects.toMatchObject({
        code: "settings-invalid",
        nextStep: expect.stringMatching(/git worktree add.*a bare repository has no files/),
      });
    }
  });

  it("if there is no repository, or no folder", async () => {
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

  it("if its index is broken", async () => {
    await using repository = await Repository.create({ a: "1\n" });
    repository.commit();
    await writeFile(join(repository.path, ".git/index"), "broken");
    await expect(repository.source()).rejects.toMatchObject({
      code: "settings-invalid",
      message: expect.stringContaining("index file"),
    });
  });
});

describe("a workspace of a folder is refused", () => {
  it("if there is none", async () => {
    await using repository = await Repository.create({ a: "1\n" });
    for (const name of ["a", "nowhere"]) {
      await expect(sourceOf({ name, here: repository.path })).rejects.toMatchObject({
        code: "settings-invalid",
        nextStep: expect.stringContaining("or a folder that you can read"),
      });
    }
  });
});

describe("the next step for git's error", () => {
  it.each([
    [
      "fatal: cannot use bare repository '/w' (safe.bareRepository is 'explicit')",
      /in a checkout \(`git worktree add`/,
    ],
    ["fatal: this operation must be run in a work tree", /in a checkout \(`git worktree add`/],
    ["spawn git ENOENT", /Install git/],
    ["fatal: not a git repository (or any of the parent directories): .git", /actions\/checkout/],
  ])("of %j is %s", (complaint, way) => {
    expect(wayOut(complaint)).toMatch(way);
  });
});
