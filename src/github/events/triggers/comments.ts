import { markerPrefix } from "../../reporting/marker.js";
import { type EventText, eventText } from "../event-text.js";
import { type Account, readPayload } from "../payload.js";
import { textAroundPhrase } from "../phrase.js";
import { pullRequestTarget, type Target } from "../target.js";
import { authorOf, skip, taskFromSettings, type Trigger, type TriggerOptions } from "../trigger.js";

export async function readIssueComment(options: TriggerOptions): Promise<Trigger> {
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

export async function readReviewComment(options: TriggerOptions): Promise<Trigger> {
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

/** Reads the text of a whole review. Each of its comments on the diff has an event of its own. */
export async function readReview(options: TriggerOptions): Promise<Trigger> {
  const { action, pull_request, review, sender } = readPayload("review", options.eventName, options.payload);
  if (action !== "submitted")
    return skip(`the review was ${action ?? "changed"}; only a newly submitted review starts a run`);
  return fromComment(options, {
    comment: review,
    sender: sender ?? null,
    told: eventText(pull_request, { at: review.submitted_at ?? null, commentId: review.id }),
    target: pullRequestTarget(options.repository, pull_request, { kind: "review", id: review.id }),
  });
}

interface CommentEvent {
  readonly comment: {
    readonly body?: string | null | undefined;
    readonly html_url: string;
    readonly user: Account | null;
  };
  readonly sender: Account | null;
  readonly told: EventText;
  readonly target: Target;
}

async function fromComment(
  options: TriggerOptions,
  { comment, sender, told, target }: CommentEvent,
): Promise<Trigger> {
  const said = comment.body ?? "";
  const about = { eventName: options.eventName, target, sender, told, author: comment.user, said };
  const isOurs = said.startsWith(markerPrefix);
  const task = taskFromSettings(options);
  if (task) return { kind: "run", ...about, told: { ...told, besides: said }, task, isOurs };
  const around = await textAroundPhrase(said, options.settings.triggerPhrase);
  if (around === null) {
    return skip(
      `no line of the ${target.subject?.kind === "review" ? "review" : "comment"} starts with the word ${options.settings.triggerPhrase}`,
    );
  }
  const source = { kind: "comment", url: comment.html_url } as const;
  const asked = { text: around.after, source, ...authorOf(comment.user) };
  return { kind: "run", ...about, told: { ...told, besides: around.above }, task: asked, isOurs };
}
