import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { changed, readWebhook } from "../github/payloads.js";
import { projectDir } from "../../scripts/places.mjs";
import { escapeHtml } from "../../src/markdown/html.js";
import { identity, startIdentity } from "../fakes/identity-server.js";
import type { Fault } from "../fakes/github/faults.js";
import { image } from "./command-line.js";
import { isWithoutAct, messages, startAct } from "./support/act.js";
import {
  apiKey,
  commentOnPullRequest,
  dispatch,
  openScene,
  type SceneOptions,
  type SceneStep,
} from "./support/scene.js";

const keyless = [
  `identity-provider-id: ${identity["identity-provider-id"]}`,
  `service-account-id: ${identity["service-account-id"]}`,
].join("\n");

interface Asked extends Partial<SceneStep>, SceneOptions {
  readonly faults?: readonly Fault[];
  /** `.agent-exec.yml` on the default branch. Absent: there is none. */
  readonly baseFile?: string;
  /** What stands in the checkout's .git/config; absent: there is no checkout. */
  readonly gitConfig?: readonly (readonly [string, string])[];
}

interface Row {
  readonly status: "ok" | "failed" | "warning" | "skipped";
  readonly told: string;
  readonly next?: string;
}

const marks = { "✓": "ok", "✗": "failed", "!": "warning", "–": "skipped" } as const;

/** The rows of the log, by name. */
function rowsOf(log: string): Record<string, Row> {
  const rows: Record<string, Row> = {};
  let last = "";
  for (const line of log.split("\n")) {
    const [, mark, name, told] = /^([✓✗!–]) (.{26})(.*)$/.exec(line) ?? [];
    const next = /^ {28}next: (.*)$/.exec(line)?.[1];
    if (mark !== undefined) {
      last = name!.trim();
      rows[last] = { status: marks[mark as keyof typeof marks], told: told! };
    } else if (next !== undefined) rows[last] = { ...rows[last]!, next };
  }
  return rows;
}

async function examine({ faults = [], gitConfig, baseFile, ...asked }: Asked = {}) {
  await using scene = await openScene([], asked);
  if (baseFile !== undefined) scene.github.world.files.set(`${"1".repeat(40)}:.agent-exec.yml`, baseFile);
  for (const fault of faults) scene.github.fail(fault);
  await using step = await scene.openStep({
    eventName: "issue_comment",
    payload: commentOnPullRequest("/agent-exec print six"),
    ...asked,
    // Without an engine the doctor is quick.
    env: { DOCKER_HOST: "unix:///nowhere.sock", ...asked.env },
    inputs: { mode: "doctor", ...asked.inputs },
  });
  if (gitConfig !== undefined) {
    const git = (...args: string[]) => execFileSync("git", ["-C", step.workspace, ...args]);
    git("init", "--quiet");
    for (const [name, value] of gitConfig) git("config", name, value);
  }
  const { exitCode, log, summary, outputs } = await step.run("main.js");
  expect(scene.github.world.comments).toEqual([]);
  expect(scene.github.world.checks).toEqual([]);
  const rows = rowsOf(log);
  for (const name of Object.keys(rows)) expect(summary).toContain(`<td>${escapeHtml(name)}</td>`);
  return { exitCode, log, summary, outputs, rows, writes: scene.writes };
}

