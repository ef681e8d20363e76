import { beforeEach, expect, test } from "@jest/globals";
import { readEventContext } from "../../../src/github/context/read-context.js";
import { resolveTarget } from "../../../src/github/events/target.js";
import { isAgentExecError } from "../../../src/errors.js";
import { estimateTextTokens } from "../../../src/facts/token-estimate.js";
import { calm, connect, useFakeGitHub } from "../fake-github.js";
import {
  changed,
  commentSaying,
  type Payload,
  readWebhook,
  repository,
  runOf,
  triggerOf,
} from "../payloads.js";

const server = useFakeGitHub();
const headSha = "a".repeat(40);
const at = "2019-05-15T15:20:00Z";

beforeEach(() => {
  const { world } = server();
  world.addPerson("ada", "write");
  world.pulls.set(2, { number: 2, headSha, headRepository: repository });
});

const onPull = (body = "/agent-exec fix this") =>
  changed(commentSaying(body), { issue: { number: 2, pull_request: {}, comments: 0 } });

async function contextOf(eventName: string, payload: Payload) {
  const { github } = connect(server());
  const { task, told, ...trigger } = await runOf(eventName, payload);
  const target = await resolveTarget(github, trigger.target, { signal: calm });
  const settings = { authors: "write", maxTokens: 8000, holding: "event" } as const;
  const event = { github, target, task, told, asker: null, failedRun: null, signal: calm };
  return { task, context: await readEventContext({ ...event, ...settings }) };
}

test("a comment of 65,000 characters is the task in full, and leaves the context its own room", async () => {
  const { task, context } = await contextOf("issue_comment", onPull(`/agent-exec ${"word ".repeat(13_000)}`));
  expect(task.text!.length).toBeGreaterThan(64_990);
  expect(context.text).toContain("Title and text of pull request #2");
});

test("issue texts of 65,000 characters are cut, and the cut is named", async () => {
  const { context } = await contextOf(
    "issue_comment",
    changed(onPull(), { issue: { body: "word ".repeat(13_000) } }),
  );
  expect(estimateTextTokens(context.text)).toBeLessThanOrEqual(8100);
  expect(context.cut).toContainEqual({
    what: "title and text of pull request #2",
    why: "shortened, because only 8000 tokens are allowed (event-context-tokens)",
  });
});

test("of ten thousand review comments the newest are read, in one request", async () => {
  const { world } = server();
  for (let id = 1; id <= 10_000; id += 1)
    world.reviewComments.push({
      id,
      issue: 2,
      author: "ada",
      body: `remark ${id}.`,
      createdAt: at,
      updatedAt: at,
      path: "a.py",
      line: 1,
      hunk: "+a",
    });
  const { context } = await contextOf("issue_comment", onPull());
  expect(server().requestsOf("pulls/list-review-comments")).toHaveLength(1);
  expect(context.text).toContain("remark 10000.");
  expect(context.text).not.toContain("remark 9900.");
  expect(context.cut).toContainEqual({
    what: "older review comments",
    why: "only the newest 100 are read",
  });
});

test("a comment without its lines and a deleted fork still give a context", async () => {
  const payload = changed(readWebhook("pull_request_review_comment.created.1"), {
    comment: { body: "/agent-exec fix this", line: null, original_line: null, diff_hunk: undefined },
    pull_request: { head: { sha: headSha, repo: null } },
  });
  const { context } = await contextOf("pull_request_review_comment", payload);
  expect(context.text).toContain("The review comment with the task is on `README.md`");
});

/** Fields that GitHub always sends. */
test.each([
  ["issue_comment", "issue_comment.created.1", "comment"],
  ["issue_comment", "issue_comment.created.1", "issue"],
  ["issues", "issues.opened.1", "issue"],
  ["pull_request_review_comment", "pull_request_review_comment.created.1", "pull_request"],
  ["pull_request_review_comment", "pull_request_review_comment.created.1", "comment"],
  ["pull_request_review", "pull_request_review.submitted.1", "review"],
  ["workflow_run", "derived/workflow_run.completed.failed", "workflow_run"],
])("a %s event (%s) without its %s is refused with the field's name", async (eventName, file, field) => {
  const { [field]: _without, ...payload } = readWebhook(file);
  const error = await triggerOf(
    eventName,
    payload,
    eventName === "workflow_run" ? { task: "Fix." } : {},
  ).catch((thrown: unknown) => thrown);
  if (!isAgentExecError(error)) throw new Error("it was taken", { cause: error });
  expect(error.code).toBe("settings-invalid");
  expect(error.message).toMatch(
    new RegExp(`^The ${eventName} event file is not in GitHub's format \\(.*${field}`),
  );
  expect(error.nextStep).toContain("GITHUB_EVENT_PATH");
});
