import { readdir } from "node:fs/promises";
import { describe, expect, it } from "@jest/globals";
import { sample } from "../chance.js";
import { changed, readWebhook, type Payload } from "../github/payloads.js";
import { shownLog } from "./support/runner-log.js";
import { commentOnPullRequest, openScene } from "./support/scene.js";

const phrase = "/agent-exec print six";
const owner = commentOnPullRequest("")["sender"];
const outsider = readWebhook("derived/issue_comment.created.by_none")["sender"];

/** A payload in which the words are a task, so that only the gate or the event stands against it. */
function asking(file: string, changes: Record<string, unknown> = {}): Payload {
  return changed(changed(readWebhook(file), { comment: { body: phrase } }), changes);
}

interface Row {
  readonly eventName: string;
  readonly payload: Payload;
  readonly inputs?: Record<string, string>;
  readonly outcome: "denied" | "skipped";
  /** Of the one line in the log. */
  readonly reason: RegExp;
  /** GitHub is asked what the sender may, or nothing at all. */
  readonly asks: 0 | 1;
}

const task = { task: "Print six." };
const failedRun = readWebhook("derived/workflow_run.completed.failed");
const fork = "derived/pull_request.opened.from_fork";

const rows: Record<string, Row> = {
  ...Object.fromEntries(
    ["none", "first_time_contributor", "contributor", "collaborator", "member"].map(
      (association): [string, Row] => [
        `a comment by somebody who may only read (${association})`,
        {
          eventName: "issue_comment",
          payload: asking(`derived/issue_comment.created.by_${association}`),
          outcome: "denied",
          reason: /outsider has the role read, but needs the role write, maintain or admin/,
          asks: 1,
        },
      ],
    ),
  ),
  "a comment under a name that belongs to another account by now": {
    eventName: "issue_comment",
    payload: asking("issue_comment.created.1", { sender: { id: 5 }, comment: { user: { id: 5 } } }),
    outcome: "denied",
    reason: /the name Codertocat now belongs to another account/,
    asks: 1,
  },
  "an issue that somebody opened who may only read": {
    eventName: "issues",
    payload: changed(readWebhook("issues.opened.1"), {
      issue: { user: outsider, body: phrase },
      sender: outsider,
    }),
    outcome: "denied",
    reason: /outsider has the role read/,
    asks: 1,
  },
  "a comment on a diff by somebody who may only read": {
    eventName: "pull_request_review_comment",
    payload: asking("pull_request_review_comment.created.1", {
      comment: { user: outsider },
      sender: outsider,
    }),
    outcome: "denied",
    reason: /outsider has the role read/,
    asks: 1,
  },
  "a bot's comment": {
    eventName: "issue_comment",
    payload: asking("derived/issue_comment.created.by_bot"),
    outcome: "denied",
    reason: /github-actions\[bot\] is a bot/,
    asks: 0,
  },
  "a comment that agent-exec wrote under the owner's name": {
    eventName: "issue_comment",
    payload: commentOnPullRequest(`<!-- agent-exec:1234567812345678 run=12 done -->\n${phrase}`),
    outcome: "denied",
    reason: /agent-exec wrote the comment/,
    asks: 0,
  },
  "a stranger's words in the owner's event": {
    eventName: "issue_comment",
    payload: asking("derived/issue_comment.created.by_none", { sender: owner }),
    outcome: "denied",
    reason: /Codertocat sent the event, but outsider wrote the text/,
    asks: 0,
  },
  "a pull request from a fork": {
    eventName: "pull_request",
    payload: readWebhook(fork),
    inputs: task,
    outcome: "denied",
    reason: /outsider has the role read/,
    asks: 1,
  },
  "a task file in a fork's pull request, whoever caused the event": {
    eventName: "pull_request",
    payload: changed(readWebhook(fork), { sender: owner }),
    inputs: { "task-file": "task.md" },
    outcome: "denied",
    reason: /the task file comes from a fork/,
    asks: 0,
  },
  "a task file for a comment on a pull request, which may be a fork's": {
    eventName: "issue_comment",
    payload: commentOnPullRequest(phrase),
    inputs: { "task-file": "task.md" },
    outcome: "denied",
    reason: /the task file comes from a fork/,
    asks: 0,
  },
  "pull_request_target, also by the owner": {
    eventName: "pull_request_target",
    payload: readWebhook("pull_request.opened.1"),
    inputs: task,
    outcome: "denied",
    reason: /pull_request_target runs with the repository's secrets/,
    asks: 0,
  },
  "a failed run of a fork's code, also by the owner": {
    eventName: "workflow_run",
    payload: changed(failedRun, { workflow_run: { head_repository: { full_name: "outsider/fork" } } }),
    inputs: task,
    outcome: "denied",
    reason: /the failed workflow ran the code of a fork/,
    asks: 0,
  },
  "a workflow's run that passed": {
    eventName: "workflow_run",
    payload: changed(failedRun, { workflow_run: { conclusion: "success" } }),
    inputs: task,
    outcome: "skipped",
    reason: /the workflow's run ended as success; only a failure starts a run/,
    asks: 0,
  },
  "an issue without the phrase": {
    eventName: "issues",
    payload: readWebhook("issues.opened.1"),
    outcome: "skipped",
    reason: /no line of the issue starts with the word \/agent-exec/,
    asks: 0,
  },
  "a review without the phrase": {
    eventName: "pull_request_review",
    payload: readWebhook("pull_request_review.submitted.1"),
    outcome: "skipped",
    reason: /no line of the review starts with the word \/agent-exec/,
    asks: 0,
  },
  "a label by somebody who may only read": {
    eventName: "issues",
    payload: changed(readWebhook("issues.labeled.1"), { sender: outsider }),
    inputs: { settings: "label-trigger: bug" },
    outcome: "denied",
    reason: /outsider has the role read/,
    asks: 1,
  },
  "an edited comment": {
    eventName: "issue_comment",
    payload: asking("issue_comment.edited.1"),
    outcome: "skipped",
    reason: /only a new comment starts a run/,
    asks: 0,
  },
  "a comment about something else": {
    eventName: "issue_comment",
    payload: commentOnPullRequest("You are totally right!"),
    outcome: "skipped",
    reason: /no line of the comment starts with the word \/agent-exec/,
    asks: 0,
  },
  "a comment that quotes a request": {
    eventName: "issue_comment",
    payload: commentOnPullRequest(`> ${phrase}\n\n\`\`\`\n${phrase}\n\`\`\`\nNo, do not ${phrase}.`),
    outcome: "skipped",
    reason: /no line of the comment starts with the word \/agent-exec/,
    asks: 0,
  },
  "a label": {
    eventName: "issues",
    payload: readWebhook("issues.labeled.1"),
    outcome: "skipped",
    reason: /only a new issue, or the label in label-trigger, starts a run/,
    asks: 0,
  },
  "a push without a task": {
    eventName: "push",
    payload: readWebhook("push.event.1"),
    outcome: "skipped",
    reason: /event has no task; set the input/,
    asks: 0,
  },
  "a push that is to be proved": {
    eventName: "push",
    payload: readWebhook("push.event.1"),
    inputs: { mode: "prove", model: "", "base-url": "", "api-key": "" },
    outcome: "skipped",
    reason: /needs an event of a pull request/,
    asks: 0,
  },
};

