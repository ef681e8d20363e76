import { z } from "zod";
import type { Ask } from "./connection.js";
import { isGitea } from "./gitea.js";
import { inRepository, type InRepository } from "./in-repository.js";
import { limits } from "./limits.js";

/** A comment on an issue, a pull request or a diff. */
export interface SaidComment {
  readonly id: number;
  readonly body: string;
  /** The page of the comment. */
  readonly url: string;
  /** Null if the account is deleted. */
  readonly author: { readonly login: string; readonly id: number; readonly type: string } | null;
  /** The time in ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface SaidReviewComment extends SaidComment {
  /** The review that contains the comment. Null for Gitea and Forgejo. */
  readonly reviewId: number | null;
  readonly path: string;
  /** Null if the line is no longer in the diff. */
  readonly line: number | null;
  readonly hunk: string;
}

/** The text of a whole review. */
export interface SaidReview extends SaidComment {
  /** For example `APPROVED`, `CHANGES_REQUESTED`, `COMMENTED`. */
  readonly state: string;
}

/** The changes of a pull request. GitHub lists at most 300 files. */
export interface Comparison {
  readonly files: readonly {
    readonly path: string;
    readonly status: string;
    readonly additions: number;
    readonly deletions: number;
    /** The file's diff. Absent for binary files, and if GitHub finds it too large. */
    readonly patch?: string | undefined;
  }[];
  /** The commits' messages, oldest first, at most 100. */
  readonly commits: readonly string[];
  /** How many commits of `base` are missing in `head`. */
  readonly behindBy: number;
  /** The last commit that `head` and `base` share, in hex. */
  readonly mergeBase: string;
}

/** Calls for comments and changes. All throw `GitHubError` after their retries; on abort the signal's reason. */
export interface DiscussionCalls {
  /** The newest 100 to 200 comments, oldest first. `total` is the number of all comments. */
  newestComments(
    call: InRepository & { readonly number: number; readonly total: number },
  ): Promise<readonly SaidComment[]>;
  /** The newest 100 comments on the diff, oldest first. */
  newestReviewComments(
    call: InRepository & { readonly number: number },
  ): Promise<readonly SaidReviewComment[]>;
  /** The newest 100 reviews, without those that have no text, oldest first. */
  newestReviews(call: InRepository & { readonly number: number }): Promise<readonly SaidReview[]>;
  /** The changes of `head` since it left `base`. */
  comparison(call: InRepository & { readonly base: string; readonly head: string }): Promise<Comparison>;
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

const saidOnDiff = said.extend({
  pull_request_review_id: z.number().int().nullish(),
  path: z.string(),
  line: z.number().int().nullish(),
  original_line: z.number().int().nullish(),
  diff_hunk: z.string().nullish(),
});

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
  state: z.string(),
  /** Null while its author is still writing it. */
  submittedAt: z.string().nullable(),
  lastEditedAt: z.string().nullable(),
  author: z
    .object({ __typename: z.string(), login: z.string(), databaseId: z.number().int().nullish() })
    .nullable(),
});

const reviews = z.object({
  repository: z.object({
    pullRequest: z.object({ reviews: z.object({ nodes: z.array(review) }) }),
  }),
});

const comparison = z.object({
  files: z
    .array(
      z.object({
        filename: z.string(),
        status: z.string(),
        additions: z.number().int(),
        deletions: z.number().int(),
        patch: z.string().optional(),
      }),
    )
    .optional(),
  commits: z.array(z.object({ commit: z.object({ message: z.string() }) })),
  behind_by: z.number().int(),
  merge_base_commit: z.object({ sha: z.string() }),
});

/** @param apiUrl without a slash at its end */
export function createDiscussionCalls(ask: Ask, { apiUrl }: { readonly apiUrl: string }): DiscussionCalls {
  return {
    async newestComments({ repository, number, total, signal }) {
      const last = Math.max(1, Math.ceil(total / limits.pageItems));
      const pages = last === 1 ? [1] : [last - 1, last];
      const read = await Promise.all(
        pages.map((page) =>
          ask(
            {
              doing: `list the comments of #${number}`,
              needs: "issues: read, pull-requests: read",
              schema: z.array(said),
              signal,
            },
            ({ rest }) =>
              rest.issues.listComments({
                ...inRepository(repository),
                issue_number: number,
                per_page: limits.pageItems,
                page,
              }),
          ),
        ),
      );
      return read.flat().map(commentOf);
    },

    async newestReviewComments({ repository, number, signal }) {
      const read = await ask(
        {
          doing: `list the review comments of pull request ${number}`,
          needs: "pull-requests: read",
          schema: z.array(saidOnDiff),
          signal,
        },
        ({ rest }) =>
          rest.pulls.listReviewComments({
            ...inRepository(repository),
            pull_number: number,
            per_page: limits.pageItems,
            sort: "created",
            direction: "desc",
          }),
      );
      return read.toReversed().map((each) => ({
        ...commentOf(each),
        reviewId: each.pull_request_review_id ?? null,
        path: each.path,
        line: each.line ?? each.original_line ?? null,
        hunk: each.diff_hunk ?? "",
      }));
    },

    async newestReviews({ repository, number, signal }) {
      // Gitea and Forgejo have no GraphQL.
      if (isGitea(apiUrl)) return [];
      const read = await ask(
        {
          doing: `list the reviews of pull request ${number}`,
          needs: "pull-requests: read",
          schema: reviews,
          signal,
        },
        async ({ graphql }) => ({
          data: await graphql(reviewsQuery, {
            ...inRepository(repository),
            number,
            last: limits.pageItems,
          }),
        }),
      );
      return read.repository.pullRequest.reviews.nodes.flatMap(reviewOf);
    },

    async comparison({ repository, base, head, signal }) {
      const {
        files = [],
        commits,
        behind_by,
        merge_base_commit,
      } = await ask(
        { doing: `compare ${base} with ${head}`, needs: "contents: read", schema: comparison, signal },
        ({ rest }) =>
          rest.repos.compareCommitsWithBasehead({
            ...inRepository(repository),
            basehead: `${base}...${head}`,
            per_page: limits.pageItems,
          }),
      );
      return {
        files: files.map(({ filename, ...file }) => ({ path: filename, ...file })),
        commits: commits.map(({ commit }) => commit.message),
        behindBy: behind_by,
        mergeBase: merge_base_commit.sha,
      };
    },
  };
}

function commentOf({ id, body, html_url, user, created_at, updated_at }: z.output<typeof said>): SaidComment {
  return { id, body: body ?? "", url: html_url, author: user, createdAt: created_at, updatedAt: updated_at };
}

function reviewOf(given: z.output<typeof review>): readonly SaidReview[] {
  const { fullDatabaseId: id, body, url, state, submittedAt, lastEditedAt, author } = given;
  if (submittedAt === null || body.trim() === "") return [];
  const by = author && { login: author.login, id: author.databaseId ?? 0, type: author.__typename };
  return [
    { id, body, url, state, author: by, createdAt: submittedAt, updatedAt: lastEditedAt ?? submittedAt },
  ];
}
