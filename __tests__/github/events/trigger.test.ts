import { describe, expect, it } from "@jest/globals";
import {
  changed,
  commentSaying,
  issueSaying,
  readWebhook,
  repository,
  reviewSaying,
  runOf,
  triggerOf,
  workflowSha,
} from "../payloads.js";

const headSha = "ec26c3e57ca3a959ca5aad62de7213c562f8c821";

describe("a comment on an issue", () => {
  it("is a task if it is new and contains the phrase", async () => {
    const trigger = await runOf("issue_comment", commentSaying("Hi.\n\n/agent-exec count words"));
    expect(trigger.task).toEqual({
      text: "count words",
      source: {
        kind: "comment",
        url: "https://github.com/Codertocat/Hello-World/issues/1#issuecomment-492700400",
      },
      author: "Codertocat",
    });
    expect(trigger.sender?.login).toBe("Codertocat");
    expect(trigger.author?.login).toBe("Codertocat");
  });

  it("is answered on that issue, and its check run is on the workflow's commit", async () => {
    expect((await runOf("issue_comment", commentSaying("/agent-exec x"))).target).toEqual({
      repository,
      number: 1,
      isPullRequest: false,
      sha: workflowSha,
      isFork: false,
      subject: { kind: "issue-comment", id: 492_700_400 },
    });
  });

  it("is skipped without the phrase, with a reason that names it", async () => {
    expect(await triggerOf("issue_comment", readWebhook("issue_comment.created.1"))).toEqual({
      kind: "skip",
      reason: "no line of the comment starts with the word /agent-exec",
    });
  });

  it.each([
    "issue_comment.edited.1",
    "issue_comment.edited.2",
    "issue_comment.deleted.1",
    "issue_comment.deleted.2",
  ])("never starts a run as %s, phrase and task given", async (file) => {
    const payload = changed(readWebhook(file), { comment: { body: "/agent-exec x" } });
    expect(await triggerOf("issue_comment", payload, { task: "x" })).toMatchObject({ kind: "skip" });
  });

  it("recognises its own comments by their beginning", async () => {
    expect(
      (await runOf("issue_comment", commentSaying("<!-- agent-exec:1 -->\n\n/agent-exec x"))).isOurs,
    ).toBe(true);
    expect((await runOf("issue_comment", commentSaying("/agent-exec x <!-- agent-exec:1 -->"))).isOurs).toBe(
      false,
    );
  });

  it.each([2, 3, 4, 5])("is read from every recorded payload (%s)", async (number) => {
    const payload = commentSaying("/agent-exec x", `issue_comment.created.${number}`);
    expect((await runOf("issue_comment", payload)).task.text).toBe("x");
  });
});

describe("a comment on a pull request", () => {
  it("leaves the commit unknown, because its event does not name the head", async () => {
    const payload = readWebhook("derived/issue_comment.created.on_pull_request");
    expect(await runOf("issue_comment", payload, { triggerPhrase: "/agent" })).toMatchObject({
      task: { text: "write a script that counts words" },
      target: { number: 1, isPullRequest: true, sha: null, isFork: null },
    });
  });

  it("on its diff names the head, and the comment to react to", async () => {
    const payload = commentSaying("/agent-exec x", "pull_request_review_comment.created.1");
    expect((await runOf("pull_request_review_comment", payload)).target).toEqual({
      repository,
      number: 2,
      isPullRequest: true,
      sha: headSha,
      isFork: false,
      subject: { kind: "review-comment", id: 284_312_630 },
    });
  });

  it.each(["pull_request_review_comment.edited.1", "pull_request_review_comment.deleted.1"])(
    "never starts a run as %s",
    async (file) => {
      expect(
        await triggerOf("pull_request_review_comment", commentSaying("/agent-exec x", file)),
      ).toMatchObject({
        kind: "skip",
      });
    },
  );
});

describe("a review", () => {
  it("that was submitted with the phrase is a task by its author, on the head", async () => {
    const trigger = await runOf("pull_request_review", reviewSaying("Good.\n\n/agent-exec add tests"));
    expect(trigger.task).toEqual({
      text: "add tests",
      source: {
        kind: "comment",
        url: "https://github.com/Codertocat/Hello-World/pull/2#pullrequestreview-237895671",
      },
      author: "Codertocat",
    });
    expect(trigger).toMatchObject({
      author: { login: "Codertocat" },
      told: { at: "2019-05-15T15:20:38Z", title: "Update the README with new information." },
      target: { number: 2, isPullRequest: true, sha: headSha, subject: { kind: "review", id: 237_895_671 } },
    });
  });

  it.each([null, "Looks good.", "See `/agent-exec x`."])("saying %j is skipped", async (body) => {
    expect(await triggerOf("pull_request_review", reviewSaying(body))).toEqual({
      kind: "skip",
      reason: "no line of the review starts with the word /agent-exec",
    });
  });

  it.each(["edited", "dismissed", undefined])("that was %s never starts a run", async (action) => {
    const payload = { ...reviewSaying("/agent-exec x"), action };
    expect(await triggerOf("pull_request_review", payload, { task: "x" })).toMatchObject({
      kind: "skip",
      reason: expect.stringContaining("only a newly submitted review"),
    });
  });
});

