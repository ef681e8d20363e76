import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import {
  identity,
  startIdentity,
  type FakeIdentity,
  type FakeIdentityOptions,
} from "../fakes/identity-server.js";
import { readWebhook } from "../github/payloads.js";
import { fenced } from "./command-line.js";
import type { FinishedStep } from "./support/action-step.js";
import {
  commentOnPullRequest,
  failThenPass,
  openScene,
  type Scene,
  type SceneStep,
  type Turns,
} from "./support/scene.js";

const settings = [
  `identity-provider-id: ${identity["identity-provider-id"]}`,
  `service-account-id: ${identity["service-account-id"]}`,
].join("\n");

interface Asked extends FakeIdentityOptions, Partial<SceneStep> {
  readonly turns?: Turns;
  /** Before the step starts. */
  readonly prepare?: (identity: FakeIdentity, scene: Scene) => void;
  readonly isAllowed?: boolean;
}

/** Everything that a reader of the run could come across. */
function tellings(step: FinishedStep, { github }: Scene): string {
  const { comments, checks } = github.world;
  const shown = JSON.stringify([comments, checks, [...step.outputs], [...step.state]]);
  // The runner masks by these lines, and does not show them.
  const log = step.log.replace(/^::add-mask::.*\n/gm, "");
  return `${log}\n${step.summary}\n${shown}`;
}

async function run(asked: Asked) {
  await using server = await startIdentity(asked);
  await using scene = await openScene(asked.turns ?? [{ reply: fenced("print(6)") }], {
    key: server.accepts,
  });
  asked.prepare?.(server, scene);
  const { ACTIONS_ID_TOKEN_REQUEST_URL: _url, ...withoutPermission } = server.environment;
  await using step = await scene.openStep({
    eventName: "issue_comment",
    payload: commentOnPullRequest("/agent-exec print six"),
    ...asked,
    inputs: { "api-key": "", settings, ...asked.inputs },
    env: asked.isAllowed === false ? withoutPermission : server.environment,
  });
  const finished = await step.run("main.js");
  const folder = finished.outputs.get("run-dir");
  const files = folder
    ? await Promise.all(
        ["transcript.jsonl", "report.html", "report.md", "result.json"].map((name) =>
          readFile(join(folder, name), "utf8"),
        ),
      )
    : [];
  const told = `${tellings(finished, scene)}\n${files.join("\n")}`;
  for (const token of [...server.tokens.github, ...server.tokens.openai]) {
    expect(finished.log).toContain(`::add-mask::${token}`);
    expect(told).not.toContain(token);
    expect(told).not.toContain(token.slice(-40));
  }
  expect(told).not.toContain(server.environment["ACTIONS_ID_TOKEN_REQUEST_TOKEN"]);
  return {
    outcome: finished.outputs.get("outcome"),
    exitCode: finished.exitCode,
    log: finished.log,
    comment: scene.github.world.comments[0]?.body ?? "",
    summary: finished.summary,
    tokens: server.tokens,
    keys: scene.model.requests.map(({ headers }) => headers.authorization),
    engineConnections: scene.engine.connections,
  };
}

