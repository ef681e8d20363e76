import { z } from "zod";
import type { Ask } from "./connection.js";
import { inRepository, type InRepository, orGone } from "./in-repository.js";

/** A file, link, folder or submodule in a Git tree. */
export interface TreeEntry {
  /** Six digits: `100644`, `100755`, `120000`, `040000`, `160000`. */
  readonly mode: string;
  readonly sha: string;
}

/** A new entry of a tree. Other entries come from the base tree. `sha: null` removes the entry. */
export type TreeEdit =
  | { readonly path: string; readonly mode: string; readonly sha: string }
  | { readonly path: string; readonly mode: string; readonly content: string }
  | { readonly path: string; readonly mode: string; readonly sha: null };

export interface Commit {
  readonly sha: string;
  /** The hash of its tree. */
  readonly tree: string;
  readonly message: string;
  /** Whether GitHub confirms its signature. */
  readonly isVerified: boolean;
}

/** Files that a commit on a branch adds, changes and deletes. */
export interface PlainChanges {
  readonly additions: readonly { readonly path: string; readonly contents: string }[];
  readonly deletions: readonly { readonly path: string }[];
}

/** Calls for Git's objects and branches. All throw `GitHubError` after their retries; on abort the signal's reason. */
export interface GitCalls {
  commit(call: InRepository & { readonly sha: string }): Promise<Commit>;
  /**
   * The entries of one folder, by name. `isRecursive`: of all folders below it, by path, up to GitHub's limit of
   * 100,000.
   */
  tree(
    call: InRepository & { readonly sha: string; readonly isRecursive?: boolean },
  ): Promise<ReadonlyMap<string, TreeEntry>>;
  blob(call: InRepository & { readonly sha: string }): Promise<Uint8Array>;
  /** Resolves with its hash. */
  createBlob(call: InRepository & { readonly content: Uint8Array }): Promise<string>;
  /** Resolves with its hash. */
  createTree(
    call: InRepository & { readonly base: string; readonly edits: readonly TreeEdit[] },
  ): Promise<string>;
  /** Names neither author nor committer. GitHub uses the token's owner, and signs the commit if this is an app. */
  createCommit(
    call: InRepository & {
      readonly message: string;
      readonly tree: string;
      readonly parents: readonly string[];
    },
  ): Promise<Commit>;
  /** The commit of a branch; null if there is no such branch. */
  branch(call: InRepository & { readonly name: string }): Promise<string | null>;
  createBranch(call: InRepository & { readonly name: string; readonly sha: string }): Promise<void>;
  /** Moves a branch forward. GitHub answers 422 if that would lose commits. */
  moveBranch(call: InRepository & { readonly name: string; readonly sha: string }): Promise<void>;
  /**
   * Adds a commit that GitHub signs even for a person's token. Modes and links are not possible. Sent only once.
   * @param call `head` is the branch's commit. If the branch has another commit by now, nothing changes.
   */
  commitOnBranch(
    call: InRepository & {
      readonly branch: string;
      readonly head: string;
      readonly message: string;
      readonly changes: PlainChanges;
    },
  ): Promise<Commit>;
}

const sha = z.object({ sha: z.string() }).transform((object) => object.sha);

const commitSchema = z
  .object({
    sha: z.string(),
    tree: z.object({ sha: z.string() }),
    message: z.string(),
    verification: z.object({ verified: z.boolean() }).optional(),
  })
  .transform(({ verification, tree, ...rest }): Commit => ({
    ...rest,
    tree: tree.sha,
    isVerified: verification?.verified === true,
  }));

const treeSchema = z.object({
  tree: z.array(z.object({ path: z.string(), mode: z.string(), sha: z.string() })),
});

const blobSchema = z.object({ content: z.string(), encoding: z.literal("base64") });

const refSchema = z.object({ object: z.object({ sha: z.string() }) }).transform(({ object }) => object.sha);

