import { expect, test } from "@jest/globals";
import { reasonRepeated } from "../../../src/github/events/repeated.js";
import { askedIn } from "../../../src/github/events/target.js";
import { markerLine } from "../../../src/github/reporting/marker.js";
import { calm, connect, useFakeGitHub } from "../fake-github.js";
import { commentSaying, runOf } from "../payloads.js";

const server = useFakeGitHub();
const trigger = await runOf("issue_comment", commentSaying("/agent-exec fix it"));
const page = (run: number, attempt = 1) => `https://github.com/o/r/actions/runs/${run}/attempts/${attempt}`;

/** An answer by any job of the workflow. */
function answered(
  run: number,
  { author = "github-actions[bot]", workflow = "w", isFinal = true } = {},
): void {
  const about = { key: "any job", asked: askedIn(workflow, trigger.target), runId: page(run) };
  server().world.addComment(1, author, `${markerLine(about, { isFinal })}\nreport`);
}

const reason = (workflowRun = "8") =>
  reasonRepeated({
    github: connect(server()).github,
    trigger,
    workflow: { workflow: "w", url: `https://github.com/o/r/actions/runs/${workflowRun}` },
    signal: calm,
  });

test("a comment that another workflow run answers starts nothing, and the reason names that run", async () => {
  expect(await reason()).toBeNull();
  answered(7, { isFinal: false });
  expect(await reason()).toBe("workflow run 7 has already answered this comment");
});

test("the same workflow run may run again, and other comments and people do not count", async () => {
  answered(8);
  answered(7, { workflow: "another workflow" });
  answered(7, { author: "mallory" });
  expect(await reason()).toBeNull();
});

test("without the right to read comments it starts, and any other fault is GitHub's", async () => {
  const operation = "issues/list-comments";
  server().fail({ operation, answer: { status: 403, body: { message: "No." } } });
  expect(await reason()).toBeNull();
  server().fail({ operation, answer: { status: 401, body: { message: "No." } } });
  await expect(reason()).rejects.toMatchObject({ code: "github-unavailable" });
});