describe("a job without a key", () => {
  it.concurrent("calls the model with its identity", async () => {
    const { outcome, tokens, keys } = await run({});
    expect(outcome).toBe("passed");
    expect([tokens.github.length, tokens.openai.length]).toEqual([1, 1]);
    expect(keys).toEqual([`Bearer ${tokens.openai[0]}`]);
  });

  it.concurrent("exchanges a new token when the key has expired in the middle of a run", async () => {
    const { outcome, tokens, keys } = await run({ turns: failThenPass, livesSeconds: 0 });
    expect(outcome).toBe("passed");
    expect(new Set(keys).size).toBe(keys.length);
    expect(tokens.github.length).toBe(tokens.openai.length);
    expect(tokens.openai.length).toBeGreaterThan(1);
  });

  it.concurrent("exchanges once more if the server refuses a key that should still be good", async () => {
    const { outcome, tokens, keys } = await run({ deadKeys: 1 });
    expect(outcome).toBe("passed");
    expect(tokens.openai).toHaveLength(2);
    expect(keys).toEqual(tokens.openai.map((key) => `Bearer ${key}`));
  });

  it.concurrent("runs after OpenAI failed three times", async () => {
    const { outcome } = await run({
      prepare: (server) => server.fail({ of: "openai", status: 503, times: 3 }),
    });
    expect(outcome).toBe("passed");
  });

  it.concurrent("shows the lines to add to the workflow if it has no `id-token: write`", async () => {
    const { exitCode, log, comment, engineConnections } = await run({ isAllowed: false });
    expect(exitCode).toBe(1);
    expect(log).toContain("`id-token: write`");
    expect(comment).toContain("`id-token: write`");
    expect(engineConnections).toBe(0);
  });

  it.concurrent("of a fork's pull request hears that GitHub gives it no token", async () => {
    const payload = readWebhook("pull_request.opened.1");
    const fork = structuredClone(payload) as { pull_request: { head: { repo: { full_name: string } } } };
    fork.pull_request.head.repo.full_name = "somebody/Hello-World";
    const { exitCode, log } = await run({
      isAllowed: false,
      eventName: "pull_request",
      payload: fork,
      inputs: { task: "print six" },
    });
    expect(exitCode).toBe(1);
    expect(log).toMatch(/pull request from a fork gets no identity token\. Start the run with a comment/);
  });

  const refusals: readonly [string, Asked, readonly RegExp[]][] = [
    [
      "another audience than the provider's",
      { inputs: { settings: `${settings}\nidentity-audience: somebody-else` } },
      [/OpenAI refused the job's identity \(401\): The subject token's audience/, /aud "somebody-else"/],
    ],
    [
      "a repository that no mapping names",
      { repository: "somebody/else" },
      [/OpenAI refused the job's identity \(403\): No service account mapping/, /sub "repo:somebody\/else:/],
    ],
    [
      "a provider that is unknown",
      { inputs: { settings: settings.replace("idp_68f2c0ffee", "idp_other") } },
      [/Unknown identity provider/, /identity-provider-id.*idp_other/],
    ],
    [
      "an exchange that stays down",
      { prepare: (server) => server.fail({ of: "openai", status: 500, times: 9 }) },
      [/OpenAI gave no access token for the job's identity \(500\)/, /status\.openai\.com/],
    ],
    [
      "an exchange without a key in its answer",
      { prepare: (server) => server.fail({ of: "openai", status: 200, body: "<html>", times: 9 }) },
      [/OpenAI accepted the job's identity .* contains no key/],
    ],
    ...[401, 403, 500, 503].map(
      (status) =>
        [
          `GitHub's ${status}`,
          { prepare: (server: FakeIdentity) => server.fail({ of: "github", status, body: "{}", times: 20 }) },
          [new RegExp(`GitHub did not give the job its identity token: .*${status}`), /githubstatus/],
        ] as [string, Asked, readonly RegExp[]],
    ),
  ];
  it.concurrent.each(refusals)("is told of %s, before a container starts", async (_name, asked, words) => {
    const { exitCode, outcome, log, comment, engineConnections } = await run(asked);
    expect({ exitCode, outcome }).toEqual({ exitCode: 1, outcome: "infrastructure-error" });
    for (const each of words) {
      expect(log.replaceAll("%25", "%")).toMatch(each);
      expect(comment.replace(/[\\<>]/g, "")).toMatch(each);
    }
    expect(engineConnections).toBe(0);
  });

  it.concurrent.each([
    [
      "a key beside the identity",
      { "api-key": "sk-0123456789abcdef" },
      /To use the workflow's identity, remove `api-key`/,
    ],
    [
      "half an identity",
      { settings: settings.split("\n")[0]! },
      /identity-provider-id.*needs service-account-id too/,
    ],
    [
      "the other half",
      { settings: settings.split("\n")[1]! },
      /service-account-id.*has no effect without identity-provider-id/,
    ],
  ])("is refused with %s", async (_name, inputs, words) => {
    const { exitCode, log, tokens } = await run({ inputs });
    expect(exitCode).toBe(1);
    expect(log).toMatch(words);
    expect(tokens.github).toEqual([]);
  });
});
