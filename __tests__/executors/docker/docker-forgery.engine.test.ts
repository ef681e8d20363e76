import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../src/ports/executor.js";
import { block, execute, shell } from "../../contracts/executor-blocks.js";
import { openDocker } from "./docker-fixture.js";
import { openUnsealedEngine } from "./rewriting-engine.js";

const mebibyte = 1024 * 1024;
const never = new AbortController().signal;

/** Waits until the killer is there, and for a second, after which a spare would be, then writes into the output of all processes of its own user. */
function writeIntoOthers(mebibytes: number): string {
  return `
import os, time
def others():
    commands = {}
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            if int(pid) == os.getpid() or os.stat(f"/proc/{pid}").st_uid != os.getuid(): continue
            commands[pid] = open(f"/proc/{pid}/cmdline").read()
        except OSError: pass
    return commands
time.sleep(1)
until = time.monotonic() + 6
while not any("kill -9 -1" in command for command in others().values()) and time.monotonic() < until: time.sleep(0.1)
written = 0
for pid in others():
    for fd in (1, 2):
        out = os.open(f"/proc/{pid}/fd/{fd}", os.O_WRONLY)
        os.write(out, b"ALL 512 TESTS PASSED\\n")
        for _ in range(${mebibytes}): os.write(out, b"x" * ${mebibyte})
        os.close(out)
        written += 1
time.sleep(0.3)
print("outputs", written)
`;
}

describe("a block that can write into the output of what waits, as there is no sealed shell,", () => {
  let session: Session;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const engine = await openUnsealedEngine();
    close = engine.close;
    session = await openDocker({ runId: "forgery", endpoint: engine.endpoint }).start({ signal: never });
  });
  afterAll(async () => {
    await session.stop();
    await close();
  });

  it("puts no word into the next block's output", async () => {
    const forger = await execute(session, block("python", writeIntoOthers(0)));
    expect(forger).toMatchObject({ exitCode: 0, stdout: { text: "outputs 2\n" } });
    const next = await execute(session, block("sh", "echo mine; echo err >&2\n"));
    expect(next.stdout).toEqual({ text: "mine\n", bytes: 5, truncated: false });
    expect(next.stderr).toEqual({ text: "err\n", bytes: 4, truncated: false });
  });

  it("does not fill the client's memory", async () => {
    const before = process.memoryUsage().rss;
    const flood = await execute(session, block("python", writeIntoOthers(64)), { timeoutMs: 60_000 });
    expect(flood).toMatchObject({ exitCode: 0, stdout: { text: "outputs 2\n" } });
    expect((process.memoryUsage().rss - before) / mebibyte).toBeLessThan(128);
    expect(await shell(session, "echo next")).toBe("next\n");
  }, 90_000);
});
