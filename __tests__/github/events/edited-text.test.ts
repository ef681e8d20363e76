import { expect, test } from "@jest/globals";
import { refuseEditedText } from "../../../src/github/events/edited-text.js";
import { calm, connect, useFakeGitHub } from "../fake-github.js";
import { commentSaying, runOf } from "../payloads.js";

const started = useFakeGitHub();
const said = "/agent-exec count words\r\nand lines";
const trigger = await runOf("issue_comment", commentSaying(said));
const operation = "issues/get-comment";

function refuse(now: string | null): Promise<void> {
  const { server, github } = connect(started());
  if (now !== null) server.world.asking.set("issue-comment/492700400", now);
  return refuseEditedText({ github, trigger, signal: calm });
}

test("a comment that still says the same is no obstacle, whatever its line ends", async () => {
  await expect(refuse(said.replace("\r", ""))).resolves.toBeUndefined();
});

test("a comment that was edited or deleted since the event starts no run", async () => {
  await expect(refuse(`${said} twice`)).rejects.toMatchObject({
    code: "task-invalid",
    message: "The comment was edited before the run began. Nothing ran.",
  });
});

test("a comment that was deleted since the event starts no run", async () => {
  await expect(refuse(null)).rejects.toMatchObject({
    message: "The comment was deleted before the run began. Nothing ran.",
  });
});

test("a job that may not read comments runs all the same", async () => {
  started().fail({ operation, answer: { status: 403, body: { message: "Resource not accessible" } } });
  await expect(refuse(null)).resolves.toBeUndefined();
});

test.each([401, 429, 500])("after %d nothing runs, and the error says what to do", async (status) => {
  started().fail({ operation, times: 9, answer: { status, body: { message: "No." } } });
  await expect(refuse(said)).rejects.toMatchObject({
    code: "github-unavailable",
    nextStep: expect.stringMatching(/\.$/),
  });
});
