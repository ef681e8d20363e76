// One-word comments, from the built action to the comment that answers.
import { describe, expect, test } from "@jest/globals";
import { fenced } from "./command-line.js";
import { eventually } from "../github/fake-github.js";
import { commentOnPullRequest, openScene, type Scene } from "./support/scene.js";

const eventName = "issue_comment";

test("help is answered in a comment, and no model is asked", async () => {
  await using scene = await openScene();
  await using step = await scene.openStep({ eventName, payload: commentOnPullRequest("/agent-exec help") });
  const main = await step.run("main.js");
  expect(main).toMatchObject({ exitCode: 0 });
  expect(main.outputs.get("outcome")).toBe("skipped");
  expect(main.outputs.get("comment-url")).toContain("#issuecomment-");
  expect(scene.github.world.comments[0]!.body).toContain("### What you can ask agent-exec");
  expect(scene.model.requests).toEqual([]);
});

test("cancel ends the run that goes on, and its own comment then says so", async () => {
  await using scene = await openScene([{ reply: "```sh\nsleep 300\n```" }]);
  const { world } = scene.github;
  await using going = await scene.openStep({
    eventName,
    payload: commentOnPullRequest("/agent-exec wait", 1),
  });
  const main = await going.start("main.js");
  await main.logged("▶ block 1");
  await eventually(() => world.comments.some(({ body }) => body.includes(" in=777 open -->")));
  // What GitHub's runner does to the step.
  world.runs.set(777, () => void main.child.kill("SIGINT"));
  await using other = await scene.openStep({
    eventName,
    payload: commentOnPullRequest("/agent-exec cancel", 2),
    env: { GITHUB_RUN_ID: "778" },
  });
  const cancel = await other.run("main.js");
  expect(cancel.outputs.get("outcome")).toBe("skipped");
  const finished = await main.finished;
  expect(finished.outputs.get("outcome")).toBe("cancelled");
  expect(world.comments.map(({ body }) => body)).toEqual([
    expect.stringMatching(/^<!-- .* in=777 done -->\n### .*Cancelled/),
    expect.stringMatching(/^<!-- .* in=778 done -->\n### Cancelling\n\nGitHub is ending \[the run\]/),
  ]);
});

test("a request that is written wrong is answered with the right form, once, and no model is asked", async () => {
  await using scene = await openScene();
  const payload = commentOnPullRequest("/agent-exec --modle gpt-5 fix it");
  await using step = await scene.openStep({ eventName, payload });
  await step.run("main.js");
  await using again = await scene.openStep({ eventName, payload, env: { GITHUB_RUN_ATTEMPT: "2" } });
  const main = await again.run("main.js");
  expect(main.exitCode).toBe(0);
  expect(scene.github.world.comments.map(({ body }) => body)).toEqual([
    expect.stringContaining("`--modle` is not an option of a comment."),
  ]);
  expect(scene.model.requests).toEqual([]);
});

test("a comment can choose a model that the workflow allows, and no other", async () => {
  await using scene = await openScene([{ reply: fenced("print(6)") }]);
  const inputs = { settings: "allow-models: fake-2, fake-3" };
  await using step = await scene.openStep({
    eventName,
    payload: commentOnPullRequest("/agent-exec --model fake-3 print six", 1),
    inputs,
  });
  expect((await step.run("main.js")).outputs.get("outcome")).toBe("passed");
  expect(scene.model.requests[0]!.body.model).toBe("fake-3");
  await using other = await scene.openStep({
    eventName,
    payload: commentOnPullRequest("/agent-exec --model fake-4 print six", 2),
    inputs,
  });
  expect((await other.run("main.js")).exitCode).toBe(1);
  expect(scene.model.requests).toHaveLength(1);
  expect(scene.github.world.comments.at(-1)!.body).toContain(
    "this workflow does not allow the model that you chose\n\n**Next:** Choose one of `fake-2`, `fake-3`.",
  );
});

test("help is not answered if the workflow wants no comment", async () => {
  await using scene = await openScene();
  const payload = commentOnPullRequest("/agent-exec help");
  await using step = await scene.openStep({ eventName, payload, inputs: { comment: "never" } });
  const main = await step.run("main.js");
  expect(main.outputs.get("outcome")).toBe("skipped");
  expect(scene.github.world.comments).toEqual([]);
});

test("retry runs the last task of the thread again", async () => {
  await using scene = await openScene([{ reply: fenced("print(6)") }]);
  const { world } = scene.github;
  world.comments.push({
    ...world.addComment(2, "Codertocat", "/agent-exec print six"),
    id: 1,
    issue: 1,
    // Before the event, which GitHub sent once.
    updatedAt: "2019-05-15T15:20:00Z",
  });
  const payload = commentOnPullRequest("/agent-exec retry");
  await using step = await scene.openStep({ eventName, payload });
  const main = await step.run("main.js");
  expect(main.outputs.get("outcome")).toBe("passed");
  expect(scene.model.requests[0]!.body.messages[1]!.content).toMatch(/^print six\n/);
});

describe("a run that waits for an approval", () => {
  const code = fenced('open("six.txt", "w").write("6")\nprint(6)');

  /** Its comment, and the hash in it. */
  async function waiting(scene: Scene) {
    const env = scene.artifacts.environment;
    const inputs = { approval: "always", artifact: "always" };
    await using step = await scene.openStep({
      eventName,
      payload: commentOnPullRequest("/agent-exec print six", 1),
      inputs,
      env,
    });
    const main = await step.run("main.js");
    expect(main.outputs.get("outcome")).toBe("awaiting-approval");
    const comment = scene.github.world.comments[0]!;
    const hash = /`\/agent-exec approve ([0-9a-f]{64})`/.exec(comment.body)?.[1] ?? "";
    expect(hash).not.toBe("");
    let id = 1;
    const say = async (text: string) => {
      id += 1;
      await using other = await scene.openStep({
        eventName,
        payload: commentOnPullRequest(`/agent-exec ${text}`, id),
        // Each run of a workflow has artifacts of its own, but the fake service has one place for all.
        inputs: { ...inputs, out: `answered-${id}` },
        env: { ...env, GITHUB_RUN_ID: String(777 + id) },
      });
      const done = await other.run("main.js");
      return done;
    };
    return { comment, hash, say };
  }

  test("runs exactly the approved code, once", async () => {
    await using scene = await openScene([{ reply: code }]);
    const { comment, hash, say } = await waiting(scene);
    const wrong = await say(`approve ${"0".repeat(64)}`);
    expect(wrong.exitCode).toBe(1);
    expect(scene.github.world.comments[1]!.body).toContain(
      "no waiting run of this thread has code with this hash",
    );
    const right = await say(`approve ${hash}`);
    expect(right.outputs.get("outcome")).toBe("passed");
    expect(right.outputs.get("attempts")).toBe("1");
    expect(comment.body).toContain("**Answered** with `approve` by Codertocat");
    expect(scene.github.world.comments[2]!.body).toContain("six.txt");
    await say(`approve ${hash}`);
    expect(scene.github.world.comments[3]!.body).toContain("no run of this thread waits for an answer");
    expect(scene.model.requests).toHaveLength(1);
  });

  test("goes on with the files of the turn before, and asks again for the next code", async () => {
    const next = fenced('print(open("kept.txt").read())');
    await using scene = await openScene([
      { reply: fenced('open("kept.txt", "w").write("kept")\nraise SystemExit(1)') },
      { decision: { retry: true, reason: "Read the file." } },
      { reply: next },
    ]);
    const { hash, say } = await waiting(scene);
    expect((await say(`approve ${hash}`)).outputs.get("outcome")).toBe("awaiting-approval");
    const { artifactOf } = scene.github.world;
    scene.github.world.artifactOf = (artifact) => ({ ...artifactOf(artifact)!, workflowRun: 779 });
    const second = /approve ([0-9a-f]{64})`/.exec(scene.github.world.comments.at(-1)!.body)?.[1];
    const main = await say(`approve ${second}`);
    expect(main.outputs.get("outcome")).toBe("passed");
  });

  test("gets a person's feedback, and asks again for the new code", async () => {
    await using scene = await openScene([{ reply: code }, { reply: fenced("print(7)") }]);
    const { say } = await waiting(scene);
    const main = await say("feedback Print seven instead.\nNo file.");
    expect(main.outputs.get("outcome")).toBe("awaiting-approval");
    expect(JSON.stringify(scene.model.requests[1]!.body.messages)).toContain(
      "Print seven instead.\\nNo file.",
    );
    // The second artifact is of the run that took the feedback.
    const { artifactOf } = scene.github.world;
    scene.github.world.artifactOf = (artifact) => ({ ...artifactOf(artifact)!, workflowRun: 779 });
    const hash = /approve ([0-9a-f]{64})`/.exec(scene.github.world.comments.at(-1)!.body)?.[1];
    expect((await say(`approve \`${hash}\``)).outputs.get("result")).toContain("7");
  });

  test("ends as rejected", async () => {
    await using scene = await openScene([{ reply: code }]);
    const { comment, say } = await waiting(scene);
    const main = await say("reject");
    expect(main.outputs.get("outcome")).toBe("rejected");
    expect(comment.body).toContain("**Answered** with `reject`");
    expect(scene.github.world.comments[1]!.body).toMatch(/### .*ejected/);
  });

  test("says which permission is missing to fetch it", async () => {
    await using scene = await openScene([{ reply: code }]);
    const { comment, hash, say } = await waiting(scene);
    const answer = { status: 403, body: { message: "Resource not accessible by integration" } };
    scene.github.fail({ operation: "actions/get-artifact", answer });
    expect((await say(`approve ${hash}`)).exitCode).toBe(1);
    expect(scene.github.world.comments[1]!.body).toContain("actions: read");
    expect(comment.body).not.toContain("Answered");
    expect((await say(`approve ${hash}`)).outputs.get("outcome")).toBe("passed");
  });
});
