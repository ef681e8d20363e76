import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import { block, execute, shell } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../support/docker-fixture.js";

/** Leaves a process that holds the block's output for longer than the engine waits for it, which is 4 s. */
const leaveHolder = block("sh", "sleep 8 &\n");

describe("the block after one whose output a process in the background holds", () => {
  let session: Session;
  beforeAll(async () => {
    session = await openDocker({ runId: "held-stream" }).start({ signal: new AbortController().signal });
  });
  afterAll(async () => {
    await session.stop();
  });

  it("is charged for its own time alone, and no deadline strikes after its end", async () => {
    await shell(session, "sleep 0.2");
    expect(await execute(session, leaveHolder)).toMatchObject({ ending: "exited", exitCode: 0 });
    const next = await execute(session, block("sh", "echo next; exit 3\n"), { timeoutMs: 3000 });
    expect(next).toMatchObject({ ending: "exited", exitCode: 3, stdout: { text: "next\n" } });
    expect(next.durationMs).toBeLessThan(3000);
  }, 20_000);

  it("is charged for its own time alone when it leaves such a process too", async () => {
    expect(await execute(session, leaveHolder)).toMatchObject({ exitCode: 0 });
    const next = await execute(session, block("sh", "echo next; sleep 9 &\n"), { timeoutMs: 3000 });
    expect(next).toMatchObject({ ending: "exited", exitCode: 0, stdout: { text: "next\n" } });
    expect(next.durationMs).toBeLessThan(3000);
  }, 20_000);

  it("is ended at its deadline when it runs that long, be its streams closed", async () => {
    expect(await execute(session, leaveHolder)).toMatchObject({ exitCode: 0 });
    const code = "echo one; exec >/dev/null 2>&1; sleep 30\n";
    const next = await execute(session, block("sh", code), { timeoutMs: 2000 });
    expect(next).toMatchObject({ ending: "timed-out", exitCode: 124, stdout: { text: "one\n" } });
    expect(next.durationMs).toBeLessThan(8000);
    expect(await shell(session, "echo usable")).toBe("usable\n");
  }, 20_000);
});
