import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { nightly, sample } from "../chance.js";
import {
  emptyFolder,
  fenced,
  image,
  readJson,
  runCommand,
  scriptFile,
  scriptedRun,
  startCommand,
} from "./command-line.js";

const failThenPass = [
  { reply: fenced("raise SystemExit(3)"), usage: { inputTokens: 10, outputTokens: 4 } },
  { decision: { retry: true, reason: "I will print instead." } },
  {
    reply: fenced('print("six", 6)\nopen("six.txt", "w").write("6")'),
    usage: { inputTokens: 20, outputTokens: 5 },
  },
];

const sleeps = [{ reply: fenced('print("before", flush=True)\nimport time; time.sleep(60)') }];

/** Containers of the run in this folder that the engine still knows. */
async function leftovers(out: string): Promise<string> {
  const [line] = (await readFile(join(out, "transcript.jsonl"), "utf8")).split("\n");
  const { runId } = JSON.parse(line!) as { runId: string };
  const containers = execFileSync("docker", ["ps", "-a", "--no-trunc", "--format", "{{.Labels}}"], {
    encoding: "utf8",
  });
  return containers
    .split("\n")
    .filter((labels) => labels.includes(runId))
    .join("\n");
}

async function until(condition: () => Promise<boolean>, timeoutMs: number): Promise<boolean> {
  for (const end = Date.now() + timeoutMs; Date.now() < end;) {
    if (await condition()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return condition();
}

describe("agent-exec run", () => {
  it.concurrent("fails, is corrected, passes, and leaves every file of a run", async () => {
    const { code, stdout, cwd } = await runCommand(await scriptedRun(failThenPass));
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("✅ Ran without an error, not verified"),
    });
    const out = join(cwd, "o");
    expect((await readdir(out, { recursive: true })).toSorted()).toEqual([
      "artifacts",
      "artifacts/six.txt",
      "attempts",
      "attempts/1",
      "attempts/1/block-1.py",
      "attempts/1/stderr",
      "attempts/1/stdout",
      "attempts/2",
      "attempts/2/block-1.py",
      "attempts/2/stderr",
      "attempts/2/stdout",
      "junit.xml",
      "manifest.json",
      "report.html",
      "report.md",
      "result.json",
      "trajectory.json",
      "transcript.jsonl",
    ]);
    expect(await readFile(join(out, "attempts/2/stdout"), "utf8")).toBe("six 6\n");
    expect(await readJson(join(out, "result.json"))).toMatchObject({
      version: 1,
      outcome: "passed",
      exitCode: 0,
      attempts: 2,
      verified: false,
      result: "six 6",
      image,
      usage: { calls: 3, inputTokens: 30, outputTokens: 9 },
      artifacts: [{ path: "six.txt", bytes: 1, sha256: createHash("sha256").update("6").digest("hex") }],
    });
    const { files } = (await readJson(join(out, "manifest.json"))) as {
      files: { path: string; sha256: string; bytes: number }[];
    };
    expect(files.length).toBeGreaterThan(9);
    for (const { path, sha256, bytes } of files) {
      const content = await readFile(join(out, path));
      expect({ path, bytes, sha256 }).toEqual({
        path,
        bytes: content.length,
        sha256: createHash("sha256").update(content).digest("hex"),
      });
    }
    expect(await leftovers(out)).toBe("");
  });

  const endings = [
    ["failed", 1, [{ reply: fenced("exit(1)") }], ["--max-retries", "0"]],
    ["gave-up", 1, [{ reply: fenced("exit(1)") }, { decision: { retry: false, reason: "No." } }], []],
    ["answered", 0, [{ reply: "Forty-two." }], []],
    ["timed-out", 4, [{ reply: fenced("import time; time.sleep(60)") }], ["--total-timeout", "3s"]],
    [
      "budget-spent",
      4,
      [{ reply: fenced("exit(1)"), usage: { inputTokens: 90, outputTokens: 20 } }],
      ["--max-tokens", "100"],
    ],
    ["infrastructure-error", 3, [{ reply: "x", fault: "http-500" }], []],
  ] as const;
  it.concurrent.each(sample(endings, 4))(
    "ends as %s with exit code %d, says why and what to do, and prints only the result with --json",
    async (outcome, exitCode, turns, flags) => {
      const { code, stdout, cwd } = await runCommand(await scriptedRun(turns, "--json", ...flags));
      const result = await readJson(join(cwd, "o/result.json"));
      expect(result).toMatchObject({ outcome });
      expect(JSON.parse(stdout)).toEqual(result);
      expect(code).toBe(exitCode);
      const end = JSON.parse(
        (await readFile(join(cwd, "o/transcript.jsonl"), "utf8")).trim().split("\n").at(-1)!,
      );
      expect(end).toMatchObject({ type: "run-ended", outcome, reason: expect.stringMatching(/\.\)?$/) });
      expect(end.nextStep).toMatch(/\.$/);
      expect(await leftovers(join(cwd, "o"))).toBe("");
    },
  );

  it.concurrent("lets the user's own command decide, in a container that got the files alone", async () => {
    const turns = [
      { reply: fenced('open("n", "w").write("1")\nimport os; os.environ["X"] = "1"') },
      { decision: { retry: true, reason: "n must be 2." } },
      { reply: fenced('open("n", "w").write("2")') },
    ];
    const verify = ["--verify", "grep -qx 2 n", "--verify", "ls", "--verify-before", "off"];
    const { code, cwd } = await runCommand(await scriptedRun(turns, ...verify));
    expect(await readJson(join(cwd, "o/result.json"))).toMatchObject({
      outcome: "passed",
      verified: true,
      attempts: 2,
    });
    expect(code).toBe(0);
  });

  it.concurrent("works on a repository's files and leaves a patch, which `apply` takes once it is told to", async () => {
    const repo = await emptyFolder();
    await writeFile(join(repo, "n.txt"), "1\n");
    execFileSync("git", ["init", "-q"], { cwd: repo });
    execFileSync("git", ["add", "."], { cwd: repo });
    const script = await scriptFile([{ reply: fenced("echo 2 > n.txt", "sh") }, { reply: "It is done." }]);
    const out = join(await emptyFolder(), "o");
    const args = ["run", "x", "--script", script, "--executor", "local", "--workspace", "repo", "--out", out];
    const { code, stdout } = await runCommand(args, { cwd: repo });
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`agent-exec apply ${out}   show the diff`),
    });
    const asked = await runCommand(["apply", out], { cwd: repo });
    expect(asked).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("pass --yes. Nothing was changed"),
    });
    expect(await readFile(join(repo, "n.txt"), "utf8")).toBe("1\n");
    const applied = await runCommand(["apply", out, "--yes"], { cwd: repo });
    expect(applied).toMatchObject({ code: 0, stdout: expect.stringContaining("-1\n+2\n") });
    expect(await readFile(join(repo, "n.txt"), "utf8")).toBe("2\n");
  });

  it.concurrent("warns where the repository's files are wanted and git tracks none", async () => {
    const repo = await emptyFolder();
    execFileSync("git", ["init", "-q"], { cwd: repo });
    const args = ["exec", "-", "--executor", "local", "--workspace", "repo", "--out", "o"];
    const { code, stdout } = await runCommand(args, { cwd: repo, input: fenced("ls", "sh") });
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining("! Git tracks no file in") });
    expect(await readFile(join(repo, "o/report.md"), "utf8")).toContain("Git tracks no file in");
  });

  it.concurrent("does not pass where there is no git to make its patch, says so, and loses nothing else", async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, "n.txt"), "1\n");
    const script = await scriptFile([{ reply: `${fenced("echo 2 > n.txt", "sh")}\n\nTERMINATE\n` }]);
    const args = ["run", "x", "--script", script, "--image", image, "--workspace", folder, "--out", "o"];
    const { code, stdout, cwd } = await runCommand(args, { env: { PATH: "/nowhere" } });
    expect({ code, stdout }).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/! Not saved: `changes\.patch` \(there is no patch: .*git/),
    });
    expect(await readdir(join(cwd, "o"))).toEqual(expect.arrayContaining(["report.html", "manifest.json"]));
    expect(await readFile(join(cwd, "o/artifacts/n.txt"), "utf8")).toBe("2\n");
  });

  it.concurrent("leaves a container that a person keeps, and the way that it names leads in", async () => {
    const name = `looky-${process.pid}`;
    const keep = ["--stop-container", "false", "--container-name", name];
    const input = fenced("echo inside > file; echo made", "sh");
    try {
      const { stdout, cwd } = await runCommand(["exec", "-", "--image", image, "--out", "o", ...keep], {
        input,
      });
      const [, way] = /To look inside: `docker (.+) sh`/.exec(stdout) ?? [];
      expect(await readFile(join(cwd, "o/report.md"), "utf8")).toContain(way);
      const words = way!.replace("-it ", "").split(" ");
      expect(execFileSync("docker", [...words, "cat", "file"], { encoding: "utf8" })).toBe("inside\n");
    } finally {
      execFileSync("docker", ["rm", "-f", "-v", name]);
    }
  });

  const isCancelledBy = async (signal: NodeJS.Signals): Promise<void> => {
    const { child, finished, cwd } = await startCommand(await scriptedRun(sleeps));
    const output = join(cwd, "o");
    child.stdout!.on("data", (text: string) => void (text.includes("before") && child.kill(signal)));
    const { code } = await finished;
    expect(code).toBe(130);
    expect(await readJson(join(output, "result.json"))).toMatchObject({
      outcome: "cancelled",
      result: "before",
    });
    expect(await leftovers(output)).toBe("");
  };
  const cancelled = "is cancelled by %s, keeps what was printed, and leaves nothing";
  it.concurrent.each(["SIGINT"] as const)(cancelled, isCancelledBy);
  nightly.concurrent.each(["SIGTERM", "SIGHUP"] as const)(cancelled, isCancelledBy);

  const leavesNothing = async (_: string, words: readonly string[]): Promise<void> => {
    const { child, finished, cwd } = await startCommand(await scriptedRun(sleeps, ...words));
    child.stdout!.on("data", (text: string) => void (text.includes("before") && child.kill("SIGKILL")));
    await finished;
    // Its code would run for a minute: nobody but the container's lease ends it before.
    expect(await until(async () => (await leftovers(join(cwd, "o"))) === "", 50_000)).toBe(true);
    const lines = (await readFile(join(cwd, "o/transcript.jsonl"), "utf8")).trimEnd().split("\n");
    expect(lines.map((line) => (JSON.parse(line) as { type: string }).type)).toEqual([
      "run-started",
      "reply",
      "session-started",
    ]);
    expect(await runCommand(["report", "o"], { cwd })).toMatchObject({ code: 0 });
    expect(await readJson(join(cwd, "o/result.json"))).toMatchObject({ outcome: "cancelled" });
    expect(await readFile(join(cwd, "o/report.md"), "utf8")).toContain("it is unknown whether the block ran");
  };
  it.concurrent.each([["", []]])(
    "leaves nothing running%s after SIGKILL, and a transcript that is whole to its last event",
    leavesNothing,
  );
  nightly.concurrent.each([[", also of a container that was to stay,", ["--stop-container", "false"]]])(
    "leaves nothing running%s after SIGKILL, and a transcript that is whole to its last event",
    leavesNothing,
  );
});
