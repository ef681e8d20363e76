import { z } from "zod";
import { onStatus } from "./api-error.js";
import type { Ask } from "./connection.js";
import type { InRepository } from "./in-repository.js";

export interface PullRequestText {
  readonly title: string;
  /** The text is Markdown. */
  readonly body: string;
}

const pullSchema = z
  .object({
    number: z.number().int(),
    html_url: z.string(),
    draft: z.boolean().optional(),
    user: z.object({ login: z.string() }).nullish(),
  })
  .transform(({ number, html_url, draft, user }) => ({
    number,
    url: html_url,
    isDraft: draft === true,
    /** The login of the person who opened it; null if the account is deleted. */
    author: user?.login ?? null,
  }));

export type PullRequest = z.output<typeof pullSchema>;

const needs = "pull-requests: write";
const list = { needs: "pull-requests: read", schema: z.array(pullSchema) };

export function createPullCalls(ask: Ask) {
  return {
    /** The open pull request from one branch into another; null if there is none. */
    async openPull({ branch, base, ...call }: InRepository<{ branch: string; base: string }>) {
      const doing = `look for the pull request of branch ${branch}`;
      const [found = null] = await ask({ ...call, ...list, doing }, ({ rest }, at) =>
        rest.pulls.list({ ...at, head: `${at.owner}:${branch}`, base, state: "open" }),
      );
      return found;
    },

    /** The numbers of the open pull requests from a branch of this owner. */
    async openPullsOf({ owner, branch, ...call }: InRepository<{ owner: string; branch: string }>) {
      const head = `${owner}:${branch}`;
      const found = await ask(
        { ...call, ...list, doing: `look for pull requests of ${head}` },
        ({ rest }, at) => rest.pulls.list({ ...at, head, state: "open" }),
      );
      return found.map(({ number }) => number);
    },

    /** Sent only once. If the error `isUncertain`, the pull request may exist anyway. */
    createPull: ({
      title,
      body,
      branch,
      base,
      isDraft,
      ...call
    }: InRepository<PullRequestText & { branch: string; base: string; isDraft: boolean }>) =>
      ask(
        { ...call, doing: "create a pull request", needs, schema: pullSchema, isRepeatable: false },
        ({ rest }, at) => rest.pulls.create({ ...at, title, body, head: branch, base, draft: isDraft }),
      ),

    updatePull: ({ number, title, body, ...call }: InRepository<PullRequestText & { number: number }>) =>
      ask({ ...call, doing: `update pull request ${number}`, needs, schema: pullSchema }, ({ rest }, at) =>
        rest.pulls.update({ ...at, pull_number: number, title, body }),
      ),

    /**
     * Comments on lines of a pull request, in the version of `sha`. False if the lines are not in its diff. Sent only
     * once.
     * @param call lines from 1
     */
    commentOnLines({ number, sha, path, startLine, endLine, body, ...call }: InRepository<LinesComment>) {
      // GitHub refuses a first line that is the same as the last.
      const first = startLine === endLine ? {} : { start_line: startLine, start_side: "RIGHT" as const };
      const lines = { path, ...first, line: endLine, side: "RIGHT" as const };
      const schema = z.object({}).transform(() => true);
      return ask(
        { ...call, doing: `comment on ${path}`, needs, schema, isRepeatable: false },
        ({ rest }, at) =>
          rest.pulls.createReviewComment({ ...at, pull_number: number, commit_id: sha, ...lines, body }),
      ).catch(onStatus([422], false));
    },
  };
}

interface LinesComment {
  readonly number: number;
  readonly sha: string;
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly body: string;
}
