import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import type { Execution } from "../../../../src/facts/execution.js";
import { block, execute, shell } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../../docker/support/docker-fixture.js";

const mebibyte = 1024 * 1024;

/** A small sandbox, so that its limits are reached fast. */
const small = {
  memoryBytes: 192 * mebibyte,
  workspaceBytes: 24 * mebibyte,
  tmpBytes: 8 * mebibyte,
  pids: 48,
};

describe("the limits of a Docker session", () => {
  const start = (): Promise<Session> => openDocker(small).start({ signal: new AbortController().signal });
  let session: Session;
  beforeAll(async () => {
    session = await start();
  });
  afterAll(async () => {
    await session.stop();
  });

  /** After whatever a block did: the next one runs, in the same container. */
  const expectUsable = async (): Promise<void> => {
    expect(await shell(session, "rm -rf /workspace/* /tmp/*; echo usable")).toBe("usable\n");
  };

  it("are all said to hold", () => {
    expect(session.facts.held).toEqual({
      memory: true,
      pids: true,
      cpus: true,
      network: true,
      "read-only root": true,
      workspace: true,
      inodes: true,
      tmp: true,
      "/dev/shm": true,
      "shared memory": true,
      "open files": true,
      "core dumps": true,
      "not root": true,
      "PID 1": true,
      "no capabilities": true,
      "no new privileges": true,
      seccomp: true,
      "sealed shell": true,
    });
  });

  it("leave the processor to what ends a block: the block cannot raise its own priority", async () => {
    expect(await python("import os\nprint(os.nice(0))\nos.nice(-1)\n")).toMatchObject({
      exitCode: 1,
      stdout: { text: "19\n" },
      stderr: { text: expect.stringContaining("PermissionError") },
    });
  });

  describe("memory", () => {
    // A container that is lost fails the test that lost it, and none behind it.
    let isSpent = false;
    const spend = async (language: string, code: string): Promise<Execution> => {
      const execution = await execute(session, block(language, code), { timeoutMs: 20_000 });
      isSpent = execution.isSessionSpent === true;
      return execution;
    };
    afterEach(async () => {
      if (!isSpent) return;
      isSpent = false;
      await session.stop();
      session = await start();
    });

    it("ends what takes too much, and the counters prove it", async () => {
      const execution = await spend("python", "print('before')\nx = bytearray(400 << 20)\nprint('after')\n");
      expect(execution).toMatchObject({
        ending: "out-of-memory",
        exitCode: 137,
        stdout: { text: "before\n" },
      });
      expect(execution.evidence).toMatch(/oom_kill rose from \d+ to \d+/);
      await expectUsable();
    });

    it("is told from a plain kill -9", async () => {
      expect(await python("import os\nos.kill(os.getpid(), 9)\n")).toMatchObject({
        ending: "signalled",
        exitCode: 137,
      });
    });

    it("is blamed when a child of the block was ended for it, whatever exit code the block gives", async () => {
      const code = "python3 -c 'bytearray(400 << 20)'\nexit 5\n";
      expect(await spend("sh", code)).toMatchObject({
        ending: "out-of-memory",
        exitCode: 5,
      });
    });

    it("is not blamed for a block that passed all the same", async () => {
      const code = "python3 -c 'bytearray(400 << 20)'\nexit 0\n";
      expect(await spend("sh", code)).toMatchObject({ ending: "exited", exitCode: 0 });
    });

    it("is not blamed in the block after", async () => {
      expect(await execute(session, block("sh", "exit 9"))).toMatchObject({ ending: "exited", exitCode: 9 });
    });
  });

  describe("processes", () => {
    it("end a block that starts too many, and the counter proves it", async () => {
      const code = `
import os, time
children = []
try:
    for n in range(500):
        pid = os.fork()
        if pid == 0:
            time.sleep(60)
            os._exit(0)
        children.append(pid)
finally:
    for pid in children:
        os.kill(pid, 9)
`;
      const execution = await python(code);
      expect(execution).toMatchObject({ ending: "process-limit", exitCode: 1 });
      expect(execution.stderr.text).toContain("BlockingIOError");
      expect(execution.evidence).toMatch(/pids.events rose from \d+ to \d+/);
      await expectUsable();
    });

    it("hold a fork bomb, which a timeout ends within a second", async () => {
      const execution = await execute(session, block("bash", ":(){ :|:& };:\nwait\nsleep 60\n"), {
        timeoutMs: 1500,
      });
      expect(execution).toMatchObject({ ending: "timed-out", exitCode: 124 });
      expect(execution.durationMs).toBeLessThan(6000);
      await expectUsable();
    }, 20_000);

    it("that blocks leave behind do not keep the next block from starting", async () => {
      const code = `
import os, subprocess
try:
    while True:
        subprocess.Popen(["sleep", "300"], stdin=-3, stdout=-3, stderr=-3)
except BlockingIOError:
    os._exit(0)
`;
      const execution = await python(code);
      expect(execution).toMatchObject({ ending: "exited", exitCode: 0 });
      expect(execution.evidence).toContain("leftover processes that filled the process limit were ended");
      await expectUsable();
    });
  });

  describe("the disk", () => {
    it("is said to be full when no byte is left", async () => {
      const execution = await execute(session, block("sh", "head -c 100000000 /dev/zero >big\n"));
      expect(execution).toMatchObject({ ending: "disk-full", exitCode: 1 });
      expect(execution.stderr.text).toContain("No space left on device");
      expect(execution.evidence).toBe("/workspace has 0 B left");
      await expectUsable();
    });

    it("is said to be full when there is no room for the code itself, be it larger than any pipe", async () => {
      await shell(session, "head -c 20000000 /dev/zero >big");
      const code = `${`# ${"x".repeat(997)}\n`.repeat(8000)}print("end")\n`;
      const execution = await python(code);
      expect(execution).toMatchObject({ ending: "disk-full", exitCode: 1 });
      expect(execution.stdout.text).not.toContain("end");
      await expectUsable();
    });

    it("is said to be full when no inode is left", async () => {
      const code = "for n in range(1_000_000): open(f'file{n}', 'w').close()\n";
      expect(await python(code)).toMatchObject({
        ending: "disk-full",
        evidence: "/workspace has no inode left",
      });
      await expectUsable();
    });

    it("is bounded in /tmp too", async () => {
      const execution = await execute(session, block("sh", "head -c 100000000 /dev/zero >/tmp/big\n"));
      expect(execution).toMatchObject({ ending: "disk-full", evidence: "/tmp has 0 B left" });
      await expectUsable();
    });

    it("is bounded in /dev/shm too", async () => {
      const execution = await execute(session, block("sh", "head -c 100000000 /dev/zero >/dev/shm/big\n"));
      expect(execution).toMatchObject({ ending: "disk-full", evidence: "/dev/shm has 0 B left" });
      expect(await shell(session, "rm /dev/shm/big; echo usable")).toBe("usable\n");
    });

    it.each(["/tmp", "/dev/shm"])("holds a bounded number of files in %s too", async (folder) => {
      const code = `for n in range(20_000): open(f'${folder}/file{n}', 'w').close()\n`;
      expect(await python(code)).toMatchObject({
        ending: "disk-full",
        evidence: `${folder} has no inode left`,
      });
      expect(await shell(session, "rm -rf /dev/shm/*; echo emptied")).toBe("emptied\n");
      await expectUsable();
    });

    it("that is full already is no reason why a later block fails", async () => {
      expect(await execute(session, block("sh", "cat /dev/zero >big"))).toMatchObject({
        ending: "disk-full",
      });
      expect(await execute(session, block("sh", "exit 3"))).toMatchObject({
        ending: "exited",
        exitCode: 3,
        evidence: expect.stringContaining("/workspace has 0 B left, already before the block"),
      });
      await expectUsable();
    });

    it.each(["/workspace", "/tmp", "/dev/shm"])(
      "that a block filled and passed is no reason why the next one fails, and it can clean up: %s",
      async (folder) => {
        const fill = `cat /dev/zero >${folder}/big 2>/dev/null; true`;
        expect(await execute(session, block("sh", fill))).toMatchObject({ ending: "exited", exitCode: 0 });
        expect(await execute(session, block("sh", "exit 3"))).toMatchObject({
          ending: "exited",
          exitCode: 3,
          evidence: expect.stringContaining(`${folder} has 0 B left, already before the block`),
        });
        expect(await execute(session, block("sh", "true"))).toMatchObject({ exitCode: 0 });
        expect(await shell(session, `rm ${folder}/big; echo cleaned`)).toBe("cleaned\n");
        expect(await execute(session, block("sh", fill.replace("true", "exit 5")))).toMatchObject({
          ending: "disk-full",
          exitCode: 5,
          evidence: `${folder} has 0 B left`,
        });
        await shell(session, `rm ${folder}/big`);
      },
    );

    it("is cleaned by a block of its own when no folder has any room left for code", async () => {
      const fill = "for folder in /workspace /tmp /dev/shm; do cat /dev/zero >$folder/big; done; exit 7\n";
      expect(await execute(session, block("sh", fill))).toMatchObject({ ending: "disk-full", exitCode: 7 });
      const code =
        "import os\nfor folder in ('/workspace', '/tmp', '/dev/shm'): os.remove(folder + '/big')\n";
      expect(await python(`${code}print('cleaned')\n`)).toMatchObject({
        ending: "exited",
        exitCode: 0,
        stdout: { text: "cleaned\n" },
        file: null,
      });
      await expectUsable();
    });

    it("that is full and stays so ends a block whose code has no room anywhere", async () => {
      await execute(session, block("sh", "cat /dev/zero >big"));
      const code = `${`# ${"x".repeat(997)}\n`.repeat(8000)}print("end")\n`;
      expect(await python(code)).toMatchObject({
        ending: "disk-full",
        exitCode: null,
        file: null,
        evidence: "there is no room for the block's code",
      });
      await expectUsable();
    });

    it("has a folder for code of ours that no block can write to", async () => {
      const code =
        "touch /run/agent-exec/x || mkdir /run/agent-exec/y || rm -rf /run/agent-exec || echo none\n";
      expect(await shell(session, code)).toBe("none\n");
    });

    it("cannot be written anywhere else", async () => {
      const code =
        "for folder in / /etc /usr /var /var/tmp /root /run /home; do touch $folder/x 2>/dev/null && echo $folder; done; true";
      expect(await shell(session, code)).toBe("");
    });
  });

  describe("the network", () => {
    it("is a loopback and nothing else", async () => {
      const code = `
import os, socket
print(os.listdir("/sys/class/net"))
try:
    socket.create_connection(("192.0.2.1", 80), 2)
except OSError as error:
    print(error.strerror)
try:
    socket.getaddrinfo("example.com", 80)
except socket.gaierror:
    print("no names")
`;
      const { stdout } = await python(code);
      expect(stdout.text).toBe("['lo']\nNetwork is unreachable\nno names\n");
    });
  });

  describe("output", () => {
    it("beyond the hard limit ends the block", async () => {
      const limited = await openDocker({ ...small, maxTotalOutputBytes: 5 * mebibyte }).start({
        signal: new AbortController().signal,
      });
      try {
        const execution = await execute(limited, block("sh", "yes\n"));
        expect(execution).toMatchObject({
          ending: "output-limit",
          exitCode: 125,
          stdout: { truncated: true },
        });
        expect(execution.stdout.bytes).toBeGreaterThan(5 * mebibyte);
        expect(execution.durationMs).toBeLessThan(8000);
        expect(await shell(limited, "echo usable")).toBe("usable\n");
      } finally {
        await limited.stop();
      }
    });
  });

  function python(code: string): Promise<Execution> {
    return execute(session, block("python", code), { timeoutMs: 20_000 });
  }
});
