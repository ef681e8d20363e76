import type { Account } from "./payload.js";

/** The issue or pull request of an event, as it was at that moment. */
export interface EventText {
  /** When it happened, ISO 8601; null if the event does not say. */
  readonly at: string | null;
  readonly title: string;
  readonly body: string;
  /** The author's login; null if the account is deleted. */
  readonly author: string | null;
  /** How many comments it had. */
  readonly comments: number;
  /** Whether it was just opened: then it has no comments yet. */
  readonly isNew: boolean;
  /** Whether title and body are the task itself. */
  readonly isTask: boolean;
  /** The comment with the request; null if there is none. */
  readonly commentId: number | null;
  /** What the author of this comment wrote in it besides the task. */
  readonly besides: string;
  /** The lines that the comment is about; null if it is on no diff. */
  readonly place: { readonly path: string; readonly line: number | null; readonly hunk: string } | null;
}

interface Opened {
  readonly title?: string | undefined;
  readonly body?: string | null | undefined;
  readonly user?: Account | null | undefined;
  readonly comments?: number | undefined;
}

export function eventText(
  { title, body, user, comments }: Opened,
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
