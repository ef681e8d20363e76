// Each event that starts a run, by the example that people copy for it, under act from the bundle. `examples` tries that
// they also refuse wrong solutions.
import { describe, expect, test } from "@jest/globals";
import { nightly } from "../chance.js";
import { startGitServer } from "../fakes/git-server.js";
import type { FakeGitHub } from "../fakes/github-server.js";
import {
  changed,
  commentSaying,
  issueSaying,
  knowAsking,
  type Payload,
  readWebhook,
  repository,
  reviewSaying,
} from "../github/payloads.js";
import { fenced } from "./command-line.js";
import { isWithoutAct, messages, startAct } from "./support/act.js";
import { workflowOf } from "./support/copied-workflow.js";
import { apiKey, dispatch, openScene, type Turns } from "./support/scene.js";

const { sender } = dispatch();
const ask = "/agent-exec fix this";
const writeSix: Turns = [{ reply: fenced("echo 6 >answer.txt", "sh") }];
const code = {
  "leap.py": "def is_leap(year):\n    return year % 4 == 0\n",
  "test_leap.py": `import unittest
from leap import is_leap


class Leap(unittest.TestCase):
    def test_centuries(self):
        self.assertFalse(is_leap(1900))
        self.assertTrue(is_leap(2000))
`,
};
const fixed = "def is_leap(year):\n    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)";
const fixLeap: Turns = [{ reply: `${fenced(fixed, "python file=leap.py")}\n\nTERMINATE\n` }];
const readme = { "README.md": ">>> 2 + 2\n5\n" };
const fixReadme: Turns = [{ reply: `${fenced(">>> 2 + 2\n4", "text file=README.md")}\n\nTERMINATE\n` }];
const failed = readWebhook("derived/workflow_run.completed.failed");

interface Row {
  readonly event: string;
  readonly example: string;
  /** `head`: the commit of the repository's files. */
  readonly payload: (head: string) => Payload;
  readonly turns: Turns;
  /** The issue or pull request with the report; absent: the event has none. */
  readonly commentOn?: number;
  /** Files of a pull request's head, which the action fetches. */
  readonly head?: Readonly<Record<string, string>>;
  /** Files of the repository's own branch. */
  readonly files?: Readonly<Record<string, string>>;
  readonly lay?: (github: FakeGitHub, head: string) => void;
  /** Words of the model's prompt. */
  readonly prompt: string;
  /** Words of the comment. Default: any. */
  readonly comment?: string;
}

const { sha: baseSha } = (
  readWebhook("pull_request.opened.1")["pull_request"] as { readonly base: { readonly sha: string } }
).base;

function ofPullRequest({ world }: FakeGitHub, headSha: string): void {
  world.pulls.set(2, { number: 2, headSha, headRepository: repository });
  const patch = "@@ -0,0 +1,2 @@\n+def is_leap(year):\n+    return year % 4 == 0";
  const file = { path: "leap.py", status: "added", additions: 2, deletions: 0, patch } as const;
  world.comparisons.set(`${baseSha}...${headSha}`, { files: [file], commits: ["Add leap years"] });
}

