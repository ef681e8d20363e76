import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, it } from "@jest/globals";
import { inFull, rarely, sample } from "../chance.js";
import { outcomes } from "../../src/facts/outcomes.js";
import { outputs as outputTable } from "../../src/settings/outputs.js";
import { changed, readWebhook } from "../github/payloads.js";
import { fenced } from "./command-line.js";
import {
  commentOnPullRequest,
  dispatch,
  failThenPass,
  headSha,
  openScene,
  type Turns,
} from "./support/scene.js";

const runUrl = "https://github.com/Codertocat/Hello-World/actions/runs/777";
const pass: Turns = [{ reply: fenced("print(6)") }];

it.concurrent("an allowed comment on a pull request runs, and everyone sees how it ended", async () => {
  await using scene = await openScene(failThenPass);
  const { github, model, artifacts } = scene;
  const payload = commentOnPullRequest("Could you?\n\n/agent-exec print six\nand keep it in six.txt");
  await using step = await scene.openStep({
    eventName: "issue_comment",
    payload,
    env: artifacts.environment,
  });
  const main = await step.run("main.js");
  expect(main).toMatchObject({
    exitCode: 0,
    log: expect.stringContaining("✅ Ran without an error, not verified"),
  });

  expect(github.world.reactions).toEqual([
    expect.objectContaining({ subject: "issues/comments/492700400", content: "eyes" }),
  ]);
  expect(github.world.comments).toHaveLength(1);
  const { body, author, issue, id } = github.world.comments[0]!;
  expect({ author, issue }).toEqual({ author: "github-actions[bot]", issue: 1 });
  expect(body).toMatch(
    /^<!-- agent-exec:\w+ run=\w+ in=777 for=\w+ done -->\n### ✅ Ran without an error, not verified\n/,
  );
  expect(body.length).toBeLessThan(65_536);
  for (const words of ["sys.exit(3)", "exit code 3", "The exit code must be 0.", "six 6", "six.txt"]) {
    expect(body).toContain(words);
  }
  expect(github.world.checks).toHaveLength(1);
  const [check] = github.world.checks;
  expect(check).toMatchObject({ sha: headSha, fields: { status: "completed", conclusion: "success" } });
  expect(check!.fields).toMatchObject({ output: { title: "Ran without an error, not verified" } });
  expect(main.summary).toContain("### ✅ Ran without an error, not verified");

  const runDir = main.outputs.get("run-dir") ?? "";
  expect(runDir).toBe(join(step.workspace, ".agent-exec", basename(runDir)));
  expect(artifacts.artifacts).toEqual([expect.objectContaining({ name: `agent-exec-${basename(runDir)}` })]);
  expect(artifacts.pages.map(({ zip }) => zip.toString())).toEqual([
    await readFile(join(runDir, "report.html"), "utf8"),
  ]);
  expect(body).toContain(`<a href="${runUrl}/artifacts/4001">report</a>`);
  expect(Object.fromEntries(main.outputs)).toEqual({
    outcome: "passed",
    "exit-code": "0",
    attempts: "2",
    verified: "false",
    summary: "Second try.",
    result: "six 6",
    "transcript-path": join(runDir, "transcript.jsonl"),
    "report-path": join(runDir, "report.md"),
    "run-dir": runDir,
    "patch-path": "",
    "pull-request-url": "",
    "artifact-id": "4000",
    "artifact-url": `${runUrl}/artifacts/4000`,
    "attestation-path": "",
    "attestation-url": "",
    "comment-url": `https://github.com/Codertocat/Hello-World/issues/1#issuecomment-${id}`,
    "check-run-url": `https://github.com/Codertocat/Hello-World/runs/${check!.id}`,
    "input-tokens": "300",
    "output-tokens": "50",
    "cost-usd": "",
    data: "",
  });
  expect([...main.outputs.keys()]).toEqual(Object.keys(outputTable));
  expect(await readFile(join(runDir, "artifacts/six.txt"), "utf8")).toBe("6");
  const asked = model.requests[0]!.body.messages[1]!.content;
  expect(asked).toMatch(
    /^print six\nand keep it in six.txt\n\nCodertocat wrote the task above in a comment on pull request #1 of Codertocat\/Hello-World\./,
  );
  expect(asked).toContain("Title and text of pull request #1, by Codertocat:");

  // The runner starts the post step after a main that came to its end, too.
  const before = github.requests.length;
  expect(await step.run("post.js", main.state)).toMatchObject({ exitCode: 0, log: "" });
  expect(github.requests).toHaveLength(before);
});

