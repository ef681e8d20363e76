import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { blockOf } from "../../src/facts/block.js";
import { commandHook } from "../../src/process/block-hook.js";
import { until } from "../executors/docker/support/engine-by-hand.js";

const variable = (name: string) => process.env[name];
const never = new AbortController().signal;
const block = (code: string) => blockOf({ language: "py", code, path: "a.py" });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "agent-exec-test-"));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe("a command before each block", () => {
  it("lets a block run only with exit code 0, and tells the writer its output", async () => {
    const ask = (command: string, code = "x\n") =>
      commandHook(command, { variable })(block(code), { signal: never });
    expect(await ask("true", "x".repeat(1_000_000))).toBeNull();
    expect(await ask("echo fine; exit 0")).toBeNull();
    expect(await ask("grep -q 'rm -rf' && { echo no force; exit 3; } || exit 0", "rm -rf /\n")).toBe(
      "before-block refused the block: no force",
    );
    expect(await ask("exit 3")).toBe("before-block refused the block with exit code 3");
    expect(await ask("kill -9 $$")).toBe("before-block refused the block by SIGKILL");
    expect(await ask("head -c 300000 /dev/zero | tr '\\0' y; exit 1")).toMatch(
      /^before-block refused the block: y{250,350}/,
    );
  }, 30_000);

  it("gets the language, the path and only the variables that it needs", async () => {
    process.env["AGENT_EXEC_TEST_SECRET"] = "hidden";
    const hook = commandHook(`env >${folder}/env; cat >${folder}/code`, { variable });
    expect(await hook(block("print(1)\n"), { signal: never })).toBeNull();
    delete process.env["AGENT_EXEC_TEST_SECRET"];
    const lines = readFileSync(join(folder, "env"), "utf8").trim().split("\n");
    const names = lines
      .map((line) => line.split("=")[0])
      .filter((name) => !["PWD", "_", "SHLVL", "OLDPWD"].includes(name!));
    expect(names.toSorted()).toEqual(["AGENT_EXEC_LANGUAGE", "AGENT_EXEC_PATH", "HOME", "LANG", "PATH"]);
    expect(lines).toEqual(expect.arrayContaining(["AGENT_EXEC_LANGUAGE=py", "AGENT_EXEC_PATH=a.py"]));
    expect(readFileSync(join(folder, "code"), "utf8")).toBe("print(1)\n");
  });

  it("refuses if it hangs or cannot start, and its children are ended", async () => {
    const hook = commandHook(`sleep 60 & echo $! >${folder}/pid; wait`, { variable, timeoutMs: 500 });
    expect(await hook(block("x\n"), { signal: never })).toBe("before-block did not answer within 500 ms");
    await until(async () => !isRunning(readFileSync(join(folder, "pid"), "utf8").trim()));
    const nowhere = commandHook("true", { variable: () => "/nowhere" });
    expect(await nowhere(block("x\n"), { signal: never })).toMatch(/^before-block could not be started: /);
    const odd = { ...block("x\n"), path: "a\0b" };
    expect(await commandHook("true", { variable })(odd, { signal: never })).toMatch(/could not be started/);
  });

  it("ends at an abort, with the signal's reason", async () => {
    const stop = new AbortController();
    const asked = commandHook(`: >${folder}/there; sleep 60`, { variable })(block("x\n"), {
      signal: stop.signal,
    });
    const thrown = asked.catch((error: unknown) => error);
    await until(async () => existsSync(join(folder, "there")));
    stop.abort(new Error("enough"));
    expect(await thrown).toMatchObject({ message: "enough" });
  });
});

function isRunning(pid: string): boolean {
  return existsSync(`/proc/${pid}`) && !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
}
