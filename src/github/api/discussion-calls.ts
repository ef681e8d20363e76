import { z } from "zod";
import type { Ask } from "./connection.js";
import { isGitea } from "./gitea.js";
import type { InRepository } from "./in-repository.js";
import { limits } from "./limits.js";

/** A comment on an issue, a pull request or a diff. */
export interface SaidComment {
  readonly id: number;
  readonly body: string;
  readonly url: string;
  /** Null if the account is deleted. */
  readonly author: { readonly login: string; readonly id: number; readonly type: string } | null;
  /** The time in ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

const said = z.object({
  id: z.number().int(),
  body: z.string().nullish(),
  html_url: z.string(),
  // Gitea and Forgejo do not send a type.
  user: z.object({ login: z.string(), id: z.number().int(), type: z.string().default("User") }).nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});

function commentOf({ id, body, html_url, user, created_at, updated_at }: z.output<typeof said>): SaidComment {
  return { id, body: body ?? "", url: html_url, author: user, createdAt: created_at, updatedAt: updated_at };
}

const saidOnDiff = said
  .extend({
    pull_request_review_id: z.number().int().nullish(),
    path: z.string(),
    line: z.number().int().nullish(),
    original_line: z.number().int().nullish(),
    diff_hunk: z.string().nullish(),
  })
  .transform((comment) => ({
    ...commentOf(comment),
    /** The review that contains the comment. Null for Gitea and Forgejo. */
    reviewId: comment.pull_request_review_id ?? null,
    path: comment.path,
    /** Null if the line is no longer in the diff. */
    line: comment.line ?? comment.original_line ?? null,
    hunk: comment.diff_hunk ?? "",
  }));

export type SaidReviewComment = z.output<typeof saidOnDiff>;

/** GraphQL is needed here. Only it says when a review was edited, and it can list the newest reviews. */
const reviewsQuery = `query ($owner: String!, $repo: String!, $number: Int!, $last: Int!) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      reviews(last: $last) {
        nodes {
          fullDatabaseId body url state submittedAt lastEditedAt
          author { __typename login ... on User { databaseId } }
        }
      }
    }
  }
}`;

const review = z.object({
  fullDatabaseId: z.coerce.number().int(),
  body: z.string(),
  url: z.string(),
  /** For example `APPROVED`, `CHANGES_REQUESTED`, `COMMENTED`. */
  state: z.string(),
  /** Null while its author is still writing it. */
  submittedAt: z.string().nullable(),
  lastEditedAt: z.string().nullable(),
  author: z
    .object({ __typename: z.string(), login: z.string(), databaseId: z.number().int().nullish() })
    .nullable(),
});

/** The text of a whole review. */
export interface SaidReview extends SaidComment, Pick<z.output<typeof review>, "state"> {}

/** The review. Nothing if it has no text. */
function reviewOf(given: z.output<typeof review>): readonly SaidReview[] {
  const { fullDatabaseId: id, body, url, state, submittedAt, lastEditedAt, author } = given;
  if (submittedAt === null || body.trim() === "") return [];
  const by = author && { login: author.login, id: author.databaseId ?? 0, type: author.__typename };
  const times = { createdAt: submittedAt, updatedAt: lastEditedAt ?? submittedAt };
  return [{ id, body, url, state, author: by, ...times }];
}

const reviews = z
  .object({
    repository: z.object({ pullRequest: z.object({ reviews: z.object({ nodes: z.array(review) }) }) }),
  })
  .transform(({ repository }) => repository.pullRequest.reviews.nodes.flatMap(reviewOf));

const comparison = z
  .object({
    files: z
      .array(
        z.object({
          filename: z.string(),
          status: z.string(),
          additions: z.number().int(),
          deletions: z.number().int(),
          /** The file's diff. Absent for binary files, and if GitHub finds it too large. */
          patch: z.string().optional(),
        }),
      )
      .default([]),
    commits: z.array(z.object({ commit: z.object({ message: z.string() }) })),
    behind_by: z.number().int(),
    merge_base_commit: z.object({ sha: z.string() }),
  })
  .transform(({ files, commits, behind_by, merge_base_commit }) => ({
    files: files.map(({ filename, ...file }) => ({ path: filename, ...file })),
    /** The commits' messages, oldest first, at most 100. */
    commits: commits.map(({ commit }) => commit.message),
    /** How many commits of `base` are missing in `head`. */
    behindBy: behind_by,
    /** The last commit that `head` and `base` share, in hex. */
    mergeBase: merge_base_commit.sha,
  }));

/** The changes of a pull request. GitHub lists at most 300 files. */
export type Comparison = z.output<typeof comparison>;

const per_page = limits.pageItems;

/**
 * Calls for comments and changes.
 * @param apiUrl without a slash at its end
 */
export function createDiscussionCalls(ask: Ask, { apiUrl }: { readonly apiUrl: string }) {
  return {
    /** The newest 100 to 200 comments, oldest first. `total` is the number of all comments. */
    async newestComments({ number, total, ...call }: InRepository<{ number: number; total: number }>) {
      const last = Math.max(1, Math.ceil(total / per_page));
      const pages = last === 1 ? [1] : [last - 1, last];
      const list = {
        ...call,
        doing: `list the comments of #${number}`,
        needs: "issues: read, pull-requests: read",
        schema: z.array(said.transform(commentOf)),
      };
      const read = pages.map((page) =>
        ask(list, ({ rest }, at) =>
          rest.issues.listComments({ ...at, issue_number: number, per_page, page }),
        ),
      );
      return (await Promise.all(read)).flat();
    },

    /** The newest 100 comments on the diff, oldest first. */
    async newestReviewComments({ number, ...call }: InRepository<{ number: number }>) {
      const newestFirst = { sort: "created", direction: "desc" } as const;
      const read = await ask(
        {
          ...call,
          doing: `list the review comments of pull request ${number}`,
          needs: "pull-requests: read",
          schema: z.array(saidOnDiff),
        },
        ({ rest }, at) =>
          rest.pulls.listReviewComments({ ...at, pull_number: number, per_page, ...newestFirst }),
      );
      return read.toReversed();
    },

    /** The newest 100 reviews, without those that have no text, oldest first. */
    async newestReviews({ number, ...call }: InRepository<{ number: number }>) {
      // Gitea and Forgejo have no GraphQL.
      if (isGitea(apiUrl)) return [];
      return ask(
        {
          ...call,
          doing: `list the reviews of pull request ${number}`,
          needs: "pull-requests: read",
          schema: reviews,
        },
        async ({ graphql }, at) => ({ data: await graphql(reviewsQuery, { ...at, number, last: per_page }) }),
      );
    },

    /** The changes of `head` since it left `base`. */
    comparison: ({ base, head, ...call }: InRepository<{ base: string; head: string }>) =>
      ask(
        { ...call, doing: `compare ${base} with ${head}`, needs: "contents: read", schema: comparison },
        ({ rest }, at) =>
          rest.repos.compareCommitsWithBasehead({ ...at, basehead: `${base}...${head}`, per_page }),
      ),
  };
}
