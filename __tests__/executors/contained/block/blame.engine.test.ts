import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "@jest/globals";
import type { DockerSettings } from "../../../../src/executors/docker/settings/docker-settings.js";
import type { Session } from "../../../../src/ports/executor.js";
import { block, collect, execute, shell } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../../docker/support/docker-fixture.js";
import { numberOfProcesses } from "../endings/alive.js";
import { onlyContainerOf, until } from "../../docker/support/engine-by-hand.js";
import { openEngineRelay } from "../../docker/client/engine-relay.js";
import { openRewritingEngine } from "../../docker/support/rewriting-engine.js";

const never = new AbortController().signal;

/** Leaves a process in the background that runs this Python code for ever, with os imported. */
function leave(code: string): string {
  return `
import os, signal, time
if os.fork() == 0:
    os.setsid()
    for fd in range(3): os.close(fd)
${code.replace(/^/gm, "    ")}
`;
}

/** Spends in a child, which may die of it, once the next block has begun, and tells that block when that is over. */
function spendOnceAsked(spend: string): string {
  return `
while not os.path.exists("/workspace/go"): time.sleep(0.01)
child = os.fork()
if child == 0:
    try:
${spend.replace(/^/gm, "        ")}
    finally: os._exit(0)
os.waitpid(child, 0)
open("/workspace/spent", "w").close()
time.sleep(60)`;
}

/** The files' names, or the error's code where they cannot be read. */
async function readOutcome(session: Session): Promise<string | undefined> {
  try {
    return Object.keys((await collect(session)).files).join(" ");
  } catch (error) {
    return (error as { readonly code?: string }).code;
  }
}

