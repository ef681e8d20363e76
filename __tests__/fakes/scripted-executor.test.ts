import { describe, expect, it } from "@jest/globals";
import { AgentExecError } from "../../src/errors.js";
import { createScriptedExecutor } from "./scripted-executor.js";
import { block, collect, execute } from "../../src/conformance/session-calls.js";

const never = new AbortController().signal;

describe("the scripted executor", () => {
  it("answers executions in order and remembers what it was asked to run", async () => {
    const executor = createScriptedExecutor({
      answers: [
        { exitCode: 1, stderr: "Traceback …\n" },
        { ending: "container-lost", exitCode: null },
        { stdout: "ok\n" },
      ],
    });
    const session = await executor.start({ signal: never });
    const blocks = ["one", "two", "three"].map((code) => block("python", code));
    const executions = [];
    for (const each of blocks) executions.push(await execute(session, each));
    expect(executions).toMatchObject([
      { ending: "exited", exitCode: 1, stderr: { text: "Traceback …\n", bytes: 14 } },
      { ending: "container-lost", exitCode: null },
      { ending: "exited", exitCode: 0, stdout: { text: "ok\n" }, order: [{ stream: "stdout", chars: 3 }] },
    ]);
    expect(executor.executed).toEqual(blocks);
  });

  it("names the execution for which the script has no answer", async () => {
    const session = await createScriptedExecutor({ answers: [{}] }).start({ signal: never });
    await execute(session, block("sh", "true"));
    await expect(execute(session, block("sh", "true"))).rejects.toMatchObject({
      code: "script-exhausted",
      message: "The script has no answer for execution 2.",
    });
  });

  it("refuses what every executor refuses, without using up an answer", async () => {
    const executor = createScriptedExecutor({ answers: [{ stdout: "first" }] });
    const session = await executor.start({ signal: never });
    expect(await execute(session, block("ruby", "puts 1"))).toMatchObject({ ending: "not-run" });
    expect(await execute(session, block("sh", "true", "../x"))).toMatchObject({ ending: "not-run" });
    expect(await execute(session, block("sh", "true"), { signal: AbortSignal.abort() })).toMatchObject({
      ending: "cancelled",
    });
    expect(await execute(session, block("sh", "true"))).toMatchObject({ stdout: { text: "first" } });
    expect(executor.executed).toHaveLength(1);
  });

  it("shows output live, yields its files, and fails starts as it is told", async () => {
    const lost = new AgentExecError("engine-unavailable", "gone", { nextStep: "wait" });
    const executor = createScriptedExecutor({
      answers: [{ stdout: "live" }],
      files: { "a.txt": "A" },
      startErrors: [lost],
    });
    await expect(executor.start({ signal: never })).rejects.toBe(lost);
    const session = await executor.start({ signal: never });
    const seen: string[] = [];
    await execute(session, block("sh", "true"), {
      onOutput: (stream, text) => seen.push(`${stream}:${text}`),
    });
    expect(seen).toEqual(["stdout:live"]);
    expect(await collect(session)).toEqual({ files: { "a.txt": "A" }, leftOut: {} });
    await session.stop();
    expect(executor.calls).toEqual(["start", "start", "stop"]);
  });
});