const payload = commentOnPullRequest("/agent-exec print six");

rarely.concurrent(
  "two steps of a job in a matrix have a comment and a check run each, which name the cell",
  async () => {
    await using scene = await openScene([...pass, ...pass]);
    const { comments, checks } = scene.github.world;
    const opened = (id: string) =>
      scene.openStep({
        eventName: "issue_comment",
        payload,
        inputs: { matrix: JSON.stringify({ os: "ubuntu", python: 3.12 }, null, 2) },
        env: { GITHUB_ACTION: id },
      });
    await using first = await opened("__self");
    await using second = await opened("__self_2");
    const both = await Promise.all([first.run("main.js"), second.run("main.js")]);
    expect(both).toMatchObject([{ exitCode: 0 }, { exitCode: 0 }]);
    expect(comments.map(({ body }) => body.includes("### ✅ Ran without an error, not verified"))).toEqual([
      true,
      true,
    ]);
    expect(new Set(both.map(({ outputs }) => outputs.get("comment-url"))).size).toBe(2);
    const check = ["agent-exec (ubuntu, 3.12)", "success"];
    expect(checks.map(({ fields }) => [fields["name"], fields["conclusion"]])).toEqual([check, check]);
  },
);

const failing: Turns = [{ reply: fenced("raise SystemExit(4)") }];
const givesUp: Turns = [...failing, { decision: { retry: false, reason: "There is no such thing." } }];
const slow: Turns = [{ reply: fenced("import time; time.sleep(60)") }];
const costly: Turns = [{ reply: fenced("exit(1)"), usage: { inputTokens: 90, outputTokens: 20 } }];

const endings: readonly [keyof typeof outcomes, Record<string, string>, number, Turns][] = [
  ["failed", { "max-retries": "0" }, 1, failing],
  ["failed", { "max-retries": "0", "fail-on": "none" }, 0, failing],
  ["failed", { "max-retries": "0", "fail-on": "gave-up,cancelled" }, 0, failing],
  ["gave-up", {}, 1, givesUp],
  ["answered", {}, 0, [{ reply: "Forty-two." }]],
  ["answered", { "fail-on": "answered" }, 1, [{ reply: "Forty-two." }]],
  ["timed-out", { "total-timeout": "3s" }, 1, slow],
  ["budget-spent", { "max-tokens": "100" }, 1, costly],
];
it.concurrent.each(sample(endings, 4))(
  "an outcome %s with %j ends the step with exit code %d, says why, and concludes the check",
  async (outcome, inputs, exitCode, turns) => {
    await using scene = await openScene(turns);
    const payload = commentOnPullRequest("/agent-exec try it");
    await using step = await scene.openStep({ eventName: "issue_comment", payload, inputs });
    const main = await step.run("main.js");
    expect({ exitCode: main.exitCode, outcome: main.outputs.get("outcome") }).toEqual({
      exitCode,
      outcome,
    });
    const [check] = scene.github.world.checks;
    expect(check!.fields).toMatchObject({ conclusion: outcomes[outcome].conclusion });
    const [comment] = scene.github.world.comments;
    expect(comment!.body).toContain(" done -->");
    if (outcome !== "answered") expect(comment!.body).toContain("\n**Next:** ");
    if (exitCode === 1) expect(main.log).toMatch(new RegExp(`^::error::${outcome}: \\S`, "m"));
    else expect(main.log).not.toContain("::error::");
  },
);

it.concurrent("a dispatch with a task leaves summary and outputs, and posts nothing", async () => {
  await using scene = await openScene(pass);
  const inputs = { task: "Print six." };
  // Under act no artifact is tried unless one is asked for.
  const env = { ...scene.artifacts.environment, ACT: "true" };
  const eventName = "workflow_dispatch";
  await using step = await scene.openStep({ eventName, payload: dispatch(), inputs, env });
  const main = await step.run("main.js");
  expect(scene.artifacts.artifacts).toEqual([]);
  expect(main.log).toContain(
    `no artifact, because this runner does not support artifacts; the files are in ${step.workspace}/.agent-exec/`,
  );
  expect(main).toMatchObject({
    exitCode: 0,
    summary: expect.stringContaining("Ran without an error, not verified"),
  });
  expect(main.outputs.get("outcome")).toBe("passed");
  expect([main.outputs.get("comment-url"), main.outputs.get("check-run-url")]).toEqual(["", ""]);
  expect(scene.writes).toEqual([]);
});

