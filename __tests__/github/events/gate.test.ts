import { describe, expect, it } from "@jest/globals";
import type { Permission } from "../../../src/github/api/access-calls.js";
import { refusalByEvent as byEvent, refusalByPermission } from "../../../src/github/events/gate.js";
import type { RunTrigger } from "../../../src/github/events/trigger.js";
import { changed, commentSaying, issueSaying, readWebhook, runOf } from "../payloads.js";

const refusalByEvent = (trigger: RunTrigger) => byEvent(trigger, { bots: [] });
const words = "/agent-exec count words";
const failedRun = readWebhook("derived/workflow_run.completed.failed");
const derived = (name: string) => commentSaying(words, `derived/issue_comment.created.${name}`);

describe("a decision by the event alone", () => {
  it("allows a person's own comment", async () => {
    expect(refusalByEvent(await runOf("issue_comment", commentSaying(words)))).toBeNull();
  });

  it.each(["by_none", "by_contributor", "by_collaborator", "by_member", "by_first_time_contributor"])(
    "ignores what the payload says about the author's rights (%s)",
    async (name) => {
      expect(refusalByEvent(await runOf("issue_comment", derived(name)))).toBeNull();
    },
  );

  it("refuses a bot by its type", async () => {
    expect(refusalByEvent(await runOf("issue_comment", derived("by_bot")))).toEqual({
      reason: "github-actions[bot] is a bot",
    });
  });

  it("refuses a bot by its name, whatever its type says", async () => {
    const person = { login: "renovate[bot]", type: "User" };
    const payload = changed(commentSaying(words), { sender: person, comment: { user: person } });
    expect(refusalByEvent(await runOf("issue_comment", payload))).toEqual({
      reason: "renovate[bot] is a bot",
    });
  });

  it("refuses accounts that are not a person's", async () => {
    const payload = changed(commentSaying(words), { sender: { type: "Organization" } });
    expect(refusalByEvent(await runOf("issue_comment", payload))?.reason).toContain("not a person's account");
  });

  it("recognises a person by the account's number, not its name", async () => {
    const [sender, author] = [
      { login: "octocat", id: 1, type: "User" },
      { login: "octocat", id: 2, type: "User" },
    ];
    const other = changed(commentSaying(words), { sender, comment: { user: author } });
    expect(refusalByEvent(await runOf("issue_comment", other))?.reason).toContain("wrote the text");
    const renamed = changed(commentSaying(words), {
      sender,
      comment: { user: { ...sender, login: "old-name" } },
    });
    expect(refusalByEvent(await runOf("issue_comment", renamed))).toBeNull();
  });

  it("refuses a text that somebody else wrote", async () => {
    const payload = changed(commentSaying(words), { sender: { login: "octocat", id: 583_231 } });
    expect(refusalByEvent(await runOf("issue_comment", payload))).toEqual({
      reason: "octocat sent the event, but Codertocat wrote the text",
    });
  });

  it("refuses an issue that is opened by a transfer, whose sender did not write it", async () => {
    const payload = changed(issueSaying(words), { sender: { login: "octocat", id: 583_231 } });
    expect(refusalByEvent(await runOf("issues", payload))?.reason).toContain("Codertocat wrote the text");
  });

  it("refuses a text of a deleted account", async () => {
    const payload = changed(commentSaying(words), { comment: { user: null } });
    expect(refusalByEvent(await runOf("issue_comment", payload))).toEqual({
      reason: "the event does not say who wrote the text",
    });
  });

  it("refuses agent-exec's own comments, even if written with a person's token", async () => {
    const payload = commentSaying(`<!-- agent-exec:0123456789abcdef run=1 done -->\n\n${words}`);
    expect(refusalByEvent(await runOf("issue_comment", payload))).toEqual({
      reason: "agent-exec wrote the comment",
    });
  });

  it("refuses pull_request_target by name and says why", async () => {
    const payload = readWebhook("pull_request.opened.1");
    const refusal = refusalByEvent(await runOf("pull_request_target", payload, { task: "count" }));
    expect(refusal?.reason).toMatch(/^pull_request_target runs with the repository's secrets/);
  });

  it.each([
    ["another repository", { full_name: "outsider/Hello-World" }],
    ["a deleted repository", null],
  ])("refuses a failed run of the code of %s", async (_whose, head_repository) => {
    const payload = changed(failedRun, { workflow_run: { head_repository } });
    expect(refusalByEvent(await runOf("workflow_run", payload, { task: "x" }))?.reason).toContain("a fork");
  });

  it("asks who started the workflow that failed, and refuses a bot's", async () => {
    const pusher = { login: "octocat", id: 583_231 };
    const payload = changed(failedRun, { workflow_run: { actor: pusher } });
    const trigger = await runOf("workflow_run", payload, { task: "x" });
    expect(trigger.sender).toMatchObject(pusher);
    expect(refusalByEvent(trigger)).toBeNull();
    const bot = changed(failedRun, { workflow_run: { actor: { login: "renovate[bot]", type: "Bot" } } });
    expect(refusalByEvent(await runOf("workflow_run", bot, { task: "x" }))?.reason).toContain("is a bot");
  });

  it("asks who put the label on, not who wrote the issue", async () => {
    const maintainer = { login: "octocat", id: 583_231 };
    const payload = changed(readWebhook("issues.labeled.1"), { sender: maintainer });
    expect(refusalByEvent(await runOf("issues", payload, { labelTrigger: "bug" }))).toBeNull();
    const bot = changed(payload, { sender: { login: "triage[bot]", type: "Bot" } });
    expect(refusalByEvent(await runOf("issues", bot, { labelTrigger: "bug" }))?.reason).toContain("is a bot");
  });

  it("refuses an event without a sender, unless it is a schedule", async () => {
    expect(refusalByEvent(await runOf("push", {}, { task: "count" }))).toEqual({
      reason: expect.stringMatching(/^the push event names no sender; if you test with act, add `"sender": /),
    });
    expect(refusalByEvent(await runOf("schedule", {}, { task: "count" }))).toBeNull();
  });

  it("refuses a task file beside a comment on a pull request, whose code may be a fork's", async () => {
    const payload = readWebhook("derived/issue_comment.created.on_pull_request");
    expect(refusalByEvent(await runOf("issue_comment", payload, { taskFile: "task.md" }))?.reason).toContain(
      "comes from a fork",
    );
    expect(
      refusalByEvent(await runOf("issue_comment", commentSaying(words), { taskFile: "task.md" })),
    ).toBeNull();
  });

  it.each(["derived/pull_request.opened.from_fork", "derived/pull_request.opened.head_repo_deleted"])(
    "refuses a task file from the code of %s, but not a task",
    async (file) => {
      const payload = readWebhook(file);
      const refusal = refusalByEvent(await runOf("pull_request", payload, { taskFile: "task.md" }));
      expect(refusal?.reason).toContain("the task file comes from a fork");
      expect(refusalByEvent(await runOf("pull_request", payload, { task: "count" }))).toBeNull();
    },
  );

  it.each([
    ["push", "push.event.1"],
    ["workflow_dispatch", "workflow_dispatch.event.1"],
    ["repository_dispatch", "repository_dispatch.on-demand-test.1"],
  ])("allows a person's %s", async (eventName, file) => {
    expect(refusalByEvent(await runOf(eventName, readWebhook(file), { task: "count" }))).toBeNull();
  });

  it.each([
    ["workflow_dispatch", "workflow_dispatch.event.1"],
    ["repository_dispatch", "repository_dispatch.on-demand-test.1"],
  ])("refuses an app's %s, and says how else a program starts a run", async (eventName, file) => {
    const payload = changed(readWebhook(file), { sender: { login: "deployer[bot]", type: "Bot" } });
    expect(refusalByEvent(await runOf(eventName, payload, { task: "count" }))?.reason).toBe(
      "deployer[bot] is a bot; send the event with the token of a person who may write, name the bot in allow-bots, or give the workflow a schedule",
    );
  });

  it("gives every reason as one line", async () => {
    const refusals = [
      refusalByEvent(await runOf("issue_comment", derived("by_bot"))),
      refusalByEvent(
        await runOf("workflow_run", changed(failedRun, { workflow_run: { head_repository: null } }), {
          task: "x",
        }),
      ),
      refusalByPermission(await runOf("issue_comment", commentSaying(words)), {
        level: "none",
        role: "none",
        userId: null,
      }),
    ];
    for (const refusal of refusals) expect(refusal?.reason).toMatch(/^[^\n\r]{10,200}$/);
  });
});

const trigger = await runOf("issue_comment", commentSaying(words));

describe("a decision by the sender's permission", () => {
  const codertocat = 21_031_067;
  const permission = (level: string, role = level, userId: number | null = codertocat): Permission => ({
    level,
    role,
    userId,
  });

  it.each([
    ["admin", "admin"],
    ["write", "write"],
    ["write", "maintain"],
    ["maintain", "maintain"],
    ["write", "a role of the organisation's own"],
  ])("allows %s (%s)", async (level, role) => {
    expect(refusalByPermission(trigger, permission(level, role))).toBeNull();
  });

  it.each([
    ["read", "read"],
    ["read", "triage"],
    ["triage", "triage"],
    ["none", "none"],
    ["", ""],
    ["read", "admin"],
  ])("refuses %s (%s)", async (level, role) => {
    expect(refusalByPermission(trigger, permission(level, role))?.reason).toContain(
      "but needs the role write, maintain or admin",
    );
  });

  it("names the role in its reason", async () => {
    expect(refusalByPermission(trigger, permission("read", "triage"))).toEqual({
      reason: "Codertocat has the role triage, but needs the role write, maintain or admin",
    });
  });

  it("refuses a name that changed hands since the event", async () => {
    expect(refusalByPermission(trigger, permission("admin", "admin", 1))).toEqual({
      reason: "the name Codertocat now belongs to another account",
    });
  });
});