describe("what blocks do to the sandbox", () => {
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  });
  const start = async (settings: Partial<DockerSettings> = {}): Promise<Session> => {
    const session = await openDocker({ runId: "blame", ...settings }).start({ signal: never });
    cleanUps.push(() => session.stop());
    return session;
  };

  it("is not laid on a later block whose failure is another", async () => {
    const session = await start({ memoryBytes: 192 << 20, workspaceBytes: 24 << 20 });
    const eater = "while [ ! -e go ]; do sleep 0.05; done; python3 -c 'bytearray(400 << 20)'; touch eaten";
    expect(await shell(session, `(${eater}) >/dev/null 2>&1 &`)).toBe("");
    const next = await execute(
      session,
      block("sh", "touch go; while [ ! -e eaten ]; do sleep 0.05; done; exit 3\n"),
    );
    expect(next).toMatchObject({ ending: "exited", exitCode: 3 });
    expect(next.evidence).toMatch(
      /oom_kill rose from 0 to 1\), perhaps because of a process that an earlier block left running/,
    );
  }, 30_000);

  it("is told beside a deadline that what they left may have cost", async () => {
    const session = await start();
    expect(await execute(session, block("python", leave("time.sleep(60)")))).toMatchObject({ exitCode: 0 });
    for (const options of [{ timeoutMs: 700 }, { timeoutMs: 20_000, idleTimeoutMs: 700 }]) {
      const late = await execute(session, block("sh", "sleep 60"), options);
      expect(late).toMatchObject({ ending: "timed-out", exitCode: 124 });
      expect(late.evidence).toMatch(/700 ms; a process from an earlier block was still running$/);
      await execute(session, block("python", leave("time.sleep(60)")));
    }
  });

  it.each([
    ["memory", "a = []\nwhile True: a.append(bytearray(b'x' * 1000000))", {}, /oom_kill rose from 0 to 1/],
    [
      "processes",
      `
children = []
for _ in range(80):
    try:
        children.append(os.fork())
        if children[-1] == 0: time.sleep(60)
    except OSError: pass
for pid in children: os.kill(pid, signal.SIGKILL)
for pid in children: os.waitpid(pid, 0)`,
      { pids: 64 },
      /pids\.events rose/,
    ],
    [
      "disk",
      "with open('/tmp/all', 'wb', 0) as file:\n    while True: file.write(b'x' * 65536)",
      {},
      /\/tmp has 0 B left/,
    ],
  ])("is not laid on a block that follows at once: %s", async (_title, spend, settings, evidence) => {
    const session = await start({ memoryBytes: 192 << 20, workspaceBytes: 24 << 20, ...settings });
    await shell(session, "true");
    expect(await execute(session, block("python", leave(spendOnceAsked(spend))))).toMatchObject({
      exitCode: 0,
    });
    // Nothing of it starts a process, which at the limit would fail.
    const next = await execute(session, block("sh", ": >go; while ! [ -e spent ]; do :; done; exit 5\n"));
    expect(next).toMatchObject({ ending: "exited", exitCode: 5 });
    expect(next.evidence).toMatch(evidence);
    expect(next.evidence).toMatch(/perhaps (because of|by) a process that an earlier block left/);
  });

  it("is undone when what they left running keeps the next block from starting", async () => {
    const session = await start({ pids: 64 });
    const fill = leave(`
time.sleep(0.8)
os.kill(-1, signal.SIGKILL)
while True:
    try:
        if os.fork() == 0: time.sleep(60)
    except OSError: time.sleep(0.01)`);
    expect(await execute(session, block("python", fill))).toMatchObject({ exitCode: 0 });
    const container = await onlyContainerOf("blame");
    await until(async () => (await numberOfProcesses(container)) > 60);
    const next = await execute(session, block("sh", "echo next\n"));
    // The engine starts a process at the limit four times in five, which then has no room for `cat`.
    expect(["exited", "process-limit"]).toContain(next.ending);
    expect(next.evidence).toMatch(
      /(leftover processes that kept it from starting|leftover processes that filled the process limit) were ended$/,
    );
    expect(await shell(session, "echo on")).toBe("on\n");
  }, 30_000);

  it.each([
    ["every process", ""],
    [
      "what waits for the next block's code",
      "b'_interpreter' in open('/proc/%s/cmdline' % pid, 'rb').read()",
    ],
  ])(
    "is told apart from a loss when what they left running stops %s",
    async (_title, condition) => {
      const session = await start();
      // The block ends once the next one's process waits, and not before, when it would come into the storm or not.
      const stopper = `${leave(`
me, parent = str(os.getpid()), os.getppid()
def command(pid):
    try: return open("/proc/%s/cmdline" % pid, "rb").read()
    except OSError: return b""
while not any(b"_interpreter" in command(pid) for pid in os.listdir("/proc") if pid.isdigit() and pid != me): pass
open("/workspace/ready", "w").close()
while os.getppid() == parent: time.sleep(0.01)
time.sleep(0.1)
while True:
    for pid in os.listdir("/proc"):
        try:
            if pid.isdigit() and pid != me and (${condition || "True"}): os.kill(int(pid), signal.SIGSTOP)
        except OSError: pass`)}
while not os.path.exists("/workspace/ready"): time.sleep(0.01)
`;
      const left = await execute(session, block("python", stopper), { timeoutMs: 30_000 });
      expect(left).toMatchObject({ exitCode: 0 });
      // The engine can be asked nothing about a container in which what it starts is stopped.
      await wait(1000);
      const next = await execute(session, block("sh", "echo next\n"), { timeoutMs: 2000 });
      expect(next).toMatchObject({ ending: "signalled", stdout: { text: "" } });
      expect(next.evidence).toMatch(/leftover processes of earlier blocks kept this block from starting/);
    },
    30_000,
  );

  it.each([
    [
      "stops what reads their files",
      `
me = str(os.getpid())
while True:
    for pid in os.listdir("/proc"):
        try:
            if pid.isdigit() and pid != me: os.kill(int(pid), signal.SIGSTOP)
        except OSError: pass`,
    ],
    [
      "ends what reads their files",
      `
while True:
    try: os.kill(-1, signal.SIGKILL)
    except OSError: pass`,
    ],
  ])(
    "is told apart from a loss when what they left running %s",
    async (_title, storm) => {
      const leaver = `open("made.txt", "w").close()\n${leave(`time.sleep(0.5)\n${storm}`)}`;
      const outcomes = new Set<string | undefined>();
      // Who ends whom is a race: where the storm loses it, the files come.
      for (let tries = 0; tries < 4 && !outcomes.has("workspace-blocked"); tries += 1) {
        const session = await start();
        expect(await execute(session, block("python", leaver))).toMatchObject({
          ending: "exited",
          exitCode: 0,
        });
        await wait(1000);
        outcomes.add(await readOutcome(session));
        await session.stop();
      }
      expect(["made.txt", "workspace-blocked"]).toEqual(expect.arrayContaining([...outcomes]));
    },
    60_000,
  );

  it.each([
    // As where a block rewrites each of them.
    ["kills nobody", "kill -0 -1"],
    ["is stopped before it kills", "kill -19 0"],
  ])(
    "is told apart from a loss when each process that is to end what they left %s",
    async (_title, otherKill) => {
      const engine = await openRewritingEngine("kill -9 -1", otherKill);
      cleanUps.push(() => engine.close());
      const session = await start({ endpoint: engine.endpoint });
      const leaver = `open("made.txt", "w").close()\n${leave("time.sleep(300)")}`;
      expect(await execute(session, block("python", leaver))).toMatchObject({ exitCode: 0 });
      expect(await readOutcome(session)).toBe("workspace-blocked");
    },
    60_000,
  );

  it("is told apart from a loss when it takes longer to see what they left than it may take to end it", async () => {
    const comment =
      "# A process without details is just starting or ending. It counts, and is asked about again.";
    const engine = await openEngineRelay({
      toEngine: (said) =>
        said
          .replaceAll("kill -9 -1", "kill -0 -1")
          // As where it takes all processor time, under gVisor the guard's with it.
          .replaceAll(
            comment,
            "_n=0; while [ $_n -lt 99999 ]; do _n=$((_n + 1)); done ".padEnd(comment.length, "#"),
          ),
    });
    cleanUps.push(() => engine.close());
    const session = await start({ endpoint: engine.endpoint });
    const leaver = `open("made.txt", "w").close()\n${leave("time.sleep(300)")}`;
    expect(await execute(session, block("python", leaver))).toMatchObject({ exitCode: 0 });
    expect(engine.said).toContain(comment);
    expect(await readOutcome(session)).toBe("workspace-blocked");
  }, 60_000);

  it("is undone when the workspace was made a folder that nobody may enter", async () => {
    const session = await start();
    expect(await execute(session, block("sh", "echo kept >kept; sleep 0.2; chmod 000 .\n"))).toMatchObject({
      exitCode: 0,
    });
    for (const _ of [1, 2, 3]) expect(await shell(session, "chmod 000 /workspace; echo on")).toBe("on\n");
    expect((await collect(session)).files).toEqual({ kept: "kept\n" });
  }, 30_000);
});
