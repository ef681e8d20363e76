import type { TaskSource } from "../../facts/task.js";
import { type EventText, eventText } from "./event-text.js";
import { markerPrefix } from "../reporting/marker.js";
import { readPayload, type Account } from "./payload.js";
import { textAfterPhrase } from "./phrase.js";
import { pullRequestTarget, type Target } from "./target.js";

export interface TriggerOptions {
  /** GITHUB_EVENT_NAME. */
  readonly eventName: string;
  /** The parsed content of GITHUB_EVENT_PATH. */
  readonly payload: unknown;
  /** GITHUB_REPOSITORY, `owner/name`. */
  readonly repository: string;
  /** GITHUB_SHA; a better commit in the event replaces it. */
  readonly sha: string;
  readonly settings: {
    readonly triggerPhrase: string;
    readonly task?: string | undefined;
    readonly taskFile?: string | undefined;
  };
}

/** What the event asks for, before its permission is known. */
export type Trigger = RunTrigger | { readonly kind: "skip"; readonly reason: string };

export interface RunTrigger {
  readonly kind: "run";
  readonly eventName: string;
  readonly task: RequestedTask;
  readonly target: Target;
  /** Who caused the event; null for `schedule`, or if the event names nobody. */
  readonly sender: Account | null;
  /** Who wrote the comment or issue; null if there is none or the account is deleted. */
  readonly author: Account | null;
  /** What the event says of its issue or pull request; null if it has none. */
  readonly told: EventText | null;
  /** Whether agent-exec wrote the comment. */
  readonly isOurs: boolean;
}

export interface RequestedTask {
  /** Null: read it from the file in `source` once the run is allowed. May be empty; the task's rules check that. */
  readonly text: string | null;
  readonly source: TaskSource;
  /** The author's login, if the text comes from the event. */
  readonly author?: string;
}

/**
 * Reads whether an event is a task for agent-exec, and which. Pure.
 *
 * The setting `task` or `task-file` wins on any event. Otherwise the task comes from
 * - a new comment on an issue, pull request or diff: the text after the trigger phrase (`textAfterPhrase`);
 * - a newly opened issue: title and body, without a phrase, because a workflow for `issues` without its own task
 * means that.
 * An edit, a label or an assignment never starts a run: another person may have done it, or the text changed
 * afterwards.
 * @throws AgentExecError `settings-invalid` if the payload is not in GitHub's format.
 */
export async function readTrigger(options: TriggerOptions): Promise<Trigger> {
  switch (options.eventName) {
    case "issue_comment":
      return readIssueComment(options);
    case "pull_request_review_comment":
      return readReviewComment(options);
    case "issues":
      return readIssue(options);
    default:
      return readOther(options);
  }
}

async function readIssueComment(options: TriggerOptions): Promise<Trigger> {
  const { action, issue, comment, sender } = readPayload("issueComment", options.eventName, options.payload);
  if (action !== "created")
    return skip(`the comment was ${action ?? "changed"}; only a new comment starts a run`);
  const isPullRequest = Boolean(issue.pull_request);
  return fromComment(options, {
    comment,
    sender: sender ?? null,
    told: eventText(issue, { at: comment.updated_at ?? null, commentId: comment.id }),
    target: {
      repository: options.repository,
      number: issue.number,
      isPullRequest,
      sha: isPullRequest ? null : options.sha,
      isFork: isPullRequest ? null : false,
      subject: { kind: "issue-comment", id: comment.id },
    },
  });
}

async function readReviewComment(options: TriggerOptions): Promise<Trigger> {
  const { action, pull_request, comment, sender } = readPayload(
    "reviewComment",
    options.eventName,
    options.payload,
  );
  if (action !== "created")
    return skip(`the comment was ${action ?? "changed"}; only a new comment starts a run`);
  return fromComment(options, {
    comment,
    sender: sender ?? null,
    told: eventText(pull_request, {
      at: comment.updated_at ?? null,
      commentId: comment.id,
      place: {
        path: comment.path ?? "",
        line: comment.line ?? comment.original_line ?? null,
        hunk: comment.diff_hunk ?? "",
      },
    }),
    target: pullRequestTarget(options.repository, pull_request, { kind: "review-comment", id: comment.id }),
  });
}

