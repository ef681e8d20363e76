import { afterEach, describe, expect, it } from "@jest/globals";
import type { DockerSettings } from "../../../../src/executors/docker/settings/docker-settings.js";
import type { Session } from "../../../../src/ports/executor.js";
import type { Execution } from "../../../../src/facts/execution.js";
import { block, collect, execute } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../../docker/support/docker-fixture.js";
import { containersOf, docker, onlyContainerOf, until } from "../../docker/support/engine-by-hand.js";
import { openRewritingEngine } from "../../docker/support/rewriting-engine.js";

const mebibyte = 1024 * 1024;
const never = new AbortController().signal;

/** Takes memory that no process gives back by its death, until none is left for the container's own first process. */
const spend = `
mkdir /dev/shm/x
for n in 1 2 3 4 5 6 7 8 9 10 11 12; do
  (cd /dev/shm/x; sleep $n.2; i=0
  while :; do : >an-empty-file-whose-name-takes-some-memory-too-$n.$i; i=$((i + 1)); done) 2>/dev/null &
done
`;

/** Has the kernel end a child of the block, which goes on. */
const spendInChild = "python3 -c 'bytearray(400 << 20)'";

describe("a container that the kernel ends for want of memory", () => {
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  });
  const start = async (settings: Partial<DockerSettings>): Promise<Session> => {
    const small = { memoryBytes: 160 * mebibyte, workspaceBytes: 32 * mebibyte };
    const session = await openDocker({ ...small, ...settings }).start({ signal: never });
    cleanUps.push(() => session.stop());
    return session;
  };
  /** In a container that takes any number of files in memory, as Podman's do. */
  const startUnbounded = async (runId: string): Promise<Session> => {
    const engine = await openRewritingEngine("size=20971520,nr_inodes=2560", "size=20971520,nr_inodes=0000");
    cleanUps.push(() => engine.close());
    return start({ runId, endpoint: engine.endpoint });
  };

  it("while a block runs is that block's doing, and no loss", async () => {
    let execution: Execution;
    // The kernel may choose the block's own shell before all that it left: that ends the block and not the container.
    do {
      const session = await startUnbounded("spent-memory");
      execution = await execute(session, block("sh", `echo before\n${spend}wait\nexit 1\n`), {
        timeoutMs: 40_000,
      });
      await session.stop();
    } while (execution.ending === "out-of-memory" && execution.exitCode === 137);
    expect(execution).toMatchObject({
      ending: "out-of-memory",
      exitCode: null,
      isSessionSpent: true,
      stdout: { text: "before\n" },
    });
    expect(execution.evidence).toMatch(
      /^the operating system ended the container for lack of memory while the block ran/,
    );
  });

  it("between two blocks is the doing of those that ran", async () => {
    const runId = "spent-memory-between";
    const session = await startUnbounded(runId);
    const leave = `(${spend}wait) >/dev/null 2>&1 &\n`;
    expect(await execute(session, block("sh", leave))).toMatchObject({ ending: "exited", exitCode: 0 });
    for (let tries = 0; tries < 6 && (await containersOf(runId)).length > 0; tries += 1) {
      await until(async () => (await containersOf(runId)).length === 0).catch(() => undefined);
    }
    expect(await execute(session, block("sh", "echo next\n"))).toMatchObject({
      ending: "out-of-memory",
      exitCode: null,
      isSessionSpent: true,
      stdout: { bytes: 0 },
    });
    await expect(collect(session)).rejects.toMatchObject({ code: "workspace-blocked" });
  }, 60_000);

  it.each([
    ["an earlier block's child", spendInChild, ""],
    ["a child of the same block", "true", spendInChild],
  ])(
    "is told from one that somebody else ends after memory was spent by %s",
    async (_title, earlier, meanwhile) => {
      const runId = "spent-memory-and-killed";
      const session = await start({ runId });
      await execute(session, block("sh", `${earlier}\nexit 0\n`));
      const id = await onlyContainerOf(runId);
      const killed = await execute(session, block("sh", `${meanwhile}\necho before\nsleep 30\n`), {
        onOutput: (_stream, text) => {
          if (text.includes("before")) void docker("kill", id);
        },
      });
      expect(killed).toMatchObject({ ending: "container-lost", exitCode: null });
      expect(killed.isSessionSpent).toBeUndefined();
      expect(await execute(session, block("sh", "true"))).toMatchObject({ ending: "container-lost" });
    },
    30_000,
  );
});
