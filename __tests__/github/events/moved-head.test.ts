import { expect, test } from "@jest/globals";
import { refuseMovedHead, type ResolvedTarget } from "../../../src/github/events/target.js";

const [seen, newer, merge] = ["a", "b", "c"].map((each) => each.repeat(40)) as [string, string, string];
const target: ResolvedTarget = {
  repository: "o/r",
  number: 7,
  isPullRequest: true,
  sha: seen,
  isFork: false,
  subject: { kind: "review-comment", id: 1 },
};
const repo = { full_name: "o/r" };

async function said(head: string, checkedOut: readonly string[], change: Partial<ResolvedTarget> = {}) {
  const pull = {
    title: "Fix",
    body: "",
    author: null,
    isMerged: false,
    isMergeable: null,
    state: "open",
    head: { sha: head, ref: "fix", repo },
    base: { sha: seen, repo },
    labels: [],
  };
  const github = { pullRequest: async () => pull };
  const asked = refuseMovedHead(
    github,
    { ...target, ...change },
    {
      checkedOut,
      signal: new AbortController().signal,
    },
  );
  return asked.then(
    () => "goes on",
    (error: Error) => error.message,
  );
}

test("a review comment on a commit that is no longer the head, nor checked out, is refused", async () => {
  expect(await said(newer, [merge, newer])).toBe(
    "The comment was written on commit aaaaaaaaaaaa, but the pull request is now at bbbbbbbbbbbb. Nothing ran.",
  );
});

test("a review comment on the checked-out commit, or on the current head, is accepted", async () => {
  expect(await said(newer, [seen])).toBe("goes on");
  expect(await said(seen, [merge, seen])).toBe("goes on");
  expect(await said(seen, [merge])).toBe("goes on");
});

test("a review of another commit is refused too", async () => {
  expect(await said(newer, [merge, newer], { subject: { kind: "review", id: 1 } })).toMatch(
    /^The review was written on commit a{12}/,
  );
});

test("an issue's comment, which names no commit, is accepted", async () => {
  expect(await said(newer, [merge], { subject: { kind: "issue-comment", id: 1 } })).toBe("goes on");
});
