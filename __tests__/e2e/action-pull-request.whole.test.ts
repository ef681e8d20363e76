// From a comment to a pull request: the built action, a real engine, and a GitHub whose branches are git's own.
import { describe, expect, test } from "@jest/globals";
import type { GitStore } from "../fakes/github/git-store.js";
import { startGitServer } from "../fakes/git-server.js";
import { changed, commentSaying, repository } from "../github/payloads.js";
import { fenced } from "./command-line.js";
import { commentOnPullRequest, openScene, type Turns } from "./support/scene.js";

const wrong = {
  "app.py": "def add(a, b):\n    return a - b\n",
  "check.sh": "python3 -c 'from app import add; assert add(2, 3) == 5'\n",
};
const fix: Turns = [
  { reply: fenced("def add(a, b):\n    return a + b", "python file=app.py") },
  { reply: "`add` now adds." },
];
const title = "Adding gives a wrong result";
const onIssue = changed(commentSaying("/agent-exec fix this"), { issue: { title } });
const inputs = { workspace: "repo", verify: "sh check.sh", "create-pull-request": "ready" };

/** `more`: the inputs, and the number of the workflow's run. */
async function openPlace(turns: Turns = fix, { ref = "refs/heads/master" } = {}) {
  const scene = await openScene(turns);
  const server = await startGitServer(repository);
  const base = await server.commit(ref, wrong);
  const { world } = scene.github;
  world.git.take("master", { folder: server.folder, sha: base });
  const step = (
    payload: unknown = onIssue,
    { run = "777", ...more }: Readonly<Record<string, string>> = {},
  ) =>
    scene.openStep({
      eventName: "issue_comment",
      payload,
      inputs: { ...inputs, ...more },
      env: {
        ...scene.artifacts.environment,
        GITHUB_SERVER_URL: server.url,
        GITHUB_SHA: base,
        GITHUB_RUN_ID: run,
      },
    });
  return { scene, server, world, base, step };
}

function filesOn({ git }: { readonly git: GitStore }, branch: string) {
  const head = git.branch(branch);
  if (head === null) return null;
  return Object.fromEntries([...git.files(head)].map(([path, { content }]) => [path, content.toString()]));
}

test("a comment on an issue ends in a signed pull request, and a second run updates it", async () => {
  const { scene, server, world, base, step: openStep } = await openPlace([...fix, ...fix]);
  await using _scene = scene;
  await using _server = server;
  await using step = await openStep();
  const main = await step.run("main.js");
  expect(main.outputs.get("outcome")).toBe("passed");
  const [pull] = [...world.pulls.values()].filter(({ branch }) => branch === "agent-exec/issue-1");
  expect(main.outputs.get("pull-request-url")).toBe(`https://github.com/${repository}/pull/${pull!.number}`);
  expect(pull).toMatchObject({ base: "master", title, isDraft: false, author: "github-actions[bot]" });
  expect(filesOn(world, "agent-exec/issue-1")).toEqual({
    ...wrong,
    "app.py": "def add(a, b):\n    return a + b\n",
  });
  const head = world.git.branch("agent-exec/issue-1")!;
  expect(world.git.details(head).parents).toEqual([base]);
  expect(world.git.details(head).message).toMatch(
    /^Adding gives a wrong result\n\nAssisted-by: agent-exec:fake\nAgent-Exec-Run: \S+\nAgent-Exec-Patch: sha256:[0-9a-f]{64}$/,
  );
  const { body } = world.comments[0]!;
  expect(body).toContain(`pull request ${pull!.number}</a>`);
  expect(body).toContain("Review and merge the pull request. Its workflows wait until you approve them");
  expect(pull!.body).toContain("### ✅ Verified: `sh check.sh` passes now, failed before");
  expect(pull!.body).toContain("Requested by");
  expect(pull!.body).toContain("GitHub signed the commit.");
  await using again = await openStep();
  const second = await again.run("main.js");
  expect(second.outputs.get("pull-request-url")).toBe(main.outputs.get("pull-request-url"));
  expect(scene.github.requestsOf("pulls/create")).toHaveLength(1);
});

test("a refused push changes no outcome, and the comment has commands that apply the patch", async () => {
  const { scene, server, world, base, step: openStep } = await openPlace();
  await using _scene = scene;
  await using _server = server;
  const message = "Resource not accessible by integration";
  scene.github.fail({ operation: "git/create-tree", times: 9, answer: { status: 403, body: { message } } });
  await using step = await openStep();
  const main = await step.run("main.js");
  expect(main).toMatchObject({ exitCode: 0 });
  expect(main.outputs.get("outcome")).toBe("passed");
  expect(main.outputs.get("pull-request-url")).toBe("");
  const { body } = world.comments[0]!;
  expect(body).toContain("There is no pull request");
  expect(body).toContain("contents: write");
  expect(body).toContain(`git fetch origin ${base} && git switch --create agent-exec-change ${base}`);
  expect(body).toMatch(/^git apply \S+\/changes\.patch$/m);
});

