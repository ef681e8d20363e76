// Two jobs, as two-jobs.yml has them: one runs with the model's key and may only read, the other posts what it finds in the
// downloaded folder, and does what a comment asks for without a run.
import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "@jest/globals";
import { zippedFiles } from "../../src/files/zip-files.js";
import { jobToken } from "../fakes/github-server.js";
import { changed, commentSaying, repository } from "../github/payloads.js";
import { filesOn, fix, openPlace, title } from "./support/change-place.js";

/** The first job's token may only read. */
const readToken = "ghs_the_token_of_the_first_job";
const first = {
  workspace: "repo",
  verify: "sh check.sh",
  comment: "never",
  "check-run": "never",
  artifact: "always",
  "github-token": readToken,
};

interface Reporting {
  /** Changes the downloaded folder. */
  readonly edit?: (folder: string) => Promise<void>;
  readonly opensPull?: true;
  /** Default: `report`. */
  readonly mode?: "attest";
}

/** In this thread everything that is said starts both jobs. */
async function openThread(approval: "always" | "never" = "never") {
  const { scene, server, world, envOf } = await openPlace([...fix, ...fix]);
  world.tokens.set(readToken, { login: "github-actions[bot]", app: "github-actions", access: "read" });
  /** The first job. `run`: the number of the workflow's run, and of the comment. */
  const start = async (text: string, run: number) => {
    const payload = changed(commentSaying(text), { comment: { id: run }, issue: { title } });
    const job = { eventName: "issue_comment", payload, env: envOf(String(run)) };
    await using step = await scene.openStep({ ...job, inputs: { ...first, approval } });
    const before = scene.writes.length;
    const ran = await step.run("main.js");
    expect(scene.writes.slice(before)).toEqual([]);
    expect(ran.log).not.toContain("::warning");
    return { job, artifact: scene.artifacts.byId(Number(ran.outputs.get("artifact-id") || 0)) };
  };
  /** The second job, with the files of the first. */
  const report = async (
    { job, artifact }: Awaited<ReturnType<typeof start>>,
    { edit, opensPull, mode }: Reporting = {},
  ) => {
    const asked = scene.model.requests.length;
    const none = { model: "", "api-key": "", "base-url": "", image: "" };
    const pull = opensPull && { "create-pull-request": "ready" };
    await using step = await scene.openStep({
      ...job,
      inputs: { mode: mode ?? "report", out: "{checkout}/run", ...none, ...pull },
      env: { ...job.env, DOCKER_HOST: "unix:///nowhere" },
    });
    const folder = join(step.workspace, "run");
    const files = artifact ? zippedFiles(artifact.zip, { maxBytes: 1e8, maxFiles: 999 }) : [];
    for (const { path, content } of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    await edit?.(folder);
    const reported = await step.run("main.js");
    expect(scene.model.requests).toHaveLength(asked);
    return { ...reported, said: world.comments.at(-1)?.body ?? "" };
  };
  return {
    scene,
    world,
    start,
    report,
    say: async (text: string, run: number) => report(await start(text, run)),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await scene[Symbol.asyncDispose]();
    },
  };
}

const fixThis = "/agent-exec fix this";

test("the second job believes no folder, and then posts the comment and opens the pull request", async () => {
  await using thread = await openThread();
  const { world, report } = thread;
  const rewrite = (from: string, to: string) => async (folder: string) => {
    const path = join(folder, "transcript.jsonl");
    await writeFile(path, (await readFile(path, "utf8")).replaceAll(from, to));
  };
  const started = await thread.start(fixThis, 777);
  const other = await report(started, { edit: rewrite("actions/runs/777", "actions/runs/778") });
  expect(other.exitCode).toBe(1);
  expect(other.log).toContain("does not belong to this workflow run");
  expect(world.comments).toEqual([]);

  const lost = await report({ ...started, artifact: undefined });
  expect(lost.exitCode).toBe(1);
  expect(lost.said).toMatch(
    /Could not report a run: the job with `mode: report` did not download the files of the run[^]*Re-run failed jobs/,
  );

  const lying = await report(started, {
    opensPull: true,
    edit: async (folder) => {
      await appendFile(join(folder, "changes.patch"), "\n");
      await rewrite("`add` now adds.", `It is ${jobToken}, @octocat.`)(folder);
    },
  });
  expect(lying.outputs.get("pull-request-url")).toBe("");
  expect(world.git.branch("agent-exec/issue-1")).toBeNull();
  expect(lying.said).toContain("has changed since the run wrote it");
  expect(lying.said).toContain("It is \\*\\*\\*");
  expect(JSON.stringify(world.comments)).not.toContain(jobToken);
  expect(lying.said).not.toContain("@octocat");

  const { exitCode, log, outputs, said } = await report(started, { opensPull: true });
  expect({ exitCode, log }).toMatchObject({ exitCode: 0 });
  expect(Object.fromEntries(outputs)).toMatchObject({ outcome: "passed", verified: "true" });
  expect(outputs.get("pull-request-url")).toContain(`/${repository}/pull/`);
  expect(world.comments).toHaveLength(1);
  expect(said).toContain("### ✅ Verified: `sh check.sh` passes now, failed before");
  expect(said).toContain("Review and merge the pull request.");
  expect(filesOn(world, "agent-exec/issue-1")!["app.py"]).toContain("a + b");
});

