import { z } from "zod";
import type { Ask } from "./connection.js";
import { inRepository, orGone, type InRepository } from "./in-repository.js";
import { limits } from "./limits.js";
import type { Octokit } from "./octokit.js";

export interface IssueComment {
  readonly id: number;
  readonly body: string;
  /** The author's login. Null if the account is deleted. */
  readonly author: string | null;
  readonly url: string;
}

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

/** Calls for comments and reactions. All throw `GitHubError` after their retries; on abort the signal's reason. */
export interface CommentCalls {
  /** All comments of an issue or pull request from all pages, oldest first. */
  comments(call: InRepository & { readonly number: number }): Promise<IssueComment[]>;
  /** Null if it is gone. */
  comment(call: InRepository & { readonly id: number }): Promise<IssueComment | null>;
  /** The current text of a comment or review. Null if it is gone. */
  textOf(
    call: InRepository & { readonly subject: SaidSubject; readonly number: number },
  ): Promise<string | null>;
  /** Sent only once. If the error `isUncertain`, the comment may exist anyway. */
  createComment(
    call: InRepository & { readonly number: number; readonly body: string },
  ): Promise<IssueComment>;
  /** Null if the comment is gone. `isHasty`: sent only once, because another update follows. */
  updateComment(
    call: InRepository & { readonly id: number; readonly body: string; readonly isHasty?: boolean },
  ): Promise<IssueComment | null>;
  /** False if the comment is already gone. */
  deleteComment(call: InRepository & { readonly id: number }): Promise<boolean>;
  /** Adds a reaction. A second call adds no second one. Sent only once, because no run waits for it. */
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
const one = { needs, schema: commentSchema };
const anything = { needs, schema: z.unknown() };

export function createCommentCalls(ask: Ask): CommentCalls {
  return {
    comments: ({ repository, number, signal }) =>
      ask(
        {
          doing: `list the comments of #${number}`,
          needs: "issues: read, pull-requests: read",
          schema: z.array(commentSchema),
          signal,
        },
        async ({ rest, paginate }) => {
          const issue = { ...inRepository(repository), issue_number: number };
          return { data: await paginate(rest.issues.listComments, { ...issue, per_page: limits.pageItems }) };
        },
      ),

    comment: ({ repository, id, signal }) =>
      orGone(
        ask({ ...one, doing: `read comment ${id}`, signal }, ({ rest }) =>
          rest.issues.getComment({ ...inRepository(repository), comment_id: id }),
        ),
      ),

    async textOf({ repository, subject: { kind, id }, number, signal }) {
      const schema = z.object({ body: z.string().nullish() });
      const said = await orGone(
        ask({ doing: `read the ${kind} ${id} again`, needs: one.needs, schema, signal }, ({ rest }) =>
          requestSaid(rest, { kind, id }, { ...inRepository(repository), pull_number: number }),
        ),
      );
      return said === null ? null : (said.body ?? "");
    },

    createComment: ({ repository, number, body, signal }) =>
      ask({ ...one, doing: `write a comment on #${number}`, isRepeatable: false, signal }, ({ rest }) =>
        rest.issues.createComment({ ...inRepository(repository), issue_number: number, body }),
      ),

    updateComment: ({ repository, id, body, isHasty, signal }) =>
      orGone(
        ask({ ...one, doing: `edit comment ${id}`, isRepeatable: isHasty !== true, signal }, ({ rest }) =>
          rest.issues.updateComment({ ...inRepository(repository), comment_id: id, body }),
        ),
      ),

    async deleteComment({ repository, id, signal }) {
      const call = {
        ...anything,
        schema: z.unknown().transform(() => true),
        doing: `delete comment ${id}`,
        signal,
      };
      const isDeleted = await orGone(
        ask(call, ({ rest }) => rest.issues.deleteComment({ ...inRepository(repository), comment_id: id })),
      );
      return isDeleted === true;
    },

    async react({ repository, subject, content, signal }) {
      await ask({ ...anything, doing: "react to the request", isRepeatable: false, signal }, (octokit) =>
        reactTo(octokit, subject, { ...inRepository(repository), content }),
      );
    },
  };
}

interface SaidPlace extends ReturnType<typeof inRepository> {
  readonly pull_number: number;
  readonly headers?: { readonly accept: string };
}

/** Asks for a comment or review. */
export function requestSaid(
  { pulls, issues }: Octokit["rest"],
  { kind, id }: SaidSubject,
  { pull_number, ...place }: SaidPlace,
): Promise<{ readonly data: unknown }> {
  if (kind === "review") return pulls.getReview({ ...place, pull_number, review_id: id });
  return kind === "review-comment"
    ? pulls.getReviewComment({ ...place, comment_id: id })
    : issues.getComment({ ...place, comment_id: id });
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
