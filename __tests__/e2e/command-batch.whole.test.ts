import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "@jest/globals";
import { projectDir } from "../../scripts/places.mjs";
import { sample } from "../chance.js";
import { startOpenAiServer } from "../fakes/openai-server.js";
import { dist, emptyFolder, image, runCommand, startCommand } from "./command-line.js";
import { comesTrue } from "./support/containers.js";

/** Runs nothing. The block `wait` ends when the file `slow` is gone. */
const executor = `
  import { existsSync } from "node:fs";
  export default () => ({
    name: "idle",
    describe: () => "",
    start: async () => ({
      facts: { languages: ["sh"] },
      async execute({ code }, { signal }) {
        while (code.includes("wait") && existsSync("slow") && !signal.aborted)
          await new Promise((resolve) => setTimeout(resolve, 20));
        return { exitCode: code.includes("fail") ? 1 : 0, stdout: "" };
      },
    }),
  });`;

async function folderWithTasks(count: number): Promise<string> {
  const cwd = await emptyFolder();
  await writeFile(join(cwd, "idle.mjs"), executor);
  const lines = Array.from({ length: count }, (_, at) => {
    const kind = at % 3 === 1 ? "fail" : at % 3 === 2 ? "wait" : "pass";
    return JSON.stringify({ id: `t${at}`, task: `Task ${at}`, script: `${kind}.json`, "max-retries": 0 });
  });
  await writeFile(join(cwd, "tasks.jsonl"), `${lines.join("\n")}\n`);
  for (const kind of ["pass", "fail", "wait"]) {
    const decision = { retry: false, reason: "no" };
    const turns = [{ reply: `\`\`\`sh\n${kind}\n\`\`\`\n` }, { decision }];
    await writeFile(join(cwd, `${kind}.json`), JSON.stringify({ turns }));
  }
  return cwd;
}

const base = ["batch", "tasks.jsonl", "--executor", "./idle.mjs", "--concurrency", "2"];

async function hashOf(cwd: string, folders: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand(["merge", ...folders, "--out", "merged"], { cwd });
  expect(`${code} ${stderr}`).toBe("0 ");
  return stdout.trim().split("\n").at(-1)!;
}

it("gives the same merged hash whole and in shards, also after a shard was killed and continued", async () => {
  const cwd = await folderWithTasks(6);
  const whole = await runCommand([...base, "--out", "whole"], { cwd });
  expect(whole.code).toBe(1);
  const expected = await hashOf(cwd, ["whole"]);
  await runCommand([...base, "--out", "one", "--shard", "1/2"], { cwd });
  await writeFile(join(cwd, "slow"), "");
  const two = [...base, "--out", "two", "--shard", "2/2"];
  const { child, finished } = await startCommand(two, { cwd });
  const results = join(cwd, "two/results.jsonl");
  const hasResult = async () => (await readFile(results, "utf8").catch(() => "")).includes("\n");
  expect(await comesTrue(hasResult, { withinMs: 60_000 })).toBe(true);
  child.kill("SIGKILL");
  await finished;
  await writeFile(results, '{"id":"t0","outc', { flag: "a" });
  const early = await runCommand(["merge", "one", "two", "--out", "m"], { cwd });
  expect(early.code).toBe(1);
  const again = await runCommand(["batch", "tasks.jsonl", "--executor", "./idle.mjs", "--out", "two"], {
    cwd,
  });
  expect(again.code).toBe(2);
  await rm(join(cwd, "slow"));
  const rest = await runCommand([...two, "--resume"], { cwd });
  expect(rest.code).toBe(1);
  expect(await hashOf(cwd, ["two", "one"])).toBe(expected);
  const lines = (await readFile(results, "utf8")).trim().split("\n");
  const ids = lines.map((line) => (JSON.parse(line) as { id: string }).id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => existsSync(join(cwd, "two/tasks", id, "report.html")))).toBe(true);
});

