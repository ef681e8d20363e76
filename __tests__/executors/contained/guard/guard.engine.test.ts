import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import type { Execution } from "../../../../src/facts/execution.js";
import { block, execute, shell } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../../docker/support/docker-fixture.js";
import { processesOfBlocks } from "../endings/alive.js";
import { docker, onlyContainerOf, until } from "../../docker/support/engine-by-hand.js";

const mebibyte = 1024 * 1024;
const never = new AbortController().signal;

/** Processes of the container: pid → user and command. */
const listProcesses = `
import os
for pid in sorted(int(name) for name in os.listdir("/proc") if name.isdigit()):
    try:
        user = os.stat(f"/proc/{pid}").st_uid
        command = open(f"/proc/{pid}/cmdline").read().replace("\\0", " ")
    except OSError:
        continue
    if pid != os.getpid(): print(user, pid, command.split("\\n")[0][:60])
`;

describe("what guards a Docker session from its blocks", () => {
  const runId = "guard";
  let session: Session;
  const open = async (): Promise<void> => {
    const executor = openDocker({ runId, memoryBytes: 256 * mebibyte, workspaceBytes: 32 * mebibyte });
    session = await executor.start({ signal: never });
  };
  beforeAll(open);
  afterAll(async () => {
    await session.stop();
  });

  it("PID 1 and the monitor belong to another user than blocks", async () => {
    const { stdout } = await python(`${listProcesses}\nprint(os.getuid(), os.getgid(), os.getgroups())\n`);
    const lines = stdout.text.trim().split("\n");
    expect(lines.at(-1)).toBe("1000 1000 [1000]");
    const guards = lines.filter((line) => line.startsWith("65533 "));
    expect(guards.length).toBe(3);
    expect(guards[0]).toMatch(/^65533 1 .*docker-init/);
  });

  it("a block cannot signal, trace or read the guard's processes", async () => {
    const code = `
import ctypes, os
def user_of(pid):
    # What was just being started or asked may be gone.
    try: return os.stat(f"/proc/{pid}").st_uid
    except OSError: return None
guards = [int(pid) for pid in os.listdir("/proc") if pid.isdigit() and user_of(pid) == 65533]
assert len(guards) == 3, guards
libc = ctypes.CDLL(None, use_errno=True)
for pid in guards:
    for attempt in (
        lambda: os.kill(pid, 9),
        lambda: open(f"/proc/{pid}/environ").read(),
        lambda: open(f"/proc/{pid}/mem", "r+b"),
        lambda: os.listdir(f"/proc/{pid}/fd"),
        lambda: os.readlink(f"/proc/{pid}/root"),
    ):
        try:
            attempt()
            print("reached", pid)
        except PermissionError:
            pass
    if libc.ptrace(16, pid, 0, 0) == 0:
        print("traced", pid)
print("tried", len(guards))
`;
    expect(await python(code)).toMatchObject({ exitCode: 0, stdout: { text: "tried 3\n" } });
  });

  it("a block that kills all that it can ends itself, and the next block finds the same workspace", async () => {
    await shell(session, "echo kept >kept.txt");
    const id = await onlyContainerOf(runId);
    for (const signal of ["9", "TERM"]) {
      const execution = await execute(session, block("sh", `kill -${signal} -1; kill -${signal} $$\n`));
      expect(execution.ending).toBe("signalled");
      expect(await shell(session, "cat kept.txt")).toBe("kept\n");
    }
    expect(await onlyContainerOf(runId)).toBe(id);
  });

  it("a block that stops all that it can is ended at its deadline, and the next block finds the same workspace", async () => {
    await keptOnce(async () => {
      await shell(session, "echo kept >kept.txt");
      const what = block("sh", "kill -STOP -1; kill -STOP $$\n");
      const execution = await execute(session, what, { timeoutMs: 1500 });
      expect(execution.ending).toBe("timed-out");
      if (await anewIfLost(execution)) return false;
      expect(await shell(session, "cat kept.txt")).toBe("kept\n");
      return true;
    });
  });

  it("a timeout after the waiting killer was stopped or killed still ends everything", async () => {
    const endsAll = async (signal: string): Promise<boolean> => {
      const code = `
import os, signal, subprocess, time
for pid in map(int, filter(str.isdigit, os.listdir("/proc"))):
    # What is just being started may be gone by then.
    try:
        if os.stat(f"/proc/{pid}").st_uid == os.getuid() and pid != os.getpid(): os.kill(pid, signal.SIG${signal})
    except OSError: pass
subprocess.Popen(["sleep", "301"], start_new_session=True)
time.sleep(60)
`;
      const execution = await execute(session, block("python", code), { timeoutMs: 800 });
      expect(execution).toMatchObject({ ending: "timed-out" });
      if (await anewIfLost(execution)) return false;
      const { stdout } = await python(listProcesses);
      expect(stdout.text).not.toContain("301");
      expect(stdout.text).not.toContain(" T ");
      return true;
    };
    for (const signal of ["STOP", "KILL"]) await keptOnce(() => endsAll(signal));
  });

  it("a spare that a block left behind kills is replaced before the next block", async () => {
    const code = `
import os, time
if os.fork() == 0:
    os.setsid()
    for fd in range(3): os.close(fd)
    time.sleep(1.0)
    os.kill(-1, 9)
`;
    expect(await python(code)).toMatchObject({ ending: "exited", exitCode: 0 });
    const id = await onlyContainerOf(runId);
    await until(async () => (await processesOfBlocks(id)).length === 0);
    expect(await shell(session, "echo next")).toBe("next\n");
  });

  it("the engine's own words never pass as a program's", async () => {
    const words = "OCI runtime exec failed: exec failed: unable to start container process";
    const execution = await execute(session, block("sh", `echo "${words}"\nexit 126\n`));
    expect(execution).toMatchObject({ ending: "exited", exitCode: 126, stdout: { text: `${words}\n` } });
  });

  it("code is neither in arguments nor in the environment nor on the host's disk", async () => {
    const marker = "marker-of-the-code-5a1f";
    const running = execute(session, block("sh", `: ${marker}\necho ready; sleep 2\n`), {
      onOutput: () => void look(),
    });
    let seen = "";
    const look = async (): Promise<void> => {
      seen += await docker("inspect", await onlyContainerOf(runId));
      seen += await docker("top", await onlyContainerOf(runId), "-eo", "pid,args");
    };
    await running;
    expect(seen).toContain("sleep 2");
    expect(seen).not.toContain(marker);
  });

  /**
   * Whether the session said that it is lost, which it then is, and began anew: on a busy machine a fresh killer may come
   * too late where blocks stopped or ended the one that waits.
   */
  async function anewIfLost({ evidence }: Execution): Promise<boolean> {
    if (!evidence.endsWith("; the block could not be killed, so the container was removed with its files"))
      return false;
    expect(await execute(session, block("sh", "true\n"))).toMatchObject({ ending: "container-lost" });
    await session.stop();
    await open();
    return true;
  }

  /** A session may be lost with a word, but is not always: of three one is kept. */
  async function keptOnce(isKept: () => Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < 3; tries += 1) if (await isKept()) return;
    throw new Error("Three sessions of three were lost.");
  }

  function python(code: string): Promise<Execution> {
    return execute(session, block("python", code));
  }
});
