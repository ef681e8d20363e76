import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { nightly, rarely } from "../chance.js";
import { scriptedAnswers } from "../fakes/openai-answers.js";
import { startOpenAiServer } from "../fakes/openai-server.js";
import {
  emptyFolder,
  fenced,
  image,
  readJson,
  runCommand,
  scriptFile,
  startCommand,
} from "./command-line.js";
import { dispatch, openScene } from "./support/scene.js";

/** What people do from start to end, with a real engine and a model behind HTTP. */

const sh = (code: string) => ({ reply: fenced(code, "sh") });
const done = "\n\nTERMINATE\n";

async function repository(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await emptyFolder();
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  execFileSync("git", ["init", "-q"], { cwd: folder });
  execFileSync("git", ["add", "--all"], { cwd: folder });
  execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.invalid", "commit", "-qm", "x"], {
    cwd: folder,
  });
  return folder;
}

nightly.concurrent("a model behind HTTP is corrected and passes in a container", async () => {
  const turns = [sh("exit 3"), { decision: { retry: true, reason: "I write it." } }, sh("echo 6 >six.txt")];
  const apiKey = "sk-of-this-journey";
  await using model = await startOpenAiServer({ answers: scriptedAnswers({ turns }), apiKey });
  const words = ["run", "Six.", "--model", "fake", "--base-url", model.baseUrl, "--image", image];
  const { code, stdout, cwd } = await runCommand([...words, "--verify", "grep -qx 6 six.txt", "--out", "o"], {
    env: { OPENAI_API_KEY: apiKey },
  });
  expect({ code, stdout }).toMatchObject({ code: 0 });
  expect(await readJson(join(cwd, "o/result.json"))).toMatchObject({
    outcome: "passed",
    verified: true,
    attempts: 2,
  });
  expect(await readFile(join(cwd, "o/transcript.jsonl"), "utf8")).not.toContain(apiKey);
});

const made = "`make test` decides about %s";
const isDecided = async (_what: string, code: string, exitCode: number, outcome: string): Promise<void> => {
  const files = { answer: "0\n", Makefile: "test:\n\tgrep -qx 42 answer\n" };
  const cwd = await repository(files);
  const script = await scriptFile([sh(code)]);
  const words = ["run", "Answer.", "--script", script, "--image", image, "--workspace", "repo", "--out", "o"];
  const flags = ["--until", "pass", "--max-retries", "0", "--verify", "make test"];
  const finished = await runCommand([...words, ...flags], { cwd });
  expect(finished).toMatchObject({ code: exitCode });
  expect(await readJson(join(cwd, "o/result.json"))).toMatchObject({ outcome });
};
it.concurrent.each([
  ["the right solution", "echo 42 >answer", 0, "passed"],
  ["code that edits the Makefile", "printf 'test:\\n\\ttrue\\n' >Makefile", 1, "failed"],
])(made, isDecided);
nightly.concurrent.each([["a wrong solution", "echo 41 >answer", 1, "failed"]])(made, isDecided);

rarely.concurrent("code that edits the script that a verification names is not passed by it", async () => {
  const cwd = await repository({ answer: "0\n", "check.sh": "grep -qx 42 answer\n" });
  const script = await scriptFile([sh("echo exit 0 >check.sh")]);
  const words = ["run", "Answer.", "--script", script, "--image", image, "--workspace", "repo", "--out", "o"];
  const flags = ["--until", "pass", "--max-retries", "0", "--verify", "sh check.sh"];
  const { code, stdout } = await runCommand([...words, ...flags], { cwd });
  expect({ code, stdout }).toMatchObject({ code: 1, stdout: expect.stringContaining("check.sh") });
  expect(await readJson(join(cwd, "o/result.json"))).toMatchObject({ outcome: "failed", verified: false });
});

nightly.concurrent("a run in a container is listed, replayed, regraded and continued", async () => {
  const cwd = await repository({ "greet.txt": "Hallo\n" });
  const agent = (...words: string[]) => runCommand(words, { cwd });
  const place = ["--image", image, "--workspace", "repo", "--verify", "grep -q Hello greet.txt"];
  const first = await scriptFile([{ reply: `${sh("echo Hello >greet.txt").reply}${done}` }]);
  const ran = await agent("run", "Greet.", "--script", first, ...place, "--out", ".agent-exec/one");
  expect(ran).toMatchObject({ code: 0 });
  expect((await agent("ls")).stdout).toMatch(/^one .* passed /m);
  const replayed = await agent("replay", ".agent-exec/one", "--image", image);
  expect(replayed).toMatchObject({ code: 0, stdout: expect.stringContaining("The same as recorded") });
  const regraded = await agent("regrade", ".agent-exec/one", "--image", image);
  expect(regraded).toMatchObject({ code: 0 });
  const second = await scriptFile([{ reply: `${sh("echo Bye >>greet.txt").reply}${done}` }]);
  const words = ["run", "And bye.", "--continue", ".agent-exec/one", "--script", second, ...place];
  expect(await agent(...words, "--out", ".agent-exec/two")).toMatchObject({ code: 0 });
  execFileSync("git", ["apply", ".agent-exec/two/changes.patch"], { cwd });
  expect(await readFile(join(cwd, "greet.txt"), "utf8")).toBe("Hello\nBye\n");
});