it("stops at the limit for its cost, and continues with a higher one", async () => {
  const usage = { inputTokens: 100_000, outputTokens: 1 };
  await using server = await startOpenAiServer({ answers: () => ({ reply: "```sh\npass\n```\n", usage }) });
  const cwd = await folderWithTasks(0);
  const lines = [1, 2, 3, 4].map((at) => `{"id":"t${at}","task":"x"}`);
  await writeFile(join(cwd, "tasks.jsonl"), lines.join("\n"));
  const model = ["--model", "m", "--base-url", server.baseUrl, "--price-input", "2", "--price-output", "10"];
  const given = [
    "batch",
    "tasks.jsonl",
    "--executor",
    "./idle.mjs",
    ...model,
    "--concurrency",
    "1",
    "--json",
  ];
  const unpriced = await runCommand([...given.slice(0, 8), "--max-total-cost-usd", "1", "--out", "o"], {
    cwd,
  });
  expect(`${unpriced.code} ${unpriced.stderr}`).toMatch(/^2 .*price-input/s);
  const cut = await runCommand([...given, "--max-total-cost-usd", "0.5", "--out", "o"], { cwd });
  // All calls that the server answered, also those of the run that was cut and has no result.
  const spent = (): number => expect.closeTo(server.requests.length * 0.200_01, 6) as unknown as number;
  expect([cut.code, JSON.parse(cut.stdout)]).toEqual([4, expect.objectContaining({ costUsd: spent() })]);
  const rest = await runCommand([...given, "--max-total-cost-usd", "5", "--out", "o", "--resume"], { cwd });
  const all = { passed: 4, left: 0, costUsd: spent() };
  expect([rest.code, JSON.parse(rest.stdout)]).toEqual([0, expect.objectContaining(all)]);
});

it("passes a task without a change if its verification passes already", async () => {
  const cwd = await emptyFolder();
  const lines = ["true", "false"].map((verify) => JSON.stringify({ id: verify, task: "x", verify }));
  await writeFile(join(cwd, "tasks.jsonl"), lines.join("\n"));
  const given = ["batch", "tasks.jsonl", "--executor", "local", "--workspace", ".", "--json"];
  const nop = await runCommand([...given, "--writer", "nop", "--out", "o"], { cwd });
  expect([nop.code, JSON.parse(nop.stdout)]).toEqual([1, expect.objectContaining({ passed: 1, failed: 1 })]);
  const transcript = await readFile(join(cwd, "o/tasks/true/transcript.jsonl"), "utf8");
  const unverified = await runCommand(
    ["batch", "-", "--executor", "local", "--writer", "nop", "--out", "p"],
    {
      cwd,
      input: '{"id":"t","task":"x"}',
    },
  );
  expect([unverified.code, unverified.stderr]).toEqual([
    2,
    expect.stringMatching(/^agent-exec: -:1: the task has no `verify`, which --writer nop needs\..*--verify/),
  ]);
  // Only the verification needs a sandbox.
  expect(transcript).toMatch(/"type":"session-started","executor":"none".*"type":"verification"/s);
  expect(transcript).not.toMatch(/"type":"(?:execution|control)"/);
});

const isHumanEvalRun = async (): Promise<void> => {
  const cwd = await emptyFolder();
  const all = await readFile(join(projectDir, "eval/humaneval/HumanEval.jsonl"), "utf8");
  await writeFile(join(cwd, "one.jsonl"), all.slice(0, all.indexOf("\n")));
  const given = ["batch", "one.jsonl", "--image", image, "--pull", "never", "--json", "--quiet"];
  const oracle = await runCommand([...given, "--writer", "oracle", "--out", "oracle"], { cwd });
  expect(`${oracle.code} ${oracle.stderr}`).toBe("0 ");
  expect(JSON.parse(oracle.stdout)).toMatchObject({ passed: 1, failed: 0, infrastructure: 0, left: 0 });
  const nop = await runCommand([...given, "--writer", "nop", "--out", "nop"], { cwd });
  expect(nop.code).toBe(1);
  expect(JSON.parse(nop.stdout)).toMatchObject({ passed: 0, failed: 1 });
};

