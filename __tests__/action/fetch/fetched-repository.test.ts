import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { fetchRepository, type FetchOptions } from "../../../src/action/fetch/fetched-repository.js";
import { workspaceSource } from "../../../src/workspace/source/workspace-source.js";
import { FakeClock } from "../../fakes/fake-clock.js";
import { startGitServer, type GitServer } from "../../fakes/git-server.js";
import { calm } from "../../github/quick.js";
import { repository } from "../../github/payloads.js";

function options(git: GitServer, sha: string, given: Partial<FetchOptions> = {}): FetchOptions {
  return {
    workflow: { server: git.url, repository },
    target: { number: null, isPullRequest: false, isFork: false, sha },
    base: null,
    token: "t",
    withSubmodules: false,
    variable: (name) => process.env[name],
    clock: new FakeClock({ isHasty: true }),
    signal: calm,
    ...given,
  };
}

/** As `git lfs` leaves it in a commit (github.com/git-lfs/git-lfs/blob/main/docs/spec.md). */
const pointer = `version https://git-lfs.github.com/spec/v1
oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
size 12345
`;

test("git LFS pointers and submodules of a fetched repository are named in warnings", async () => {
  await using git = await startGitServer(repository);
  const files = {
    ".gitattributes": "*.bin filter=lfs diff=lfs merge=lfs -text\n",
    "model.bin": pointer,
    ".gitmodules": '[submodule "vendor"]\n\tpath = vendor\n\turl = ../vendor.git\n',
  };
  const sha = await git.commit("refs/heads/main", files, { submodules: { vendor: "1".repeat(40) } });
  await using fetched = await fetchRepository(options(git, sha));
  expect(await readFile(join(fetched.folder, "model.bin"), "utf8")).toBe(pointer);
  const source = await workspaceSource({ name: `repo:${fetched.folder}`, here: ".", runFolder: "/nowhere" });
  const [module, lfs] = source.warnings;
  expect(module).toMatch(/^1 submodule .*`vendor`.*`submodules: recursive`/);
  expect(lfs).toMatch(/^1 file .*git LFS pointer.*`model.bin`.*`lfs: true`/);
});

test("the base's commit is fetched beside the pull request's head if its files are needed", async () => {
  await using git = await startGitServer(repository);
  const base = await git.commit("refs/heads/main", { "a.txt": "base\n" });
  const sha = await git.commit("refs/pull/1/head", { "a.txt": "head\n" });
  const target = { number: 1, isPullRequest: true, isFork: false, sha };
  await using fetched = await fetchRepository(options(git, sha, { target, base }));
  const show = ["-C", fetched.folder, "show", `${base}:a.txt`];
  expect(execFileSync("git", show, { encoding: "utf8" })).toBe("base\n");
  expect(await readFile(join(fetched.folder, "a.txt"), "utf8")).toBe("head\n");
});

test("git goes through the runner's proxy, unless NO_PROXY names the server", async () => {
  await using git = await startGitServer(repository);
  const sha = await git.commit("refs/heads/main", { "a.txt": "a\n" });
  const passed: string[] = [];
  const proxy = createServer((incoming, response) => {
    passed.push(incoming.url ?? "");
    const { pathname, search } = new URL(incoming.url ?? "");
    const options = { method: incoming.method, headers: incoming.headers };
    const onward = request(`${git.url}${pathname}${search}`, options, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(onward);
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  const HTTP_PROXY = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  // Only the proxy knows this name.
  const workflow = { server: "http://github.test", repository };
  const withProxy = (more: Readonly<Record<string, string>>) => (name: string) =>
    ({ PATH: process.env["PATH"], HTTP_PROXY, ...more })[name];
  await using fetched = await fetchRepository(options(git, sha, { workflow, variable: withProxy({}) }));
  expect(await readFile(join(fetched.folder, "a.txt"), "utf8")).toBe("a\n");
  expect(passed.every((url) => url.startsWith("http://github.test/"))).toBe(true);
  const asked = passed.length;
  const variable = withProxy({ NO_PROXY: "127.0.0.1" });
  await using direct = await fetchRepository(options(git, sha, { variable }));
  expect(direct.folder).not.toBe(fetched.folder);
  expect([asked > 0, passed.length]).toEqual([true, asked]);
  proxy.closeAllConnections();
  proxy.close();
});

test("a commit that GitHub does not have any more is named as gone", async () => {
  await using git = await startGitServer(repository);
  await git.commit("refs/heads/main", { "a.txt": "a\n" });
  await expect(fetchRepository(options(git, "1".repeat(40)))).rejects.toMatchObject({
    code: "settings-invalid",
    message: "Could not fetch the repository: the commit is no longer on GitHub.",
    nextStep: expect.stringContaining("Start a run on a commit that exists"),
  });
  const target = { number: 9, isPullRequest: true, isFork: false, sha: "1".repeat(40) };
  await expect(fetchRepository(options(git, target.sha, { target }))).rejects.toMatchObject({
    message: "Could not fetch the repository: the commit is no longer on GitHub.",
  });
});

test("a broken connection is tried five times with waits between", async () => {
  await using git = await startGitServer(repository);
  const sha = await git.commit("refs/heads/main", { "a.txt": "a\n" });
  git.refuse(null, 4);
  const clock = new FakeClock({ isHasty: true });
  await using fetched = await fetchRepository(options(git, sha, { clock }));
  expect(await readFile(join(fetched.folder, "a.txt"), "utf8")).toBe("a\n");
  expect(clock.sleeps).toEqual([1000, 5000, 15_000, 30_000]);
  git.refuse(503);
  await expect(fetchRepository(options(git, sha))).rejects.toMatchObject({
    code: "github-unavailable",
    nextStep: "Run the workflow again.",
  });
});
