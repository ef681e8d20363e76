import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import { block, execute, shell } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../../docker/support/docker-fixture.js";

const mebibyte = 1024 * 1024;
const never = new AbortController().signal;

/** A child of the block dies for memory, and the block itself exits with 1. */
const spendMemory = `
import os
if os.fork() == 0:
    held = bytearray(400 << 20)
    os._exit(0)
os.wait()
os._exit(1)
`;

/** Forks until it is refused, ends its children, and exits with 1. */
const spendProcesses = `
import os, signal, time
children = []
try:
    while True:
        child = os.fork()
        if child == 0: time.sleep(60)
        children.append(child)
except OSError: pass
for child in children: os.kill(child, signal.SIGKILL)
for child in children: os.waitpid(child, 0)
os._exit(1)
`;

/** Pauses behind blocks that came at once: while more spares are being started, and once all of them wait. */
const pausesMs = [60, 120, 1000];

describe("after blocks that came so fast that several processes wait for the next", () => {
  let session: Session;
  beforeAll(async () => {
    session = await openDocker({
      runId: `pool-${process.pid}`,
      memoryBytes: 192 * mebibyte,
      workspaceBytes: 24 * mebibyte,
    }).start({ signal: never });
  });
  afterAll(async () => {
    await session.stop();
  });

  const comeAtOnce = async (pauseMs: number): Promise<void> => {
    for (let n = 0; n < 6; n += 1) await shell(session, "true");
    await wait(pauseMs);
  };

  it.each(pausesMs)("and %i ms, memory that a block spends is its own ending", async (pauseMs) => {
    await comeAtOnce(pauseMs);
    const execution = await execute(session, block("python", spendMemory));
    expect(execution).toMatchObject({ ending: "out-of-memory", exitCode: 1 });
  });

  it.each(pausesMs)("and %i ms, processes that a block spends are its own ending", async (pauseMs) => {
    await comeAtOnce(pauseMs);
    const execution = await execute(session, block("python", spendProcesses));
    expect(execution).toMatchObject({ ending: "process-limit", exitCode: 1 });
  });

  it("and after a fork bomb, memory that a block spends is its own ending", async () => {
    const bomb = await execute(session, block("bash", "bomb() { bomb | bomb & }\nbomb\nsleep 300\n"), {
      timeoutMs: 900,
    });
    expect(bomb.ending).toBe("timed-out");
    // What was spent is put back meanwhile, and once only.
    await comeAtOnce(1000);
    const execution = await execute(session, block("python", spendMemory));
    expect(execution).toMatchObject({ ending: "out-of-memory", exitCode: 1 });
  });

  it("a process that an earlier block left is still told from them", async () => {
    await comeAtOnce(0);
    const eater = "while [ ! -e go ]; do sleep 0.05; done; python3 -c 'bytearray(400 << 20)'; touch eaten";
    await shell(session, `(${eater}) >/dev/null 2>&1 &`);
    await wait(1000);
    const next = await execute(
      session,
      block("sh", "touch go; while [ ! -e eaten ]; do sleep 0.05; done; exit 3\n"),
    );
    expect(next).toMatchObject({ ending: "exited", exitCode: 3 });
    expect(next.evidence).toMatch(/perhaps because of a process that an earlier block left running/);
  }, 20_000);
});
