import { z } from "zod";
import type { Ask } from "./connection.js";
import { inRepository, orGone, type InRepository } from "./in-repository.js";
import { limits } from "./limits.js";
import type { Octokit } from "./octokit.js";

export interface IssueComment {
  readonly id: number;
  readonly body: string;
  /** Login; null when the account is deleted. */
  readonly author: string | null;
  readonly url: string;
}

/** What a reaction can stand on. A pull request is an issue here. */
export type Subject =
  | { readonly kind: "issue-comment"; readonly id: number }
  | { readonly kind: "review-comment"; readonly id: number }
  | { readonly kind: "issue"; readonly number: number };

/** Comments and reactions. All throw `GitHubError` after their retries; on abort the signal's reason. */
export interface CommentCalls {
  /** All comments of an issue or pull request, oldest first, over all pages. */
  comments(call: InRepository & { readonly number: number }): Promise<IssueComment[]>;
  /** Null when it is gone. */
  comment(call: InRepository & { readonly id: number }): Promise<IssueComment | null>;
  /** Sent once only: where the error `isUncertain`, the comment may stand all the same. */
  createComment(
    call: InRepository & { readonly number: number; readonly body: string },
  ): Promise<IssueComment>;
  /** Null when it is gone. `isHasty`: sent once only, because the next edit is coming anyway. */
  updateComment(
    call: InRepository & { readonly id: number; readonly body: string; readonly isHasty?: boolean },
  ): Promise<IssueComment | null>;
  /** Done as well when it is gone already. */
  deleteComment(call: InRepository & { readonly id: number }): Promise<void>;
  /** Doing it twice leaves one reaction. */
  react(call: InRepository & { readonly subject: Subject; readonly content: "eyes" }): Promise<void>;
}

const commentSchema = z
  .object({
    id: z.number().int(),
    body: z.string().optional(),
    html_url: z.string(),
    user: z.object({ login: z.string() }).nullable(),
  })
  .transform(({ id, body, html_url, user }): IssueComment => ({
    id,
    body: body ?? "",
    url: html_url,
    author: user?.login ?? null,
  }));

const needs = "issues: write, pull-requests: write";

export function createCommentCalls(ask: Ask): CommentCalls {
  return {
    comments: ({ repository, number, signal }) =>
      ask({
        request: async ({ rest, paginate }) => ({
          data: await paginate(rest.issues.listComments, {
            ...inRepository(repository),
            issue_number: number,
            per_page: limits.pageItems,
          }),
        }),
        doing: `list the comments of #${number}`,
        needs: "issues: read, pull-requests: read",
        schema: z.array(commentSchema),
        signal,
      }),

    comment: ({ repository, id, signal }) =>
      orGone(
        ask({
          request: ({ rest }) => rest.issues.getComment({ ...inRepository(repository), comment_id: id }),
          doing: `read comment ${id}`,
          needs,
          schema: commentSchema,
          signal,
        }),
      ),

    createComment: ({ repository, number, body, signal }) =>
      ask({
        request: ({ rest }) =>
          rest.issues.createComment({ ...inRepository(repository), issue_number: number, body }),
        doing: `write a comment on #${number}`,
        needs,
        schema: commentSchema,
        isRepeatable: false,
        signal,
      }),

    updateComment: ({ repository, id, body, isHasty, signal }) =>
      orGone(
        ask({
          request: ({ rest }) =>
            rest.issues.updateComment({ ...inRepository(repository), comment_id: id, body }),
          doing: `edit comment ${id}`,
          needs,
          schema: commentSchema,
          isRepeatable: isHasty !== true,
          signal,
        }),
      ),

    async deleteComment({ repository, id, signal }) {
      await orGone(
        ask({
          request: ({ rest }) => rest.issues.deleteComment({ ...inRepository(repository), comment_id: id }),
          doing: `delete comment ${id}`,
          needs,
          schema: z.unknown(),
          signal,
        }),
      );
    },

    async react({ repository, subject, content, signal }) {
      await ask({
        request: (octokit) => reactTo(octokit, subject, { ...inRepository(repository), content }),
        doing: "react to the request",
        needs,
        schema: z.unknown(),
        signal,
      });
    },
  };
}

interface Reaction extends ReturnType<typeof inRepository> {
  readonly content: "eyes";
}

function reactTo({ rest: { reactions } }: Octokit, subject: Subject, reaction: Reaction) {
  switch (subject.kind) {
    case "issue-comment":
      return reactions.createForIssueComment({ ...reaction, comment_id: subject.id });
    case "review-comment":
      return reactions.createForPullRequestReviewComment({ ...reaction, comment_id: subject.id });
    case "issue":
      return reactions.createForIssue({ ...reaction, issue_number: subject.number });
  }
}