it.concurrent.each(
  inFull
    ? [
        ["auto", 0],
        ["always", 1],
      ]
    : [["always", 1]],
)(
  "an artifact service that refuses ends the step with artifact: %s and exit code %d, and all is reported",
  async (artifact, exitCode) => {
    await using scene = await openScene(pass);
    const { artifacts, github } = scene;
    artifacts.refuse(403, "the storage quota has been hit");
    const payload = commentOnPullRequest("/agent-exec print six");
    const given = { inputs: { artifact }, env: artifacts.environment };
    await using step = await scene.openStep({ eventName: "issue_comment", payload, ...given });
    const main = await step.run("main.js");
    expect(main.exitCode).toBe(exitCode);
    expect(Object.fromEntries(main.outputs)).toMatchObject({
      outcome: "passed",
      "artifact-id": "",
      "artifact-url": "",
    });
    expect(main.log).toMatch(/^::warning::.*could not be uploaded/m);
    expect(github.world.comments[0]!.body).toContain("### ✅ Ran without an error, not verified");
  },
);

rarely.concurrent("a dispatch that asks for a check gets it on the workflow's commit", async () => {
  await using scene = await openScene(pass);
  const inputs = { task: "Print six.", "check-run": "always", comment: "always" };
  await using step = await scene.openStep({ eventName: "workflow_dispatch", payload: dispatch(), inputs });
  const main = await step.run("main.js");
  expect(scene.github.world.checks).toEqual([expect.objectContaining({ sha: "1".repeat(40) })]);
  // A comment that cannot be is said to be missing.
  expect(main.log).toMatch(/^::warning::The event has no issue or pull request/m);
  expect(main.exitCode).toBe(0);
});

it.concurrent("an issue opened with the phrase is a task: title and body; its report is a comment there", async () => {
  await using scene = await openScene(pass);
  const payload = changed(readWebhook("issues.opened.1"), {
    issue: { title: "Print six", body: "With Python.\n\n/agent-exec" },
  });
  await using step = await scene.openStep({ eventName: "issues", payload });
  expect(await step.run("main.js")).toMatchObject({ exitCode: 0 });
  expect(scene.model.requests[0]!.body.messages[1]!.content).toMatch(/^Print six\n\nWith Python\.\n\n/);
  expect(scene.github.world.comments).toEqual([expect.objectContaining({ issue: 1 })]);
  expect(scene.github.world.reactions).toEqual([expect.objectContaining({ subject: "issues/1" })]);
  expect(scene.github.world.checks).toEqual([]);
});

it.concurrent("a push takes its task from a file of the checkout", async () => {
  await using scene = await openScene(pass);
  const sender = commentOnPullRequest("")["sender"];
  await using step = await scene.openStep({
    eventName: "push",
    payload: { ...readWebhook("push.event.1"), sender },
    inputs: { "task-file": "task.md" },
    files: { "task.md": "Print six,\r\nplease.\n" },
  });
  expect(await step.run("main.js")).toMatchObject({ exitCode: 0 });
  expect(scene.model.requests[0]!.body.messages[1]!.content).toMatch(/^Print six,\r?\nplease\.\n?$/);
});

it.concurrent("with comment and check switched off, nothing is posted, not even a reaction", async () => {
  await using scene = await openScene(pass);
  const payload = commentOnPullRequest("/agent-exec print six");
  const inputs = { comment: "never", "check-run": "never", artifact: "never", out: "elsewhere" };
  await using step = await scene.openStep({ eventName: "issue_comment", payload, inputs });
  expect(await step.run("main.js")).toMatchObject({ exitCode: 0 });
  expect(scene.writes).toEqual([]);
  expect(await readdir(join(step.workspace, "elsewhere"))).toContain("report.html");
});
