import { createHash } from "node:crypto";
import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import { startOpenAiServer } from "../fakes/openai-server.js";
import {
  dist,
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
  it("fails, is corrected, passes, and leaves every file of a run", async () => {
    const { code, stdout, cwd } = await runCommand(await scriptedRun(failThenPass));
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining("passed") });
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
      "manifest.json",
      "report.html",
      "report.md",
      "result.json",
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

  it("prints the result, and nothing else, with --json", async () => {
    const { code, stdout, cwd } = await runCommand(await scriptedRun(failThenPass, "--json"));
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual(await readJson(join(cwd, "o/result.json")));
  });

  it.each([
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
  ] as const)(
    "ends as %s with exit code %d, and says why and what to do",
    async (outcome, exitCode, turns, flags) => {
      const { code, cwd } = await runCommand(await scriptedRun(turns, ...flags));
      expect(await readJson(join(cwd, "o/result.json"))).toMatchObject({ outcome });
      expect(code).toBe(exitCode);
      const end = JSON.parse(
        (await readFile(join(cwd, "o/transcript.jsonl"), "utf8")).trim().split("\n").at(-1)!,
      );
      expect(end).toMatchObject({ type: "run-ended", outcome, reason: expect.stringMatching(/\.\)?$/) });
      expect(end.nextStep).toMatch(/\.$/);
      expect(await leftovers(join(cwd, "o"))).toBe("");
    },
    60_000,
  );

  it("lets the user's own command decide, in a container that got the files alone", async () => {
    const turns = [
      { reply: fenced('open("n", "w").write("1")\nimport os; os.environ["X"] = "1"') },
      { decision: { retry: true, reason: "n must be 2." } },
      { reply: fenced('open("n", "w").write("2")') },
    ];
    const verify = ["--verify", "grep -qx 2 n", "--verify", "ls"];
    const { code, cwd } = await runCommand(await scriptedRun(turns, ...verify));
    expect(await readJson(join(cwd, "o/result.json"))).toMatchObject({
      outcome: "passed",
      verified: true,
      attempts: 2,
    });
    expect(code).toBe(0);
  });

  it("works on a repository's files and leaves a patch", async () => {
    const repo = await emptyFolder();
    await writeFile(join(repo, "n.txt"), "1\n");
    execFileSync("git", ["init", "-q"], { cwd: repo });
    execFileSync("git", ["add", "."], { cwd: repo });
    const script = await scriptFile([{ reply: fenced("echo 2 > n.txt", "sh") }]);
    const out = join(await emptyFolder(), "o");
    const args = ["run", "x", "--script", script, "--image", image, "--workspace", "repo", "--out", out];
    const { code, stdout } = await runCommand(args, { cwd: repo });
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`patch       ${out}/`),
    });
    execFileSync("git", ["apply", join(out, "changes.patch")], { cwd: repo });
    expect(await readFile(join(repo, "n.txt"), "utf8")).toBe("2\n");
  });

  it("warns where the repository's files are wanted and git tracks none", async () => {
    const repo = await emptyFolder();
    execFileSync("git", ["init", "-q"], { cwd: repo });
    const args = ["exec", "-", "--executor", "local", "--workspace", "repo", "--out", "o"];
    const { code, stdout } = await runCommand(args, { cwd: repo, input: fenced("ls", "sh") });
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining("! git tracks no file in") });
    expect(await readFile(join(repo, "o/report.md"), "utf8")).toContain("git tracks no file in");
  });

  it("says that there is no patch where there is no git to make it, and loses nothing else", async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, "n.txt"), "1\n");
    const script = await scriptFile([{ reply: fenced("echo 2 > n.txt", "sh") }]);
    const args = ["run", "x", "--script", script, "--image", image, "--workspace", folder, "--out", "o"];
    const { code, stdout, cwd } = await runCommand(args, { env: { PATH: "/nowhere" } });
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/! not saved {2}changes\.patch: there is no patch: .*git/),
    });
    expect(await readdir(join(cwd, "o"))).toEqual(expect.arrayContaining(["report.html", "manifest.json"]));
    expect(await readFile(join(cwd, "o/artifacts/n.txt"), "utf8")).toBe("2\n");
  });

  it("leaves a container that a person keeps, and the way that it names leads in", async () => {
    const name = `looky-${process.pid}`;
    const keep = ["--stop-container", "false", "--container-name", name];
    const input = fenced("echo inside > file; echo made", "sh");
    try {
      const { stdout, cwd } = await runCommand(["exec", "-", "--image", image, "--out", "o", ...keep], {
        input,
      });
      const [, way] = /look inside with `docker (.+) sh`/.exec(stdout) ?? [];
      expect(await readFile(join(cwd, "o/report.md"), "utf8")).toContain(way);
      const words = way!.replace("-it ", "").split(" ");
      expect(execFileSync("docker", [...words, "cat", "file"], { encoding: "utf8" })).toBe("inside\n");
    } finally {
      execFileSync("docker", ["rm", "-f", "-v", name]);
    }
  });

  it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
    "is cancelled by %s, keeps what was printed, and leaves nothing",
    async (signal) => {
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
    },
    60_000,
  );

  it.each([
    ["", []],
    [", also of a container that was to stay,", ["--stop-container", "false"]],
  ])(
    "leaves nothing running%s 2 s after SIGKILL, and a transcript that is whole to its last event",
    async (_, words) => {
      const { child, finished, cwd } = await startCommand(await scriptedRun(sleeps, ...words));
      child.stdout!.on("data", (text: string) => void (text.includes("before") && child.kill("SIGKILL")));
      await finished;
      const killedAt = Date.now();
      expect(
        await until(async () => (await leftovers(join(cwd, "o"))) === "", 2_000 - (Date.now() - killedAt)),
      ).toBe(true);
      const lines = (await readFile(join(cwd, "o/transcript.jsonl"), "utf8")).trimEnd().split("\n");
      expect(lines.map((line) => (JSON.parse(line) as { type: string }).type)).toEqual([
        "run-started",
        "reply",
        "session-started",
      ]);
      expect(await runCommand(["report", "o"], { cwd })).toMatchObject({ code: 0 });
      expect(await readJson(join(cwd, "o/result.json"))).toMatchObject({ outcome: "cancelled" });
      expect(await readFile(join(cwd, "o/report.md"), "utf8")).toContain("It may have begun");
    },
    60_000,
  );
});

