import { startGitServer } from "../../fakes/git-server.js";
import { changed, knowAsking, readWebhook, repository, type Payload } from "../../github/payloads.js";
import { openStep } from "./action-step.js";
import { commentOnPullRequest, openScene, type SceneOptions } from "./scene.js";

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
export const fix = {
  "slug.py": slug
    .replace("text.replace", "text.lower().replace")
    .replace("text.upper()", "text.strip().upper()"),
  "tests/test_slug.py": tests.replace('"A-b")', '"a-b")'),
};
const inputs = { mode: "prove", verify: "python3 -m unittest" };
const fork = "mallory/Hello-World";
const branch = "slugs";

/** Pull request 1 of a fork, on a git server, and the events about it. */
export async function openPull(
  head: Readonly<Record<string, string>>,
  options: SceneOptions = { access: "read" },
) {
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
    /** What the runner gives to a job. */
    env,
    /** The events. */
    opened,
    workflow,
    git,
    baseSha,
    headSha,
    prove: () => run("pull_request", opened),
    report: () => run("workflow_run", workflow, { mode: "report", image: "" }),
    ask: () => run("issue_comment", commentOnPullRequest("/agent-exec prove"), inputs, "778"),
    /** A comment in a workflow for tasks. */
    say: (text: string, given: Readonly<Record<string, string>> = {}) =>
      run("issue_comment", commentOnPullRequest(text), { model: "none", workspace: "repo", ...given }, "779"),
    /** The second of the two jobs that the comment starts. */
    reportAsked: () =>
      run(
        "issue_comment",
        commentOnPullRequest("/agent-exec prove"),
        { mode: "report", out: "run", image: "" },
        "778",
      ),
    async [Symbol.asyncDispose]() {
      await git[Symbol.asyncDispose]();
      await scene[Symbol.asyncDispose]();
    },
  };
}
