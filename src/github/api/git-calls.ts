import { z } from "zod";
import { nullIfGone } from "./api-error.js";
import type { Ask } from "./connection.js";
import type { InRepository } from "./in-repository.js";

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

const sha = z.object({ sha: z.string() }).transform((object) => object.sha);

const commitSchema = z
  .object({
    sha: z.string(),
    /** The hash of its tree. */
    tree: sha,
    message: z.string(),
    verification: z.object({ verified: z.boolean() }).optional(),
  })
  .transform(({ verification, ...rest }) => ({
    ...rest,
    /** Whether GitHub confirms its signature. */
    isVerified: verification?.verified === true,
  }));

export type Commit = z.output<typeof commitSchema>;

const treeSchema = z
  .object({ tree: z.array(z.object({ path: z.string(), mode: z.string(), sha: z.string() })) })
  .transform(({ tree }) => new Map(tree.map(({ path, ...entry }): [string, TreeEntry] => [path, entry])));

const blobSchema = z
  .object({ content: z.string(), encoding: z.literal("base64") })
  .transform(({ content }): Uint8Array => Buffer.from(content, "base64"));

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

export function createGitCalls(ask: Ask) {
  return {
    commit: ({ sha: commit_sha, ...call }: InRepository<{ sha: string }>) =>
      ask(
        { ...call, doing: `read commit ${commit_sha}`, needs: reading, schema: commitSchema },
        ({ rest }, at) => rest.git.getCommit({ ...at, commit_sha }),
      ),

    /** The entries of one folder, by name. `isRecursive`: of all folders below, by path, up to GitHub's limit of 100,000. */
    tree: ({
      sha: tree_sha,
      isRecursive = false,
      ...call
    }: InRepository<{ sha: string; isRecursive?: boolean }>) =>
      ask({ ...call, doing: `read folder ${tree_sha}`, needs: reading, schema: treeSchema }, ({ rest }, at) =>
        rest.git.getTree({ ...at, tree_sha, ...(isRecursive && { recursive: "1" }) }),
      ),

    blob: ({ sha: file_sha, ...call }: InRepository<{ sha: string }>) =>
      ask({ ...call, doing: `read file ${file_sha}`, needs: reading, schema: blobSchema }, ({ rest }, at) =>
        rest.git.getBlob({ ...at, file_sha }),
      ),

    /** Resolves with its hash. */
    createBlob: ({ content, ...call }: InRepository<{ content: Uint8Array }>) =>
      ask({ ...call, doing: "upload a file", needs: writing, schema: sha }, ({ rest }, at) => {
        const encoded = Buffer.from(content).toString("base64");
        return rest.git.createBlob({ ...at, content: encoded, encoding: "base64" });
      }),

    /** Resolves with its hash. */
    createTree: ({ base, edits, ...call }: InRepository<{ base: string; edits: readonly TreeEdit[] }>) =>
      ask({ ...call, doing: "upload the changed files", needs: writing, schema: sha }, ({ rest }, at) => {
        const tree = edits.map((edit) => ({ ...edit, mode: edit.mode as "100644", type: "blob" as const }));
        return rest.git.createTree({ ...at, base_tree: base, tree });
      }),

    /** Names neither author nor committer. GitHub uses the token's owner, and signs the commit if this is an app. */
    createCommit: ({
      message,
      tree,
      parents,
      ...call
    }: InRepository<{ message: string; tree: string; parents: string[] }>) =>
      ask({ ...call, doing: "create a commit", needs: writing, schema: commitSchema }, ({ rest }, at) =>
        rest.git.createCommit({ ...at, message, tree, parents }),
      ),

    /** The commit of a branch; null if there is no such branch. */
    branch: ({ name, ...call }: InRepository<{ name: string }>) =>
      ask({ ...call, doing: `read branch ${name}`, needs: reading, schema: refSchema }, ({ rest }, at) =>
        rest.git.getRef({ ...at, ref: `heads/${name}` }),
      ).catch(nullIfGone),

    createBranch: ({ name, sha: commit, ...call }: InRepository<{ name: string; sha: string }>) =>
      ask({ ...call, doing: `create branch ${name}`, needs: writing, schema: refSchema }, ({ rest }, at) =>
        rest.git.createRef({ ...at, ref: `refs/heads/${name}`, sha: commit }),
      ),

    /** Moves a branch forward. GitHub answers 422 if that would lose commits. */
    moveBranch: ({ name, sha: commit, ...call }: InRepository<{ name: string; sha: string }>) =>
      ask({ ...call, doing: `update branch ${name}`, needs: writing, schema: refSchema }, ({ rest }, at) =>
        rest.git.updateRef({ ...at, ref: `heads/${name}`, sha: commit, force: false }),
      ),

    /**
     * Adds a commit that GitHub signs even for a person's token. Modes and links are not possible. Sent only once.
     * @param call `head` is the branch's commit. If the branch has another commit by now, nothing changes.
     */
    commitOnBranch({ branch, head, message, changes, ...call }: InRepository<PlainCommit>) {
      const [headline = "", ...rest] = message.split("\n");
      const input = {
        branch: { repositoryNameWithOwner: call.repository, branchName: branch },
        expectedHeadOid: head,
        message: { headline, body: rest.join("\n").trim() },
        fileChanges: changes,
      };
      const about = { doing: `create a commit on branch ${branch}`, needs: writing, schema: onBranchSchema };
      return ask({ ...call, ...about, isRepeatable: false }, async ({ graphql }) => ({
        data: await graphql(onBranchMutation, { input }),
      }));
    },
  };
}

interface PlainCommit {
  readonly branch: string;
  readonly head: string;
  readonly message: string;
  /** The files that the commit adds, changes and deletes. */
  readonly changes: {
    readonly additions: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions: readonly { readonly path: string }[];
  };
}
