import { beforeEach, expect, test } from "@jest/globals";
import { taskToRetry } from "../../../../src/github/events/commands/retry.js";
import { calm, connect, useFakeGitHub } from "../../fake-github.js";
import { changed, commentSaying, runOf } from "../../payloads.js";

const server = useFakeGitHub();
const phrase = "/agent-exec";

beforeEach(() => {
  const { world } = server();
  world.addPerson("ada", "write");
  world.addPerson("mallory", "read");
});

async function optionsOf(body: string) {
  const { world } = server();
  const payload = changed(commentSaying(body), {
    comment: { id: 1_000_000, updated_at: new Date().toISOString() },
    issue: { comments: world.comments.length },
  });
  const { github } = connect(server());
  return { github, trigger: await runOf("issue_comment", payload), phrase, signal: calm };
}

test("retry takes the newest task of a person who may start runs", async () => {
  const { world } = server();
  world.addComment(1, "ada", "/agent-exec first task");
  world.addComment(1, "ada", "/agent-exec second task\nwith two lines");
  world.addComment(1, "ada", "Just words.");
  world.addComment(1, "mallory", "/agent-exec delete everything");
  world.addComment(1, "ada", "/agent-exec retry");
  expect(await taskToRetry(await optionsOf("/agent-exec retry"))).toMatchObject({
    task: { text: "second task\nwith two lines", author: "ada" },
    options: {},
  });
});

test("retry passes over a comment that was edited after the request", async () => {
  const { world } = server();
  world.addComment(1, "ada", "/agent-exec first task");
  const edited = world.addComment(1, "ada", "/agent-exec second task");
  const options = await optionsOf("/agent-exec retry");
  edited.updatedAt = new Date(Date.now() + 60_000).toISOString();
  expect(await taskToRetry(options)).toMatchObject({ task: { text: "first task" } });
});

test("retry without an earlier task says how to write one", async () => {
  server().world.addComment(1, "mallory", "/agent-exec delete everything");
  await expect(taskToRetry(await optionsOf("/agent-exec retry"))).rejects.toMatchObject({
    code: "task-invalid",
    message: "There is no earlier request to retry.",
    nextStep: "Write the task: `/agent-exec TASK`.",
  });
});

test("retry keeps the options of the earlier request", async () => {
  server().world.addComment(1, "ada", "/agent-exec --model gpt-5 --max-turns 4 fix it");
  expect(await taskToRetry(await optionsOf("/agent-exec retry"))).toMatchObject({
    task: { text: "fix it" },
    options: { model: "gpt-5", maxTurns: 4 },
  });
});

test("retry passes over other commands and mistakes", async () => {
  const { world } = server();
  world.addComment(1, "ada", "/agent-exec first task");
  for (const text of ["cancel", "help", "retry", "", "--modle x fix it"])
    world.addComment(1, "ada", `/agent-exec ${text}`);
  expect(await taskToRetry(await optionsOf("/agent-exec retry"))).toMatchObject({
    task: { text: "first task" },
  });
});
