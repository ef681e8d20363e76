import { markerPrefix } from "../../reporting/marker.js";
import { type EventText, eventText } from "../event-text.js";
import { type Payload, readPayload } from "../payload.js";
import { textAroundPhrase } from "../phrase.js";
import { pullRequestTarget, type Target } from "../target.js";
import { authorOf, skip, taskFromSettings, type Trigger, type TriggerOptions } from "../trigger.js";

export async function readIssueComment(options: TriggerOptions): Promise<Trigger> {
  const event = readPayload("issueComment", options.eventName, options.payload);
  const { issue, comment } = event;
  const isPullRequest = Boolean(issue.pull_request);
  return fromComment(options, event, {
    comment,
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
  const event = readPayload("reviewComment", options.eventName, options.payload);
  const { pull_request, comment } = event;
  return fromComment(options, event, {
    comment,
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
  const event = readPayload("review", options.eventName, options.payload);
  const { pull_request, review } = event;
  return fromComment(options, event, {
    comment: review,
    told: eventText(pull_request, { at: review.submitted_at ?? null, commentId: review.id }),
    target: pullRequestTarget(options.repository, pull_request, { kind: "review", id: review.id }),
  });
}

interface Commented {
  readonly comment: Pick<Payload<"review">["review"], "body" | "html_url" | "user">;
  readonly told: EventText;
  readonly target: Target;
}

async function fromComment(
  options: TriggerOptions,
  { action, sender }: Payload<"other">,
  { comment, told, target }: Commented,
): Promise<Trigger> {
  const isReview = target.subject?.kind === "review";
  if (isReview && action !== "submitted")
    return skip(`the review was ${action ?? "changed"}; only a newly submitted review starts a run`);
  if (!isReview && action !== "created")
    return skip(`the comment was ${action ?? "changed"}; only a new comment starts a run`);
  const said = comment.body ?? "";
  const about = { eventName: options.eventName, target, sender, told, author: comment.user, said };
  const isOurs = said.startsWith(markerPrefix);
  const task = taskFromSettings(options);
  if (task) return { kind: "run", ...about, told: { ...told, besides: said }, task, isOurs };
  const phrase = options.settings.triggerPhrase;
  const around = await textAroundPhrase(said, phrase);
  if (around === null)
    return skip(`no line of the ${isReview ? "review" : "comment"} starts with the word ${phrase}`);
  const source = { kind: "comment", url: comment.html_url } as const;
  const asked = { text: around.after, source, ...authorOf(comment.user) };
  return { kind: "run", ...about, told: { ...told, besides: around.above }, task: asked, isOurs };
}
