import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { projectDir } from "../../scripts/places.mjs";
import { readWebhook } from "../github/payloads.js";
import { gitIn } from "../workspace/repository.js";
import { emptyFolder, fenced, readJson, runCommand, scriptFile } from "./command-line.js";
import { openScene } from "./support/scene.js";

const example = join(projectDir, "examples/executors/child-process.mjs");

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await emptyFolder();
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

/** One that says what it was made with in place of running anything. */
const told = (word: string): string => `
  import { suffix } from "./lib/suffix.mjs";
  export default ({ options }) => ({
    name: "told",
    describe: () => "Nothing is understood.",
    start: async () => ({ execute: async () => ({ exitCode: 0, stdout: "${word} " + JSON.stringify(options) + suffix }) }),
  });`;
const suffix = { "lib/suffix.mjs": "export const suffix = '!';\n" };

describe("an executor of one's own", () => {
  it("runs a task's blocks and its verification, and gets the options that are its own", async () => {
    const cwd = await folderWith({});
    await cp(example, join(cwd, "mine.mjs"));
    const turns = [{ reply: fenced("open('made.txt', 'w').write('x')\nprint('ran')") }];
    const run = ["run", "x", "--script", await scriptFile(turns), "--verify", "test -s made.txt"];
    const mine = ["--executor", "./mine.mjs", "--executor-option", `in=${cwd}`, "--out", "o"];
    const { code, stdout } = await runCommand([...run, ...mine], { cwd });
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining("child-process") });
    expect(await readJson(join(cwd, "o/result.json"))).toMatchObject({ outcome: "passed", verified: true });
    expect(await readFile(join(cwd, "o/artifacts/made.txt"), "utf8")).toBe("x");
    const transcript = await readFile(join(cwd, "o/transcript.jsonl"), "utf8");
    expect(JSON.parse(transcript.split("\n")[0]!)).toMatchObject({
      settings: { executor: "./mine.mjs", "executor-option": { in: cwd } },
    });
  });

  it("hides what it says is secret", async () => {
    const cwd = await folderWith({
      "mine.mjs": `export default () => ({
        name: "mine",
        describe: () => "",
        secrets: () => ["hunter2-hunter2"],
        start: async () => ({ execute: async () => ({ exitCode: 0, stdout: "key hunter2-hunter2" }) }),
      });`,
    });
    const args = ["exec", "-", "--executor", "./mine.mjs", "--out", "o"];
    const { code, stdout } = await runCommand(args, { cwd, input: fenced("1") });
    expect(code).toBe(0);
    const kept = await readFile(join(cwd, "o/transcript.jsonl"), "utf8");
    expect(`${stdout}${kept}`).not.toContain("hunter2");
  });

  it.each([
    ["is not there", null, "Cannot find module"],
    ["has no default export", "export const a = 1;", "The executor ./mine.mjs has no default export."],
    ["does not parse", "export default {", "The executor ./mine.mjs failed: "],
    ["throws", "throw new Error('no region')", "The executor ./mine.mjs failed: no region."],
    ["whose factory throws", "export default () => { throw new Error('no key') }", "failed: no key."],
    [
      "lacks its methods",
      "export default () => ({ name: '', describe: 'x' })",
      "is no executor: of its default export name must not be empty, describe must be a function, start must be a function.",
    ],
    ["never answers", "export default () => new Promise(() => {})", "gave no executor within 10 s."],
    [
      "gives no session",
      "export default () => ({ name: 'n', describe: () => '', start: async () => undefined })",
      "The executor n failed: its `start` gave no session with a method `execute`",
    ],
  ])("that %s is told, with the next step", async (_what, module, message) => {
    const cwd = await folderWith(module === null ? {} : { "mine.mjs": module });
    const args = ["exec", "-", "--executor", "./mine.mjs"];
    const { code, stdout, stderr } = await runCommand(args, { cwd, input: fenced("1") });
    expect(`${stdout}${stderr}`).toContain(message);
    expect(code).toBe(message.includes("session") ? 3 : 2);
    expect(stdout + stderr).toMatch(/next: /);
  });

  it("is not taken for one of ours that is misspelt", async () => {
    const { code, stderr } = await runCommand(["exec", "-", "--executor", "doker"], { input: fenced("1") });
    expect(code).toBe(2);
    expect(stderr).toContain('or the path of a module, such as ./my-executor.mjs, not "doker"');
  });

  it("takes no setting of a container's", async () => {
    const cwd = await folderWith({ "mine.mjs": told("here"), ...suffix });
    const args = ["exec", "-", "--executor", "./mine.mjs", "--memory", "1g"];
    const { code, stderr } = await runCommand(args, { cwd, input: fenced("1") });
    expect(code).toBe(2);
    expect(stderr).toContain(
      "--memory: means nothing with --executor ./mine.mjs, which is a module of your own",
    );
  });
});

/** A step of an opened pull request that brings an executor of its own in place of its base's. */
describe("an executor in a pull request's step", () => {
  it("is the base's, with what lies beside it, whatever the pull request makes of them", async () => {
    await using scene = await openScene([{ reply: fenced("1") }]);
    const payload = readWebhook("pull_request.opened.1") as { pull_request: { base: { sha: string } } };
    await using step = await scene.openStep({
      eventName: "pull_request",
      payload,
      inputs: { task: "Who was it?", executor: "./ci/mine.mjs", "executor-option": "a=1\nb=2=3", image: "" },
    });
    const { workspace } = step;
    const commit = async (who: string, end: string): Promise<string> => {
      await mkdir(join(workspace, "ci/lib"), { recursive: true });
      await writeFile(join(workspace, "ci/mine.mjs"), told(who));
      await writeFile(
        join(workspace, "ci/lib/suffix.mjs"),
        `export const suffix = ${JSON.stringify(end)};\n`,
      );
      gitIn(workspace, "add", "--all");
      gitIn(workspace, "commit", "-q", "-m", who);
      return gitIn(workspace, "rev-parse", "HEAD").trim();
    };
    gitIn(workspace, "init", "-q");
    payload.pull_request.base.sha = await commit("owner", "!");
    await commit("stranger", "?");
    await writeFile(join(workspace, "../event.json"), JSON.stringify(payload));
    const { exitCode, outputs } = await step.run("main.js");
    expect({ exitCode, result: outputs.get("result") }).toEqual({
      exitCode: 0,
      result: 'owner {"a":"1","b":"2=3"}!',
    });
  });
});
