import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { readWebhook } from "../github/payloads.js";
import { emptyFolder, fenced, image, runCommand } from "./command-line.js";
import { openScene } from "./support/scene.js";

it.concurrent("the command with a config file finds it, names its lines, and tells in the transcript where each value is from", async () => {
  const cwd = await emptyFolder();
  await writeFile(join(cwd, ".agent-exec.yml"), "executor: none\ncpus: 1\n");
  const ran = await runCommand(["exec", "-", "--out", "o"], { cwd, input: fenced("1") });
  expect(ran.code).toBe(2);
  expect(ran.stderr).toContain(".agent-exec.yml:2 cpus: has no effect with --executor none");
  await writeFile(join(cwd, ".agent-exec.yml"), "executor: none\n");
  expect((await runCommand(["exec", "-", "--out", "o"], { cwd, input: fenced("1") })).code).toBe(0);
  const [started] = (await readFile(join(cwd, "o/transcript.jsonl"), "utf8")).split("\n");
  expect(JSON.parse(started!)).toMatchObject({
    settings: { executor: "none" },
    origins: { executor: ".agent-exec.yml:1 executor", out: "--out" },
  });
});

it.concurrent.each([
  "run t",
  "exec a.md",
  "doctor",
  "audit --files a --verify true",
  "conformance docker",
  "ls .agent-exec.yml",
])(
  "the command with a config file lets no character of a stranger's act in a terminal: %s",
  async (words) => {
    const cwd = await emptyFolder();
    await writeFile(join(cwd, ".agent-exec.yml"), '"\\e]52;c;ZXZpbA==\\a\\e[2J\\u202e\\x9b": 1\n');
    const { code, stderr, stdout } = await runCommand(words.split(" "), { cwd });
    expect(code).toBe(2);
    expect(stdout + stderr).not.toMatch(
      // oxlint-disable-next-line no-control-regex
      /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/,
    );
  },
);

it.concurrent("the command with a config file prints what is set, from which the same comes again", async () => {
  const cwd = await emptyFolder();
  const flags = ["--memory", "1g", "--cpus", "1.5", "--verify", "a: b", "--verify", "# c", "--env", "A=1\n2"];
  const { stdout } = await runCommand(["run", "x", ...flags, "--print-config"], { cwd });
  expect(stdout).toContain("memory: 1g # --memory\n");
  await writeFile(join(cwd, "kept.yml"), stdout);
  const again = await runCommand(["run", "--config", "kept.yml", "--print-config", "--json"], { cwd });
  expect(JSON.parse(again.stdout)).toEqual({
    memory: "1g",
    cpus: "1.5",
    verify: ["a: b", "# c"],
    env: ["A=1\n2"],
  });
});

it.concurrent("the command with a config file tells the doctor's reader where each value is from", async () => {
  const cwd = await emptyFolder();
  await writeFile(join(cwd, ".agent-exec.yml"), "executor: none\n");
  const { stdout } = await runCommand(["doctor"], { cwd });
  expect(stdout).toMatch(/✓ settings +executor \(\.agent-exec\.yml:1 executor\)\n/);
});

it.concurrent("the command with a config file is told what a file that came with its folder may not say", async () => {
  const cwd = await emptyFolder();
  await writeFile(join(cwd, ".agent-exec.yml"), "base-url: http://127.0.0.1:9/v1\nmodel: m\n");
  const { code, stderr } = await runCommand(["run", "x"], {
    cwd,
    env: { OPENAI_API_KEY: "sk-key-of-mine" },
  });
  expect(code).toBe(2);
  expect(stderr).toContain(
    ".agent-exec.yml:1 base-url: is not accepted from a file that came with the folder",
  );
});

const base = "1".repeat(40);
const step = async (
  files: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>> = {},
) => {
  await using scene = await openScene([{ reply: fenced("print(6 * 7)") }]);
  for (const [path, text] of Object.entries(files)) scene.github.world.files.set(`${base}:${path}`, text);
  const payload = readWebhook("pull_request.opened.1") as { pull_request: { base: { sha: string } } };
  payload.pull_request.base.sha = base;
  await using opened = await scene.openStep({
    eventName: "pull_request",
    payload,
    inputs: { task: "Count.", ...inputs },
    files: { ".agent-exec.yml": "image: strangers/own:1\npids: 9999\n" },
  });
  const { exitCode, outputs, log } = await opened.run("main.js");
  const path = outputs.get("transcript-path");
  const started = path === undefined || path === "" ? null : (await readFile(path, "utf8")).split("\n")[0]!;
  return { exitCode, outputs, log, started: started === null ? null : (JSON.parse(started) as object) };
};

it.concurrent("a workflow with a config file takes the base's, and never that of the pull request", async () => {
  const { exitCode, started } = await step(
    {
      ".agent-exec.yml": `extends: ci/agent.yml\npids: 100\n`,
      "ci/agent.yml": `image: ${image}\npids: 50\n`,
    },
    { image: "" },
  );
  expect({ exitCode, started }).toMatchObject({
    exitCode: 0,
    started: {
      settings: { image, pids: 100 },
      origins: { pids: ".agent-exec.yml:2 pids", task: "input task" },
    },
  });
});

it.concurrent("a workflow with a config file goes on without one, and lets inputs go before it", async () => {
  expect(await step({})).toMatchObject({ exitCode: 0, started: { settings: { pids: 256 } } });
  const { started } = await step({ ".agent-exec.yml": "pids: 100\n" }, { pids: "99" });
  expect(started).toMatchObject({ settings: { pids: 99 } });
});

it.concurrent("a workflow with a config file answers with what is wrong in it, or that it is not there", async () => {
  const wrong = await step({ ".agent-exec.yml": "pids: 1\ntrigger-phrase: /x\n" });
  expect(wrong.exitCode).toBe(1);
  expect(wrong.outputs.get("summary")).toContain(".agent-exec.yml:2 trigger-phrase: belongs to a single run");
  const none = await step({}, { config: "ci/none.yml" });
  expect(none.outputs.get("summary")).toContain(
    "The config file ci/none.yml cannot be used: it does not exist.",
  );
});