const isHarborRun = async (): Promise<void> => {
  const cwd = await emptyFolder();
  const files = {
    "task.toml": "[environment]\nmemory_mb = 512\n",
    "instruction.md": "Fix add.",
    "environment/Dockerfile": `FROM ${image}\nWORKDIR /app\nCOPY add.py /app/\n`,
    "environment/add.py": "def add(a, b):\n    return a - b\n",
    "tests/test.sh": "cd /app && python3 /tests/check.py && echo 1 >/logs/verifier/reward.txt\n",
    "tests/check.py": "import sys\nsys.path.insert(0, '/app')\nfrom add import add\nassert add(1, 2) == 3\n",
    "solution/solve.sh": "sed -i 's/a - b/a + b/' /app/add.py\n",
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(cwd, "tasks/fix", path)), { recursive: true });
    await writeFile(join(cwd, "tasks/fix", path), text);
  }
  for (const [writer, code] of [
    ["oracle", 0],
    ["nop", 1],
  ] as const) {
    const ran = await runCommand(["batch", "tasks", "--writer", writer, "--out", writer, "--quiet"], { cwd });
    expect(`${ran.code} ${ran.stderr}`).toBe(`${code} `);
  }
};

// The reader of each is tested in `__tests__/tasks/`; what follows it is the same.
it.each(
  sample([["problem of HumanEval", isHumanEvalRun] as const, ["Harbor task", isHarborRun] as const], 2),
)("runs a %s: its solution passes, and a writer that does nothing fails", (_kind, isRun) => isRun());

it("says that the disk is full, and loses nothing: --resume runs the rest once there is room", async () => {
  const cwd = await folderWithTasks(0);
  const lines = Array.from({ length: 24 }, (_, at) => `{"id":"t${at}","task":"x","script":"pass.json"}`);
  await writeFile(join(cwd, "tasks.jsonl"), lines.join("\n"));
  const script = `
    mkdir disk && mount -t tmpfs -o size=256k none disk
    "$@"; echo "ended with $?" >&2
    mount -o remount,size=16m disk
    "$@" --resume; echo "then with $?" >&2
    cat disk/out/results.jsonl`;
  const words = [process.execPath, join(dist, "cli.js"), ...base, "--out", "disk/out"];
  const { stdout, stderr } = await promisify(execFile)(
    "unshare",
    ["-Urm", "sh", "-c", script, "sh", ...words],
    {
      cwd,
    },
  );
  expect(stderr).toMatch(
    /ENOSPC[^]*\[storage-failed\]\n {2}next: .*--resume[^]*ended with 3\n[^]*then with 0\n/,
  );
  expect(stdout).toContain("24 of 24 runs passed");
  const results = stdout.split("\n").filter((line) => line.startsWith("{"));
  const ids = results.map((line) => (JSON.parse(line) as { id: string }).id);
  expect(ids.toSorted()).toEqual(lines.map((line) => (JSON.parse(line) as { id: string }).id).toSorted());
});

it("stops if the model server refuses all runs, and runs the rest with --resume", async () => {
  let isPaid = false;
  const answers = () => ({ reply: "```sh\npass\n```\n" });
  await using server = await startOpenAiServer({ answers, apiKey: () => isPaid });
  const cwd = await folderWithTasks(0);
  const lines = Array.from({ length: 40 }, (_, at) => `{"id":"t${at}","task":"x"}`);
  await writeFile(join(cwd, "tasks.jsonl"), lines.join("\n"));
  const args = [...base, "--out", "results", "--model", "m", "--base-url", server.baseUrl];
  const env = { OPENAI_API_KEY: "key-of-nobody" };
  const ended = await runCommand(args, { cwd, env });
  const { length } = (await readFile(join(cwd, "results/results.jsonl"), "utf8")).trim().split("\n");
  expect([10, 11]).toContain(length);
  expect(ended.code).toBe(3);
  expect(ended.stdout).toContain(`${40 - length} runs are left, because the batch stopped: the engine or`);
  expect(ended.stderr).toContain("use the same command with --resume");
  isPaid = true;
  const rest = await runCommand([...args, "--resume"], { cwd, env });
  expect([rest.code, rest.stdout]).toEqual([0, expect.stringContaining("40 of 40 runs passed")]);
});
