import { existsSync } from "node:fs";
import { chmod, cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { nightly, rarely, sample } from "../chance.js";
import { projectDir } from "../../scripts/places.mjs";
import { startE2bServer } from "../fakes/e2b-server.js";
import { readWebhook } from "../github/payloads.js";
import { gitIn } from "../workspace/repository.js";
import { emptyFolder, fenced, readJson, runCommand, scriptFile, startCommand } from "./command-line.js";
import { comesTrue } from "./support/containers.js";
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
  it.concurrent("runs a task's blocks and its verification, and gets the options that are its own", async () => {
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

  it.concurrent("hides what it says is secret", async () => {
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

  it.concurrent.each(
    sample<readonly [string, string | null, string]>(
      [
        ["is not there", null, "Cannot find module"],
        ["has no default export", "export const a = 1;", "The executor ./mine.mjs has no default export."],
        ["does not parse", "export default {", "The executor ./mine.mjs failed: "],
        ["throws", "throw new Error('no region')", "The executor ./mine.mjs failed: no region."],
        ["whose factory throws", "export default () => { throw new Error('no key') }", "failed: no key."],
        [
          "lacks its methods",
          "export default () => ({ name: '', describe: 'x' })",
          "is not an executor: in its default export name must not be empty, describe must be a function, start must be a function.",
        ],
        [
          "never answers",
          "export default () => new Promise(() => {})",
          "did not return an executor within 10 s.",
        ],
        [
          "gives no session",
          "export default () => ({ name: 'n', describe: () => '', start: async () => undefined })",
          "The executor n failed: its `start` did not return an object with a method `execute`",
        ],
      ],
      8,
    ),
  )("that %s is told, with the next step", async (what, module, message) => {
    const cwd = await folderWith(module === null ? {} : { "mine.mjs": module });
    const args = ["exec", "-", "--executor", "./mine.mjs"];
    const { code, stdout, stderr } = await runCommand(args, { cwd, input: fenced("1") });
    expect(`${stdout}${stderr}`.toLowerCase()).toContain(message.toLowerCase());
    expect(code).toBe(what === "gives no session" ? 3 : 2);
    expect(stdout + stderr).toMatch(/next: |Next {2}/);
  });

  it.concurrent("is not taken for one of ours that is misspelt", async () => {
    const { code, stderr } = await runCommand(["exec", "-", "--executor", "doker"], { input: fenced("1") });
    expect(code).toBe(2);
    expect(stderr).toContain('or the path of a module, such as ./my-executor.mjs, not "doker"');
  });

  it.concurrent("takes no setting of a container's", async () => {
    const cwd = await folderWith({ "mine.mjs": told("here"), ...suffix });
    const args = ["exec", "-", "--executor", "./mine.mjs", "--memory", "1g"];
    const { code, stderr } = await runCommand(args, { cwd, input: fenced("1") });
    expect(code).toBe(2);
    expect(stderr).toContain(
      "--memory: has no effect with --executor ./mine.mjs, which is a module of your own",
    );
  });
});

/** Against E2B's own client, and a fake of what it speaks with. */
describe("the example over E2B", () => {
  const e2bExample = join(projectDir, "examples/executors/e2b.mjs");

  it.concurrent("runs a task's blocks and its verification in machines that it ends", async () => {
    await using e2b = await startE2bServer();
    const cwd = await folderWith({ "w/old.txt": "old", "w/tool.sh": "#!/bin/sh\ncat old.txt\n" });
    await chmod(join(cwd, "w/tool.sh"), 0o755);
    const code =
      "import os, subprocess\nprint(subprocess.check_output('./tool.sh'))\nopen('made.txt', 'w').write('x')\nos.remove('old.txt')\nprint(open('/proc/self/environ').read())";
    const run = ["run", "x", "--script", await scriptFile([{ reply: fenced(code) }]), "--workspace", "w"];
    const how = ["--until", "pass", "--verify", "test -s made.txt && ! test -e old.txt", "--out", "o"];
    const mine = ["--executor", e2bExample, "--executor-option", "template=ours"];
    const { code: exitCode, stdout } = await runCommand([...run, ...how, ...mine], {
      cwd,
      env: e2b.environment,
    });
    expect({ exitCode, stdout }).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("b'old'") });
    expect(await readJson(join(cwd, "o/result.json"))).toMatchObject({ outcome: "passed", verified: true });
    expect(await readFile(join(cwd, "o/changes.patch"), "utf8")).toMatch(
      /made\.txt[^]*deleted file|deleted file[^]*made\.txt/,
    );
    const kept = await readFile(join(cwd, "o/transcript.jsonl"), "utf8");
    expect(stdout + kept).not.toContain(e2b.environment["E2B_API_KEY"]);
    const asked = e2b.sandboxes.map(({ template, lives }) => ({ template, lives }));
    expect(new Set(asked.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify({ template: "ours", lives: false })]),
    );
  });

  nightly.concurrent(
    "goes on in a fresh machine where one is lost, as the run's infrastructure and not as the code",
    async () => {
      await using e2b = await startE2bServer();
      const cwd = await folderWith({});
      const flag = join(cwd, "begun");
      const code = `import os, time\nif os.path.exists(${JSON.stringify(flag)}): print('again')\nelse:\n  open(${JSON.stringify(flag)}, 'w')\n  time.sleep(100)`;
      const args = ["exec", "-", "--executor", e2bExample, "--out", "o"];
      const { finished } = await startCommand(args, { cwd, env: e2b.environment, input: fenced(code) });
      expect(await comesTrue(async () => existsSync(flag), { withinMs: 60_000 })).toBe(true);
      await e2b.endAll();
      const { code: exitCode, stdout } = await finished;
      expect({ exitCode, stdout }).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("again") });
      expect(await readFile(join(cwd, "o/transcript.jsonl"), "utf8")).toContain('"code":"session-lost"');
    },
  );

  nightly.concurrent("says what is missing", async () => {
    await using e2b = await startE2bServer();
    const args = ["exec", "-", "--executor", e2bExample];
    const env = { ...e2b.environment, E2B_API_KEY: "" };
    const keyless = await runCommand(args, { env, input: fenced("1") });
    expect({ code: keyless.code, stdout: keyless.stdout }).toEqual({
      code: 3,
      stdout: expect.stringContaining("API key is required"),
    });
    const cwd = await folderWith({});
    await cp(e2bExample, join(cwd, "mine.mjs"));
    const alone = await runCommand(["exec", "-", "--executor", "./mine.mjs"], { cwd, input: fenced("1") });
    expect({ code: alone.code, stderr: alone.stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining("run `npm install e2b` beside the module"),
    });
  });
});