describe("an issue", () => {
  it("that was opened with the phrase is a task with the text after it, by its author", async () => {
    const trigger = await runOf("issues", issueSaying("The word commit has two t.\n\n/agent-exec fix it"));
    expect(trigger.task).toEqual({
      text: "fix it",
      source: { kind: "issue", url: "https://github.com/Codertocat/Hello-World/issues/1" },
      author: "Codertocat",
    });
    expect(trigger.told).toMatchObject({ isNew: true, isTask: false, at: "2019-05-15T15:20:18Z" });
    expect(trigger.author?.login).toBe("Codertocat");
    expect(trigger.target).toMatchObject({
      number: 1,
      sha: workflowSha,
      subject: { kind: "issue", number: 1 },
    });
  });

  it("that ends with the bare phrase asks for what its title and body say", async () => {
    const { task, told } = await runOf("issues", issueSaying("Two t.\r\n\r\n/agent-exec \r\n"));
    expect(task.text).toBe("Spelling error in the README file\n\nTwo t.");
    expect(told?.isTask).toBe(true);
  });

  it("can have the phrase in its title, and no body", async () => {
    const payload = changed(readWebhook("issues.opened.1"), {
      issue: { title: "/agent-exec x", body: null },
    });
    expect((await runOf("issues", payload)).task.text).toBe("x");
  });

  it("without the phrase is skipped, with a reason that says how to work on every issue", async () => {
    expect(await triggerOf("issues", readWebhook("issues.opened.1"))).toEqual({
      kind: "skip",
      reason:
        "no line of the issue starts with the word /agent-exec; set the input task to work on every issue",
    });
    const every = await runOf("issues", readWebhook("issues.opened.1"), { task: "Do what the issue asks." });
    expect(every.told).toMatchObject({ isTask: false, title: "Spelling error in the README file" });
  });

  it.each(["assigned", "deleted", "edited", "labeled", "reopened", "transferred"])(
    "that was %s is no task, with the phrase or not",
    async (action) => {
      expect(await triggerOf("issues", issueSaying("/agent-exec x", `issues.${action}.1`))).toEqual({
        kind: "skip",
        reason: `the issue was ${action}; only a new issue, or the label in label-trigger, starts a run`,
      });
    },
  );

  it("that was labeled runs a task of the settings, whoever wrote the issue", async () => {
    const trigger = await runOf("issues", readWebhook("issues.labeled.1"), { task: "count" });
    expect(trigger).toMatchObject({ author: null, task: { text: "count", source: { kind: "input" } } });
  });
});

describe("a task of the settings", () => {
  it.each([
    ["push", "push.event.1"],
    ["workflow_dispatch", "workflow_dispatch.event.1"],
    ["repository_dispatch", "repository_dispatch.on-demand-test.1"],
    ["commit_comment", "commit_comment.created.1"],
    ["discussion_comment", "discussion_comment.created.1"],
    ["merge_group", "push.event.1"],
  ])("runs on %s, on the workflow's commit and without comments", async (eventName, file) => {
    const trigger = await runOf(eventName, readWebhook(file), { task: "count" });
    expect(trigger.task).toEqual({ text: "count", source: { kind: "input" } });
    expect(trigger.target).toEqual({
      repository,
      number: null,
      isPullRequest: false,
      sha: workflowSha,
      isFork: false,
      subject: null,
    });
    expect(trigger.sender).not.toBeNull();
  });

  it("runs on a schedule, which has no sender", async () => {
    expect((await runOf("schedule", { schedule: "0 0 * * *" }, { task: "count" })).sender).toBeNull();
  });

  it.each([
    ["pull_request.opened.1", false],
    ["pull_request.synchronize.1", false],
    ["derived/pull_request.opened.from_fork", true],
    ["derived/pull_request.opened.head_repo_deleted", true],
  ])("runs on the head of %s and knows whether that is a fork", async (file, isFork) => {
    const payload = readWebhook(file);
    const { head } = payload["pull_request"] as { head: { sha: string } };
    const { target } = await runOf("pull_request", payload, { task: "count" });
    expect(target).toMatchObject({ sha: head.sha, isFork, isPullRequest: true, subject: { kind: "issue" } });
  });

  it("replaces the comment's text and needs no phrase", async () => {
    const { task } = await runOf("issue_comment", readWebhook("issue_comment.created.1"), { task: "count" });
    expect(task).toEqual({ text: "count", source: { kind: "input" } });
  });

  it("in a file is read only after the gate", async () => {
    const { task } = await runOf("push", readWebhook("push.event.1"), { taskFile: "docs/task.md" });
    expect(task).toEqual({ text: null, source: { kind: "file", path: "docs/task.md" } });
  });

  it.each(["push", "pull_request", "schedule", "workflow_run", "pull_request_target"])(
    "that is missing skips %s with the inputs' names",
    async (eventName) => {
      const trigger = await triggerOf(eventName, {});
      expect(trigger).toEqual({ kind: "skip", reason: expect.stringContaining("task or task-file") });
    },
  );
});

describe("an event file that GitHub did not write", () => {
  it.each([
    ["issue_comment", {}, "issue"],
    ["issue_comment", null, "the whole"],
    ["issues", { action: "opened" }, "issue"],
    ["pull_request_review_comment", { action: "created", comment: {} }, "pull_request"],
    ["pull_request_review", { action: "submitted", review: {} }, "pull_request"],
    ["workflow_run", { action: "completed" }, "workflow_run"],
    ["push", { sender: { login: 1 } }, "sender.login"],
    ["pull_request", { pull_request: {} }, "pull_request.number"],
  ])("of %s (%j) is refused by a message that names %s", async (eventName, payload, part) => {
    await expect(triggerOf(eventName, payload, { task: "x" })).rejects.toMatchObject({
      code: "settings-invalid",
      message: expect.stringContaining(part),
    });
  });
});
