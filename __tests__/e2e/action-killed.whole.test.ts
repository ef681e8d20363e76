import { rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import type { FakeGitHub } from "../fakes/github-server.js";
import { fenced } from "./command-line.js";
import { comesTrue, containersOf, eventTypesOf, leftOf, runIdIn } from "./support/containers.js";
import { commentOnPullRequest, openScene } from "./support/scene.js";

const payload = commentOnPullRequest("/agent-exec print six");
const sleeps = [{ reply: fenced('print("before", flush=True)\nimport time; time.sleep(120)') }];
const eventName = "issue_comment";

function standing({ world: { comments, checks } }: FakeGitHub) {
  return {
    comments: comments.map(({ body }) => body.split("\n").slice(0, 2)),
    checks: checks.map(({ fields }) => [fields["status"], fields["conclusion"]]),
  };
}

const final = (title: string) => [expect.stringMatching(/ done -->$/), `### ${title}`];
const open = [expect.stringMatching(/ open -->$/), expect.stringMatching(/^### ⏳ Attempt 1: /)];

describe("a main step that is killed", () => {
  it.concurrent("leaves no container, and the post step ends comment, check, summary and transcript", async () => {
    await using scene = await openScene(sleeps);
    const { github, artifacts } = scene;
    const env = { ...artifacts.environment, DOCKER_HOST: "" };
    await using step = await scene.openStep({ eventName, payload, env });
    const main = await step.start("main.js");
    await main.logged("before");
    // The two are posted beside each other, in either order.
    const isPosted = () => github.world.comments.length === 1 && github.world.checks.length === 1;
    expect(await comesTrue(isPosted, { withinMs: 30_000 })).toBe(true);
    const runId = await runIdIn(step.workspace);
    expect(await containersOf(runId)).not.toEqual([]);
    main.child.kill("SIGKILL");
    const { exitCode, state } = await main.finished;
    expect(exitCode).toBe(null);
    expect(await comesTrue(async () => (await containersOf(runId)).length === 0, { withinMs: 30_000 })).toBe(
      true,
    );
    expect(standing(github)).toEqual({ comments: [open], checks: [["in_progress", undefined]] });

    const post = await step.run("post.js", state);
    expect(post.log).toContain("The main step ended before it could report");
    expect(post.exitCode).toBe(1);
    expect(standing(github)).toEqual({
      comments: [final("⚪ Cancelled in attempt 1")],
      checks: [["completed", "cancelled"]],
    });
    expect(github.world.comments[0]!.body).toContain("time.sleep(120)");
    expect(post.summary).toContain("### ⚪ Cancelled in attempt 1");
    expect(artifacts.artifacts).toEqual([expect.objectContaining({ name: `agent-exec-${runId}` })]);
    expect(await eventTypesOf(join(step.workspace, ".agent-exec", runId))).toEqual([
      "run-started",
      "reply",
      "session-started",
      "interrupted",
      "run-ended",
    ]);
  });

  it.concurrent("after the upload: the post step uploads nothing again and keeps the outcome", async () => {
    await using scene = await openScene([{ reply: fenced("print(6)") }]);
    const { github, artifacts } = scene;
    await using step = await scene.openStep({ eventName, payload, env: artifacts.environment });
    // The last word waits for GitHub, and so main is killed with everything done but that.
    const lastWord = { operation: "issues/create-comment", saying: " done -->" };
    github.fail({ ...lastWord, delayMs: 60_000 });
    const main = await step.start("main.js");
    const isWaiting = () =>
      github
        .requestsOf(lastWord.operation)
        .some(({ body }) => JSON.stringify(body).includes(lastWord.saying));
    expect(await comesTrue(isWaiting, { withinMs: 60_000 })).toBe(true);
    main.child.kill("SIGKILL");
    const { state, outputs, summary } = await main.finished;
    expect(Object.fromEntries(outputs)).toMatchObject({ outcome: "passed" });
    expect(summary).toContain("### ✅ Ran without an error, not verified");
    expect(artifacts.artifacts).toHaveLength(1);

    const post = await step.run("post.js", state);
    expect(post).toMatchObject({ exitCode: 0, summary: "", log: expect.not.stringContaining("::warning::") });
    expect(artifacts.artifacts).toHaveLength(1);
    expect(standing(github)).toEqual({
      comments: [final("✅ Ran without an error, not verified")],
      checks: [["completed", "success"]],
    });
    expect(github.world.comments[0]!.body).toContain("/artifacts/4000");
  });

  it.concurrent("and whose folder a later step removed: comment and check still come to their end", async () => {
    await using scene = await openScene(sleeps);
    const { github } = scene;
    await using step = await scene.openStep({ eventName, payload });
    const main = await step.start("main.js");
    await main.logged("before");
    expect(await comesTrue(() => github.world.comments.length === 1, { withinMs: 30_000 })).toBe(true);
    main.child.kill("SIGKILL");
    const { state } = await main.finished;
    await rm(join(step.workspace, ".agent-exec"), { recursive: true });
    const post = await step.run("post.js", state);
    expect(post).toMatchObject({
      exitCode: 1,
      log: expect.stringMatching(/^::error::.*cannot read the run's transcript/m),
    });
    expect(standing(github)).toEqual({
      comments: [final("⚠️ Could not continue: the post step cannot read the run's transcript")],
      checks: [["completed", "failure"]],
    });
  });
});

describe("a workflow that is cancelled", () => {
  // Not beside the others, whose load would be measured.
  it.each(["SIGINT", "SIGTERM"] as const)(
    "(%s) ends in good order before the runner kills",
    async (signal) => {
      await using scene = await openScene(sleeps);
      const { github, artifacts } = scene;
      const env = { ...artifacts.environment, DOCKER_HOST: "" };
      await using step = await scene.openStep({ eventName, payload, env });
      const main = await step.start("main.js");
      await main.logged("before");
      const runId = await runIdIn(step.workspace);
      const stoppedAt = performance.now();
      main.child.kill(signal);
      const { exitCode, outputs, log, state } = await main.finished;
      // The runner sends SIGTERM 7.5 s after SIGINT, and kills 2.5 s later.
      expect(performance.now() - stoppedAt).toBeLessThan(10_000);
      expect(exitCode).toBe(1);
      expect(log).toContain(`::error::cancelled: The run was stopped by ${signal}.`);
      expect(outputs.get("outcome")).toBe("cancelled");
      expect(outputs.get("result")).toBe("before");
      expect(standing(github)).toEqual({
        comments: [final("⚪ Cancelled in attempt 1")],
        checks: [["completed", "cancelled"]],
      });
      expect(artifacts.artifacts).toHaveLength(1);
      expect(await leftOf(runId)).toEqual([]);
      expect(await step.run("post.js", state)).toMatchObject({ exitCode: 0, log: "" });
    },
  );

  it("while the model is silent", async () => {
    await using scene = await openScene([{ reply: "Wait.", fault: "stall" }]);
    await using step = await scene.openStep({ eventName, payload, env: { DOCKER_HOST: "" } });
    const main = await step.start("main.js");
    expect(await comesTrue(() => scene.model.requests.length === 1, { withinMs: 30_000 })).toBe(true);
    const stoppedAt = performance.now();
    main.child.kill("SIGINT");
    const { exitCode, outputs } = await main.finished;
    expect(performance.now() - stoppedAt).toBeLessThan(10_000);
    expect({ exitCode, outcome: outputs.get("outcome") }).toEqual({ exitCode: 1, outcome: "cancelled" });
    expect(standing(scene.github).comments).toEqual([final("⚪ Cancelled before the first attempt")]);
    expect(await leftOf(await runIdIn(step.workspace))).toEqual([]);
  });

  it.concurrent("at the gate: nothing was begun, and the step says that it was cancelled", async () => {
    await using scene = await openScene();
    scene.github.fail({ operation: "repos/get-collaborator-permission-level", delayMs: 60_000 });
    await using step = await scene.openStep({ eventName, payload });
    const main = await step.start("main.js");
    expect(await comesTrue(() => scene.github.requests.length === 1, { withinMs: 30_000 })).toBe(true);
    main.child.kill("SIGINT");
    const { exitCode, outputs, log } = await main.finished;
    expect({ exitCode, outcome: outputs.get("outcome") }).toEqual({ exitCode: 1, outcome: "cancelled" });
    expect(log).toMatch(/^::error::cancelled: The run was stopped by SIGINT\./m);
    expect(scene.writes).toEqual([]);
  });
});
