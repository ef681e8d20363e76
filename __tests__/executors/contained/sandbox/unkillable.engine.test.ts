import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import { block, execute, shell } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../../docker/support/docker-fixture.js";
import { containersOf, onlyContainerOf } from "../../docker/support/engine-by-hand.js";
import { processesOfBlocks } from "../endings/alive.js";
import { openUnsealedEngine } from "../../docker/support/rewriting-engine.js";

const never = new AbortController().signal;
const runId = `unkillable-${process.pid}`;

/** Sends a signal to every other process of the user as fast as it can: no killer of ours comes to its turn. */
function storm(signal: "KILL" | "STOP"): string {
  return `
import os, signal
while True:
    try: os.kill(-1, signal.SIG${signal})
    except OSError: pass
`;
}

/** Makes the killer that waits end with 0 without having killed anybody, and leaves a process to be killed. */
const rewriteKiller = `
import os, time
def read(name):
    try: return open(name, "rb").read()
    except OSError: return b""
def killers():
    pids = [pid for pid in map(int, filter(str.isdigit, os.listdir("/proc"))) if pid != os.getpid()]
    return [pid for pid in pids if b"kill -9 -1" in read(f"/proc/{pid}/cmdline")]
while not killers(): time.sleep(0.05)
# By then it waits.
time.sleep(0.5)
nothing, exit_with_0 = map(bytes.fromhex, {
    "x86_64": ("90", "b83c00000031ff0f05"),
    "aarch64": ("1f2003d5", "a80b80d2000080d2010000d4"),
}[os.uname().machine])
for pid in killers():
    memory = open(f"/proc/{pid}/mem", "r+b", buffering=0)
    for line in open(f"/proc/{pid}/maps"):
        where, rights = line.split()[:2]
        if "x" not in rights or "[v" in line: continue
        start, end = (int(part, 16) for part in where.split("-"))
        memory.seek(start)
        memory.write((nothing * (end - start))[: end - start - len(exit_with_0)] + exit_with_0)
    print("rewritten", flush=True)
time.sleep(60)
`;

const removed = /could not be killed, so the container was removed with its files$/;

describe("a block that will not be killed", () => {
  let session: Session;
  const open = async (): Promise<void> => {
    session = await openDocker({ runId }).start({ signal: never });
  };
  beforeAll(open);
  afterAll(async () => {
    await session.stop();
  });

  it.each(["KILL", "STOP"] as const)(
    "because it sends SIG%s to all in a loop is ended at its deadline, with its container if need be",
    async (signal) => {
      await session.stop();
      await open();
      const execution = await execute(session, block("python", storm(signal)), { timeoutMs: 1000 });
      const { ending, exitCode, evidence } = execution;
      expect({ ending, exitCode, evidence }).toEqual({
        ending: "timed-out",
        exitCode: 124,
        evidence: expect.stringMatching(/^the block ran longer than 1 s/),
      });
      expect(execution.durationMs).toBeLessThan(6000);
      if ((await containersOf(runId)).length === 0) {
        expect(execution.evidence).toMatch(removed);
      } else {
        expect(await processesOfBlocks(await onlyContainerOf(runId))).toEqual([]);
      }
    },
    30_000,
  );
});

describe("a block that can write into a killer's memory, as there is no sealed shell,", () => {
  let session: Session;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const engine = await openUnsealedEngine();
    close = engine.close;
    session = await openDocker({ runId, endpoint: engine.endpoint }).start({ signal: never });
  });
  afterAll(async () => {
    await session.stop();
    await close();
  });

  it("and rewrites it is killed all the same", async () => {
    await shell(session, "echo kept >kept.txt; sleep 0.5");
    const execution = await execute(session, block("python", rewriteKiller), { timeoutMs: 4000 });
    expect(execution).toMatchObject({ ending: "timed-out", stdout: { text: "rewritten\n" } });
    // On a machine that is too busy for a fresh killer, the container goes with its files.
    if ((await containersOf(runId)).length === 0) return expect(execution.evidence).toMatch(removed);
    expect(await processesOfBlocks(await onlyContainerOf(runId))).toEqual([]);
    expect(await shell(session, "cat kept.txt")).toBe("kept\n");
  }, 30_000);
});
