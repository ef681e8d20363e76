import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { sample } from "../chance.js";
import { readWebhook } from "../github/payloads.js";
import { fenced } from "./command-line.js";
import { commandsIn, shownLog } from "./support/runner-log.js";
import { commentOnPullRequest, openScene, type SceneStep } from "./support/scene.js";

const phrase = "/agent-exec print six";

/** As people read it: without the escapes and angle brackets of Markdown. */
function plain(markdown: string): string {
  return markdown.replace(/[\\<>]/g, "");
}

describe("inputs that cannot be used are told at once, to the person who asked too", () => {
  const unusable: readonly [string, Record<string, string>, readonly RegExp[]][] = [
    ["an unknown input", { modle: "x" }, [/input modle: is not a setting here; did you mean model\?/]],
    ["a value out of range", { timeout: "9h" }, [/input timeout: must be between 100ms and 6h, not "9h"/]],
    [
      "two at once",
      { timeout: "x", pids: "0", "fail-on": "sometimes" },
      [/input timeout: /, /input pids: /, /input fail-on: /, /Fix them/],
    ],
    [
      "a typo in `settings`",
      { settings: "cpu: 1" },
      [/input settings:1 cpu: is not a setting here; did you mean cpus\?/],
    ],
    [
      "a secret in `settings`",
      { settings: "memory: 1g\napi-key: sk-abcdefgh12345" },
      [/input settings:2 api-key: a secret must be an input, not a line of `settings`/],
    ],
    ["a local executor", { executor: "local" }, [/input executor: local isolates nothing/]],
    ["no token", { "github-token": "" }, [/no token for GitHub/, /github-token/]],
  ];
  it.concurrent.each(sample(unusable, 2))("%s", async (_name, inputs, messages) => {
    await using scene = await openScene();
    const payload = commentOnPullRequest(phrase);
    await using step = await scene.openStep({ eventName: "issue_comment", payload, inputs });
    const main = await step.run("main.js");
    expect(main.exitCode).toBe(1);
    const errors = commandsIn(shownLog(main.log));
    expect(errors.map(({ name }) => name)).toEqual(["error"]);
    for (const message of messages) expect(errors[0]!.text).toMatch(message);
    expect(main.outputs.get("outcome")).toBe("");
    const isKnown = inputs["github-token"] !== "";
    expect(scene.writes).toEqual(isKnown ? ["POST /repos/Codertocat/Hello-World/issues/1/comments"] : []);
    const body = plain(scene.github.world.comments[0]?.body ?? "");
    if (isKnown) for (const message of messages) expect(body).toMatch(message);
    expect(await readdir(step.workspace)).toEqual([]);
  });

  it.concurrent.each([
    ["a wrong value", { timeout: "sk-another-secret-12345" }, "input timeout: must be"],
    [
      "a line of YAML",
      { settings: "memory: sk-another-secret-12345: 1g" },
      "input `settings` cannot be read",
    ],
  ])("but %s, which may be a secret, stands in the log alone", async (_name, inputs, words) => {
    await using scene = await openScene();
    const payload = commentOnPullRequest(phrase);
    await using step = await scene.openStep({ eventName: "issue_comment", payload, inputs });
    expect((await step.run("main.js")).exitCode).toBe(1);
    const [comment] = scene.github.world.comments;
    expect(plain(comment!.body)).toContain(words);
    expect(comment!.body).not.toContain("another-secret");
  });

  it.concurrent("but not to a person who may not start a run", async () => {
    await using scene = await openScene();
    scene.github.world.addPerson("Codertocat", "read", 21_031_067);
    const payload = commentOnPullRequest(phrase);
    await using step = await scene.openStep({ eventName: "issue_comment", payload, inputs: { modle: "x" } });
    expect((await step.run("main.js")).exitCode).toBe(1);
    expect(scene.writes).toEqual([]);
  });
});