test("the second job answers every command, and no run needs the right to write", async () => {
  await using thread = await openThread("always");
  const { scene, world, say } = thread;
  expect((await say("/agent-exec help", 1)).said).toContain("### What you can ask agent-exec");
  expect((await say("/agent-exec --modle x fix", 2)).said).toContain("`--modle` cannot be used");
  expect((await say("/agent-exec apply", 3)).said).toContain("### Nothing to apply");

  expect((await say(fixThis, 4)).outputs.get("outcome")).toBe("awaiting-approval");
  const report = world.comments.at(-1)!;
  const hash = /`\/agent-exec approve ([0-9a-f]{64})`/.exec(report.body)?.[1];
  const wrong = await say(`/agent-exec approve ${"0".repeat(64)}`, 5);
  expect(wrong.said).toContain("no waiting run of this thread has code with this hash");
  expect(wrong.exitCode).toBe(1);
  const started = await thread.start(`/agent-exec approve ${hash}`, 6);
  const approved = await thread.report(started);
  expect(approved.outputs.get("outcome")).toBe("passed");
  expect(report.body).toContain("**Answered** with `approve` by Codertocat");
  expect(approved.said).toContain("### ✅ Verified");
  // Another answer was faster. Both runs are over, and both are reported.
  report.body = report.body.replace("<!-- answered in=6 ", "<!-- answered in=99 ");
  const late = await thread.report(started);
  expect(late.outputs.get("outcome")).toBe("passed");
  expect(late.log).toContain("already has another answer");
  // A third job signs no run that began in another workflow run, and does not fail.
  const attested = await thread.report(started, { mode: "attest" });
  expect({ ...attested, outcome: attested.outputs.get("outcome") }).toMatchObject({
    exitCode: 0,
    outcome: "skipped",
  });
  const again = await say(`/agent-exec approve ${hash}`, 7);
  expect(again.said).toContain("this code already has an answer");

  const asked = scene.model.requests.length;
  expect((await say("/agent-exec apply", 8)).said).toContain("### Opened [pull request");
  expect(filesOn(world, "agent-exec/issue-1")!["app.py"]).toContain("a + b");

  const cancelled: number[] = [];
  for (const [run, name] of [
    [90, "agent-exec on #1"],
    [91, "agent-exec on #2"],
  ] as const) {
    world.runs.set(run, () => void cancelled.push(run));
    world.runNames.set(run, name);
  }
  expect((await say("/agent-exec cancel", 9)).said).toContain("actions/runs/90)");
  expect(cancelled).toEqual([90]);
  expect((await say("Like /agent-exec, but better", 10)).outputs.get("outcome")).toBe("skipped");
  expect(scene.model.requests).toHaveLength(asked);
});

test("the second job says why nothing ran, in the words of the first", async () => {
  await using thread = await openThread();
  const { world, report } = thread;
  const { job, artifact } = await thread.start("/agent-exec --model other fix this", 11);
  expect(artifact).toBeUndefined();
  const failed = { id: 1, attempt: "11/1", name: "Run the task", conclusion: "failure", steps: [] } as const;
  const other = { ...failed, id: 2, name: "Lint" };
  world.jobs.push(other, failed);
  world.jobErrors.set(2, ["Process completed with exit code 1."]);
  const message = "This workflow does not allow the model @octocat. [task-invalid]\nChoose one of `a`.";
  world.jobErrors.set(1, [message]);
  const told = (await report({ job, artifact })).said;
  expect(told).toMatch(/### ⚠️ Could not start: this workflow does not allow/);
  expect(told).toContain("**Next:** Choose one of `a`.");
  expect(told).not.toContain("@octocat");
  world.jobErrors.delete(1);
  expect((await report({ job, artifact })).said).toContain("Process completed with exit code 1");
  world.jobErrors.clear();
  expect((await report({ job, artifact })).said).toContain(
    "**Next:** To find out why, read the log of the job that runs the task.",
  );
  world.jobs.splice(0, 2, { ...failed, conclusion: "cancelled" });
  const { outputs, said } = await report({ job, artifact });
  expect(outputs.get("outcome")).toBe("cancelled");
  expect(said).toContain("the workflow was cancelled");
});
