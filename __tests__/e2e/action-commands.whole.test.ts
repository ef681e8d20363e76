// One-word comments, from the built action to the comment that answers.
import { expect, test } from "@jest/globals";
import { rarely } from "../chance.js";
import { fenced } from "./command-line.js";
import { eventually } from "../github/fake-github.js";
import { commentOnPullRequest, openScene } from "./support/scene.js";
import { waitingRun } from "./support/waiting-run.js";

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
  await eventually(() => world.comments.some(({ body }) => / in=777 .*open -->/.test(body)));
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
    expect.stringMatching(/^<!-- .* in=778 .*done -->\n### Cancelling\n\nGitHub is stopping \[the run\]/),
    expect.stringMatching(/^<!-- .* in=777 .*done -->\n### .*Cancelled/),
  ]);
});

test("a request that is written wrong is answered with the right form, and no model is asked", async () => {
  await using scene = await openScene();
  const payload = commentOnPullRequest("/agent-exec --modle gpt-5 fix it");
  await using step = await scene.openStep({ eventName, payload });
  const main = await step.run("main.js");
  expect(main.exitCode).toBe(0);
  expect(scene.github.world.comments.map(({ body }) => body)).toEqual([
    expect.stringContaining("`--modle` cannot be used in a comment."),
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

const writesSix = { reply: fenced('open("six.txt", "w").write("6")\nprint(6)') };

test("an approval runs exactly the approved code", async () => {
  await using scene = await openScene([writesSix]);
  const { comment, hash, say } = await waitingRun(scene);
  const right = await say(`approve ${hash}`);
  expect(right.outputs.get("outcome")).toBe("passed");
  expect(right.outputs.get("attempts")).toBe("1");
  expect(comment.body).toContain("**Answered** with `approve` by Codertocat");
  expect(scene.github.world.comments[1]!.body).toContain("six.txt");
  expect(scene.model.requests).toHaveLength(1);
});

rarely("an approval of other code, and a second one, run nothing", async () => {
  await using scene = await openScene([writesSix]);
  const { hash, say } = await waitingRun(scene);
  const wrong = await say(`approve ${"0".repeat(64)}`);
  expect(wrong.exitCode).toBe(1);
  expect(scene.github.world.comments[1]!.body).toContain(
    "no waiting run of this thread has code with this hash",
  );
  await say(`approve ${hash}`);
  await say(`approve ${hash}`);
  expect(scene.github.world.comments[3]!.body).toContain("this code already has an answer");
  expect(scene.model.requests).toHaveLength(1);
});