/** One whose session has these methods, in a folder of its own. */
const withSession = (methods: string): Promise<string> =>
  folderWith({
    "mine.mjs": `
      import { setTimeout as wait } from "node:timers/promises";
      export default () => ({
        name: "mine",
        describe: () => "",
        secrets: () => ["hunter2-hunter2"],
        start: async () => ({ ${methods} }),
      });`,
  });

/** The exit code, what was printed, and what the transcript says of the run's end. */
async function outcomeIn(cwd: string, ...flags: readonly string[]) {
  const args = ["exec", "-", "--executor", "./mine.mjs", "--out", "o", ...flags];
  const { code, stdout, stderr } = await runCommand(args, { cwd, input: fenced("1") });
  const lines = (await readFile(join(cwd, "o/transcript.jsonl"), "utf8")).trim().split("\n");
  const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { code, said: `${stdout}${stderr}`, events, end: events.at(-1) };
}

const ofNobody = "The executor module ./mine.mjs threw an error outside of a method call: ";
const badEnd = { type: "run-ended", outcome: "infrastructure-error", code: "session-lost" };

describe("an error of an executor of one's own that nobody catches", () => {
  it.concurrent.each(
    sample(
      [
        ["a timer", 'setTimeout(() => { throw new Error("no socket") })', "no socket (at "],
        ["a promise", 'Promise.reject(new Error("no answer"))', "no answer (at "],
        ["a promise, without an Error", 'Promise.reject("word")', "word"],
        ["a promise, without words", "Promise.reject(Object.create(null))", "an error without a message"],
      ],
      4,
    ),
  )("in %s ends a run in good order as its infrastructure's", async (_where, throwing, words) => {
    const stop = 'stop: async () => console.log("it was stopped")';
    const cwd = await withSession(
      `execute: async () => { ${throwing}; await wait(50); return { exitCode: 0 } }, ${stop}`,
    );
    const { code, said, events, end } = await outcomeIn(cwd);
    expect(code).toBe(3);
    expect(said).toContain(`${ofNobody}${words}`);
    expect(said).toMatch(/Next {2,}.*module[^]*it was stopped/);
    expect(events.find(({ type }) => type === "interrupted")).toMatchObject({
      by: "error",
      during: "execute",
    });
    expect(end).toEqual(
      expect.objectContaining({ ...badEnd, reason: expect.stringContaining(`${ofNobody}${words}`) }),
    );
  });

  it.concurrent("brings a run to its end that waits for ever, and hides what is secret", async () => {
    const cwd = await withSession(
      'execute: () => new Promise(() => { setTimeout(() => { throw new Error("key hunter2-hunter2") }) })',
    );
    const { code, said, events, end } = await outcomeIn(cwd);
    expect(code).toBe(3);
    expect(said).toContain(`${ofNobody}key ***`);
    expect(end).toMatchObject(badEnd);
    expect(said + JSON.stringify(events)).not.toContain("hunter2");
    expect(await readJson(join(cwd, "o/result.json"))).toMatchObject({ outcome: "infrastructure-error" });
  });

  it.concurrent("is told after a run's end, which it leaves as it was", async () => {
    const cwd = await withSession(
      "execute: async () => ({ exitCode: 0 }), stop: async () => void wait(200).then(() => Promise.reject(new Error('hunter2-hunter2')))",
    );
    const { code, said, end } = await outcomeIn(cwd);
    expect({ code, end }).toMatchObject({ code: 3, end: { outcome: "passed" } });
    expect(said).toContain(`${ofNobody}***`);
  });

  it.concurrent("is told where no run has begun", async () => {
    const cwd = await folderWith({
      "mine.mjs":
        "setTimeout(() => { throw new Error('no key') }); export default () => new Promise((_, fail) => setTimeout(fail, 50));",
    });
    const args = ["conformance", "./mine.mjs"];
    const { code, stderr } = await runCommand(args, { cwd });
    expect(code).toBe(3);
    expect(stderr).toContain(`${ofNobody}no key`);
  });

  rarely.concurrent("ends a trial of what it keeps, which proves nothing any more", async () => {
    const cwd = await withSession(
      "execute: async () => { setTimeout(() => { throw new Error('late') }); await wait(50); return { exitCode: 0 } }",
    );
    const { code, stderr } = await runCommand(["conformance", "./mine.mjs"], { cwd });
    expect(code).toBe(3);
    expect(stderr).toContain(`${ofNobody}late`);
  });

  it.concurrent("is no failure of the code's where the module ends the process itself", async () => {
    const cwd = await withSession("execute: async () => process.exit(1)");
    const { code, said } = await outcomeIn(cwd);
    expect(code).toBe(3);
    expect(said).toContain("agent-exec: ended too early, because a part of the run ended the process.");
  });
});

