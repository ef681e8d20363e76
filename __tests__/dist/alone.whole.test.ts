import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { isAskedFor } from "../chance.js";
import { baseImage, nodeBinary, projectDir, supportedNodes } from "../../scripts/places.mjs";

// What GitHub downloads and runs: dist/ and action.yml, with nothing else around them.
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "agent-exec-alone-"));
  cpSync(join(projectDir, "dist"), join(folder, "dist"), { recursive: true });
  cpSync(join(projectDir, "action.yml"), join(folder, "action.yml"));
});

afterAll(() => rmSync(folder, { recursive: true }));

// The oldest, and the one that runs the action; at night all.
describe.each(isAskedFor ? supportedNodes : [supportedNodes[0]!, supportedNodes.at(-1)!])("dist/ alone on Node %i", (major) => {
  /** Runs an entry to its exit: an ES-module bundle can print its first lines and die afterwards. */
  function start(entry: string, args: string[] = [], env: Record<string, string> = {}) {
    const binary = nodeBinary(major);
    if (!binary) throw new Error(`Node ${major} is not there. Run: npm run set-up`);
    const { status, stdout, stderr } = spawnSync(binary, [join(folder, "dist", entry), ...args], {
      cwd: folder,
      encoding: "utf8",
      input: "",
      timeout: 120_000,
      // Not this process's own: on a runner that has the variables of a real event.
      env: { PATH: process.env["PATH"], HOME: folder, ...dockerHost(), ...env },
    });
    return { status, stdout, stderr, output: stdout + stderr };
  }

  test("`--help` says how it is used", () => {
    const { status, stdout, stderr } = start("cli.js", ["--help"]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/^Usage: agent-exec /);
  });

  test.each([[["--nope"]], [["run", "--nope", "a task"]]])("the unknown flag in `%j` is named, with exit code 2", (args) => {
    const { status, stdout, stderr } = start("cli.js", args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain("--nope");
  });

  test("the command runs code in a container and leaves its report", () => {
    writeFileSync(join(folder, "hello.md"), '```python\nprint("hello from " + "the container")\n```\n');
    const { status, stdout, stderr } = start("cli.js", ["exec", "hello.md", "--image", baseImage, "--json", "--out", `out-${major}`]);
    expect({ status, stderr: status === 0 ? "" : stderr }).toEqual({ status: 0, stderr: "" });
    expect(JSON.parse(stdout)).toMatchObject({ version: 1, outcome: "passed", exitCode: 0, attempts: 1 });
    expect(readFileSync(join(folder, `out-${major}`, "report.md"), "utf8")).toContain("hello from the container");
  });

  test("main without an event says so, and fails the step", () => {
    const { status, output } = start("main.js");
    expect(status).toBe(1);
    expect(output).toMatch(/^::error::.*not a step of a workflow/im);
    expect(output).not.toMatch(/^ +at /m);
  });

  test("post without anything left by main does nothing", () => {
    expect(start("post.js")).toMatchObject({ status: 0, output: "" });
  });

  test("every chunk that code names is there and loads", () => {
    const files = readdirSync(join(folder, "dist")).filter((name) => name.endsWith(".js"));
    const code = files.map((name) => readFileSync(join(folder, "dist", name), "utf8")).join("\n");
    const named = [...code.matchAll(/__(?:nccwpck|webpack)_require__\.e\((?:\/\*.*?\*\/ ?)?(\d+)\)/g)].map((match) => `${match[1]}.index.js`);
    expect(named.length).toBeGreaterThan(0);
    expect(files).toEqual(expect.arrayContaining(named));
    const chunks = files.filter((name) => name.endsWith(".index.js"));
    writeFileSync(join(folder, "dist", "load.js"), chunks.map((name) => `await import("./${name}");\n`).join(""));
    expect(start("load.js")).toMatchObject({ status: 0, output: "" });
    rmSync(join(folder, "dist", "load.js"));
  });
});

function dockerHost(): Record<string, string> {
  const host = process.env["DOCKER_HOST"];
  return host === undefined ? {} : { DOCKER_HOST: host };
}
