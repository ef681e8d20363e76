import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import { block, execute } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../../docker/support/docker-fixture.js";
import { numberOfProcesses } from "../endings/alive.js";
import { onlyContainerOf, until } from "../../docker/support/engine-by-hand.js";

const runId = `crowded-leftover-${process.pid}`;
const mebibyte = 1024 * 1024;
const never = new AbortController().signal;

/** Fills the workspace and fails; what it leaves running fills the process limit a second after its end. */
const fillBoth = `
import os, time
program = os.getpid()
if os.fork() == 0:
    os.setsid()
    for fd in range(3): os.close(fd)
    while os.getppid() == program: time.sleep(0.01)
    time.sleep(1)
    while True:
        try:
            if os.fork() == 0:
                time.sleep(60)
                os._exit(0)
        except OSError: time.sleep(0.01)
open("big", "wb").write(b"x" * 99999999)
`;

describe("a full workspace whose process limit leftovers fill", () => {
  let session: Session;
  beforeAll(async () => {
    session = await openDocker({
      runId,
      memoryBytes: 512 * mebibyte,
      workspaceBytes: 16 * mebibyte,
      pids: 64,
    }).start({ signal: never });
  });
  afterAll(async () => {
    await session.stop();
  });

  it("is cleaned by the next block, for which the leftovers are ended", async () => {
    const container = await onlyContainerOf(runId);
    for (const round of [1, 2, 3]) {
      expect(await execute(session, block("python", fillBoth))).toMatchObject({ ending: "disk-full" });
      await until(async () => (await numberOfProcesses(container)) > 60);
      const { ending, exitCode, stdout } = await execute(session, block("sh", "rm -f big; echo cleaned\n"));
      expect([round, ending, exitCode, stdout.text]).toEqual([round, "exited", 0, "cleaned\n"]);
    }
  }, 60_000);
});