describe("agent-exec exec", () => {
  const document = `${fenced("print(1)")}\n${fenced("exit(4)")}\n${fenced("echo three", "sh")}`;

  it("stops at the first block that fails", async () => {
    const { code, stdout, cwd } = await runCommand(["exec", "-", "--image", image, "--json", "--out", "o"], {
      input: document,
    });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ outcome: "failed", exitCode: 4, usage: { calls: 0 } });
    expect(await readFile(join(cwd, "o/attempts/1/stdout"), "utf8")).toBe("1\n");
  });

  it("of several files tells each block with its file, those that were not run too", async () => {
    const cwd = await emptyFolder();
    await writeFile(join(cwd, "a.md"), fenced("echo one", "sh") + fenced("exit 3", "sh"));
    await writeFile(join(cwd, "b.md"), fenced("# filename: b.sh\necho two", "sh"));
    const { stdout } = await runCommand(["exec", "a.md", "b.md", "--executor", "local", "--out", "o"], {
      cwd,
    });
    expect(stdout).toContain("▶ block 2  sh of a.md\n");
    expect(stdout).toContain("– block 3  sh b.sh of b.md  not run: a block before it failed\n");
    expect(stdout).toContain("✗ failed  Block 2 of attempt 1, from `a.md`, ended with exit code 3.\n");
    const [markdown, html] = await Promise.all(
      ["report.md", "report.html"].map((name) => readFile(join(cwd, "o", name), "utf8")),
    );
    expect(markdown).toContain("block 2 of `a.md`: exit code 3");
    expect(markdown?.match(/^\*\*Block.*$/gm)).toEqual([
      "**Block 1** of `a.md`",
      "**Block 2** of `a.md`",
      "**Block 3** `b.sh` of `b.md`",
    ]);
    expect(html).toContain("<h3>Block 3 · sh · <code>b.sh</code> · of <code>b.md</code></h3>");
  });

  it("goes on with --keep-going, and fails all the same", async () => {
    const { code, cwd } = await runCommand(["exec", "-", "--image", image, "--keep-going", "--out", "o"], {
      input: document,
    });
    expect(code).toBe(1);
    expect(await readFile(join(cwd, "o/attempts/1/stdout"), "utf8")).toBe("1\nthree\n");
  });

  it("leaves alone what is in no language that runs here, and runs the rest", async () => {
    const input = `${fenced("words", "text")}\n${fenced("{}", "json")}\n${fenced("echo ran", "sh")}\n${fenced("x", "")}`;
    const { code, stdout } = await runCommand(["exec", "-", "--image", image, "--json"], { input });
    expect({ code, ...(JSON.parse(stdout) as object) }).toMatchObject({
      code: 0,
      outcome: "passed",
      result: "ran",
    });
  });

  it("goes on to its reports when nobody reads its words any more", async () => {
    const { child, finished, cwd } = await startCommand(["exec", "-", "--image", image, "--out", "o"], {
      input: fenced("for n in range(2000): print(n)"),
    });
    child.stdout!.once("data", () => child.stdout!.destroy());
    const { code, stderr } = await finished;
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(await readJson(join(cwd, "o/result.json"))).toMatchObject({ outcome: "passed" });
  });

  it("runs the notes that README.md names, block after block over the same files", async () => {
    const notes = fileURLToPath(new URL("../../examples/notes.md", import.meta.url));
    const { code, stdout } = await runCommand(["exec", notes, "--image", image, "--json"]);
    expect({ code, ...(JSON.parse(stdout) as object) }).toMatchObject({
      code: 0,
      result: "sum of squares: 55",
      artifacts: [{ path: "squares.csv" }],
    });
  });

  it("exits with 3 and names the run's folder where its words were lost, whatever the words were", async () => {
    const lost = (args: readonly string[], input = "") => {
      const full = openSync("/dev/full", "w");
      const { status, stderr } = spawnSync(process.execPath, [join(dist, "cli.js"), ...args], {
        input,
        stdio: ["pipe", full, "pipe"],
        encoding: "utf8",
      });
      closeSync(full);
      return { status, stderr };
    };
    const cwd = await emptyFolder();
    for (const more of [["--json"], ["--quiet"], []]) {
      const out = join(cwd, `o${more.join("")}`);
      expect(lost(["exec", "-", "--executor", "local", ...more, "--out", out], fenced("true", "sh"))).toEqual(
        {
          status: 3,
          stderr: expect.stringMatching(new RegExp(`lost: ENOSPC.*\\n  next: .*: ${out}\\n$`)),
        },
      );
      expect(await readJson(join(out, "result.json"))).toMatchObject({ outcome: "passed" });
    }
    expect(lost(["report", join(cwd, "o")])).toEqual({
      status: 3,
      stderr: expect.stringContaining("ENOSPC"),
    });
    expect(lost(["--help"])).toEqual({ status: 3, stderr: expect.stringMatching(/^agent-exec: .*ENOSPC/) });
  }, 30_000);

  it("fails a document without a block, and one whose fence is open", async () => {
    expect((await runCommand(["exec", "-", "--image", image], { input: "words" })).code).toBe(1);
    expect((await runCommand(["exec", "-", "--image", image], { input: "```python\nprint(1)" })).code).toBe(
      1,
    );
  });
});

