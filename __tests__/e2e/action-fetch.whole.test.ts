// A job without actions/checkout: the action fetches the event's commit itself, from a real git server on loopback.
import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { jobToken } from "../fakes/github-server.js";
import { startGitServer } from "../fakes/git-server.js";
import { repository } from "../github/payloads.js";
import { docker } from "../executors/docker/support/engine-by-hand.js";
import { fenced, image } from "./command-line.js";
import { commentOnPullRequest, openScene, type Scene, type Turns } from "./support/scene.js";

const wrong = {
  "app.py": "def add(a, b):\n    return a - b\n",
  "check.sh": "python3 -c 'from app import add; assert add(2, 3) == 5'\n",
};
const fix: Turns = [
  { reply: fenced("def add(a, b):\n    return a + b", "python file=app.py") },
  { reply: "Fixed." },
];
const fixAdd = { eventName: "issue_comment", payload: commentOnPullRequest("/agent-exec fix add") };
const inputs = { workspace: "repo", verify: "sh check.sh" };
const withModule = { ...inputs, verify: "sh check.sh && cat lib/used.txt", settings: "submodules: true" };

async function openForked(turns = fix) {
  const scene = await openScene(turns);
  const git = await startGitServer(repository);
  const used = await git.add("octocat/used");
  const lib = await used.commit("refs/heads/main", { "used.txt": "used\n" });
  const modules = '[submodule "lib"]\n\tpath = lib\n\turl = ../../octocat/used.git\n';
  const files = { ...wrong, ".gitmodules": modules };
  const head = await git.commit("refs/pull/1/head", files, { submodules: { lib } });
  pointTo(scene, head);
  return { scene, git, head };
}

function pointTo({ github }: Scene, headSha: string): void {
  github.world.pulls.set(1, { number: 1, headSha, headRepository: "mallory/Hello-World" });
}

test("a fork's pull request is fetched with its submodule, fixed and verified; the token is in no file and no sandbox", async () => {
  const { scene, git } = await openForked([{ reply: fenced("cat .git/config; env; ls -a", "sh") }, ...fix]);
  await using _scene = scene;
  await using _git = git;
  const temporary = await mkdtemp(join(tmpdir(), "agent-exec-fetch-"));
  await using step = await scene.openStep({
    ...fixAdd,
    inputs: withModule,
    env: { GITHUB_SERVER_URL: git.url, TMPDIR: temporary },
  });
  const main = await step.run("main.js");
  expect(main.outputs.get("outcome")).toBe("passed");
  expect(main.outputs.get("verified")).toBe("true");
  expect(git.logins.some((login) => login === `basic ${basic(jobToken)}`)).toBe(true);
  const { body } = scene.github.world.comments[0]!;
  for (const shown of [main.log.replaceAll(/::add-mask::.*/g, ""), body]) {
    expect(shown).not.toContain(jobToken);
    expect(shown).not.toContain(basic(jobToken));
  }
  expect(await readdir(temporary)).toEqual([]);
  await rm(temporary, { recursive: true });
});

test("a pull request that moved on is refused, and the comment says so", async () => {
  const { scene, git, head } = await openForked();
  await using _scene = scene;
  await using _git = git;
  await git.commit("refs/pull/1/head", { "app.py": "import os\n" });
  pointTo(scene, head);
  await using step = await scene.openStep({ ...fixAdd, inputs, env: { GITHUB_SERVER_URL: git.url } });
  const main = await step.run("main.js");
  expect(main.outputs.get("outcome")).not.toBe("passed");
  expect(scene.model.requests).toHaveLength(0);
  expect(scene.github.world.comments[0]!.body).toContain(
    "The pull request has new commits since the request",
  );
});

test.each([401, 403, 404])(
  "a server that answers %s ends the run with a permission to grant",
  async (status) => {
    const { scene, git } = await openForked();
    await using _scene = scene;
    await using _git = git;
    git.refuse(status);
    await using step = await scene.openStep({ ...fixAdd, inputs, env: { GITHUB_SERVER_URL: git.url } });
    const main = await step.run("main.js");
    expect(main.exitCode).toBe(1);
    expect(scene.model.requests).toHaveLength(0);
    expect(scene.github.world.comments[0]!.body).toContain("Could not fetch the repository");
    expect(scene.github.world.comments[0]!.body).toContain("contents: read");
  },
);

test("a server that fails once is asked again", async () => {
  const { scene, git } = await openForked();
  await using _scene = scene;
  await using _git = git;
  git.refuse(503, 1);
  await using step = await scene.openStep({ ...fixAdd, inputs, env: { GITHUB_SERVER_URL: git.url } });
  const main = await step.run("main.js");
  expect(main.outputs.get("verified")).toBe("true");
});

test("an image is built from the base's Dockerfile, which is fetched too", async () => {
  await using scene = await openScene([{ reply: fenced('print(open("/who").read())') }, { reply: "Done." }]);
  await using git = await startGitServer(repository);
  const mark = randomBytes(8).toString("hex");
  const dockerfile = (who: string) => `FROM ${image}\nRUN echo ${who} ${mark} >/who\n`;
  const base = await git.commit("refs/heads/main", { Dockerfile: dockerfile("owner") });
  const head = await git.commit("refs/pull/1/head", { Dockerfile: dockerfile("stranger") });
  pointTo(scene, head);
  await using step = await scene.openStep({
    eventName: "issue_comment",
    payload: commentOnPullRequest("/agent-exec who is it?"),
    inputs: { workspace: "repo", dockerfile: "Dockerfile", image: "", "build-network": "none" },
    env: { GITHUB_SERVER_URL: git.url, GITHUB_SHA: base },
  });
  const main = await step.run("main.js");
  const built = /agent-exec-build:[0-9a-f]{32}/.exec(main.log)?.[0];
  if (built !== undefined) await docker("rmi", "-f", built);
  expect(main.outputs.get("outcome")).toBe("answered");
  expect(main.log).toContain(`owner ${mark}`);
  expect(main.log).not.toContain(`stranger ${mark}`);
});

function basic(token: string): string {
  return Buffer.from(`x-access-token:${token}`).toString("base64");
}
