import { execFileSync } from "node:child_process";
import { mkdir, symlink, truncate, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { readWebhook } from "../github/payloads.js";
import { fenced } from "./command-line.js";
import { openScene } from "./support/scene.js";

/** What nobody may read in a report: in a file beside the checkout, and in the runner's environment. */
const secret = "ghs_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789";
const turns = [{ reply: fenced("print(6)") }];
const script = JSON.stringify({ turns });
const task = "Print six, please.";

/** A step for an opened pull request, in whose checkout and beside which `prepare` leaves files. */
async function runStep(inputs: Record<string, string>, prepare: (checkout: string) => unknown) {
  await using scene = await openScene(turns);
  await using step = await scene.openStep({
    eventName: "pull_request",
    payload: readWebhook("pull_request.opened.1"),
    inputs,
    env: { A_SECRET: secret },
  });
  await prepare(step.workspace);
  const main = await step.run("main.js");
  return {
    exitCode: main.exitCode,
    // Without what GitHub shows about the event.
    asked: scene.model.requests.map(
      ({ body }) => String(body.messages[1]?.content).split("\n\nGitHub shows")[0],
    ),
    comment: (scene.github.world.comments[0]?.body ?? "").replace(/[\\<>*]/g, ""),
    told: main.log + main.summary + JSON.stringify([...main.outputs, scene.github.world]),
  };
}

describe("leads to nothing else on the runner where it is named as task-file or script:", () => {
  it.concurrent.each<[string, Record<string, string>, (checkout: string) => unknown, RegExp]>([
    [
      "a link to the runner's environment as the task",
      { "task-file": "task.md" },
      (checkout) => symlink("/proc/self/environ", join(checkout, "task.md")),
      /task-file: task\.md cannot be read: task\.md is a link/s,
    ],
    [
      "a link that is named by its absolute path",
      { "task-file": "{checkout}/task.md" },
      (checkout) => symlink("/proc/self/environ", join(checkout, "task.md")),
      /task\.md is a link/,
    ],
    [
      "a folder that is a link",
      { "task-file": "docs/task.md" },
      async (checkout) => {
        await writeFile(join(dirname(checkout), "task.md"), secret);
        await symlink("..", join(checkout, "docs"));
      },
      /docs\/task\.md cannot be read: docs is a link/,
    ],
    [
      "a link beside the checkout that leads through one in it",
      { "task-file": "{checkout}/../linked.md" },
      async (checkout) => {
        await symlink("/proc/self/environ", join(checkout, "task.md"));
        await symlink(join(checkout, "task.md"), join(dirname(checkout), "linked.md"));
      },
      /task\.md is a link/,
    ],
    [
      "a checkout whose own path holds a link",
      { "task-file": "{checkout}/../moved/task.md" },
      async (checkout) => {
        await symlink("/proc/self/environ", join(checkout, "task.md"));
        await symlink(checkout, join(dirname(checkout), "moved"));
      },
      /task\.md is a link/,
    ],
    [
      "a pipe that nobody writes to",
      { "task-file": "task.md" },
      (checkout) => execFileSync("mkfifo", [join(checkout, "task.md")]),
      /task\.md cannot be read: it is not a regular file/,
    ],
    [
      "a pipe beside the checkout",
      { "task-file": "{checkout}/../task.md" },
      (checkout) => execFileSync("mkfifo", [join(checkout, "../task.md")]),
      /task\.md cannot be read: it is not a regular file/,
    ],
    [
      "a device that never ends",
      { "task-file": "/dev/zero" },
      () => undefined,
      /\/dev\/zero cannot be read: it is not a regular file/,
    ],
    [
      "a task of 16 GiB",
      { "task-file": "task.md" },
      async (checkout) => {
        await writeFile(join(checkout, "task.md"), "");
        await truncate(join(checkout, "task.md"), 16 * 1024 ** 3);
      },
      /task\.md cannot be read: it has more than 1 MiB/,
    ],
    [
      "a link as the script",
      { task, script: "answers.json" },
      (checkout) => symlink("/proc/self/environ", join(checkout, "answers.json")),
      /script: answers\.json cannot be read: answers\.json is a link/s,
    ],
    [
      "a pipe as the script",
      { task, script: "answers.json" },
      (checkout) => execFileSync("mkfifo", [join(checkout, "answers.json")]),
      /answers\.json cannot be read: it is not a regular file/,
    ],
    [
      "a script that is no JSON",
      { task, script: "answers.json" },
      (checkout) => writeFile(join(checkout, "answers.json"), `\n  ${secret}`),
      /The script answers\.json is not JSON: the error is at line 2, column 3/,
    ],
  ])("%s", async (_name, inputs, prepare, message) => {
    const { exitCode, asked, comment, told } = await runStep(inputs, prepare);
    expect({ exitCode, asked, comment }).toEqual({
      exitCode: 1,
      asked: [],
      comment: expect.stringMatching(message),
    });
    expect(told).not.toContain(secret.slice(0, 10));
  });
});

describe("a file that the workflow's author names beside the checkout is trusted", () => {
  it.concurrent("also where it is a link, or lies behind one", async () => {
    const { exitCode, asked } = await runStep(
      { "task-file": "{checkout}/../folder/linked.md" },
      async (checkout) => {
        const beside = dirname(checkout);
        await mkdir(join(beside, "real"));
        await writeFile(join(beside, "real/task.md"), task);
        await symlink("task.md", join(beside, "real/linked.md"));
        await symlink(join(beside, "real"), join(beside, "folder"));
      },
    );
    expect({ exitCode, asked }).toEqual({
      exitCode: 0,
      asked: [expect.stringMatching(new RegExp(`^${task}\n`))],
    });
  });

  it.concurrent("and so is a regular file of the checkout, a task and a script alike", async () => {
    const { exitCode, asked, comment } = await runStep(
      { "task-file": "docs/task.md", script: "{checkout}/docs/answers.json" },
      async (checkout) => {
        await mkdir(join(checkout, "docs"));
        await writeFile(join(checkout, "docs/task.md"), task);
        await writeFile(join(checkout, "docs/answers.json"), script);
      },
    );
    expect({ exitCode, asked }).toEqual({ exitCode: 0, asked: [] });
    expect(comment).toContain("✅ Ran without an error, not verified");
  });
});