describe("a quiet run", () => {
  it("says on standard error why it failed, and nothing where it did not", async () => {
    const failing = await runCommand(["exec", "-", "--quiet", "--image", image], {
      input: fenced("exit(4)"),
    });
    expect(failing.stdout).toMatch(/^failed {2}\/.*\n$/);
    expect(failing.stderr).toMatch(
      /^agent-exec: Block 1 of attempt 1 ended with exit code 4\.\n {2}next: \S.*\n$/,
    );
    const passing = await runCommand(["exec", "-", "--quiet", "--image", image], {
      input: fenced("exit(0)"),
    });
    expect(passing).toMatchObject({ code: 0, stderr: "" });
  });

  it("says that its container was left, and how to look inside", async () => {
    const name = `quiet-${process.pid}`;
    try {
      const kept = ["--stop-container", "false", "--container-name", name];
      const { stderr } = await runCommand(["exec", "-", "--quiet", "--image", image, ...kept], {
        input: fenced("exit(0)"),
      });
      expect(stderr).toMatch(new RegExp(`^agent-exec: The container ${name} was left running: .*\n$`));
    } finally {
      execFileSync("docker", ["rm", "-f", "-v", name]);
    }
  });

  it("says which limits do not hold, also where it passed, before the first block", async () => {
    const { stdout, stderr } = await runCommand(["exec", "-", "--quiet", "--executor", "local"], {
      input: fenced("echo first >&2", "sh"),
    });
    expect(stdout).toMatch(/^passed {2}\/.*\n$/);
    expect(stderr).toBe(
      "agent-exec: isolation (none) is not held, as the settings ask: code can do on this machine what its user can\n",
    );
    const open = ["--network", "full", "--json"];
    const full = await runCommand(["exec", "-", "--quiet", "--image", image, ...open], {
      input: fenced("exit(0)"),
    });
    expect(JSON.parse(full.stdout)).toMatchObject({ outcome: "passed" });
    expect(full.stderr).toMatch(
      /^agent-exec: network \(full.*\) is not held, as the settings ask: code may reach other machines\n$/,
    );
  });

  it("names the code of an error that ended it", async () => {
    const { code, stderr } = await runCommand(["exec", "-", "--quiet", "--image", image], {
      input: fenced("exit(0)"),
      env: { DOCKER_HOST: "unix:///nowhere.sock" },
    });
    expect(code).toBe(3);
    expect(stderr).toMatch(/^agent-exec: .*nowhere\.sock.* \[engine-unavailable\]\n {2}next: \S.*\n$/);
  });
});

