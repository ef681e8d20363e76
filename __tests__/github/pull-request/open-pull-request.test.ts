import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { patchedFiles } from "../../../src/earlier/patch.js";
import type { BaseBranch } from "../../../src/github/pull-request/base-branch.js";
import {
  openPullRequest,
  type OpenedPullRequest,
  type PullRequestPlan,
} from "../../../src/github/pull-request/open-pull-request.js";
import { systemClock } from "../../../src/process/system-clock.js";
import { fc, tries } from "../../chance.js";
import type { StoredFile, StoredFiles } from "../../fakes/github/git-store.js";
import { jobToken } from "../../fakes/github-server.js";
import { anyEdit, anyTree, type Node, patchBetween, type Tree } from "../../workspace/patch/any-tree.js";
import { calm, connect, useFakeGitHub } from "../fake-github.js";

const repository = "Codertocat/Hello-World";
const server = useFakeGitHub({
  tokens: {
    [jobToken]: { login: "github-actions[bot]", app: "github-actions" },
    ghp_of_a_person: { login: "octocat" },
  },
});

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "agent-exec-pull-"));
});
afterEach(() => rm(home, { recursive: true, force: true }));

function stored(tree: Tree): StoredFiles {
  return new Map(
    [...tree].map(([path, node]): [string, StoredFile] => {
      if ("link" in node) return [path, { mode: "120000", content: Buffer.from(node.link) }];
      return [path, { mode: node.isProgram === true ? "100755" : "100644", content: node.bytes }];
    }),
  );
}

function text(content: string): { readonly bytes: Buffer } {
  return { bytes: Buffer.from(content) };
}

function treeOf(files: Readonly<Record<string, string>>): Tree {
  return new Map(Object.entries(files).map(([path, content]) => [path, text(content)]));
}

/** Without links that lead out of the repository: a patch that has one is refused. */
function inside(tree: Tree): Tree {
  const isInside = ([path, node]: readonly [string, Node]) =>
    !("link" in node) || path.includes("/") || !node.link.startsWith("../");
  return new Map([...tree].filter(isInside));
}

/** `644 text` by path, so that a difference can be read. */
function shown(files: StoredFiles): Record<string, string> {
  const lines = [...files].map(([path, { mode, content }]) => [
    path,
    `${mode} ${Buffer.from(content).toString("latin1")}`,
  ]);
  return Object.fromEntries(lines.toSorted());
}

/** A branch of the fake that holds a tree. */
function branchWith(tree: Tree, name = "main"): BaseBranch {
  const { git } = server().world;
  const parent = git.branch(name);
  const sha = git.commitFiles(stored(tree), { parents: parent === null ? [] : [parent] });
  git.setBranch(name, sha);
  return { branch: name, sha, tip: sha, isMoved: false };
}

interface Change {
  readonly base: BaseBranch;
  readonly patch: string;
  readonly token?: string;
  readonly plan?: Partial<PullRequestPlan>;
}

function open({ base, patch, token = jobToken, plan = {} }: Change) {
  const { github } = connect(server(), { token });
  const rules = { protect: [], allowWorkflow: [], place: "main", signal: calm };
  return openPullRequest({
    github,
    clock: systemClock,
    repository,
    signal: calm,
    base,
    branch: "agent-exec/issue-12",
    changes: (files) => patchedFiles(patch, { files, ...rules }),
    message: "Fix it\n\nAgent-Exec-Run: r1",
    isDraft: false,
    text: ({ isSigned, isMergeable }) => ({
      title: "Fix it",
      body: `signed ${isSigned} merges ${isMergeable}`,
    }),
    ...plan,
  });
}

async function opened(change: Change): Promise<OpenedPullRequest> {
  const end = await open(change);
  if (end.kind === "opened") return end;
  throw end.fault;
}