const onBranchSchema = z
  .object({
    createCommitOnBranch: z.object({
      commit: z.object({
        oid: z.string(),
        message: z.string(),
        tree: z.object({ oid: z.string() }),
        signature: z.object({ isValid: z.boolean() }).nullable(),
      }),
    }),
  })
  .transform(({ createCommitOnBranch: { commit } }): Commit => ({
    sha: commit.oid,
    tree: commit.tree.oid,
    message: commit.message,
    isVerified: commit.signature?.isValid === true,
  }));

const onBranchMutation = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid message tree { oid } signature { isValid } } }
}`;

const reading = "contents: read";
const writing = "contents: write";

export function createGitCalls(ask: Ask): GitCalls {
  return {
    commit: ({ repository, sha: commit_sha, signal }) =>
      ask({ doing: `read commit ${commit_sha}`, needs: reading, schema: commitSchema, signal }, ({ rest }) =>
        rest.git.getCommit({ ...inRepository(repository), commit_sha }),
      ),

    async tree({ repository, sha: tree_sha, isRecursive = false, signal }) {
      const recursive = isRecursive ? { recursive: "1" } : {};
      const { tree } = await ask(
        { doing: `read folder ${tree_sha}`, needs: reading, schema: treeSchema, signal },
        ({ rest }) => rest.git.getTree({ ...inRepository(repository), tree_sha, ...recursive }),
      );
      return new Map(tree.map(({ path, ...entry }) => [path, entry]));
    },

    async blob({ repository, sha: file_sha, signal }) {
      const { content } = await ask(
        { doing: `read file ${file_sha}`, needs: reading, schema: blobSchema, signal },
        ({ rest }) => rest.git.getBlob({ ...inRepository(repository), file_sha }),
      );
      return Buffer.from(content, "base64");
    },

    createBlob: ({ repository, content, signal }) =>
      ask({ doing: "upload a file", needs: writing, schema: sha, signal }, ({ rest }) =>
        rest.git.createBlob({
          ...inRepository(repository),
          content: Buffer.from(content).toString("base64"),
          encoding: "base64",
        }),
      ),

    createTree: ({ repository, base, edits, signal }) =>
      ask({ doing: "upload the changed files", needs: writing, schema: sha, signal }, ({ rest }) =>
        rest.git.createTree({
          ...inRepository(repository),
          base_tree: base,
          tree: edits.map((edit) => ({ ...edit, mode: edit.mode as "100644", type: "blob" as const })),
        }),
      ),

    createCommit: ({ repository, message, tree, parents, signal }) =>
      ask({ doing: "create a commit", needs: writing, schema: commitSchema, signal }, ({ rest }) =>
        rest.git.createCommit({ ...inRepository(repository), message, tree, parents: [...parents] }),
      ),

    branch: ({ repository, name, signal }) =>
      orGone(
        ask({ doing: `read branch ${name}`, needs: reading, schema: refSchema, signal }, ({ rest }) =>
          rest.git.getRef({ ...inRepository(repository), ref: `heads/${name}` }),
        ),
      ),

    async createBranch({ repository, name, sha: commit, signal }) {
      await ask({ doing: `create branch ${name}`, needs: writing, schema: refSchema, signal }, ({ rest }) =>
        rest.git.createRef({ ...inRepository(repository), ref: `refs/heads/${name}`, sha: commit }),
      );
    },

    async moveBranch({ repository, name, sha: commit, signal }) {
      await ask({ doing: `update branch ${name}`, needs: writing, schema: refSchema, signal }, ({ rest }) =>
        rest.git.updateRef({ ...inRepository(repository), ref: `heads/${name}`, sha: commit, force: false }),
      );
    },

    commitOnBranch: ({ repository, branch, head, message, changes, signal }) => {
      const [headline = "", ...rest] = message.split("\n");
      const input = {
        branch: { repositoryNameWithOwner: repository, branchName: branch },
        expectedHeadOid: head,
        message: { headline, body: rest.join("\n").trim() },
        fileChanges: changes,
      };
      const about = { doing: `create a commit on branch ${branch}`, needs: writing, signal };
      return ask({ ...about, schema: onBranchSchema, isRepeatable: false }, async ({ graphql }) => ({
        data: await graphql(onBranchMutation, { input }),
      }));
    },
  };
}