interface CommentEvent {
  readonly comment: { readonly body: string; readonly html_url: string; readonly user: Account | null };
  readonly sender: Account | null;
  readonly told: EventText;
  readonly target: Target;
}

async function fromComment(
  options: TriggerOptions,
  { comment, sender, told, target }: CommentEvent,
): Promise<Trigger> {
  const about = { eventName: options.eventName, target, sender, told, author: comment.user };
  const isOurs = comment.body.startsWith(markerPrefix);
  const task = taskFromSettings(options);
  if (task) return { kind: "run", ...about, task, isOurs };
  const text = await textAfterPhrase(comment.body, options.settings.triggerPhrase);
  if (text === null) {
    return skip(`no line of the comment starts with the word ${options.settings.triggerPhrase}`);
  }
  const source = { kind: "comment", url: comment.html_url } as const;
  return { kind: "run", ...about, task: { text, source, ...authorOf(comment.user) }, isOurs };
}

function readIssue(options: TriggerOptions): Trigger {
  const { action, issue, sender } = readPayload("issues", options.eventName, options.payload);
  const target: Target = {
    repository: options.repository,
    number: issue.number,
    isPullRequest: false,
    sha: options.sha,
    isFork: false,
    subject: { kind: "issue", number: issue.number },
  };
  const about = { eventName: options.eventName, target, sender: sender ?? null, isOurs: false };
  const given = taskFromSettings(options);
  const isNew = action === "opened";
  const told = eventText(issue, { at: isNew ? (issue.created_at ?? null) : null, isNew, isTask: !given });
  if (given) return { kind: "run", ...about, told, author: null, task: given };
  if (action !== "opened")
    return skip(`the issue was ${action ?? "changed"}; only a newly opened issue is a task`);
  const text = [issue.title, issue.body ?? ""].join("\n\n").replaceAll(/\r\n?/g, "\n").trim();
  const task = { text, source: { kind: "issue", url: issue.html_url } as const, ...authorOf(issue.user) };
  return { kind: "run", ...about, told, author: issue.user, task };
}

function readOther(options: TriggerOptions): Trigger {
  const { eventName, payload } = options;
  const task = taskFromSettings(options);
  if (!task) return skip(`a ${eventName} event has no task; set the input task or task-file`);
  const payloadSender = readPayload("other", eventName, payload).sender ?? null;
  // Nobody causes a schedule, whatever account GitHub may name.
  const sender = eventName === "schedule" ? null : payloadSender;
  return { kind: "run", eventName, task, ...otherSubject(options), sender, author: null, isOurs: false };
}

function otherSubject(options: TriggerOptions): Pick<RunTrigger, "target" | "told"> {
  const { eventName, payload, repository, sha } = options;
  if (typeof payload === "object" && payload !== null && "pull_request" in payload) {
    const { pull_request } = readPayload("pullRequest", eventName, payload);
    const subject = { kind: "issue", number: pull_request.number } as const;
    return {
      target: pullRequestTarget(repository, pull_request, subject),
      told: eventText(pull_request, { at: pull_request.updated_at ?? null }),
    };
  }
  const target = { repository, number: null, isPullRequest: false, sha, isFork: false, subject: null };
  return { target, told: null };
}

function taskFromSettings({ settings }: TriggerOptions): RequestedTask | null {
  if (settings.task !== undefined) return { text: settings.task, source: { kind: "input" } };
  if (settings.taskFile !== undefined)
    return { text: null, source: { kind: "file", path: settings.taskFile } };
  return null;
}

function authorOf(user: Account | null): { readonly author?: string } {
  return user ? { author: user.login } : {};
}

function skip(reason: string): Trigger {
  return { kind: "skip", reason };
}