describe("a model", () => {
  it.each<[string, readonly string[], Record<string, string>]>([
    ["no engine", [], { DOCKER_HOST: "unix:///nowhere.sock" }],
    ["no image", ["--image", "agent-exec-nowhere:1", "--pull", "never"], {}],
  ])("is not asked for code that nothing can run: %s", async (_what, words, env) => {
    await using model = await startOpenAiServer({ answers: [] });
    const args = ["run", "Print 6.", "--model", "fake", "--base-url", model.baseUrl, "--quiet"];
    const { code } = await runCommand([...args, ...words], { env: { ...env, OPENAI_API_KEY: "sk-any" } });
    expect([code, model.requests]).toEqual([3, []]);
  });
});

describe("bad input", () => {
  it.each<[string, readonly string[], RegExp, number]>([
    [
      "an unknown flag",
      ["run", "x", "--max-retry", "3"],
      /--max-retry.*--max-retries.*\[settings-invalid\]/s,
      2,
    ],
    [
      "a flag's value",
      ["run", "x", "--pids", "x"],
      /number, from 1.*\[settings-invalid\]\n.*exec run --help/s,
      2,
    ],
    ["an unknown command", ["rum"], /rum/, 2],
    ["a value out of range", ["run", "x", "--timeout", "9h"], /--timeout: must be between 100ms and 6h/, 2],
    ["two bad values at once", ["run", "x", "--timeout", "x", "--pids", "0"], /--pids(.|\n)*--timeout/, 2],
    ["a missing script", ["run", "x", "--script", "none.json"], /none\.json/, 2],
    ["a missing task file", ["run", "--task-file", "none.md"], /--task-file: none\.md/, 2],
    ["no task", ["run", "--script", "s"], /no task\. \[task-invalid\]/, 2],
    ["an empty task", ["run", "  ", "--script", "s"], /empty/, 2],
    ["no model", ["run", "x"], /model/i, 2],
    ["no key", ["run", "x", "--model", "m"], /Set OPENAI_API_KEY, or name another server with --base-url/, 2],
    ["a missing file", ["exec", "none.md"], /none\.md/, 2],
    ["a report of nothing", ["report", "none"], /transcript\.jsonl/, 2],
    [
      "a workspace that is not there",
      ["exec", "-", "--workspace", "none"],
      /The workspace .*none cannot be read/,
      2,
    ],
    ["a workspace that is no repository", ["exec", "-", "--workspace", "repo"], /git could not read/, 2],
    ["an empty verification", ["exec", "-", "--verify", ""], /--verify: must not be empty/, 2],
    [
      "sizes that do not fit",
      ["exec", "-", "--memory", "512m", "--workspace-size", "500m"],
      /workspace-size/,
      2,
    ],
  ])(
    "%s is refused with a word on how to mend it, and leaves nothing",
    async (_name, args, message, exitCode) => {
      const { code, stderr, stdout, cwd } = await runCommand(args, { input: "```sh\ntrue\n```\n" });
      expect(stderr).toMatch(message);
      expect(stdout).toBe("");
      expect(code).toBe(exitCode);
      expect(await readdir(cwd)).toEqual([]);
    },
  );

  it("a folder that can never be there is refused at once, with the folder's name", async () => {
    const args = ["exec", "-", "--executor", "local", "--out", "/proc/no/folder"];
    const { child, finished } = await startCommand(args, { input: fenced("true", "sh") });
    const tooLong = setTimeout(() => child.kill("SIGKILL"), 10_000);
    const { code, stderr } = await finished;
    clearTimeout(tooLong);
    expect({ code, stderr }).toEqual({
      code: 3,
      stderr: expect.stringMatching(/\/proc\/no.*\[storage-failed\]\n {2}next: .*--out/),
    });
  }, 20_000);

  it("a task of 5 MB is refused with its limit", async () => {
    const { code, stderr } = await runCommand(["run", "--task-file", "-", "--script", "s"], {
      input: "x".repeat(5_000_000),
    });
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining("1 MiB") });
  });

  it("an image that cannot be had ends the run as an infrastructure error that names it", async () => {
    const script = await scriptFile([{ reply: fenced("print(1)") }]);
    const args = ["run", "x", "--script", script, "--image", "127.0.0.1:9/no/such:image", "--json"];
    const { code, stdout } = await runCommand(args);
    expect(code).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: "infrastructure-error",
      summary: expect.stringContaining("no/such"),
    });
  });

  it("an image that is missing is not pulled when that is switched off", async () => {
    const args = ["exec", "-", "--image", "no-such-image:1", "--pull", "never", "--out", "o"];
    const { code, stdout } = await runCommand(args, { input: fenced("print(1)") });
    expect(code).toBe(3);
    expect(stdout).toContain("no-such-image:1 is not on this machine, and pulling is switched off");
  });

  it("an engine that is not there ends the run as an infrastructure error that names the socket", async () => {
    const script = await scriptFile([{ reply: fenced("print(1)") }]);
    const args = ["run", "x", "--script", script, "--image", image, "--json"];
    const { code, stdout } = await runCommand(args, { env: { DOCKER_HOST: "unix:///nowhere.sock" } });
    expect(code).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: "infrastructure-error",
      summary: expect.stringContaining("nowhere.sock"),
    });
  });
});

