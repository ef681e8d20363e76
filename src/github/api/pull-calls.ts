import { z } from "zod";
import { GitHubError } from "./api-error.js";
import type { Ask } from "./connection.js";
import { inRepository, type InRepository } from "./in-repository.js";

export interface PullRequest {
  readonly number: number;
  readonly url: string;
  readonly isDraft: boolean;
  /** The login of the person who opened it; null if the account is deleted. */
  readonly author: string | null;
  /** Whether it can be merged without a conflict. Null if GitHub has not tested this yet. */
  readonly isMergeable: boolean | null;
}

export interface PullRequestText {
  readonly title: string;
  /** The text is Markdown. */
  readonly body: string;
}

/** Calls for pull requests. All throw `GitHubError` after their retries; on abort the signal's reason. */
export interface PullCalls {
  /** The open pull request from one branch into another; null if there is none. */
  openPull(
    call: InRepository & { readonly branch: string; readonly base: string },
  ): Promise<PullRequest | null>;
  /** The numbers of the open pull requests from a branch of this owner. */
  openPullsOf(
    call: InRepository & { readonly owner: string; readonly branch: string },
  ): Promise<readonly number[]>;
  pull(call: InRepository & { readonly number: number }): Promise<PullRequest>;
  /** Sent only once. If the error `isUncertain`, the pull request may exist anyway. */
  createPull(
    call: InRepository &
      PullRequestText & { readonly branch: string; readonly base: string; readonly isDraft: boolean },
  ): Promise<PullRequest>;
  updatePull(call: InRepository & PullRequestText & { readonly number: number }): Promise<PullRequest>;
  /**
   * Comments on lines of a pull request, in the version of `sha`. False if the lines are not in its diff. Sent only
   * once.
   * @param call lines from 1
   */
  commentOnLines(
    call: InRepository & {
      readonly number: number;
      readonly sha: string;
      readonly path: string;
      readonly startLine: number;
      readonly endLine: number;
      readonly body: string;
    },
  ): Promise<boolean>;
}

const pullSchema = z
  .object({
    number: z.number().int(),
    html_url: z.string(),
    draft: z.boolean().optional(),
    user: z.object({ login: z.string() }).nullish(),
    mergeable: z.boolean().nullish(),
  })
  .transform(({ number, html_url, draft, user, mergeable }): PullRequest => ({
    number,
    url: html_url,
    isDraft: draft === true,
    author: user?.login ?? null,
    isMergeable: mergeable ?? null,
  }));

const needs = "pull-requests: write";

export function createPullCalls(ask: Ask): PullCalls {
  return {
    async openPull({ repository, branch, base, signal }) {
      const where = inRepository(repository);
      const [found = null] = await ask(
        {
          doing: `look for the pull request of branch ${branch}`,
          needs: "pull-requests: read",
          schema: z.array(pullSchema),
          signal,
        },
        ({ rest }) => rest.pulls.list({ ...where, head: `${where.owner}:${branch}`, base, state: "open" }),
      );
      return found;
    },

    async openPullsOf({ repository, owner, branch, signal }) {
      const found = await ask(
        {
          doing: `look for pull requests of ${owner}:${branch}`,
          needs: "pull-requests: read",
          schema: z.array(pullSchema),
          signal,
        },
        ({ rest }) =>
          rest.pulls.list({ ...inRepository(repository), head: `${owner}:${branch}`, state: "open" }),
      );
      return found.map(({ number }) => number);
    },

    pull: ({ repository, number, signal }) =>
      ask(
        { doing: `read pull request ${number}`, needs: "pull-requests: read", schema: pullSchema, signal },
        ({ rest }) => rest.pulls.get({ ...inRepository(repository), pull_number: number }),
      ),

    createPull: ({ repository, title, body, branch, base, isDraft, signal }) =>
      ask(
        { doing: "create a pull request", needs, schema: pullSchema, isRepeatable: false, signal },
        ({ rest }) =>
          rest.pulls.create({ ...inRepository(repository), title, body, head: branch, base, draft: isDraft }),
      ),

    updatePull: ({ repository, number, title, body, signal }) =>
      ask({ doing: `update pull request ${number}`, needs, schema: pullSchema, signal }, ({ rest }) =>
        rest.pulls.update({ ...inRepository(repository), pull_number: number, title, body }),
      ),

    async commentOnLines({ repository, number, sha, path, startLine, endLine, body, signal }) {
      // GitHub refuses a first line that is the same as the last.
      const first = startLine === endLine ? {} : { start_line: startLine, start_side: "RIGHT" as const };
      try {
        await ask(
          { doing: `comment on ${path}`, needs, schema: z.object({}), isRepeatable: false, signal },
          ({ rest }) =>
            rest.pulls.createReviewComment({
              ...inRepository(repository),
              pull_number: number,
              commit_id: sha,
              path,
              ...first,
              line: endLine,
              side: "RIGHT",
              body,
            }),
        );
        return true;
      } catch (thrown) {
        if (thrown instanceof GitHubError && thrown.status === 422) return false;
        throw thrown;
      }
    },
  };
}
