import { describe, expect, it } from "@jest/globals";
import { nightly } from "../chance.js";
import { fenced } from "./command-line.js";
import type { FinishedStep } from "./support/action-step.js";
import { comesTrue } from "./support/containers.js";
import { commandsIn } from "./support/runner-log.js";
import { commentOnPullRequest, openScene } from "./support/scene.js";

const eventName = "issue_comment";
const payload = commentOnPullRequest("/agent-exec print six");
const pass = [{ reply: fenced("print(6)") }];
const down = { status: 503, body: { message: "Service Unavailable" } };

function warningsOf({ log }: FinishedStep): string[] {
  return commandsIn(log)
    .filter(({ name }) => name === "warning")
    .map(({ text }) => text);
}

function expectPassedAllTheSame(main: FinishedStep): void {
  expect(main).toMatchObject({
    exitCode: 0,
    summary: expect.stringContaining("### ✅ Ran without an error, not verified"),
  });
  expect(Object.fromEntries(main.outputs)).toMatchObject({ outcome: "passed", result: "6" });
}

describe("GitHub", () => {
  it.concurrent("that lets the token only read changes no outcome, and the step says what was not posted", async () => {
    await using scene = await openScene(pass, { access: "read" });
    await using step = await scene.openStep({ eventName, payload });
    const main = await step.run("main.js");
    expectPassedAllTheSame(main);
    expect([main.outputs.get("comment-url"), main.outputs.get("check-run-url")]).toEqual(["", ""]);
    const warnings = warningsOf(main);
    expect(warnings).toContainEqual(expect.stringMatching(/refused to .*comment.*403.*issues: write/));
    expect(warnings).toContainEqual(expect.stringMatching(/refused to .*check.*403.*checks: write/));
    expect(scene.github.world).toMatchObject({ comments: [], checks: [], reactions: [] });
  });

  const locked = { message: "Unable to create comment because issue is locked." };
  const html = { "content-type": "text/html" };
  it.concurrent.each([
    [
      "refuses a comment because the conversation is locked",
      { status: 403, body: locked },
      /refused to write a comment on #1: 403 .* The conversation is locked/,
    ],
    [
      "answers a comment with a page of HTML",
      { status: 502, body: "<html><center>502 Bad Gateway</center></html>", headers: html },
      /GitHub answered 502 when asked to write a comment on #1\. /,
    ],
  ])("that %s is told so once, in words", async (_how, answer, words) => {
    await using scene = await openScene(pass);
    scene.github.fail({ operation: "issues/create-comment", times: 1_000, answer });
    await using step = await scene.openStep({ eventName, payload });
    const main = await step.run("main.js");
    expectPassedAllTheSame(main);
    expect(warningsOf(main)).toEqual([expect.stringMatching(words)]);
    expect(main.log).not.toContain("<html>");
  });

  it.concurrent.each([
    ["auto", 0],
    ["always", 1],
  ] as const)(
    "of another name, such as Gitea's, is sent no artifact (artifact: %s), and is told so at most once",
    async (artifact, warnings) => {
      await using scene = await openScene(pass);
      const env = { ...scene.artifacts.environment, GITHUB_SERVER_URL: "https://git.example.com" };
      await using step = await scene.openStep({ eventName, payload, env, inputs: { artifact } });
      const main = await step.run("main.js");
      expect(main.outputs.get("outcome")).toBe("passed");
      expect(main.log.match(/no artifact, because this runner|artifact client/g)).toHaveLength(1 + warnings);
      expect(warningsOf(main)).toHaveLength(warnings);
    },
  );

  nightly.concurrent(
    "that is down after the gate changes no outcome, and is given up in bounded time",
    async () => {
      await using scene = await openScene(pass);
      const refused = ["issues/create-comment", "checks/create", "checks/list-for-ref"];
      for (const operation of [...refused, "reactions/create-for-issue-comment"]) {
        scene.github.fail({ operation, times: 1_000, answer: down });
      }
      await using step = await scene.openStep({ eventName, payload });
      const main = await step.run("main.js");
      expectPassedAllTheSame(main);
      const warnings = warningsOf(main);
      for (const what of [/react|eyes/, /comment/, /check/])
        expect(warnings).toContainEqual(expect.stringMatching(what));
      expect(main.durationMs).toBeLessThan(90_000);
    },
    120_000,
  );

  nightly.concurrent(
    "that is down when the run ends gets comment and check from the post step",
    async () => {
      await using scene = await openScene(pass);
      const { github } = scene;
      const waiting = { operation: "issues/update-comment", times: 9, answer: down };
      github.fail(waiting);
      github.fail({ ...waiting, operation: "issues/create-comment", saying: " done -->" });
      github.fail({ ...waiting, operation: "checks/update" });
      const env = scene.artifacts.environment;
      await using step = await scene.openStep({ eventName, payload, env });
      const main = await step.run("main.js");
      expectPassedAllTheSame(main);
      expect(warningsOf(main)).toHaveLength(2);
      expect(github.world.comments[0]!.body).toContain(" open -->");

      const post = await step.run("post.js", main.state);
      expect(post).toMatchObject({
        exitCode: 0,
        summary: "",
        log: expect.stringContaining("the post step sends the report again"),
      });
      expect(github.world.comments[0]!.body).toMatch(/ done -->\n### ✅ Ran without an error, not verified/);
      expect(github.world.comments[0]!.body).toContain("/artifacts/4000");
      expect(github.world.checks[0]!.fields).toMatchObject({ conclusion: "success" });
      expect([github.world.comments.length, scene.artifacts.artifacts.length]).toEqual([1, 1]);
    },
    120_000,
  );

  it.concurrent("that takes the token back in mid-run changes no outcome", async () => {
    await using scene = await openScene([{ reply: fenced("import time; time.sleep(4); print(6)") }]);
    const { github } = scene;
    await using step = await scene.openStep({ eventName, payload });
    const main = await step.start("main.js");
    expect(await comesTrue(() => github.world.comments.length === 1, { withinMs: 60_000 })).toBe(true);
    github.expireTokens();
    const finished = await main.finished;
    expectPassedAllTheSame(finished);
    expect(warningsOf(finished)).toContainEqual(
      expect.stringMatching(/401.*`github-token` to a valid token/),
    );
    expect(github.world.comments[0]!.body).toContain(" open -->");
  });

  it.concurrent.each([
    ["fails", { status: 503, body: { message: "Service Unavailable" } }, 9],
    ["refuses", { status: 403, body: { message: "Resource not accessible by integration" } }, 1],
  ])(
    "that %s at the gate lets nobody in: nothing runs, and the step says why",
    async (_how, answer, times) => {
      await using scene = await openScene(pass);
      const operation = "repos/get-collaborator-permission-level";
      scene.github.fail({ operation, times, answer });
      await using step = await scene.openStep({ eventName, payload });
      const main = await step.run("main.js");
      expect(main).toMatchObject({
        exitCode: 1,
        log: expect.stringMatching(/^::error::infrastructure-error: GitHub/m),
      });
      expect(main.log).toContain("the permission of Codertocat");
      expect(main.outputs.get("outcome")).toBe("infrastructure-error");
      expect(scene.writes).toEqual([]);
      expect([scene.model.requests.length, scene.engine.connections]).toEqual([0, 0]);
    },
  );

  nightly.concurrent(
    "that hides the pull request is answered with a comment that names the permission",
    async () => {
      await using scene = await openScene(pass);
      const answer = { status: 403, body: { message: "Resource not accessible by integration" } };
      scene.github.fail({ operation: "pulls/get", answer });
      await using step = await scene.openStep({ eventName, payload });
      const main = await step.run("main.js");
      expect(main.exitCode).toBe(1);
      expect(scene.github.world.comments[0]!.body).toMatch(
        /done -->\n### ⚠️ Could not start: [^\n]+\n[^]*pull-requests: read/,
      );
      expect(scene.model.requests).toEqual([]);
    },
  );
});
