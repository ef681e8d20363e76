import type { PullRequestPart } from "./payload.js";

/** The text of an event's issue or pull request at that moment. */
export interface EventText {
  /** The event's time in ISO 8601. Null if the event does not say it. */
  readonly at: string | null;
  readonly title: string;
  readonly body: string;
  /** The author's login; null if the account is deleted. */
  readonly author: string | null;
  readonly comments: number;
  /** Whether it was just opened, so that it has no comments yet. */
  readonly isNew: boolean;
  /** Whether its title and body are the task. */
  readonly isTask: boolean;
  /** The comment with the request; null if there is none. */
  readonly commentId: number | null;
  /** The text that its author wrote besides the task. */
  readonly besides: string;
  /** The lines on which the comment stands. Null if it is not on a diff. */
  readonly place: { readonly path: string; readonly line: number | null; readonly hunk: string } | null;
}

export function eventText(
  { title, body, user, comments }: Pick<PullRequestPart, "title" | "body" | "user" | "comments">,
  rest: Partial<Omit<EventText, "title" | "body" | "author" | "comments">>,
): EventText {
  return {
    at: null,
    isNew: false,
    isTask: false,
    commentId: null,
    besides: "",
    place: null,
    ...rest,
    title: title ?? "",
    body: body ?? "",
    author: user?.login ?? null,
    comments: comments ?? 0,
  };
}
