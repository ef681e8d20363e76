// Two jobs: one runs with the model's key and posts nothing, the other posts what it finds in the downloaded folder.
import { appendFile, cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { startGitServer } from "../fakes/git-server.js";
import { jobToken } from "../fakes/github-server.js";
import { changed, commentSaying, repository } from "../github/payloads.js";
import { fenced } from "./command-line.js";
import { openScene, type Turns } from "./support/scene.js";

const wrong = {
  "app.py": "def add(a, b):\n    return a - b\n",
  "check.sh": "python3 -c 'from app import add; assert add(2, 3) == 5'\n",
};
const fix: Turns = [
  { reply: fenced("def add(a, b):\n    return a + b", "python file=app.py") },
  { reply: "`add` now adds." },
];
const payload = changed(commentSaying("/agent-exec fix this"), { issue: { title: "Adding is wrong" } });
const quiet = { comment: "never", "check-run": "never", artifact: "never" };

/** A run of the first job, and a step of the second that gets a copy of its folder. */
async function openJobs() {
  const scene = await openScene(fix);
  const server = await startGitServer(repository);
  const base = await server.commit("refs/heads/master", wrong);
  scene.github.world.git.take("master", { folder: server.folder, sha: base });
  const job = {
    eventName: "issue_comment",
    payload,
    env: { GITHUB_SERVER_URL: server.url, GITHUB_SHA: base },
  };
  const first = await scene.openStep({
    ...job,
    inputs: { workspace: "repo", verify: "sh check.sh", ...quiet },
  });
  const ran = await first.run("main.js");
  expect(ran.outputs.get("outcome")).toBe("passed");
  expect(scene.writes).toEqual([`POST /repos/${repository}/issues/comments/492700400/reactions`]);
  const inputs = { mode: "report", out: "{checkout}/run", "create-pull-request": "ready" };
  const second = await scene.openStep({
    ...job,
    inputs,
    env: { ...job.env, DOCKER_HOST: "unix:///nowhere" },
  });
  const folder = join(second.workspace, "run");
  await cp(ran.outputs.get("run-dir")!, folder, { recursive: true });
  return {
    scene,
    folder,
    report: () => second.run("main.js"),
    async [Symbol.asyncDispose]() {
      await first[Symbol.asyncDispose]();
      await second[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
      await scene[Symbol.asyncDispose]();
    },
  };
}

test("the second job posts the comment and opens the pull request, without a model and an engine", async () => {
  await using jobs = await openJobs();
  const { world } = jobs.scene.github;
  const asked = jobs.scene.model.requests.length;
  const reported = await jobs.report();
  expect({ exitCode: reported.exitCode, log: reported.log }).toMatchObject({ exitCode: 0 });
  expect(jobs.scene.model.requests).toHaveLength(asked);
  expect(Object.fromEntries(reported.outputs)).toMatchObject({ outcome: "passed", verified: "true" });
  expect(reported.outputs.get("pull-request-url")).toContain(`https://github.com/${repository}/pull/`);
  expect(world.comments).toHaveLength(1);
  expect(world.comments[0]!.body).toContain("### ✅ Verified: `sh check.sh` passes now, failed before");
  expect(world.comments[0]!.body).toContain("Review and merge the pull request.");
  const head = world.git.branch("agent-exec/issue-1")!;
  expect(world.git.files(head).get("app.py")!.content.toString()).toContain("a + b");
});

test("a patch that is not the recorded one is not pushed, and the comment says so", async () => {
  await using jobs = await openJobs();
  const { world } = jobs.scene.github;
  await appendFile(join(jobs.folder, "changes.patch"), "\n");
  const reported = await jobs.report();
  expect(reported.outputs.get("pull-request-url")).toBe("");
  expect(world.git.branch("agent-exec/issue-1")).toBeNull();
  expect(world.comments[0]!.body).toContain("has changed since the run wrote it");
});

test("a folder that names another workflow's run posts nothing", async () => {
  await using jobs = await openJobs();
  const path = join(jobs.folder, "transcript.jsonl");
  await writeFile(path, (await readFile(path, "utf8")).replaceAll("actions/runs/777", "actions/runs/778"));
  const reported = await jobs.report();
  expect(reported.exitCode).toBe(1);
  expect(reported.log).toContain("does not belong to this workflow run");
  expect(jobs.scene.github.world.comments).toEqual([]);
});

test("this job's token in the record is in no comment", async () => {
  await using jobs = await openJobs();
  const path = join(jobs.folder, "transcript.jsonl");
  const transcript = await readFile(path, "utf8");
  await writeFile(path, transcript.replaceAll("`add` now adds.", `It is ${jobToken}, @octocat.`));
  await jobs.report();
  const [comment] = jobs.scene.github.world.comments;
  expect(comment!.body).toContain("It is \\*\\*\\*");
  expect(JSON.stringify(jobs.scene.github.world.comments)).not.toContain(jobToken);
  expect(comment!.body).not.toContain("@octocat");
});
