import { type Answer, type Handler, notAccessible, notFound, type Request } from "./answer.js";
import { GitRefusal, type GitStore, type SentEntry } from "./git-store.js";
import type { Renderer } from "./render.js";
import { page } from "./page.js";
import type { World } from "./world.js";

/** What GitHub does with git's objects, branches and pull requests. The objects are git's own. */
export function gitOperations(world: World, render: Renderer): Readonly<Record<string, Handler>> {
  const named = ({ operation }: Request, name: string) => operation.parameters[name] ?? "";
  const write =
    (handle: (store: GitStore, request: Request) => Answer): Handler =>
    (request) => {
      if (request.owner.access === "read") return notAccessible;
      try {
        return handle(world.git, request);
      } catch (thrown) {
        if (thrown instanceof GitRefusal) return refused(thrown.message);
        throw thrown;
      }
    };
  const object = (type: string, name: string, answer: (sha: string) => unknown): Handler => {
    return (request) => {
      const sha = named(request, name);
      return world.git.typeOf(sha) === type ? { status: 200, body: answer(sha) } : notFound;
    };
  };
  const commitOf = (sha: string) => render.gitCommit(sha, { isVerified: world.signed.has(sha) });

  return {
    "git/get-commit": object("commit", "commit_sha", commitOf),
    "git/get-tree": (request) => {
      const sha = named(request, "tree_sha");
      const isRecursive = request.query.has("recursive");
      return world.hasGit && ["tree", "commit"].includes(world.git.typeOf(sha) ?? "")
        ? { status: 200, body: render.gitTree(sha, { isRecursive }) }
        : notFound;
    },
    "git/get-blob": object("blob", "file_sha", (sha) => render.gitBlob(sha)),

    "git/create-blob": write((store, { body }) => {
      const encoding = body["encoding"] === "base64" ? "base64" : "utf8";
      const sha = store.blob(Buffer.from(String(body["content"]), encoding));
      return { status: 201, body: { sha, url: render.page(`git/blobs/${sha}`) } };
    }),

    "git/create-tree": write((store, { body }) => {
      const sha = store.tree((body["base_tree"] as string) ?? null, body["tree"] as SentEntry[]);
      return { status: 201, body: render.gitTree(sha) };
    }),

    "git/create-commit": write((store, { body, owner }) => {
      const {
        tree,
        parents = [],
        message,
        author,
      } = body as {
        tree: string;
        parents?: string[];
        message: string;
        author?: unknown;
      };
      const sha = store.commit({ tree, parents, message });
      // GitHub signs for apps, where the request names nobody.
      if (owner.app !== undefined && author === undefined) world.signed.add(sha);
      return { status: 201, body: commitOf(sha) };
    }),

    "git/get-ref": (request) => {
      const name = branchIn(named(request, "ref"));
      return world.git.branch(name) === null ? notFound : { status: 200, body: render.gitRef(name) };
    },

    "git/create-ref": write((store, { body }) => {
      const name = branchIn(String(body["ref"]).replace(/^refs\//, ""));
      if (store.branch(name) !== null) return refused("Reference already exists");
      store.setBranch(name, String(body["sha"]));
      return { status: 201, body: render.gitRef(name) };
    }),

    "git/update-ref": write((store, request) => {
      const name = branchIn(named(request, "ref"));
      const [head, sha] = [store.branch(name), String(request.body["sha"])];
      if (head === null) return refused("Reference does not exist");
      if (request.body["force"] !== true && !store.isAncestor(head, sha))
        return refused("Update is not a fast forward");
      store.setBranch(name, sha);
      return { status: 200, body: render.gitRef(name) };
    }),

    "pulls/list": (request) => {
      const { query } = request;
      const head = query.get("head")?.split(":")[1];
      const found = [...world.pulls.values()].filter(
        (pull) =>
          (query.get("state") === "all" || (pull.state !== "closed" && pull.mergeSha === undefined)) &&
          (head === undefined || pull.branch === head) &&
          (query.get("base") === null || pull.base === query.get("base")),
      );
      // Newest first, as GitHub does by default.
      const { items, headers } = page(found.toReversed(), request);
      return { status: 200, body: items.map(({ number }) => render.listedPull(number)), headers };
    },

    "pulls/list-commits": (request) => {
      const pull = world.pulls.get(Number(named(request, "pull_number")));
      if (pull?.baseSha === undefined) return notFound;
      const { items, headers } = page(world.git.commitsSince(pull.baseSha, pull.headSha), request);
      return { status: 200, body: items.map((sha) => render.commit(sha)), headers };
    },

    "pulls/list-files": (request) => {
      const pull = world.pulls.get(Number(named(request, "pull_number")));
      if (pull?.baseSha === undefined) return notFound;
      const { items, headers } = page(world.git.diff(pull.baseSha, pull.headSha), request);
      return { status: 200, body: items.map((file) => render.changedFile(file)), headers };
    },

    "repos/get-commit": object("commit", "ref", (sha) => {
      const [parent] = world.git.details(sha).parents;
      const changed = parent === undefined ? [] : world.git.diff(parent, sha);
      return render.commit(
        sha,
        changed.map((file) => render.changedFile(file)),
      );
    }),

    "pulls/create": write((store, { body, owner }) => {
      const {
        head,
        base,
        title = "",
        body: text = "",
        draft = false,
      } = body as Record<string, string> & { draft?: boolean };
      if (store.branch(base!) === null) return refused("Validation Failed: base is invalid");
      const isThere = [...world.pulls.values()].some(
        (pull) => pull.branch === head && pull.base === base && pull.state !== "closed",
      );
      if (isThere) return refused(`A pull request already exists for ${owner.login}:${head}.`);
      const number = world.nextId();
      const headSha = store.branch(head!)!;
      const headRepository = world.repository;
      const baseSha = store.branch(base!)!;
      const made = {
        branch: head!,
        base: base!,
        baseSha,
        title,
        body: text,
        isDraft: draft,
        author: owner.login,
      };
      world.pulls.set(number, { number, headSha, headRepository, ...made });
      return { status: 201, body: render.pull(number) };
    }),

    "pulls/update": write((_store, request) => {
      const number = Number(named(request, "pull_number"));
      const pull = world.pulls.get(number);
      if (pull === undefined) return notFound;
      const { title, body } = request.body as { title?: string; body?: string };
      world.pulls.set(number, { ...pull, ...(title && { title }), ...(body && { body }) });
      return { status: 200, body: render.pull(number) };
    }),
  };
}

interface CommitInput {
  readonly branch: { readonly repositoryNameWithOwner: string; readonly branchName: string };
  readonly expectedHeadOid: string;
  readonly message: { readonly headline: string; readonly body: string };
  readonly fileChanges: {
    readonly additions: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions: readonly { readonly path: string }[];
  };
}

/** GraphQL's `createCommitOnBranch`, the only mutation that the fake does. */
export function commitOnBranch(world: World, input: CommitInput): Answer {
  const { branch, expectedHeadOid: head, message, fileChanges } = input;
  const store = world.git;
  if (store.branch(branch.branchName) !== head)
    return {
      status: 200,
      body: { errors: [{ type: "STALE_DATA", message: "Expected branch to point to another commit" }] },
    };
  const modes = new Map([...store.files(head)].map(([path, { mode }]) => [path, mode]));
  const tree = store.tree(store.details(head).tree, [
    ...fileChanges.additions.map(({ path, contents }) => ({
      path,
      mode: modes.get(path) ?? "100644",
      sha: store.blob(Buffer.from(contents, "base64")),
    })),
    ...fileChanges.deletions.map(({ path }) => ({ path, mode: "100644", sha: null })),
  ]);
  const sha = store.commit({ tree, parents: [head], message: `${message.headline}\n\n${message.body}` });
  world.signed.add(sha);
  store.setBranch(branch.branchName, sha);
  const commit = {
    oid: sha,
    message: store.details(sha).message,
    tree: { oid: tree },
    signature: { isValid: true },
  };
  return { status: 200, body: { data: { createCommitOnBranch: { commit } } } };
}

function branchIn(ref: string): string {
  return ref.replace(/^heads\//, "");
}

function refused(message: string): Answer {
  return { status: 422, body: { message, documentation_url: "https://docs.github.com/rest" } };
}
