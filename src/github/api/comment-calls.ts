import { z } from "zod";
import { nullIfGone } from "./api-error.js";
import type { Ask } from "./connection.js";
import type { At, InRepository } from "./in-repository.js";
import { limits } from "./limits.js";
import type { Octokit } from "./octokit.js";

/** The thing to react to. GitHub treats a pull request as an issue here. */
export type Subject =
  | { readonly kind: "issue-comment"; readonly id: number }
  | { readonly kind: "review-comment"; readonly id: number }
  | { readonly kind: "issue"; readonly number: number };

/** A text that a person wrote. Other kinds count as comments on an issue. */
export interface SaidSubject {
  readonly kind: string;
  readonly id: number;
}

const commentSchema = z
  .object({
    id: z.number().int(),
    body: z.string().default(""),
    html_url: z.string(),
    user: z.object({ login: z.string() }).nullable(),
  })
  .transform(({ html_url, user, ...rest }) => ({
    ...rest,
    url: html_url,
    /** The author's login. Null if the account is deleted. */
    author: user?.login ?? null,
  }));

export type IssueComment = z.output<typeof commentSchema>;

const saidSchema = z.object({ body: z.string().nullish() }).transform(({ body }) => body ?? "");

const needs = "issues: write, pull-requests: write";
const one = { needs, schema: commentSchema };

export function createCommentCalls(ask: Ask) {
  return {
    /** All comments of an issue or pull request from all pages, oldest first. */
    comments: ({ number, ...call }: InRepository<{ number: number }>) =>
      ask(
        {
          ...call,
          doing: `list the comments of #${number}`,
          needs: "issues: read, pull-requests: read",
          schema: z.array(commentSchema),
        },
        async ({ rest, paginate }, at) => {
          const issue = { ...at, issue_number: number, per_page: limits.pageItems };
          return { data: await paginate(rest.issues.listComments, issue) };
        },
      ),

    /** Null if it is gone. */
    comment: ({ id, ...call }: InRepository<{ id: number }>) =>
      ask({ ...call, ...one, doing: `read comment ${id}` }, ({ rest }, at) =>
        rest.issues.getComment({ ...at, comment_id: id }),
      ).catch(nullIfGone),

    /** The current text of a comment or review. Null if it is gone. */
    textOf: ({ subject, number, ...call }: InRepository<{ subject: SaidSubject; number: number }>) =>
      ask(
        { ...call, doing: `read the ${subject.kind} ${subject.id} again`, needs, schema: saidSchema },
        ({ rest }, at) => requestSaid(rest, subject, { ...at, pull_number: number }),
      ).catch(nullIfGone),

    /** Sent only once. If the error `isUncertain`, the comment may exist anyway. */
    createComment: ({ number, body, ...call }: InRepository<{ number: number; body: string }>) =>
      ask({ ...call, ...one, doing: `write a comment on #${number}`, isRepeatable: false }, ({ rest }, at) =>
        rest.issues.createComment({ ...at, issue_number: number, body }),
      ),

    /** Null if the comment is gone. `isHasty`: sent only once, because another update follows. */
    updateComment: ({
      id,
      body,
      isHasty = false,
      ...call
    }: InRepository<{ id: number; body: string; isHasty?: boolean }>) =>
      ask({ ...call, ...one, doing: `edit comment ${id}`, isRepeatable: !isHasty }, ({ rest }, at) =>
        rest.issues.updateComment({ ...at, comment_id: id, body }),
      ).catch(nullIfGone),

    /** False if the comment is already gone. */
    async deleteComment({ id, ...call }: InRepository<{ id: number }>): Promise<boolean> {
      const schema = z.unknown().transform(() => true);
      const isDeleted = await ask({ ...call, doing: `delete comment ${id}`, needs, schema }, ({ rest }, at) =>
        rest.issues.deleteComment({ ...at, comment_id: id }),
      ).catch(nullIfGone);
      return isDeleted === true;
    },

    /** Adds 👀. A second call adds no second one. Sent only once, because no run waits for it. */
    async react({ subject, ...call }: InRepository<{ subject: Subject }>): Promise<void> {
      const about = { doing: "react to the request", needs, schema: z.unknown(), isRepeatable: false };
      await ask({ ...call, ...about }, ({ rest: { reactions } }, at) => {
        const reaction = { ...at, content: "eyes" as const };
        switch (subject.kind) {
          case "issue-comment":
            return reactions.createForIssueComment({ ...reaction, comment_id: subject.id });
          case "review-comment":
            return reactions.createForPullRequestReviewComment({ ...reaction, comment_id: subject.id });
          case "issue":
            return reactions.createForIssue({ ...reaction, issue_number: subject.number });
        }
      });
    },
  };
}

/** Asks for a comment or review. */
export function requestSaid(
  { pulls, issues }: Octokit["rest"],
  { kind, id }: SaidSubject,
  {
    pull_number,
    ...at
  }: At & { readonly pull_number: number; readonly headers?: { readonly accept: string } },
): Promise<{ readonly data: unknown }> {
  if (kind === "review") return pulls.getReview({ ...at, pull_number, review_id: id });
  return kind === "review-comment"
    ? pulls.getReviewComment({ ...at, comment_id: id })
    : issues.getComment({ ...at, comment_id: id });
}
