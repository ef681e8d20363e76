import { describe, expect, it } from "@jest/globals";
import { readBaseBranch } from "../../../src/github/pull-request/base-branch.js";
import { calm, connect, useFakeGitHub } from "../fake-github.js";

const repository = "Codertocat/Hello-World";
const server = useFakeGitHub();

/** Commits in a row, on a branch. */
function commits(branch: string, ...texts: readonly string[]): string[] {
  const { git } = server().world;
  const made = texts.map((text) => {
    const parent = git.branch(branch);
    const content = Buffer.from(text);
    const files = new Map([["a.txt", { mode: "100644", content }]] as const);
    const sha = git.commitFiles(files, { parents: parent === null ? [] : [parent] });
    git.setBranch(branch, sha);
    return sha;
  });
  return made;
}

const onIssue = { repository, number: 7, isPullRequest: false };
const onPull = { ...onIssue, isPullRequest: true };

function read(target: typeof onIssue, began: string) {
  return readBaseBranch({ github: connect(server()).github, target, branch: "main", began, signal: calm });
}

function addPull(
  change: {
    readonly headRepository?: string;
    readonly state?: "open" | "closed";
    readonly mergeSha?: string;
  } = {},
): void {
  const { pulls, git } = server().world;
  const headSha = git.branch("fix") ?? "";
  pulls.set(7, { number: 7, headSha, headRepository: repository, branch: "fix", base: "main", ...change });
}

describe("a pull request goes", () => {
  it("into the workflow's branch, from the commit that the run began with", async () => {
    const [first, second] = commits("main", "1", "2") as [string, string];
    expect(await read(onIssue, second)).toEqual({ branch: "main", sha: second, tip: second, isMoved: false });
    expect(await read(onIssue, first)).toEqual({ branch: "main", sha: first, tip: second, isMoved: false });
  });

  it("into the branch of the pull request that the change was asked for on", async () => {
    commits("main", "1");
    const [head] = commits("fix", "2") as [string];
    addPull();
    expect(await read(onPull, head)).toEqual({ branch: "fix", sha: head, tip: head, isMoved: false });
  });

  it("onto the newest commit if the run began with one that the branch does not have", async () => {
    const [tip] = commits("main", "1") as [string];
    const [other] = commits("other", "2") as [string];
    expect(await read(onIssue, other)).toEqual({ branch: "main", sha: tip, tip, isMoved: true });
    // A commit that was made in the job is not on GitHub.
    expect(await read(onIssue, "a".repeat(40))).toMatchObject({ sha: tip, isMoved: true });
  });
});

describe("there is no pull request", () => {
  it.each([
    [{ headRepository: "mallory/Hello-World" }, "Pull request #7 comes from a fork."],
    [{ state: "closed" }, "Pull request #7 is closed."],
    [{ mergeSha: "b".repeat(40) }, "Pull request #7 was merged."],
  ] as const)("for a pull request with %j", async (change, words) => {
    const [head] = commits("fix", "1") as [string];
    addPull(change);
    await expect(read(onPull, head)).rejects.toThrow(words);
  });

  it("into a branch that is gone", async () => {
    await expect(read(onIssue, "a".repeat(40))).rejects.toThrow("Branch main no longer exists.");
  });
});
