// Second looks at one-word comments. Their parts have core tests: `github/events/commands`, `run/next/approval` and
// `github/reporting/artifact-download`.
import { describe, expect, test } from "@jest/globals";
import { fenced } from "./command-line.js";
import { commentOnPullRequest, openScene } from "./support/scene.js";
import { waitingRun } from "./support/waiting-run.js";

const eventName = "issue_comment";

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

  test("goes on with the files of the turn before, and asks again for the next code", async () => {
    const next = fenced('print(open("kept.txt").read())');
    await using scene = await openScene([
      { reply: fenced('open("kept.txt", "w").write("kept")\nraise SystemExit(1)') },
      { decision: { retry: true, reason: "Read the file." } },
      { reply: next },
    ]);
    const { hash, say } = await waitingRun(scene);
    expect((await say(`approve ${hash}`)).outputs.get("outcome")).toBe("awaiting-approval");
    const { artifactOf } = scene.github.world;
    scene.github.world.artifactOf = (artifact) => ({ ...artifactOf(artifact)!, workflowRun: 779 });
    const second = /approve ([0-9a-f]{64})`/.exec(scene.github.world.comments.at(-1)!.body)?.[1];
    const main = await say(`approve ${second}`);
    expect(main.outputs.get("outcome")).toBe("passed");
  });

  test("gets a person's feedback, and asks again for the new code", async () => {
    await using scene = await openScene([{ reply: code }, { reply: fenced("print(7)") }]);
    const { say } = await waitingRun(scene);
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
    const { comment, say } = await waitingRun(scene);
    const main = await say("reject");
    expect(main.outputs.get("outcome")).toBe("rejected");
    expect(comment.body).toContain("**Answered** with `reject`");
    expect(scene.github.world.comments[1]!.body).toMatch(/### .*ejected/);
  });

  test("says which permission is missing to fetch it", async () => {
    await using scene = await openScene([{ reply: code }]);
    const { comment, hash, say } = await waitingRun(scene);
    const answer = { status: 403, body: { message: "Resource not accessible by integration" } };
    scene.github.fail({ operation: "actions/get-artifact", answer });
    expect((await say(`approve ${hash}`)).exitCode).toBe(1);
    expect(scene.github.world.comments[1]!.body).toContain("actions: read");
    expect(comment.body).not.toContain("Answered");
    expect((await say(`approve ${hash}`)).outputs.get("outcome")).toBe("passed");
  });
});