test("a fork's change is not pushed, and the comment says how to apply it", async () => {
  const { scene, server, world, step: openStep } = await openPlace(fix, { ref: "refs/pull/1/head" });
  await using _scene = scene;
  await using _server = server;
  const sha = world.git.branch("master")!;
  world.pulls.set(1, { number: 1, headSha: sha, headRepository: "mallory/Hello-World" });
  await using step = await openStep(commentOnPullRequest("/agent-exec fix add"));
  const main = await step.run("main.js");
  expect(main.outputs.get("outcome")).toBe("passed");
  expect(
    scene.github.requests.filter(({ operation }) => /^(git|pulls)\/(create|update)/.test(operation)),
  ).toEqual([]);
  const { body } = world.comments[0]!;
  expect(body).toContain("comes from a fork");
  expect(body).toContain("gh pr checkout 1");
});

test("without a verification the pull request is a draft that says so", async () => {
  const { scene, server, world, step: openStep } = await openPlace();
  await using _scene = scene;
  await using _server = server;
  await using step = await openStep(onIssue, { verify: "" });
  const main = await step.run("main.js");
  expect(main.outputs.get("outcome")).toBe("passed");
  const pull = [...world.pulls.values()].find(({ branch }) => branch === "agent-exec/issue-1");
  expect(pull).toMatchObject({ isDraft: true, body: expect.stringContaining("The change is not verified.") });
});

describe("apply in a comment", () => {
  const apply = changed(commentSaying("/agent-exec apply"), { comment: { id: 99 }, issue: { title } });
  const without = { "create-pull-request": "never", artifact: "always" };

  /** A run that passed and has no pull request yet. `say` writes the comment in another run of the workflow. */
  async function ran(more: Readonly<Record<string, string>> = {}) {
    const place = await openPlace();
    await using step = await place.step(onIssue, { ...without, ...more });
    const main = await step.run("main.js");
    let run = 777;
    const say = async () => {
      run += 1;
      await using other = await place.step(apply, { ...without, run: String(run) });
      return other.run("main.js");
    };
    return { ...place, main, say };
  }

  test("opens the pull request of the run that passed, and a second delivery of the comment does nothing", async () => {
    const { scene, server, world, say, main } = await ran();
    await using _scene = scene;
    await using _server = server;
    expect(main.outputs.get("outcome")).toBe("passed");
    expect(world.comments[0]!.body).toMatch(/^<!-- .* done -->\n<!-- patch of=passed artifact=4000 sha256=/);
    const applied = await say();
    expect(applied).toMatchObject({ exitCode: 0 });
    const [pull] = [...world.pulls.values()].filter(({ branch }) => branch === "agent-exec/issue-1");
    expect(world.comments[1]!.body).toContain(`### Opened [pull request ${pull!.number}](`);
    expect(pull).toMatchObject({ base: "master", title, isDraft: false });
    expect(pull!.body).toContain("actions/runs/777");
    expect(filesOn(world, "agent-exec/issue-1")!["app.py"]).toContain("a + b");
    const again = await say();
    expect(again.outputs.get("outcome")).toBe("skipped");
    expect(again.log).toContain("workflow run 778 has already answered this comment");
    expect(world.comments).toHaveLength(2);
    expect(scene.github.requestsOf("pulls/create")).toHaveLength(1);
    expect(scene.model.requests).toHaveLength(2);
  });

  test("names the outcome of a run that did not pass, with commands, and pushes nothing", async () => {
    const { scene, server, world, say } = await ran({ verify: "exit 1", settings: "max-retries: 0" });
    await using _scene = scene;
    await using _server = server;
    await say();
    const { body } = world.comments[1]!;
    expect(body).toContain("### No pull request\n\nThe run did not pass. It ended as `failed`.");
    expect(body).toContain("gh run download 777 --pattern 'agent-exec-*'\n");
    expect(world.git.branch("agent-exec/issue-1")).toBeNull();
  });

  test.each([
    ["git/create-tree", "contents: write", "git fetch origin"],
    ["actions/get-artifact", "actions: read", "gh run download 777"],
    ["actions/download-artifact", "actions: read", "gh run download 777"],
  ])("says which permission is missing if %s is refused", async (operation, permission, command) => {
    const { scene, server, world, say } = await ran();
    await using _scene = scene;
    await using _server = server;
    const message = "Resource not accessible by integration";
    scene.github.fail({ operation, times: 9, answer: { status: 403, body: { message } } });
    expect(await say()).toMatchObject({ exitCode: 0 });
    expect(world.comments[1]!.body).toContain(permission);
    expect(world.comments[1]!.body).toContain(command);
    expect(world.comments).toHaveLength(2);
    expect(world.git.branch("agent-exec/issue-1")).toBeNull();
  });

  test.each([
    [
      "another patch than the report's",
      /sha256=[0-9a-f]{64}/,
      `sha256=${"0".repeat(64)}`,
      "not the patch of the report",
    ],
    ["of another workflow run", / in=777 /, " in=776 ", "The files of the run are gone"],
  ])("refuses an artifact with %s", async (_what, told, other, words) => {
    const { scene, server, world, say } = await ran();
    await using _scene = scene;
    await using _server = server;
    world.comments[0]!.body = world.comments[0]!.body.replace(told, other);
    await say();
    expect(world.comments[1]!.body).toContain(words);
    expect(world.git.branch("agent-exec/issue-1")).toBeNull();
  });
});
