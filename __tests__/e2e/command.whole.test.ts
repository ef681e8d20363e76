import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { rarely, sample } from "../chance.js";
import { startOpenAiServer } from "../fakes/openai-server.js";
import { fenced, image, runCommand, scriptFile, startCommand } from "./command-line.js";

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
  const refused: readonly (readonly [string, readonly string[], RegExp, number])[] = [
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
    ["no key", ["run", "x", "--model", "m"], /Set OPENAI_API_KEY, or set another server with --base-url/, 2],
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
  ];
  it.each(sample(refused, 4))(
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
    const tooLong = setTimeout(() => child.kill("SIGKILL"), 60_000);
    const { code, stderr } = await finished;
    clearTimeout(tooLong);
    expect({ code, stderr }).toEqual({
      code: 3,
      stderr: expect.stringMatching(/\/proc\/no.*\[storage-failed\]\n {2}next: .*--out/),
    });
  }, 90_000);

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
    expect(stdout).toContain("no-such-image:1 is not on this machine");
  });

  rarely(
    "an engine that is not there ends the run as an infrastructure error that names the socket",
    async () => {
      const script = await scriptFile([{ reply: fenced("print(1)") }]);
      const args = ["run", "x", "--script", script, "--image", image, "--json"];
      const { code, stdout } = await runCommand(args, { env: { DOCKER_HOST: "unix:///nowhere.sock" } });
      expect(code).toBe(3);
      expect(JSON.parse(stdout)).toMatchObject({
        outcome: "infrastructure-error",
        summary: expect.stringContaining("nowhere.sock"),
      });
    },
  );
});

describe("agent-exec demo", () => {
  it("fails first, is decided about, draws a chart and names its reports", async () => {
    const { code, stdout, cwd } = await runCommand(["demo", "--image", image, "--out", "o"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/decision.*retry/);
    expect(stdout.trimEnd().split("\n").slice(-3).join("\n")).toMatch(/report\.html {3}see the whole run/);
    expect(await readFile(join(cwd, "o/artifacts/rivers.svg"), "utf8")).toMatch(/^<svg/);
  });

  it("says in one line that there is no Docker, and runs JavaScript without it", async () => {
    const { code, stderr, cwd } = await runCommand(["demo", "--out", "o"], {
      env: { DOCKER_HOST: "unix:///nowhere.sock" },
    });
    expect(code).toBe(0);
    expect(stderr.trimEnd().split("\n")).toEqual([
      expect.stringMatching(/^The container engine at unix:\/\/\/nowhere\.sock.* The demo runs JavaScript/),
    ]);
    expect(await readFile(join(cwd, "o/artifacts/rivers.svg"), "utf8")).toMatch(/^<svg/);
  });

  it.each(
    sample(
      [
        ["--executor", "docker"],
        ["--image", image],
      ] as const,
      2,
    ),
  )("runs nothing on this machine where %s %s was asked for and no engine answers", async (flag, value) => {
    const { code, stdout, cwd } = await runCommand(["demo", flag, value, "--out", "o"], {
      env: { DOCKER_HOST: "unix:///nowhere.sock" },
    });
    expect({ code, stdout }).toEqual({ code: 3, stdout: expect.stringContaining("[engine-unavailable]") });
    expect(await readdir(join(cwd, "o"))).not.toContain("artifacts");
  });

  const failsByVerification = async (_place: string, flags: readonly string[]): Promise<void> => {
    const { code, stdout } = await runCommand(["demo", ...flags, "--verify", "exit 7"]);
    expect({ code, stdout }).toEqual({
      code: 1,
      stdout: expect.stringMatching(/verify {2}exit 7(.|\n)*Gave up after 2 attempts/),
    });
  };
  const failing = "fails where a verification fails in %s, and names it";
  it.each([["no isolation", ["--executor", "local"]]])(failing, failsByVerification);
  rarely.each([["Docker", ["--image", image]]])(failing, failsByVerification);
});
