import { changed, type Payload, readWebhook } from "../payloads.js";

export interface Kind {
  readonly event: string;
  readonly payload: Payload;
  /** Where the text that asks stands; absent: the settings hold the task. */
  readonly text?: "comment" | "review" | "issue";
  /** The event of a pull request says whether it is a fork's. */
  readonly saysFork?: true;
  readonly isLabel?: true;
  /** The event is about another workflow's run. */
  readonly isFailedRun?: true;
}

const pushed = readWebhook("push.event.1");

/** What each text asks for. */
export const ask = "/agent-exec count words";
export const kinds: Readonly<Record<string, Kind>> = {
  "comment on an issue": {
    event: "issue_comment",
    payload: changed(readWebhook("issue_comment.created.1"), { comment: { body: ask } }),
    text: "comment",
  },
  "comment on a pull request": {
    event: "issue_comment",
    payload: changed(readWebhook("derived/issue_comment.created.on_pull_request"), {
      comment: { body: ask },
    }),
    text: "comment",
  },
  "comment on a diff": {
    event: "pull_request_review_comment",
    payload: changed(readWebhook("pull_request_review_comment.created.1"), { comment: { body: ask } }),
    text: "comment",
    saysFork: true,
  },
  review: {
    event: "pull_request_review",
    payload: changed(readWebhook("pull_request_review.submitted.1"), { review: { body: ask } }),
    text: "review",
    saysFork: true,
  },
  "new issue": {
    event: "issues",
    payload: changed(readWebhook("issues.opened.1"), { issue: { body: ask } }),
    text: "issue",
  },
  "labelled issue": {
    event: "issues",
    payload: readWebhook("issues.labeled.1"),
    text: "issue",
    isLabel: true,
  },
  "pull request": { event: "pull_request", payload: readWebhook("pull_request.opened.1"), saysFork: true },
  push: { event: "push", payload: pushed },
  dispatch: { event: "workflow_dispatch", payload: readWebhook("workflow_dispatch.event.1") },
  "repository dispatch": {
    event: "repository_dispatch",
    payload: readWebhook("repository_dispatch.on-demand-test.1"),
  },
  "merge group": {
    event: "merge_group",
    payload: { action: "checks_requested", merge_group: {}, repository: pushed["repository"] },
  },
  schedule: { event: "schedule", payload: readWebhook("workflow_dispatch.event.1") },
  "failed workflow": {
    event: "workflow_run",
    payload: readWebhook("derived/workflow_run.completed.failed"),
    isFailedRun: true,
  },
};

/** What became of the other workflow's run, and of its pull request since. */
export const failures = [
  "tests failed",
  "success",
  "lost runner",
  "newer commits",
  "closed",
  "agent-exec:off",
  "third run",
] as const;
export type Failure = (typeof failures)[number];
