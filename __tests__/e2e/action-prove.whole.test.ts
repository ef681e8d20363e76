// What the tests of a pull request prove: in its own job, which may only read, and in the comment of a second workflow.
import { expect, test } from "@jest/globals";
import { jobToken } from "../fakes/github-server.js";
import { startGitServer } from "../fakes/git-server.js";
import { changed, knowAsking, readWebhook, repository, type Payload } from "../github/payloads.js";
import { openStep } from "./support/action-step.js";
import { commentOnPullRequest, openScene, type SceneOptions } from "./support/scene.js";

const slug = `def slug(text):
    return text.replace(" ", "-")


def shout(text):
    return text.upper()
`;
const tests = `import unittest
from slug import shout, slug


class Words(unittest.TestCase):
    def test_case(self):
        self.assertEqual(slug("A b"), "A-b")

    def test_shout(self):
        self.assertEqual(shout("a"), "A")
`;
const base = { "slug.py": slug, "tests/__init__.py": "", "tests/test_slug.py": tests };
const fix = {
  "slug.py": slug
    .replace("text.replace", "text.lower().replace")
    .replace("text.upper()", "text.strip().upper()"),
  "tests/test_slug.py": tests.replace('"A-b")', '"a-b")'),
};
const inputs = { mode: "prove", verify: "python3 -m unittest" };
const fork = "mallory/Hello-World";
const branch = "slugs";

/** Pull request 1 of a fork, on a git server, and the events about it. */
async function openPull(head: Readonly<Record<string, string>>, options: SceneOptions = { access: "read" }) {
  const scene = await openScene([], options);
  const git = await startGitServer(repository);
  const baseSha = await git.commit("refs/heads/master", base);
  const headSha = await git.commit("refs/pull/1/head", head);
  const { world } = scene.github;
  world.pulls.set(1, { number: 1, headSha, headRepository: fork, branch, baseSha });
  world.comparisons.set(`${baseSha}...${headSha}`, { files: [], commits: [], mergeBase: baseSha });
  const env = {
    ...scene.artifacts.environment,
    GITHUB_SERVER_URL: git.url.replace("127.0.0.1", "git.localhost"),
    GITHUB_SHA: baseSha,
  };
  const opened = changed(readWebhook("pull_request.opened.1"), {
    number: 1,
    pull_request: {
      number: 1,
      base: { sha: baseSha },
      head: { sha: headSha, ref: branch, repo: { full_name: fork } },
    },
  });
  const workflow: Payload = changed(readWebhook("workflow_run.completed.1"), {
    workflow_run: {
      id: 777,
      event: "pull_request",
      conclusion: "success",
      head_sha: headSha,
      head_branch: branch,
      head_repository: { full_name: fork },
      pull_requests: [],
      path: ".github/workflows/prove.yml",
    },
  });
  for (const sha of [baseSha, headSha])
    world.files.set(`${sha}:.github/workflows/prove.yml`, "name: Prove\n");
  const run = async (
    eventName: string,
    payload: Payload,
    given: Readonly<Record<string, string>> = inputs,
    number = "777",
  ) => {
    knowAsking(world.asking, eventName, payload);
    const apiUrl = scene.github.url;
    await using step = await openStep({
      eventName,
      payload,
      inputs: given,
      env: { ...env, GITHUB_RUN_ID: number },
      apiUrl,
    });
    return await step.run("main.js");
  };
  return {
    scene,
    world,
    git,
    baseSha,
    headSha,
    prove: () => run("pull_request", opened),
    report: () => run("workflow_run", workflow, { mode: "report", image: "" }),
    ask: () => run("issue_comment", commentOnPullRequest("/agent-exec prove"), inputs, "778"),
    async [Symbol.asyncDispose]() {
      await git[Symbol.asyncDispose]();
      await scene[Symbol.asyncDispose]();
    },
  };
}

test("a fork's pull request is proved with a token that may only read, and a second workflow posts it", async () => {
  await using pull = await openPull(fix);
  const { scene, world, headSha, baseSha } = pull;
  const proved = await pull.prove();
  expect(proved.outputs.get("outcome")).toBe("proven");
  expect(proved.exitCode).toBe(0);
  expect(JSON.parse(proved.outputs.get("data")!)).toMatchObject({
    verdict: "proven",
    base: baseSha,
    head: headSha,
  });
  expect(proved.summary).toContain("**Proven.** 1 test fails without this change and passes with it.");
  expect(proved.log).toContain("::warning title=Not tested,file=slug.py,line=6,endLine=6::");
  expect([world.comments, world.checks]).toEqual([[], []]);
  expect(scene.artifacts.artifacts.map(({ name }) => name)).toEqual(["agent-exec-prove-run-agent-1"]);

  world.tokens.set(jobToken, { login: "github-actions[bot]", app: "github-actions", access: "write" });
  const reported = await pull.report();
  expect({ log: reported.log, outcome: reported.outputs.get("outcome") }).toMatchObject({
    outcome: "proven",
  });
  expect(world.comments).toHaveLength(1);
  expect(world.comments[0]!.issue).toBe(1);
  expect(world.comments[0]!.body).toContain("⚠ `slug.py:6`: no test notices if this line is undone.");
  expect(world.checks).toMatchObject([
    {
      sha: headSha,
      fields: { name: "agent-exec prove", conclusion: "success" },
      annotations: [{ path: "slug.py", start_line: 6, annotation_level: "warning" }],
    },
  ]);

  const asked = await pull.ask();
  expect(asked.outputs.get("outcome")).toBe("proven");
  expect(world.comments.map(({ issue }) => issue)).toEqual([1, 1]);
  await pull.report();
  expect(world.comments).toHaveLength(2);

  // The pull request edits the workflow that proved it: its result can say anything.
  world.files.set(`${headSha}:.github/workflows/prove.yml`, "name: Prove # and more\n");
  expect((await pull.report()).outputs.get("outcome")).toBe("cannot-tell");
  expect(world.comments[0]!.body).toContain("edits `.github/workflows/prove.yml`");
  const { body } = world.comments[0]!;
  // The result is about another commit than the event.
  world.comparisons.set(`${baseSha}...${headSha}`, { files: [], commits: [], mergeBase: "1".repeat(40) });
  const refused = await pull.report();
  expect([refused.exitCode, refused.log]).toEqual([1, expect.stringContaining("record-differs")]);
  // Somebody has pushed since.
  world.pulls.set(1, { ...world.pulls.get(1)!, headSha: "2".repeat(40) });
  expect((await pull.report()).outputs.get("outcome")).toBe("skipped");
  expect(world.comments[0]!.body).toBe(body);
});