describe("a request that was allowed and cannot run is answered with the reason and the next step:", () => {
  const pullRequest = { eventName: "pull_request", payload: readWebhook("pull_request.opened.1") };
  const direct = { "api-key": "", "base-url": "" };

  const requests: readonly [string, Partial<SceneStep> & { readonly body?: string }, readonly RegExp[]][] = [
    ["a missing key", { inputs: direct }, [/https:\/\/api\.openai\.com\/v1/, /api-key/]],
    ["a missing model", { inputs: { model: "" } }, [/You did not name a model/, /model/]],
    [
      "a task of 5 MB",
      { body: `/agent-exec ${"x".repeat(5e6)}` },
      [/5000000 bytes; the limit is 1048576/, /Shorten/],
    ],
    [
      "a missing task file",
      { ...pullRequest, inputs: { "task-file": "none.md" } },
      [/none\.md cannot be read/, /checkout/],
    ],
    [
      "a folder that is a file",
      { inputs: { out: "a.md/run" }, files: { "a.md": "" } },
      [/a\.md\/run/, /`out`/],
    ],
    ["a missing script", { inputs: { script: "none.json" } }, [/none\.json cannot be read/, /JSON/]],
    [
      "sizes that do not fit",
      { inputs: { memory: "512m", "workspace-size": "500m" } },
      [/workspace-size/, /memory/],
    ],
  ];
  it.concurrent.each(sample(requests, 2))("%s", async (_name, { body = phrase, ...given }, messages) => {
    await using scene = await openScene();
    const payload = commentOnPullRequest(body);
    await using step = await scene.openStep({ eventName: "issue_comment", payload, ...given });
    const main = await step.run("main.js");
    expect(main.exitCode).toBe(1);
    const [error] = commandsIn(main.log).filter(({ name }) => name === "error");
    const [comment] = scene.github.world.comments;
    for (const message of messages) {
      expect(error!.text).toMatch(message);
      expect(plain(comment!.body)).toMatch(message);
      expect(plain(main.summary)).toMatch(message);
    }
    expect(comment!.body).toMatch(/^<!-- agent-exec:\w+ run=\w+ in=777 (?:for=\w+ )?done -->/);
    expect(scene.github.world.checks).toEqual([
      expect.objectContaining({ fields: expect.objectContaining({ conclusion: "failure" }) }),
    ]);
    expect(main.outputs.get("comment-url")).toMatch(new RegExp(`#issuecomment-${comment!.id}$`));
    expect(main.outputs.get("check-run-url")).toMatch(/\/runs\/\d+$/);
    expect([scene.model.requests.length, scene.engine.connections]).toEqual([0, 0]);
    expect(await readdir(step.workspace)).toEqual(Object.keys(given.files ?? {}));
  });
});

describe("what the machine lacks is an infrastructure error that does not blame the code:", () => {
  it.concurrent.each<[string, Partial<SceneStep>, RegExp]>([
    [
      "an image that there is not",
      { inputs: { image: "127.0.0.1:9/no/such:image" } },
      /127\.0\.0\.1:9\/no\/such/,
    ],
    ["an engine that is not there", { env: { DOCKER_HOST: "unix:///nowhere.sock" } }, /nowhere\.sock/],
    [
      "a model server that refuses the key",
      { inputs: { "api-key": "sk-wrong-key-0123456789" } },
      /401|api-key/,
    ],
  ])("%s", async (_name, { inputs = {}, env = {} }, message) => {
    await using scene = await openScene([{ reply: fenced("print(1)") }]);
    const payload = commentOnPullRequest(phrase);
    await using step = await scene.openStep({ eventName: "issue_comment", payload, inputs, env });
    const main = await step.run("main.js");
    expect(main).toMatchObject({
      exitCode: 1,
      log: expect.stringMatching(/^::error::infrastructure-error: /m),
    });
    expect(main.outputs.get("outcome")).toBe("infrastructure-error");
    expect(main.outputs.get("summary")).toMatch(message);
    const [comment] = scene.github.world.comments;
    expect(plain(comment!.body)).toMatch(message);
    expect(comment!.body).toContain("### ⚠️ Could not run: ");
    expect(comment!.body).toContain("\n**Next:** ");
    const [check] = scene.github.world.checks;
    expect(check!.fields).toMatchObject({
      conclusion: "failure",
      output: { title: expect.stringMatching(/^Could not run: /) },
    });
  });

  it.concurrent("an event file that is none", async () => {
    await using scene = await openScene();
    await using step = await scene.openStep({ eventName: "issue_comment", payload: { action: "created" } });
    const main = await step.run("main.js");
    expect(main.exitCode).toBe(1);
    expect(main.log).toMatch(/^::error::The issue_comment event file is not in GitHub's format/m);
    expect(scene.github.requests).toEqual([]);
  });

  it.concurrent("nothing, when only a report cannot be written: the run's own outcome is told", async () => {
    await using scene = await openScene([
      { reply: fenced('print("before", flush=True); import time; time.sleep(2)') },
    ]);
    const payload = commentOnPullRequest(phrase);
    await using step = await scene.openStep({ eventName: "issue_comment", payload, inputs: { out: "o" } });
    const main = await step.start("main.js");
    await main.logged("before");
    await mkdir(join(step.workspace, "o/report.html"));
    const { exitCode, log, outputs } = await main.finished;
    expect({ exitCode, log }).toMatchObject({
      exitCode: 0,
      log: expect.stringMatching(/^::warning::Could not write report\.html/m),
    });
    expect(outputs.get("outcome")).toBe("passed");
    expect(scene.github.world.comments[0]!.body).toContain("### ✅ Ran without an error, not verified");
  });
});
