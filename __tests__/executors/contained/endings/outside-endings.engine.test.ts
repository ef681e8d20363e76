import { afterEach, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import type { Execution } from "../../../../src/facts/execution.js";
import { block, execute, shell } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../../docker/support/docker-fixture.js";
import { containersOf, docker, onlyContainerOf, until } from "../../docker/support/engine-by-hand.js";
import { openFaultyEngine } from "../../docker/faults/faulty-engine.js";

const never = new AbortController().signal;

describe("the ending of a block", () => {
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  });
  const start = async (runId: string, endpoint?: string): Promise<Session> => {
    const session = await openDocker({ runId, endpoint }).start({ signal: never });
    cleanUps.push(() => session.stop());
    return session;
  };

  it.each([
    ["killed", ["kill"]],
    ["removed", ["rm", "-f"]],
    ["stopped", ["stop", "-t", "1"]],
    ["restarted", ["restart", "-t", "0"]],
    ["paused", ["pause"]],
  ])(
    "whose container is %s by somebody else is the container's loss, and its output is kept",
    async (what, words) => {
      const runId = `outside-${what}-${process.pid}`;
      const session = await start(runId);
      const id = await onlyContainerOf(runId);
      const startedAt = Date.now();
      // What waits for the next block has started by then: an engine whose container is paused as it starts a process
      // there answers nothing about that container any more.
      const execution = await execute(session, block("sh", "sleep 1; echo before\nsleep 30\n"), {
        timeoutMs: 4000,
        onOutput: () => void docker(...words, id).catch(() => undefined),
      });
      expect(execution).toMatchObject({
        ending: "container-lost",
        exitCode: null,
        stdout: { text: "before\n" },
      });
      expect(execution.isSessionSpent).toBeUndefined();
      expect(Date.now() - startedAt).toBeLessThan(20_000);
      await session.stop();
      const fresh = await start(runId);
      expect(await shell(fresh, "echo fresh")).toBe("fresh\n");
      // An engine that is still starting it again removes it when that is done.
      await until(async () => !(await containersOf(runId)).includes(id));
      expect(await containersOf(runId)).toHaveLength(1);
      await fresh.stop();
      await until(async () => (await containersOf(runId)).length === 0);
    },
    90_000,
  );

  it("of which the engine knows no exit code is the container's loss, never a success", async () => {
    const engine = await openFaultyEngine();
    cleanUps.push(() => engine.close());
    engine.breakCall("events", ({ client }) => client.destroy());
    const session = await start(`no-exit-code-${process.pid}`, engine.endpoint);
    const execution = await execute(session, block("sh", "echo before; sleep 0.2\n"), {
      onOutput: () =>
        engine.breakCall("inspect exec (spare)", (call) =>
          call.forward((answer) =>
            Buffer.from(answer.toString("utf8").replace(/"ExitCode":\d+/, `"ExitCode":null`)),
          ),
        ),
    });
    expect(execution).toMatchObject({
      ending: "container-lost",
      exitCode: null,
      stdout: { text: "before\n" },
    });
    expect(execution.evidence).toBe("the engine does not know the exit code");
  }, 30_000);

  it("is known without a question, because the engine tells it by itself", async () => {
    const engine = await openFaultyEngine();
    cleanUps.push(() => engine.close());
    engine.breakCall("inspect exec (spare)", () => undefined);
    const session = await start(`followed-${process.pid}`, engine.endpoint);
    await until(async () => engine.calls.includes("events 1"));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const execution = await execute(session, block("sh", "echo told; exit 3\n"));
    expect(execution).toMatchObject({ ending: "exited", exitCode: 3, stdout: { text: "told\n" } });
  }, 30_000);

  it("whose engine keeps its code to itself is the engine's loss, not the block's deadline", async () => {
    const engine = await openFaultyEngine();
    cleanUps.push(() => engine.close());
    // What the first process gets first is the name of its shell, without which it is not ready for code.
    let isFirst = true;
    engine.breakCall("start exec (spare)", ({ forward, client }) => {
      void forward();
      const [passOn] = client.listeners("data");
      client.removeAllListeners("data").resume();
      if (isFirst) client.once("data", passOn as (bytes: Buffer) => void);
      isFirst = false;
    });
    const session = await start(`swallowed-${process.pid}`, engine.endpoint);
    const execution = await execute(session, block("sh", "echo never\n"), { timeoutMs: 1500 });
    expect(execution).toMatchObject({ ending: "daemon-lost", exitCode: null, stdout: { bytes: 0 } });
    expect(execution.evidence).toContain("The engine did not pass the code to the block's process.");
  }, 30_000);

  it("about which the engine is silent at the deadline is the engine's loss", async () => {
    const execution = await endAtDeadline(["inspect exec (spare)", "top"]);
    expect(execution).toMatchObject({ ending: "daemon-lost", exitCode: null, stdout: { text: "before\n" } });
  }, 30_000);

  it("about which one answer alone is kept back at the deadline is told by the engine's list of processes", async () => {
    const execution = await endAtDeadline(["inspect exec (spare)"]);
    expect(execution).toMatchObject({ ending: "timed-out", exitCode: 124, stdout: { text: "before\n" } });
  }, 30_000);

  /** Runs a block that goes on beyond its deadline, where the engine is silent to these calls from its output on. */
  async function endAtDeadline(calls: readonly string[]): Promise<Execution> {
    const engine = await openFaultyEngine();
    cleanUps.push(() => engine.close());
    engine.breakCall("events", ({ client }) => client.destroy());
    const session = await start(`untold-${process.pid}`, engine.endpoint);
    return execute(session, block("sh", "echo before; sleep 30\n"), {
      timeoutMs: 2000,
      onOutput: () => {
        for (const call of calls) engine.breakCall(call, () => undefined);
      },
    });
  }
});