describe("nothing is posted, asked or started, and the step says why in one line, for", () => {
  it.concurrent.each(sample(Object.entries(rows), 4))(
    "%s",
    async (_name, { eventName, payload, inputs = {}, ...expected }) => {
      await using scene = await openScene();
      scene.github.world.addPerson("outsider", "read", 424_242);
      await using step = await scene.openStep({ eventName, payload, inputs });
      const main = await step.run("main.js");
      const lines = shownLog(main.log).trimEnd().split("\n");
      expect(lines).toEqual([expect.stringMatching(new RegExp(`^agent-exec ${expected.outcome}: `))]);
      expect(lines[0]).toMatch(expected.reason);
      expect(main.exitCode).toBe(0);
      expect(Object.fromEntries([...main.outputs].filter(([, value]) => value !== ""))).toEqual({
        outcome: expected.outcome,
        summary: lines[0]!.slice(`agent-exec ${expected.outcome}: `.length),
      });
      expect(scene.github.requests.map(({ operation }) => operation)).toEqual(
        expected.asks === 1 ? ["repos/get-collaborator-permission-level"] : [],
      );
      expect(scene.model.requests).toEqual([]);
      expect(scene.engine.connections).toBe(0);
      expect(await readdir(step.workspace)).toEqual([]);
      expect(main.summary).toBe("");
      expect(await step.run("post.js", main.state)).toMatchObject({ exitCode: 0, log: "" });
      expect(scene.github.requests).toHaveLength(expected.asks);
    },
  );
});

describe("a step whose settings want to hear of it", () => {
  it.concurrent.each(["denied", "skipped"] as const)("fails where it is %s", async (outcome) => {
    await using scene = await openScene();
    const [, { eventName, payload, inputs }] = Object.entries(rows).find(
      ([, row]) => row.outcome === outcome,
    )!;
    scene.github.world.addPerson("outsider", "read", 424_242);
    await using step = await scene.openStep({
      eventName,
      payload,
      inputs: { ...inputs, "fail-on": `failed, ${outcome}` },
    });
    const { exitCode, outputs, log } = await step.run("main.js");
    expect({ exitCode, outcome: outputs.get("outcome") }).toEqual({ exitCode: 1, outcome });
    expect(log).toMatch(new RegExp(`^::error::${outcome}: \\S`, "m"));
  });

  it.concurrent("has the whole way out told where act's event names nobody", async () => {
    await using scene = await openScene();
    await using step = await scene.openStep({ eventName: "workflow_dispatch", payload: {}, inputs: task });
    const { exitCode, log } = await step.run("main.js");
    expect({ exitCode, requests: scene.github.requests }).toEqual({ exitCode: 0, requests: [] });
    expect(shownLog(log)).toMatch(
      /^agent-exec denied: the workflow_dispatch event names no sender; .* to the --eventpath file\n$/,
    );
  });
});

describe("the same witnesses", () => {
  it("see a run that is allowed", async () => {
    await using scene = await openScene([{ reply: "```sh\ntrue\n```" }]);
    await using step = await scene.openStep({
      eventName: "issue_comment",
      payload: commentOnPullRequest(phrase),
    });
    expect(await step.run("main.js")).toMatchObject({ exitCode: 0 });
    expect(scene.model.requests).toHaveLength(1);
    expect(scene.engine.connections).toBeGreaterThan(0);
    expect(scene.writes.length).toBeGreaterThan(0);
    expect(await readdir(step.workspace)).toEqual([".agent-exec"]);
  });
});