const rows: Readonly<Record<string, Row>> = {
  "an issue with the label": {
    event: "issues",
    example: "issue.yml",
    payload: () => changed(readWebhook("issues.labeled.1"), { label: { name: "agent-exec" } }),
    lay: ({ world }) =>
      void world.issues.set(1, {
        title: "Spelling error in the README file",
        body: "It looks like you accidently spelled 'commit' with two 't's.",
      }),
    files: code,
    turns: fixLeap,
    commentOn: 1,
    prompt:
      " wrote the task above in issue #1 of Codertocat/Hello-World. The working folder contains the repository",
  },
  "a new issue with the phrase": {
    event: "issues",
    example: "issue.yml",
    payload: () => issueSaying(ask),
    files: code,
    turns: fixLeap,
    commentOn: 1,
    prompt: "fix this",
  },
  "a review": {
    event: "pull_request_review",
    example: "comment.yml",
    payload: (sha) => changed(reviewSaying(ask), { pull_request: { head: { sha } } }),
    head: code,
    lay: ofPullRequest,
    turns: fixLeap,
    commentOn: 2,
    prompt: "fix this",
  },
  "a comment on a diff": {
    event: "pull_request_review_comment",
    example: "comment.yml",
    payload: (sha) =>
      changed(commentSaying(ask, "pull_request_review_comment.created.1"), {
        pull_request: { head: { sha } },
      }),
    head: code,
    lay: ofPullRequest,
    turns: fixLeap,
    commentOn: 2,
    prompt: "fix this",
  },
  "a pull request with the label": {
    event: "pull_request",
    example: "pull-request.yml",
    payload: (sha) =>
      changed(readWebhook("pull_request.labeled.1"), {
        label: { name: "add-tests" },
        pull_request: { head: { sha } },
      }),
    head: code,
    lay: ofPullRequest,
    turns: fixLeap,
    commentOn: 2,
    prompt: "Write unit tests",
  },
  "a failed run of CI": {
    event: "workflow_run",
    example: "fix-ci.yml",
    payload: (head_sha) => changed(failed, { workflow_run: { head_sha } }),
    head: code,
    lay(github, head) {
      ofPullRequest(github, head);
      const times = { startedAt: "2026-01-01T00:00:00Z", endedAt: "2026-01-01T00:01:00Z" };
      github.world.jobs.push({
        id: 7,
        attempt: "289782451/1",
        name: "test",
        conclusion: "failure",
        steps: [{ name: "Run the tests", conclusion: "failure", ...times }],
      });
      const line = "2026-01-01T00:00:30.0000000Z FAIL: test_centuries (test_leap.Leap)\n";
      github.signed.contents.set("/logs/7", { content: line });
    },
    turns: fixLeap,
    commentOn: 2,
    prompt: "FAIL: test_centuries",
    comment: `/${repository}/actions/runs/289782451/attempts/1`,
  },
  "a repository_dispatch": {
    event: "repository_dispatch",
    example: "dispatch.yml",
    payload: () => ({
      ...readWebhook("repository_dispatch.on-demand-test.1"),
      action: "agent-exec",
      client_payload: { task: "Write six." },
      sender,
    }),
    turns: writeSix,
    prompt: "Write six.",
  },
  "a call by another workflow": {
    event: "push",
    example: "dispatch.yml",
    payload: () => ({ ...readWebhook("push.event.1"), sender }),
    files: {
      ".github/workflows/caller.yml": `on: push
jobs:
  call:
    uses: ./.github/workflows/agent-exec.yml
    with: { task: Write six. }
    secrets: inherit
`,
    },
    turns: writeSix,
    prompt: "Write six.",
  },
  "a schedule": {
    event: "schedule",
    example: "upkeep.yml",
    payload: () => ({ schedule: "17 4 * * 1" }),
    files: readme,
    turns: fixReadme,
    prompt: "Run the examples in README.md",
  },
  "a push": {
    event: "push",
    example: "upkeep.yml",
    // Without `after`, act names the repository's own commit.
    payload: () => ({ ...readWebhook("push.event.1"), after: undefined, ref: "refs/heads/main", sender }),
    files: readme,
    turns: fixReadme,
    prompt: "Run the examples in README.md",
  },
};

async function run({ event, example, payload, turns, head: changes, files = {}, lay }: Row) {
  await using scene = await openScene(turns);
  await using git = await startGitServer(repository);
  const head = changes === undefined ? "c".repeat(40) : await git.commit("refs/pull/2/head", changes);
  lay?.(scene.github, head);
  knowAsking(scene.github.world.asking, event, payload(head));
  const workflow = workflowOf(`examples/${example}`, scene.model.baseUrl);
  await using act = await startAct({
    eventName: event,
    payload: payload(head),
    copied: { workflow, files, served: git },
    secrets: { OPENAI_API_KEY: apiKey },
    apiUrl: scene.github.url,
    env: { GITHUB_SERVER_URL: git.url },
  });
  const { exitCode, lines } = await act.finished;
  const outcome = lines.find(({ command, name }) => command === "set-output" && name === "outcome")?.arg;
  const { comments, checks } = scene.github.world;
  const prompt = scene.model.requests[0]?.body.messages.map(({ content }) => content).join("\n");
  return { exitCode, outcome, comments, checks, prompt, log: messages(lines) };
}

/** Run by day: the events about which the action asks GitHub more. Other tests read the payloads of all events. */
const byDay = ["an issue with the label", "a failed run of CI"];
const giveUp: Turns = [
  { reply: `${fenced("true", "sh")}\n\nTERMINATE\n` },
  { decision: { retry: false, reason: "It cannot be done." } },
];

async function answers(name: string): Promise<void> {
  const { log, comments, ...ended } = await run(rows[name]!);
  const { prompt, commentOn, comment = "" } = rows[name]!;
  expect({ log, ...ended }).toMatchObject({ exitCode: 0, outcome: "passed" });
  expect(ended.prompt).toContain(prompt);
  expect(comments.map(({ issue }) => issue)).toEqual(commentOn === undefined ? [] : [commentOn]);
  expect(comments[0]?.body ?? "").toContain(comment);
  expect(ended.checks).toHaveLength(commentOn === 2 ? 1 : 0);
}

(isWithoutAct ? describe.skip : describe)("an example", () => {
  const [daily, rarely] = [true, false].map((isByDay) =>
    Object.keys(rows).filter((name) => byDay.includes(name) === isByDay),
  );
  test.each(daily!)("answers %s", answers);
  nightly.each(rarely!)("answers %s", answers);

  nightly.each(["a pull request with the label", "a failed run of CI", "a schedule"])(
    "does not pass for %s without a solution",
    async (name) => {
      const { exitCode, outcome } = await run({ ...rows[name]!, turns: giveUp });
      expect({ exitCode, outcome }).toEqual({ exitCode: 1, outcome: "gave-up" });
    },
  );
});
