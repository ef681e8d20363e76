import { z } from "zod";
import { inRepository, orGone, type InRepository } from "./in-repository.js";
import { pages } from "./pages.js";
import type { Transport } from "./transport.js";

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
  comments(call: InRepository & { readonly number: number }): AsyncIterable<IssueComment>;
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
const commentRoute = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
const commentsRoute = "/repos/{owner}/{repo}/issues/{issue_number}/comments";

export function createCommentCalls(transport: Transport): CommentCalls {
  /** A call about one comment that is there already. */
  const one = (method: string, doing: string, call: InRepository & { id: number; body?: string }) => ({
    route: `${method} ${commentRoute}`,
    parameters: {
      ...inRepository(call.repository),
      comment_id: call.id,
      ...(call.body === undefined ? {} : { body: call.body }),
    },
    doing: `${doing} comment ${call.id}`,
    needs,
    signal: call.signal,
  });
  return {
    async *comments({ repository, number, signal }) {
      const list = pages(transport, {
        route: `GET ${commentsRoute}`,
        parameters: { ...inRepository(repository), issue_number: number },
        doing: `list the comments of #${number}`,
        needs: "issues: read, pull-requests: read",
        schema: z.array(commentSchema),
        signal,
      });
      for await (const page of list) yield* page;
    },

    async comment(call) {
      return orGone(
        transport.send({ ...one("GET", "read", call), schema: commentSchema }).then(({ data }) => data),
      );
    },

    async createComment({ repository, number, body, signal }) {
      const { data } = await transport.send({
        route: `POST ${commentsRoute}`,
        parameters: { ...inRepository(repository), issue_number: number, body },
        doing: `write a comment on #${number}`,
        needs,
        schema: commentSchema,
        isRepeatable: false,
        signal,
      });
      return data;
    },

    async updateComment(call) {
      return orGone(
        transport
          .send({ ...one("PATCH", "edit", call), schema: commentSchema, isRepeatable: call.isHasty !== true })
          .then(({ data }) => data),
      );
    },

    async deleteComment(call) {
      await orGone(transport.send({ ...one("DELETE", "delete", call), schema: z.unknown() }));
    },

    async react({ repository, subject, content, signal }) {
      const { route, parameters } = reactionOn(subject);
      await transport.send({
        route,
        parameters: { ...inRepository(repository), ...parameters, content },
        doing: "react to the request",
        needs,
        schema: z.unknown(),
        signal,
      });
    },
  };
}

function reactionOn(subject: Subject) {
  switch (subject.kind) {
    case "issue-comment":
      return { route: `POST ${commentRoute}/reactions`, parameters: { comment_id: subject.id } };
    case "review-comment":
      return {
        route: "POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions",
        parameters: { comment_id: subject.id },
      };
    case "issue":
      return {
        route: "POST /repos/{owner}/{repo}/issues/{issue_number}/reactions",
        parameters: { issue_number: subject.number },
      };
  }
}
