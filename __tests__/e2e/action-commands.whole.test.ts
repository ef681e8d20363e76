// One-word comments, from the built action to the comment that answers.
import { expect, test } from "@jest/globals";
import { fenced } from "./command-line.js";
import { commentOnPullRequest, openScene } from "./support/scene.js";

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