describe("the branch of a pull request", () => {
  it("has the files, modes and links that the code left, whatever they are", async () => {
    const { git } = server().world;
    let count = 0;
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyEdit, fc.tuple(anyTree, anyTree)), async ([before, after]) => {
        // GitHub has no empty tree to begin with.
        const given = new Map([...inside(before), ...treeOf({ README: "keep" })]);
        const left = new Map([...inside(after), ...treeOf({ README: "keep" })]);
        const patch = await patchBetween(given, left, home);
        if (patch === null) return;
        count += 1;
        const base = branchWith(given, `main-${count}`);
        const branch = `agent-exec/issue-${count}`;
        await opened({ base, patch, plan: { branch } });
        expect(shown(git.files(git.branch(branch)!))).toEqual(shown(stored(left)));
        expect(git.details(git.branch(branch)!).parents).toEqual([base.sha]);
      }),
      { numRuns: tries(32) },
    );
  });

  it("lets a file take a folder's place, and a folder a file's", async () => {
    const before = treeOf({ "a/b": "1", "a/c": "2", d: "3", e: "4" });
    const after = treeOf({ a: "now a file", "d/x": "5", e: "4" });
    const base = branchWith(before);
    await opened({ base, patch: (await patchBetween(before, after, home))! });
    const { git } = server().world;
    expect(shown(git.files(git.branch("agent-exec/issue-12")!))).toEqual(shown(stored(after)));
  });

  it("takes 450 files in few requests", async () => {
    const before = treeOf({ README: "1" });
    const names = Array.from({ length: 450 }, (_, index) => [`src/${index % 20}/${index}.txt`, `${index}\n`]);
    const after = treeOf({ README: "1", ...(Object.fromEntries(names) as Record<string, string>) });
    const base = branchWith(before);
    await opened({ base, patch: (await patchBetween(before, after, home))! });
    expect(server().requestsOf("git/create-tree")).toHaveLength(3);
    expect(server().requestsOf("git/create-blob")).toEqual([]);
    const { git } = server().world;
    expect(git.paths(git.branch("agent-exec/issue-12")!).length).toBe(451);
  });

  it("gets no commit if GitHub stored other files", async () => {
    const before = treeOf({ a: "1\n" });
    const base = branchWith(before);
    const tree = server().world.git.tree(null, []);
    const answer = { status: 201, body: { sha: tree, tree: [], truncated: false } };
    server().fail({ operation: "git/create-tree", times: 2, answer });
    const change = open({ base, patch: (await patchBetween(before, treeOf({ a: "2\n" }), home))! });
    await expect(change).rejects.toThrow("The files that GitHub stored differ");
    expect(server().requestsOf("git/create-commit")).toEqual([]);
  });
});

describe("the commit", () => {
  const before = treeOf({ "a.txt": "1\n" });
  const after = treeOf({ "a.txt": "2\n", "b.txt": "new\n" });

  it("names no author, so that GitHub signs it for an app", async () => {
    const base = branchWith(before);
    const end = await opened({ base, patch: (await patchBetween(before, after, home))! });
    expect(
      server()
        .requestsOf("git/create-commit")
        .map(({ body }) => Object.keys(body!).toSorted()),
    ).toEqual([["message", "parents", "tree"]]);
    expect(end.isSigned).toBe(true);
    expect(server().requestsOf("graphql")).toEqual([]);
  });

  it("is made in GraphQL's form for a person's token, which GitHub signs too", async () => {
    const base = branchWith(before);
    const patch = (await patchBetween(before, after, home))!;
    const end = await opened({ base, patch, token: "ghp_of_a_person" });
    const { git } = server().world;
    const head = git.branch("agent-exec/issue-12")!;
    expect(end).toMatchObject({ isSigned: true, author: "octocat" });
    expect(shown(git.files(head))).toEqual(shown(stored(after)));
    expect(git.details(head)).toMatchObject({ parents: [base.sha], message: "Fix it\n\nAgent-Exec-Run: r1" });
  });

  it("stays unsigned for a person's token if a mode or a link would be lost", async () => {
    const base = branchWith(before);
    const linked = new Map([...after, ["l", { link: "a.txt" }]]) as Tree;
    const patch = (await patchBetween(before, linked, home))!;
    const end = await opened({ base, patch, token: "ghp_of_a_person" });
    expect(end.isSigned).toBe(false);
    expect(server().requestsOf("graphql")).toEqual([]);
    const { git } = server().world;
    expect(shown(git.files(git.branch("agent-exec/issue-12")!))).toEqual(shown(stored(linked)));
  });

  it("comes on the branch unsigned if GitHub refuses GraphQL's form", async () => {
    const base = branchWith(before);
    server().fail({ operation: "graphql", answer: { status: 200, body: { errors: [{ message: "No." }] } } });
    const patch = (await patchBetween(before, after, home))!;
    const end = await opened({ base, patch, token: "ghp_of_a_person" });
    expect(end.isSigned).toBe(false);
    const { git } = server().world;
    expect(shown(git.files(git.branch("agent-exec/issue-12")!))).toEqual(shown(stored(after)));
  });
});