describe("the doctor in a workflow", () => {
  it.concurrent("tells what the token may do, and creates nothing", async () => {
    const { rows, writes, outputs } = await examine({
      permissions: { issues: "none", checks: "read", contents: "read", actions: "none" },
    });
    expect(rows).toMatchObject({
      event: { status: "ok", told: "issue_comment by Codertocat starts a run" },
      fork: { status: "ok" },
      "permission contents": {
        status: "ok",
        told: expect.stringContaining("may read, for the repository's"),
      },
      "permission issues": {
        status: "ok",
        told: expect.stringContaining("a comment on an issue needs `issues: write`"),
      },
      "permission pull-requests": {
        status: "ok",
        told: expect.stringContaining("can probably write, for the comment"),
      },
      "permission checks": { status: "failed", next: "Add `checks: write` under `permissions:` of the job." },
      "permission actions": { status: "ok" },
      "permission id-token": { status: "ok" },
      checkout: { status: "ok" },
      engine: { status: "failed" },
      model: { status: "ok", told: "fake, with the key in api-key" },
      "model server": {
        status: "ok",
        told: expect.stringContaining("accepts the key, and has the model fake"),
      },
    });
    // One for each permission, each without what it would need to create something.
    expect(writes).toHaveLength(5);
    expect(outputs.get("summary")).toBe("Nothing can run here until you fix: engine.");
  });

  it.concurrent("says that a person without write access starts no run", async () => {
    const payload = readWebhook("derived/issue_comment.created.by_none");
    (payload["comment"] as Record<string, unknown>)["body"] = "/agent-exec print six";
    const { rows, exitCode } = await examine({ payload });
    expect(exitCode).toBe(1);
    expect(rows["event"]).toMatchObject({ status: "failed", told: expect.stringContaining("no run") });
  });

  it.concurrent("warns of an event that asks for no run", async () => {
    const { rows } = await examine({ payload: commentOnPullRequest("nice work") });
    expect(rows["event"]).toMatchObject({
      status: "warning",
      told: expect.stringContaining("no line of the comment starts with the word /agent-exec"),
    });
  });

  it.concurrent("explains what a fork's pull request cannot do", async () => {
    const fork = changed(readWebhook("pull_request.opened.1"), {
      pull_request: { head: { repo: { full_name: "somebody/Hello-World" } } },
    });
    const { rows } = await examine({
      eventName: "pull_request",
      payload: fork,
      access: "read",
      inputs: { task: "print six", settings: keyless, "api-key": "" },
    });
    const comment = expect.stringContaining("comment on the pull request");
    expect(rows).toMatchObject({
      fork: { status: "warning", next: comment },
      "permission checks": { status: "failed", next: comment },
      "permission id-token": { status: "failed", next: comment },
    });
  });

  it.concurrent.each([
    ["in the configuration", [["http.https://github.com/.extraheader", "AUTHORIZATION: basic c2VjcmV0"]]],
    ["in a file of its own", [["includeIf.gitdir:/w/.git.path", "/tmp/git-credentials-1.config"]]],
  ] as const)("warns of a checkout that left the token %s", async (_where, gitConfig) => {
    const { rows, log } = await examine({ gitConfig });
    expect(rows["checkout"]).toMatchObject({
      status: "warning",
      next: "Set `persist-credentials: false` for `actions/checkout`.",
    });
    expect(log).not.toContain("c2VjcmV0");
  });

  it.concurrent("finds a checkout without the token in order", async () => {
    const { rows } = await examine({ gitConfig: [["user.name", "me"]] });
    expect(rows["checkout"]).toMatchObject({ status: "ok", told: "leaves no token in Git's configuration" });
  });

  it.concurrent("tries the job's identity, and hides its tokens", async () => {
    await using server = await startIdentity();
    const asked = { key: server.accepts, env: server.environment };
    const { rows, log, summary } = await examine({
      ...asked,
      inputs: { settings: keyless, "api-key": "" },
    });
    expect(rows).toMatchObject({
      "permission id-token": { status: "ok" },
      model: { status: "ok", told: "fake, with the job's identity" },
      "model server": { status: "ok", told: expect.stringContaining("accepts the job's identity") },
    });
    const told = log.replace(/^::add-mask::.*\n/gm, "") + summary;
    for (const token of [...server.tokens.github, ...server.tokens.openai]) expect(told).not.toContain(token);
  });

  it.concurrent("shows what is missing for an identity", async () => {
    const { rows, exitCode, summary } = await examine({ inputs: { settings: keyless, "api-key": "" } });
    expect(exitCode).toBe(1);
    expect(rows).toMatchObject({
      "permission id-token": {
        status: "failed",
        next: "Add `id-token: write` under `permissions:` of the job.",
      },
      model: { status: "failed", told: expect.stringContaining("gives this job no identity token") },
      "model server": { status: "skipped" },
    });
    expect(summary).toContain("<code>id-token: write</code>");
  });

  it.concurrent.each([
    ["no model", { model: "" }, "model", /You did not name a model/],
    ["no key", { "base-url": "", "api-key": "" }, "model", /There is no key for https:\/\/api\.openai\.com/],
    ["a wrong key", { "api-key": "sk-wrong-0123456789abc" }, "model server", /answered 401/],
    ["no server", { "base-url": "http://127.0.0.1:9/v1" }, "model server", /connection to the model server/],
  ])("fails with %s", async (_name, inputs, row, words) => {
    const { rows, exitCode, log } = await examine({ inputs });
    expect(exitCode).toBe(1);
    expect(rows[row]).toMatchObject({ status: "failed", told: expect.stringMatching(words) });
    expect(log).toMatch(new RegExp(`Nothing can run here until you fix: engine, ${row}\\.`));
    expect(log.replace(/^::add-mask::.*\n/gm, "")).not.toContain("sk-wrong-0123456789abc");
  });

  it.concurrent.each([401, 403, 404, 429, 500, 502])(
    "has a row for each call that GitHub answers with %s",
    async (status) => {
      const answer = { status, body: { message: `fault ${status}` } };
      const { rows, exitCode } = await examine({ faults: [{ operation: "*", times: 99, answer }] });
      expect(exitCode).toBe(1);
      expect(rows["event"]).toMatchObject({
        status: "failed",
        told: expect.stringMatching(new RegExp(`${status}`)),
      });
      expect(rows["permission contents"]?.status).toMatch(/failed|ok/);
      expect(rows["model server"]?.status).toBe("ok");
    },
  );

  it.concurrent("still tries the rest if the settings file is wrong", async () => {
    const { rows, exitCode } = await examine({ files: {}, baseFile: "memory: much\n" });
    expect(exitCode).toBe(1);
    expect(rows["settings file"]).toMatchObject({
      status: "failed",
      told: expect.stringContaining("memory"),
    });
    expect(rows["model server"]?.status).toBe("ok");
  });

  it.concurrent("says what became of `attest: true`", async () => {
    const { log } = await examine({ inputs: { attest: "true" } });
    expect(log).toContain("input attest: is now called mode: attest");
  });
});

(isWithoutAct ? describe.skip : describe)("the example of a doctor under act", () => {
  it("finds that all is well", async () => {
    await using scene = await openScene();
    const text = readFileSync(join(projectDir, "examples/doctor.yml"), "utf8");
    const lines = `model: fake\n          base-url: ${scene.model.baseUrl}\n          image: ${image}`;
    await using act = await startAct({
      eventName: "workflow_dispatch",
      payload: dispatch(),
      copied: { workflow: text.replace("model: gpt-5-mini", lines), files: {} },
      secrets: { OPENAI_API_KEY: apiKey },
      apiUrl: scene.github.url,
    });
    const { exitCode, lines: log } = await act.finished;
    expect({ exitCode, log: messages(log) }).toMatchObject({ exitCode: 0 });
    const rows = rowsOf(messages(log));
    expect(rows).toMatchObject({
      event: { status: "skipped" },
      "permission issues": { status: "ok", told: "the job's token can probably write" },
      sandbox: { status: "ok" },
      network: { status: "ok" },
      "limit memory": { status: "ok" },
      "model server": { status: "ok" },
    });
    expect(messages(log)).toContain("All trials passed");
  });
});
