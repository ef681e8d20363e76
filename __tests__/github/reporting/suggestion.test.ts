import { beforeEach, expect, it } from "@jest/globals";
import { isInDiff, suggest, type Suggestion } from "../../../src/github/reporting/suggestion.js";
import { hideFromNow } from "../../../src/redaction/told.js";
import { jobToken } from "../../fakes/github-server.js";
import { calm, connect, useFakeGitHub } from "../fake-github.js";
import { repository } from "../payloads.js";

const server = useFakeGitHub();

/** The newest commit, which adds a file of nine lines. */
let sha: string;

beforeEach(() => {
  const { git, pulls } = server().world;
  const entry = { path: "a.py", mode: "100644", content: "x = 1\n".repeat(9) };
  const commit = (entries: readonly (typeof entry)[]) =>
    git.commit({ tree: git.tree(null, entries), parents: [], message: "A commit" });
  sha = commit([entry]);
  pulls.set(2, { number: 2, headSha: sha, headRepository: repository, baseSha: commit([]) });
});

const one: Suggestion = {
  path: "a.py",
  startLine: 4,
  endLine: 6,
  lines: ["x = '```'", ""],
  verifications: ["pytest tests\n"],
};

const say = (suggestions: readonly Suggestion[]) =>
  suggest({
    ...connect(server()),
    repository,
    number: 2,
    sha,
    suggestions,
    reportUrl: "https://x.test/1",
    signal: calm,
  });

it("is a comment on the lines, with a fence that its text cannot close", async () => {
  expect(await say([one])).toBe(1);
  const [comment] = server().world.reviewComments;
  expect(comment).toMatchObject({ path: "a.py", startLine: 4, line: 6, issue: 2 });
  expect(comment!.body.split("\n").slice(1).join("\n")).toBe(
    "`pytest tests` passes with exactly this change. · [Report](https://x.test/1)\n\n````suggestion\nx = '```'\n\n````",
  );
  expect(comment!.body).toMatch(/^<!-- agent-exec:suggestion [0-9a-f]{16} -->\n/);
});

it("of no lines removes them, and one of an empty line does not", async () => {
  await say([
    { ...one, lines: [] },
    { ...one, lines: [""], endLine: 4 },
  ]);
  const [none, empty] = server().world.reviewComments;
  expect(none!.body).toMatch(/\n```suggestion\n```$/);
  expect(empty!.body).toMatch(/\n```suggestion\n\n```$/);
  expect(empty).toMatchObject({ line: 4 });
  expect(empty).not.toHaveProperty("startLine");
});

it("is not repeated by a later run, but a stranger's copy of its marker does not stop it", async () => {
  await say([one]);
  const { body } = server().world.reviewComments[0]!;
  expect(await say([one])).toBe(0);
  expect(await say([{ ...one, lines: ["other"] }])).toBe(1);
  server().world.reviewComments.splice(0);
  server().world.reviewComments.push({
    id: 1,
    issue: 2,
    author: "Codertocat",
    body,
    path: "a.py",
    line: 6,
    hunk: "@@",
    createdAt: "2026-01-01T00:00:00Z",
    updatedAt: "2026-01-01T00:00:00Z",
  });
  expect(await say([one])).toBe(1);
});

it("is left out if its lines are not in the diff", async () => {
  expect(await say([{ ...one, endLine: 12 }, one])).toBe(1);
  expect(
    server()
      .requestsOf("pulls/create-review-comment")
      .map(({ status }) => status),
  ).toEqual([422, 201]);
});

it("is left out if it holds a secret", async () => {
  hideFromNow(["correct-horse-battery"]);
  try {
    expect(await say([{ ...one, lines: ["key = 'correct-horse-battery'"] }])).toBe(0);
  } finally {
    hideFromNow([]);
  }
});

it("needs a permission, which the error names", async () => {
  server().world.tokens.set(jobToken, {
    login: "github-actions[bot]",
    app: "github-actions",
    access: "read",
  });
  await expect(say([one])).rejects.toMatchObject({
    nextStep: expect.stringContaining("pull-requests: write"),
  });
});

it.each([
  ["@@ -1,3 +1,9 @@\n", 1, 9, true],
  ["@@ -1,3 +1,9 @@\n", 1, 10, false],
  ["@@ -1,3 +1,3 @@\n a\n@@ -7,3 +8,3 @@ f\n", 3, 8, false],
  ["@@ -1,3 +1,3 @@\n a\n@@ -7,3 +8,3 @@ f\n", 8, 10, true],
  ["@@ -1 +1 @@\n", 1, 1, true],
  [undefined, 1, 1, false],
])("the diff %j shows the lines %i to %i: %s", (diff, startLine, endLine, isShown) => {
  expect(isInDiff(diff, { startLine, endLine })).toBe(isShown);
});
