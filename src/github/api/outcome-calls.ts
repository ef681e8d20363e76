import { z } from "zod";
import type { Ask } from "./connection.js";
import { inRepository, type InRepository } from "./in-repository.js";
import { limits } from "./limits.js";

/** A pull request in a list, open or not. */
export interface ListedPull {
  readonly number: number;
  readonly url: string;
  readonly title: string;
  /** The pull request's own branch, without `refs/heads/`. */
  readonly branch: string;
  /** The repository `owner/name` of its branch. Null if it is deleted. */
  readonly headRepository: string | null;
  readonly isOpen: boolean;
  /** The time in ISO 8601. */
  readonly createdAt: string;
  /** Null: it was not merged. */
  readonly mergedAt: string | null;
  /** The commit on the base branch that merged it. Before the merge: GitHub's trial merge, or null. */
  readonly mergeSha: string | null;
}

export interface ListedCommit {
  readonly message: string;
  /** The number of parents. A merge has two. */
  readonly parents: number;
}

export interface ChangedFile {
  readonly path: string;
  readonly status: string;
  /** The file's hash. Null if there is none. */
  readonly sha: string | null;
  /** Absent for binary files and very large ones. */
  readonly patch?: string | undefined;
}

/**
 * Calls about merged, closed and open pull requests. All throw `GitHubError` after their retries; on abort the signal's
 * reason.
 */
export interface OutcomeCalls {
  /** The newest pull requests, newest first. */
  newestPulls(call: InRepository & { readonly page: number }): Promise<readonly ListedPull[]>;
  /** At most 100, oldest first. */
  pullCommits(call: InRepository & { readonly number: number }): Promise<readonly ListedCommit[]>;
  /** At most 100. */
  pullFiles(call: InRepository & { readonly number: number }): Promise<readonly ChangedFile[]>;
  /** The changes of a commit against its first parent, at most 300 files. */
  commitChanges(
    call: InRepository & { readonly sha: string },
  ): Promise<{ readonly parents: number; readonly files: readonly ChangedFile[] }>;
}

const pulls = z.array(
  z
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
    .transform(({ number, html_url, title, state, head, ...rest }): ListedPull => ({
      number,
      url: html_url,
      title,
      branch: head.ref,
      headRepository: head.repo?.full_name ?? null,
      isOpen: state === "open",
      createdAt: rest.created_at,
      mergedAt: rest.merged_at ?? null,
      mergeSha: rest.merge_commit_sha ?? null,
    })),
);

const parents = z.array(z.unknown()).transform(({ length }) => length);

const commits = z.array(
  z
    .object({ parents, commit: z.object({ message: z.string() }) })
    .transform(({ parents: count, commit }): ListedCommit => ({ message: commit.message, parents: count })),
);

const files = z.array(
  z
    .object({
      filename: z.string(),
      status: z.string(),
      sha: z.string().nullable(),
      patch: z.string().optional(),
    })
    .transform(({ filename, ...rest }): ChangedFile => ({ path: filename, ...rest })),
);

const commit = z.object({ parents, files: files.default([]) });

const pullsRead = "pull-requests: read";

export function createOutcomeCalls(ask: Ask): OutcomeCalls {
  const per_page = limits.pageItems;
  return {
    newestPulls: ({ repository, page, signal }) =>
      ask({ doing: "list the pull requests", needs: pullsRead, schema: pulls, signal }, ({ rest }) =>
        rest.pulls.list({
          ...inRepository(repository),
          state: "all",
          sort: "created",
          direction: "desc",
          per_page,
          page,
        }),
      ),

    pullCommits: ({ repository, number, signal }) =>
      ask(
        { doing: `list the commits of pull request ${number}`, needs: pullsRead, schema: commits, signal },
        ({ rest }) => rest.pulls.listCommits({ ...inRepository(repository), pull_number: number, per_page }),
      ),

    pullFiles: ({ repository, number, signal }) =>
      ask(
        { doing: `list the files of pull request ${number}`, needs: pullsRead, schema: files, signal },
        ({ rest }) => rest.pulls.listFiles({ ...inRepository(repository), pull_number: number, per_page }),
      ),

    commitChanges: ({ repository, sha, signal }) =>
      ask(
        { doing: `read what commit ${sha} changes`, needs: "contents: read", schema: commit, signal },
        ({ rest }) => rest.repos.getCommit({ ...inRepository(repository), ref: sha }),
      ),
  };
}
