import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sample } from "../../../chance.js";
import type { Session } from "../../../../src/ports/executor.js";
import type { Execution } from "../../../../src/facts/execution.js";
import { block, collect, execute, shell } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../../docker/support/docker-fixture.js";
import { onlyContainerOf } from "../../docker/support/engine-by-hand.js";
import { processesOfBlocks } from "./alive.js";

const mebibyte = 1024 * 1024;
const runId = `endings-${process.pid}`;
const never = new AbortController().signal;

describe("the ending of a block that", () => {
  let session: Session;
  let container: string;
  beforeAll(async () => {
    session = await openDocker({
      runId,
      memoryBytes: 256 * mebibyte,
      workspaceBytes: 32 * mebibyte,
      pids: 64,
    }).start({
      signal: never,
    });
    await shell(session, "echo kept >kept.txt");
    container = await onlyContainerOf(runId);
  });
  afterAll(async () => {
    await session.stop();
  });

  const python = (code: string, timeoutMs = 20_000): Promise<Execution> =>
    execute(session, block("python", code), { timeoutMs });

  /** Nothing of the block lives, and the session goes on with the same container and the same workspace. */
  const expectNothingAlive = async (): Promise<void> => {
    expect(await processesOfBlocks(container)).toEqual([]);
    expect(await shell(session, "cat kept.txt")).toBe("kept\n");
    expect(await onlyContainerOf(runId)).toBe(container);
  };

  it.each(
    sample(
      [
        [
          "burns all its processors' time",
          "for n in 1 2 3 4; do (while :; do :; done) & done\necho before\nwait\n",
        ],
        [
          "ignores every signal that can be ignored",
          "trap '' TERM HUP INT QUIT USR1 PIPE\necho before\nwhile :; do sleep 1; done\n",
        ],
        ["stops itself", "echo before\nkill -STOP $$\n"],
        [
          "goes on in sessions of their own",
          "echo before\nfor n in 1 2 3; do setsid sh -c 'setsid sleep 300 & sleep 300' & done\nwait\n",
        ],
        ["closes its streams and goes on", "echo before\nexec >&- 2>&- <&-\nsleep 300\n"],
        ["bombs with forks", "echo before\nbomb() { bomb | bomb & }\nbomb\nsleep 300\n"],
      ],
      2,
    ),
  )(
    "%s is its deadline, after which nothing of it lives",
    async (_what, code) => {
      const execution = await execute(session, block("bash", code), { timeoutMs: 2000 });
      expect(execution).toMatchObject({
        ending: "timed-out",
        exitCode: 124,
        evidence: "the block ran longer than 2 s",
      });
      expect(execution.stdout.text).toBe("before\n");
      expect(execution.durationMs).toBeLessThan(7000);
      await expectNothingAlive();
    },
    30_000,
  );

  it.each(sample([124, 125, 126, 127, 130, 137, 143], 3))(
    "exits with %i by itself is not taken for a limit's",
    async (code) => {
      const execution = await execute(session, block("sh", `echo before; exit ${code}\n`));
      expect(execution).toMatchObject({ exitCode: code, stdout: { text: "before\n" } });
      // Only the engine's number tells a signal: the shell's own 128 + n is the same.
      expect(execution.ending).toBe(code > 128 ? "signalled" : "exited");
      expect(execution.evidence).toMatch(new RegExp(`^the engine reports (exit code )?${code}`));
    },
  );

  it("has no descriptor left is its own exit", async () => {
    const code = "files = []\nprint('before')\nwhile True: files.append(open('/dev/null'))\n";
    const execution = await python(code);
    expect(execution).toMatchObject({ ending: "exited", exitCode: 1, stdout: { text: "before\n" } });
    expect(execution.stderr.text).toContain("Too many open files");
    await expectNothingAlive();
  });

  it("crashes is the signal's, and no memory of it is written to the disk", async () => {
    const code = "import os\nprint('before')\nos.abort()\n";
    expect(await python(code)).toMatchObject({
      ending: "signalled",
      exitCode: 134,
      stdout: { text: "before\n" },
    });
    const { files } = await collect(session);
    expect(Object.keys(files)).toEqual(["kept.txt"]);
  });

  it("kills PID 1, which it cannot, is its own", async () => {
    const code = "kill -9 1 || echo refused\nkill -9 -1\necho alone\nexit 3\n";
    const execution = await execute(session, block("bash", code));
    expect(execution).toMatchObject({ ending: "exited", exitCode: 3, stdout: { text: "refused\nalone\n" } });
    await expectNothingAlive();
  });

  it("takes memory in many small processes is the memory's, and what guards the container lives", async () => {
    const code = `
import os, time
open("/workspace/big", "wb").write(bytes(24 << 20))
for n in range(40):
    if os.fork() == 0:
        held = b"x" * (16 << 20)
        time.sleep(60)
        os._exit(0)
while os.wait()[1] != 9: pass
os._exit(1)
`;
    const execution = await python(code);
    expect(execution).toMatchObject({ ending: "out-of-memory", exitCode: 1 });
    // Without memory the monitor may be late with its counters; then the engine's word counts.
    expect(execution.evidence).toMatch(
      /oom_kill rose from \d+ to \d+|reported that the container's memory was used up/,
    );
    await shell(session, "pkill -9 python3; rm -f big");
    expect(await onlyContainerOf(runId)).toBe(container);
    expect(await shell(session, "cat kept.txt")).toBe("kept\n");
  }, 40_000);
});
