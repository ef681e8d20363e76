import { expect, test } from "@jest/globals";
import { markAnswered, waitingLine, waitingRun } from "../../../../src/github/events/commands/waiting.js";
import { markerLine } from "../../../../src/github/reporting/marker.js";
import { calm, connect, useFakeGitHub } from "../../fake-github.js";
import { commentSaying, repository, runOf } from "../../payloads.js";

const server = useFakeGitHub();
const trigger = await runOf("issue_comment", commentSaying("/agent-exec reject"));
const sha256 = "a".repeat(64);

function waits() {
  const runId = "https://github.com/o/r/actions/runs/7/attempts/1";
  const marker = markerLine({ key: "k", runId }, { isFinal: true });
  return server().world.addComment(
    1,
    "github-actions[bot]",
    `${marker}\n${waitingLine({ artifact: 5, sha256 })}report`,
  );
}

const found = (workflowRun: string, hashes?: readonly string[]) =>
  waitingRun({
    github: connect(server()).github,
    trigger,
    workflowRun,
    phrase: "/agent-exec",
    signal: calm,
    ...(hashes && { hashes }),
  });
const mark = async (workflowRun: string, waiting = found(workflowRun)) =>
  markAnswered(await waiting, {
    github: connect(server()).github,
    repository,
    workflowRun,
    words: `by ${workflowRun}`,
    signal: calm,
  });

test("of two answers at the same moment one counts", async () => {
  const comment = waits();
  const [one, other] = [await found("8"), await found("9")];
  await mark("8", Promise.resolve(one));
  await expect(mark("9", Promise.resolve(other))).rejects.toMatchObject({ code: "task-invalid" });
  expect(comment.body).toContain("> by 8\n");
  expect(comment.body).not.toContain("by 9");
});

test("an answer that is not there afterwards does not count", async () => {
  const { id } = waits();
  const lost = { id, body: "", html_url: "", user: null };
  server().fail({ operation: "issues/update-comment", answer: { status: 200, body: lost } });
  await expect(mark("8")).rejects.toMatchObject({
    code: "task-invalid",
    message: expect.stringContaining("already has another answer"),
  });
});

test("the workflow's run that answered may run again", async () => {
  const comment = waits();
  await mark("8");
  const once = comment.body;
  await mark("8");
  expect(comment.body).toBe(once);
  await expect(found("9")).rejects.toMatchObject({ message: "No run of this thread waits for an answer." });
});

test("a second approval is told that the code has an answer, and another hash that no code has it", async () => {
  waits();
  await mark("8");
  const message = "This code already has an answer: somebody approved it, refused it or sent feedback.";
  await expect(found("9", [sha256])).rejects.toMatchObject({ code: "task-invalid", message });
  waits();
  expect(await found("9", [sha256])).toMatchObject({ sha256, artifact: 5 });
  await expect(found("9", ["b".repeat(64)])).rejects.toMatchObject({
    message: "No waiting run of this thread has code with this hash.",
  });
});

test.each(["issues/get-comment", "issues/update-comment"])(
  "if %s fails, the run still waits, and the error says what to do",
  async (operation) => {
    const comment = waits();
    for (const [status, nextStep] of [
      [401, "Set `github-token` to a valid token."],
      [403, "issues: write"],
      [429, "Wait until"],
      [502, "Run the job again."],
    ] as const) {
      const waiting = await found("8");
      server().fail({ operation, times: 9, answer: { status, body: { message: "No." } } });
      await expect(mark("8", Promise.resolve(waiting))).rejects.toMatchObject({
        code: "github-unavailable",
        nextStep: expect.stringContaining(nextStep),
      });
      server().heal();
      expect(comment.body).toContain("<!-- waits artifact=5");
    }
  },
);