describe("agent-exec demo", () => {
  it("fails first, is decided about, draws a chart and names its reports", async () => {
    const { code, stdout, cwd } = await runCommand(["demo", "--image", image, "--out", "o"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/decision.*retry/);
    expect(stdout.trimEnd().split("\n").slice(-3).join("\n")).toMatch(
      /report\.html(.|\n)*report\.md(.|\n)*transcript\.jsonl/,
    );
    expect(await readFile(join(cwd, "o/artifacts/rivers.svg"), "utf8")).toMatch(/^<svg/);
  });

  it("says in one line that there is no Docker, and runs JavaScript without it", async () => {
    const { code, stderr, cwd } = await runCommand(["demo", "--out", "o"], {
      env: { DOCKER_HOST: "unix:///nowhere.sock" },
    });
    expect(code).toBe(0);
    expect(stderr.trimEnd().split("\n")).toEqual([expect.stringMatching(/^No Docker here .*JavaScript/)]);
    expect(await readFile(join(cwd, "o/artifacts/rivers.svg"), "utf8")).toMatch(/^<svg/);
  });

  it.each([
    ["--executor", "docker"],
    ["--image", image],
  ])("runs nothing on this machine where %s %s was asked for and no engine answers", async (flag, value) => {
    const { code, stdout, cwd } = await runCommand(["demo", flag, value, "--out", "o"], {
      env: { DOCKER_HOST: "unix:///nowhere.sock" },
    });
    expect({ code, stdout }).toEqual({ code: 3, stdout: expect.stringContaining("[engine-unavailable]") });
    expect(await readdir(join(cwd, "o"))).not.toContain("artifacts");
  });

  it.each([
    ["Docker", ["--image", image]],
    ["no isolation", ["--executor", "local"]],
  ])("fails where a verification fails in %s, and names it", async (_name, flags) => {
    const { code, stdout } = await runCommand(["demo", ...flags, "--verify", "exit 7"]);
    expect({ code, stdout }).toEqual({
      code: 1,
      stdout: expect.stringMatching(/verify {2}exit 7(.|\n)*gave-up/),
    });
  });
});
