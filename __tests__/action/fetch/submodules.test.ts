import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { type FetchOptions, fetchRepository } from "../../../src/action/fetch/fetched-repository.js";
import { submoduleRepository } from "../../../src/action/fetch/submodules.js";
import { readCheckout } from "../../../src/workspace/source/checkout.js";
import { FakeClock } from "../../fakes/fake-clock.js";
import { startGitServer, type GitServer } from "../../fakes/git-server.js";
import { calm } from "../../github/quick.js";

const own = "octo/app";

function options(git: GitServer, sha: string, isFork = false): FetchOptions {
  return {
    workflow: { server: git.url, repository: own },
    target: { number: null, isPullRequest: false, isFork, sha },
    base: null,
    token: "t",
    withSubmodules: true,
    variable: (name) => process.env[name],
    clock: new FakeClock({ isHasty: true }),
    signal: calm,
  };
}

function modules(
  ...lines: (readonly [name: string, path: string, address: string, more?: string])[]
): string {
  return lines
    .map(([name, path, url, more = ""]) => `[submodule "${name}"]\n\tpath = ${path}\n\turl = ${url}\n${more}`)
    .join("");
}

test("submodules and theirs are fetched at their commits; the token goes to the same owner alone", async () => {
  await using git = await startGitServer(own);
  const deep = await (await git.add("octo/deep")).commit("refs/heads/main", { "deep.txt": "deep\n" });
  const lib = await (
    await git.add("octo/lib")
  ).commit(
    "refs/heads/main",
    { "lib.txt": "lib\n", ".gitmodules": modules(["d", "inner/deep", "../deep.git"]) },
    { submodules: { "inner/deep": deep } },
  );
  const other = await (await git.add("else/other")).commit("refs/heads/main", { "other.txt": "other\n" });
  const files = {
    ".gitmodules": modules(
      ["a b", "vendor/lib", "../lib"],
      ["o", "vendor/other", `${git.url}/else/other.git`],
    ),
  };
  const submodules = { "vendor/lib": lib, "vendor/other": other };
  const sha = await git.commit("refs/heads/main", files, { submodules });
  await using fetched = await fetchRepository(options(git, sha));
  const { tracked, missing, hasChanges } = await readCheckout(fetched.folder);
  expect(tracked.filter((path) => path.endsWith(".txt"))).toEqual([
    "vendor/lib/lib.txt",
    "vendor/lib/inner/deep/deep.txt",
    "vendor/other/other.txt",
  ]);
  expect([missing, hasChanges]).toEqual([[], false]);
  expect(await readFile(join(fetched.folder, "vendor/lib/inner/deep/.git/config"), "utf8")).not.toContain(
    "http",
  );
  expect(git.logins.some((login) => login !== undefined)).toBe(true);
  for (const [index, path] of git.paths.entries())
    expect(git.logins[index] === undefined).toBe(path.startsWith("/else/"));
});

test("a fork's submodules are fetched without the token", async () => {
  await using git = await startGitServer(own);
  const lib = await (await git.add("octo/lib")).commit("refs/heads/main", { "lib.txt": "lib\n" });
  const files = { ".gitmodules": modules(["l", "lib", "../lib.git"]) };
  const sha = await git.commit("refs/heads/main", files, { submodules: { lib } });
  await using fetched = await fetchRepository(options(git, sha, true));
  expect(await readFile(join(fetched.folder, "lib/lib.txt"), "utf8")).toBe("lib\n");
  const asked = git.paths.map((path, index) => [
    path.startsWith("/octo/lib/"),
    git.logins[index] !== undefined,
  ]);
  expect(asked.every(([isModule, hasToken]) => isModule !== hasToken)).toBe(true);
});

test.each([
  ["a file", "file:///etc"],
  ["a path", "/tmp"],
  ["a program", "ext::sh -c touch% /tmp/owned"],
  ["an option", "-u./payload"],
  ["another host", "https://evil.example/octo/lib.git"],
  ["the root", "../../../lib.git"],
  ["a hidden folder", "../../.git/lib"],
])("a .gitmodules that leads to %s is refused before git asks anybody", async (_, address) => {
  await using git = await startGitServer(own);
  const update = "\tupdate = !touch owned\n\tbranch = --upload-pack=x\n";
  const files = { ".gitmodules": modules(["m", "lib", address, update]) };
  const sha = await git.commit("refs/heads/main", files, { submodules: { lib: "1".repeat(40) } });
  await expect(fetchRepository(options(git, sha))).rejects.toMatchObject({
    code: "settings-invalid",
    message: expect.stringContaining("`lib`"),
    nextStep: expect.stringContaining("actions/checkout"),
  });
  expect(git.paths.every((path) => path.startsWith(`/${own}/`))).toBe(true);
});

test("a commit that the submodule's repository does not have is named with its repository", async () => {
  await using git = await startGitServer(own);
  await (await git.add("octo/lib")).commit("refs/heads/main", { "lib.txt": "lib\n" });
  const files = { ".gitmodules": modules(["l", "lib", "../lib.git"]) };
  const sha = await git.commit("refs/heads/main", files, { submodules: { lib: "1".repeat(40) } });
  await expect(fetchRepository(options(git, sha))).rejects.toMatchObject({
    message: "Could not fetch the submodule `lib`: the commit is no longer on GitHub.",
    nextStep: expect.stringContaining("octo/lib has the commit 111111111111"),
  });
});

test("a submodule without an address stays an empty folder", async () => {
  await using git = await startGitServer(own);
  const sha = await git.commit(
    "refs/heads/main",
    { "a.txt": "a\n" },
    { submodules: { lib: "1".repeat(40) } },
  );
  await using fetched = await fetchRepository(options(git, sha));
  expect((await readCheckout(fetched.folder)).missing).toEqual(["lib"]);
});

test("submodules that contain each other without end are refused after five levels", async () => {
  await using git = await startGitServer(own);
  const link = { ".gitmodules": modules(["m", "m", "../app.git"]) };
  let sha = await git.commit("refs/heads/main", link);
  for (let level = 0; level < 6; level += 1)
    sha = await git.commit("refs/heads/main", link, { submodules: { m: sha } });
  await expect(fetchRepository(options(git, sha))).rejects.toMatchObject({
    message: expect.stringContaining("more than 5 levels"),
  });
});

test.each([
  ["../lib.git", "octo/lib"],
  ["../../else/lib", "else/lib"],
  ["https://github.com/else/lib.git", "else/lib"],
  ["https://user:secret@github.com/else/lib/", "else/lib"],
  ["git@github.com:else/lib.git", "else/lib"],
  ["ssh://git@github.com:22/else/lib.git", "else/lib"],
  ["git://github.com/else/lib", "else/lib"],
  ["http://github.com/else/lib", null],
  ["https://github.com:8443/else/lib", null],
  ["https://github.com.evil.example/else/lib", null],
  ["git@evil.example:else/lib", null],
  ["https://github.com@evil.example/else/lib", null],
  ["https://github.com/else/lib/more", null],
  ["https://github.com/else/%2e%2e", null],
  ["https://github.com/-else/lib", null],
  ["./lib", null],
  ["file:///else/lib", null],
  ["/else/lib", null],
  ["lib", null],
  ["", null],
])("the address %s leads to %s", (address, repository) => {
  expect(submoduleRepository(address, { server: "https://github.com", above: own })).toBe(repository);
});
