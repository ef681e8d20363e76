// From a comment to a pull request: the built action, a real engine, and a GitHub whose branches are git's own.
import { expect, test } from "@jest/globals";
import { nightly } from "../chance.js";
import { repository } from "../github/payloads.js";
import { filesOn, fix, onIssue, openPlace, title, wrong } from "./support/change-place.js";
import { commentOnPullRequest } from "./support/scene.js";

/** One container instead of three, for what does not depend on a proof. */
const unverified = { verify: "" };

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
  expect(body).toContain("Approve the workflow runs of the pull request. Review and merge the pull request.");
  expect(pull!.body).toContain("### ✅ Verified: `sh check.sh` passes now, failed before");
  expect(pull!.body).toContain("Requested by");
  expect(JSON.parse(/```json\n([^`]+)```/.exec(pull!.body!)![1]!)).toMatchObject({
    tool: "agent-exec run",
    verdict: "proven",
    base,
    head,
    verify: ["sh check.sh"],
  });
  expect(pull!.body).toContain("GitHub signed the commit.");
  await using again = await openStep(onIssue, unverified);
  const second = await again.run("main.js");
  expect(second.outputs.get("pull-request-url")).toBe(main.outputs.get("pull-request-url"));
  expect(scene.github.requestsOf("pulls/create")).toHaveLength(1);
});

nightly("a refused push changes no outcome, and the comment has commands that apply the patch", async () => {
  const { scene, server, world, base, step: openStep } = await openPlace();
  await using _scene = scene;
  await using _server = server;
  const message = "Resource not accessible by integration";
  scene.github.fail({ operation: "git/create-tree", times: 9, answer: { status: 403, body: { message } } });
  await using step = await openStep(onIssue, unverified);
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
  await using step = await openStep(commentOnPullRequest("/agent-exec fix add"), unverified);
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
  await using step = await openStep(onIssue, unverified);
  const main = await step.run("main.js");
  expect(main.outputs.get("outcome")).toBe("passed");
  const pull = [...world.pulls.values()].find(({ branch }) => branch === "agent-exec/issue-1");
  expect(pull).toMatchObject({ isDraft: true, body: expect.stringContaining("The change is not verified.") });
});
