import { expect } from "@jest/globals";
import { commentOnPullRequest, type Scene } from "./scene.js";

/** A run of the action that has stopped to wait for an approval: its comment, and the hash in it. */
export async function waitingRun(scene: Scene) {
  const env = scene.artifacts.environment;
  const inputs = { approval: "always", artifact: "always" };
  await using step = await scene.openStep({
    eventName: "issue_comment",
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
      eventName: "issue_comment",
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