/** A step of an opened pull request that brings an executor of its own in place of its base's. */
describe("an executor in a pull request's step", () => {
  it.concurrent("is the base's, with what lies beside it, whatever the pull request makes of them", async () => {
    await using scene = await openScene([{ reply: fenced("1") }]);
    const payload = readWebhook("pull_request.opened.1") as { pull_request: { base: { sha: string } } };
    await using step = await scene.openStep({
      eventName: "pull_request",
      payload,
      inputs: {
        task: "Who was it?",
        executor: "./ci/mine.mjs",
        "executor-option": "a=1\nb=2=3",
        image: "",
      },
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

  it.concurrent("ends and reports the run when it throws what nobody catches", async () => {
    await using scene = await openScene([{ reply: fenced("1") }]);
    const payload = readWebhook("pull_request.opened.1") as { pull_request: { base: { sha: string } } };
    const inputs = { task: "Who was it?", executor: "./mine.mjs", image: "" };
    await using step = await scene.openStep({ eventName: "pull_request", payload, inputs });
    const { workspace } = step;
    await writeFile(
      join(workspace, "mine.mjs"),
      `export default () => ({ name: "mine", describe: () => "", start: async () => ({ execute: async () => {
        setTimeout(() => { throw new Error("no socket") });
        return new Promise((_, fail) => setTimeout(fail, 50, new Error("too late")));
      } }) });`,
    );
    gitIn(workspace, "init", "-q");
    gitIn(workspace, "add", "--all");
    gitIn(workspace, "commit", "-q", "-m", "mine");
    payload.pull_request.base.sha = gitIn(workspace, "rev-parse", "HEAD").trim();
    await writeFile(join(workspace, "../event.json"), JSON.stringify(payload));
    const { exitCode, outputs, summary } = await step.run("main.js");
    expect({ exitCode, outcome: outputs.get("outcome") }).toEqual({
      exitCode: 1,
      outcome: "infrastructure-error",
    });
    expect(summary).toContain(
      "The executor module ./mine.mjs threw an error outside of a method call: no socket",
    );
  });
});
