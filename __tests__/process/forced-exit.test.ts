import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "@jest/globals";
import { projectDir } from "../../scripts/places.mjs";

const [module, deadline] = ["process/forced-exit.ts", "deadline.ts"].map(
  (name) => pathToFileURL(join(projectDir, "src", name)).href,
);
const hooks = pathToFileURL(join(projectDir, "scripts/typescript.mjs")).href;

describe("a door's work", () => {
  it("that never finishes, with nothing left to wait for, is no success", async () => {
    const { code, stderr } = await runNode("await throughToItsEnd(() => new Promise(() => {}), () => {});");
    expect({ code, stderr }).toEqual({ code: 3, stderr: expect.stringContaining("ended too early") });
  });

  it("that finishes ends with its exit code", async () => {
    expect(
      await runNode("await throughToItsEnd(async () => { process.exitCode = 4; }, () => {});"),
    ).toMatchObject({ code: 4, stderr: "" });
  });

  it.each([
    ["throws", "async () => { throw new Error('no') }"],
    ["leaves a promise that fails", "async () => { void Promise.reject(new Error('no')); }"],
    ["leaves a timer that throws", "async () => { setTimeout(() => { throw new Error('no') }, 100) }"],
  ])("that %s, and nobody catches it, has the exit code that the door gives it", async (_what, work) => {
    const fail = "(error) => { console.log(error.message); process.exitCode = 3; }";
    expect(await runNode(`await throughToItsEnd(${work}, ${fail});`)).toEqual({
      code: 3,
      stderr: "",
      stdout: "Something went wrong inside agent-exec: no\n",
    });
  });
});

describe("deadlineAfter", () => {
  it("fires although nothing else keeps the process alive, and keeps nothing alive once it is disposed", async () => {
    const fired = await runNode(
      `deadlineAfter(50).signal.addEventListener("abort", () => console.log("late"));
deadlineAfter(60_000)[Symbol.dispose]();`,
    );
    expect(fired).toEqual({ code: 0, stdout: "late\n", stderr: "" });
  });
});

describe("endInAnyCase", () => {
  it("ends a process that something keeps alive, with its exit code, and names the cause", async () => {
    const { code, stderr } = await runNode(
      `process.exitCode = 3; require("node:net").createServer().listen(0); endInAnyCase(50);`,
    );
    expect(stderr).toMatch(/something kept the process alive \(.*TCPServerWrap/);
    expect(code).toBe(3);
  });

  it("says nothing if nothing keeps the process alive", async () => {
    const { code, stderr } = await runNode("endInAnyCase(60_000);");
    expect(stderr).toBe("");
    expect(code).toBe(0);
  });

  it("waits for a slow reader, who loses nothing", async () => {
    const chars = 1_000_000;
    const { stdout } = await runNode(
      `setInterval(() => {}, 1000); process.stdout.write("x".repeat(${chars})); endInAnyCase(20);`,
      { readAfterMs: 300 },
    );
    expect(stdout).toHaveLength(chars);
  });
});

async function runNode(code: string, { readAfterMs = 0 } = {}) {
  const program = `const { endInAnyCase, throughToItsEnd } = await import(${JSON.stringify(module)});
const { deadlineAfter } = await import(${JSON.stringify(deadline)});
const require = (await import("node:module")).createRequire(import.meta.url);
${code}`;
  const child = spawn(process.execPath, ["--import", hooks, "--input-type=module", "-e", program], {
    timeout: 20_000,
  });
  const text = { stdout: "", stderr: "" };
  const read = (): void => {
    for (const name of ["stdout", "stderr"] as const) {
      child[name].setEncoding("utf8").on("data", (chunk: string) => (text[name] += chunk));
    }
  };
  setTimeout(read, readAfterMs);
  const [exitCode] = (await once(child, "close")) as [number | null];
  return { code: exitCode, ...text };
}