describe("a second run of the same task", () => {
  const before = treeOf({ "a.txt": "1\n" });
  const patchTo = async (content: string) =>
    (await patchBetween(before, treeOf({ "a.txt": content }), home))!;

  it("updates the pull request with a commit on top, and discards none", async () => {
    const base = branchWith(before);
    const first = await opened({ base, patch: await patchTo("2\n") });
    const { git, pulls } = server().world;
    const old = git.branch("agent-exec/issue-12")!;
    const second = await opened({ base, patch: await patchTo("3\n") });
    expect(second).toMatchObject({ number: first.number, isUpdated: true });
    expect(pulls.size).toBe(1);
    const head = git.branch("agent-exec/issue-12")!;
    expect(git.details(head).parents).toEqual([old]);
    expect(shown(git.files(head))).toEqual({ "a.txt": "100644 3\n" });
  });

  it("makes no commit if the branch already has the change", async () => {
    const base = branchWith(before);
    await opened({ base, patch: await patchTo("2\n") });
    const end = await opened({ base, patch: await patchTo("2\n") });
    expect(end.isUpdated).toBe(true);
    expect(server().requestsOf("git/create-commit")).toHaveLength(1);
  });

  it("shows only its own change if the base branch has moved", async () => {
    const base = branchWith(before);
    await opened({ base, patch: await patchTo("2\n") });
    const newer = treeOf({ "a.txt": "1\n", "other.txt": "by a person\n" });
    const moved = branchWith(newer);
    const patch = (await patchBetween(
      newer,
      treeOf({ "a.txt": "3\n", "other.txt": "by a person\n" }),
      home,
    ))!;
    await opened({ base: moved, patch });
    const { git } = server().world;
    const head = git.branch("agent-exec/issue-12")!;
    expect(git.apart(moved.sha, head).behind).toBe(0);
    expect(shown(git.files(head))).toEqual({ "a.txt": "100644 3\n", "other.txt": "100644 by a person\n" });
  });

  it("leaves a branch alone whose newest commit is a person's", async () => {
    const base = branchWith(before);
    await opened({ base, patch: await patchTo("2\n") });
    const { git } = server().world;
    const persons = branchWith(treeOf({ "a.txt": "by hand\n" }), "agent-exec/issue-12");
    await expect(open({ base, patch: await patchTo("3\n") })).rejects.toMatchObject({
      message: expect.stringContaining(
        `The newest commit of branch agent-exec/issue-12, ${persons.sha.slice(0, 12)}, is not from agent-exec.`,
      ),
      nextStep: "Merge or delete branch agent-exec/issue-12, then start the task again.",
    });
    expect(git.branch("agent-exec/issue-12")).toBe(persons.sha);
  });

  it("opens a new pull request if a person closed the old one", async () => {
    const base = branchWith(before);
    const first = await opened({ base, patch: await patchTo("2\n") });
    const { pulls } = server().world;
    pulls.set(first.number, { ...pulls.get(first.number)!, state: "closed" });
    const second = await opened({ base, patch: await patchTo("3\n") });
    expect(second.number).not.toBe(first.number);
    expect(second.isUpdated).toBe(false);
  });
});

describe("what goes wrong on GitHub", () => {
  const before = treeOf({ "a.txt": "1\n" });
  const patch = async () => (await patchBetween(before, treeOf({ "a.txt": "2\n" }), home))!;

  it("is told: the base branch has changed in the same lines", async () => {
    const base = branchWith(before);
    const { sha: tip } = branchWith(treeOf({ "a.txt": "by a person\n" }));
    const end = await opened({ base: { ...base, tip }, patch: await patch() });
    expect(end.isMergeable).toBe(false);
    expect(server().world.pulls.get(end.number)!.body).toBe("signed true merges false");
  });

  it("leaves the change on its branch if GitHub refuses the pull request", async () => {
    const base = branchWith(before);
    const message = "GitHub Actions is not permitted to create or approve pull requests.";
    server().fail({ operation: "pulls/create", answer: { status: 403, body: { message } } });
    const end = await open({ base, patch: await patch() });
    expect(end).toMatchObject({
      kind: "pushed",
      fault: { nextStep: expect.stringContaining("Settings → Actions → General") },
    });
    expect(server().world.git.branch("agent-exec/issue-12")).not.toBeNull();
  });

  it("makes no second pull request after an unanswered request", async () => {
    const base = branchWith(before);
    server().fail({ operation: "pulls/create", isDone: true, connection: "drop" });
    await opened({ base, patch: await patch() });
    expect(server().world.pulls.size).toBe(1);
  });

  it("opens a ready pull request if the repository has no drafts", async () => {
    const base = branchWith(before);
    const message = "Draft pull requests are not supported in this repository.";
    server().fail({ operation: "pulls/create", answer: { status: 422, body: { message } } });
    const end = await opened({ base, patch: await patch(), plan: { isDraft: true } });
    expect(end.isDraft).toBe(false);
  });

  it("does not stop at another job that makes the same branch at the same moment", async () => {
    const base = branchWith(before);
    const message = "Reference already exists";
    server().fail({ operation: "git/create-ref", answer: { status: 422, body: { message } } });
    await opened({ base, patch: await patch() });
    expect(server().world.pulls.size).toBe(1);
  });

  it.each([
    ["git/create-tree", 403, "Resource not accessible by integration", "contents: write"],
    ["git/create-ref", 422, "Repository rule violations found", "rule"],
    ["git/create-tree", 401, "Bad credentials", "github-token"],
  ])("names the next step after %s answers %d %s", async (operation, status, message, step) => {
    const base = branchWith(before);
    server().fail({ operation, answer: { status, body: { message } } });
    await expect(open({ base, patch: await patch() })).rejects.toMatchObject({
      nextStep: expect.stringContaining(step),
    });
    expect(server().world.pulls.size).toBe(0);
  });
});
