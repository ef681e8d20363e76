import { z } from "zod";
import type { Ask } from "./connection.js";
import type { InRepository } from "./in-repository.js";
import { limits } from "./limits.js";

const listedPull = z
  .object({
    number: z.number().int(),
    html_url: z.string(),
    title: z.string(),
    state: z.string(),
    created_at: z.string(),
    merged_at: z.string().nullish(),
    merge_commit_sha: z.string().nullish(),
    head: z.object({ ref: z.string(), repo: z.object({ full_name: z.string() }).nullish() }),
  })
  .transform(({ number, html_url, title, state, head, ...rest }) => ({
    number,
    url: html_url,
    title,
    /** The pull request's own branch, without `refs/heads/`. */
    branch: head.ref,
    /** The repository `owner/name` of its branch. Null if it is deleted. */
    headRepository: head.repo?.full_name ?? null,
    isOpen: state === "open",
    /** The time in ISO 8601. */
    createdAt: rest.created_at,
    /** Null: it was not merged. */
    mergedAt: rest.merged_at ?? null,
    /** The commit on the base branch that merged it. Before the merge: GitHub's trial merge, or null. */
    mergeSha: rest.merge_commit_sha ?? null,
  }));

/** A pull request in a list, open or not. */
export type ListedPull = z.output<typeof listedPull>;

/** The number of parents. A merge has two. */
const parents = z.array(z.unknown()).transform(({ length }) => length);

const listedCommit = z
  .object({ parents, commit: z.object({ message: z.string() }) })
  .transform(({ commit, ...rest }) => ({ ...rest, message: commit.message }));

export type ListedCommit = z.output<typeof listedCommit>;

const changedFile = z
  .object({
    filename: z.string(),
    status: z.string(),
    /** The file's hash. Null if there is none. */
    sha: z.string().nullable(),
    /** Absent for binary files and very large ones. */
    patch: z.string().optional(),
  })
  .transform(({ filename, ...rest }) => ({ path: filename, ...rest }));

export type ChangedFile = z.output<typeof changedFile>;

const changes = z.object({ parents, files: z.array(changedFile).default([]) });

const needs = "pull-requests: read";
const per_page = limits.pageItems;

export function createOutcomeCalls(ask: Ask) {
  return {
    newestPulls: ({ page, ...call }: InRepository<{ page: number }>) =>
      ask(
        { ...call, doing: "list the pull requests", needs, schema: z.array(listedPull) },
        ({ rest }, at) => {
          const newestFirst = { state: "all", sort: "created", direction: "desc" } as const;
          return rest.pulls.list({ ...at, ...newestFirst, per_page, page });
        },
      ),

    /** At most 100, oldest first. */
    pullCommits: ({ number, ...call }: InRepository<{ number: number }>) =>
      ask(
        {
          ...call,
          doing: `list the commits of pull request ${number}`,
          needs,
          schema: z.array(listedCommit),
        },
        ({ rest }, at) => rest.pulls.listCommits({ ...at, pull_number: number, per_page }),
      ),

    /** At most 100. */
    pullFiles: ({ number, ...call }: InRepository<{ number: number }>) =>
      ask(
        { ...call, doing: `list the files of pull request ${number}`, needs, schema: z.array(changedFile) },
        ({ rest }, at) => rest.pulls.listFiles({ ...at, pull_number: number, per_page }),
      ),

    /** The changes of a commit against its first parent, at most 300 files. */
    commitChanges: ({ sha, ...call }: InRepository<{ sha: string }>) =>
      ask(
        { ...call, doing: `read what commit ${sha} changes`, needs: "contents: read", schema: changes },
        ({ rest }, at) => rest.repos.getCommit({ ...at, ref: sha }),
      ),
  };
}