it.concurrent("a patch that removes a test is told as such, by the run and where it is judged again", async () => {
  const test = (name: string) => `    def test_${name}(self): self.assertEqual(open("x").read(), "1")\n`;
  const head = "import unittest\nclass T(unittest.TestCase):\n";
  const cwd = await repository({ x: "0", "test_x.py": `${head}${test("one")}${test("two")}` });
  const agent = (...words: string[]) => runCommand(words, { cwd });
  const script = await scriptFile([sh("printf 1 >x; sed -i '/test_two/d' test_x.py")]);
  const place = ["--executor", "local", "--workspace", "repo", "--allow-tool-config", "test_x.py"];
  const words = ["run", "Set x, and remove test_two.", "--script", script, ...place, "--out", "o"];
  const ran = await agent(...words, "--until", "pass", "--verify", "python3 -m unittest");
  expect({ code: ran.code, said: ran.stdout }).toMatchObject({ code: 0 });
  expect(await readFile(join(cwd, "o/transcript.jsonl"), "utf8")).toContain('"code":"tests-removed"');
  const regraded = await agent("regrade", "o", ...place);
  expect(regraded).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^! 1 test fewer than before any change: .*test_two/m),
  });
  const asJson = await agent("regrade", "o", ...place, "--json");
  expect(JSON.parse(asJson.stdout)).toMatchObject({ isSame: true, warnings: [{ code: "tests-removed" }] });
});

rarely.concurrent("a run in a container waits for an approval, and runs what was approved", async () => {
  const script = ["--script", await scriptFile([sh("echo approved")]), "--image", image];
  const { code, cwd } = await runCommand(["run", "x", ...script, "--approval", "always", "--out", "o"]);
  expect(code).toBe(5);
  const { approval } = (await readJson(join(cwd, "o/result.json"))) as { approval: { sha256: string } };
  const approved = await runCommand(["approve", "o", "--hash", approval.sha256, ...script], { cwd });
  expect({ code: approved.code, said: approved.stdout + approved.stderr }).toMatchObject({ code: 0 });
  expect(await readJson(join(cwd, "o/result.json"))).toMatchObject({ outcome: "passed", result: "approved" });
});

nightly.concurrent("a run in a container that is killed comes to its end once it is resumed", async () => {
  // The block waits for ever the first time, and not in the container that the resumed run starts.
  const script = await scriptFile([sh("echo begun; sleep $WAIT; echo ended")]);
  const words = ["--script", script, "--image", image];
  const { child, finished, cwd } = await startCommand([
    "run",
    "x",
    ...words,
    "--env",
    "WAIT=600",
    "--out",
    "o",
  ]);
  await new Promise<void>((resolve) => {
    child.stdout!.on("data", (text: string) => void (text.includes("begun") && resolve()));
  });
  child.kill("SIGKILL");
  await finished;
  const resumed = await runCommand(["resume", "o", ...words, "--env", "WAIT=0"], { cwd });
  expect({ code: resumed.code, said: resumed.stdout + resumed.stderr }).toMatchObject({ code: 0 });
  expect(await readJson(join(cwd, "o/result.json"))).toMatchObject({ outcome: "passed" });
});

it.concurrent("an action's patch is at `patch-path`, and git applies it", async () => {
  await using scene = await openScene([{ reply: `${sh("echo 2 >n.txt").reply}${done}` }]);
  await using step = await scene.openStep({
    eventName: "workflow_dispatch",
    payload: dispatch(),
    files: { "n.txt": "1\n" },
    inputs: {
      task: "Make it 2.",
      workspace: ".",
      verify: "grep -qx 2 n.txt",
      settings: "verify-before: off",
    },
  });
  const main = await step.run("main.js");
  expect(main.exitCode).toBe(0);
  execFileSync("git", ["apply", main.outputs.get("patch-path")!], { cwd: step.workspace });
  expect(await readFile(join(step.workspace, "n.txt"), "utf8")).toBe("2\n");
});
