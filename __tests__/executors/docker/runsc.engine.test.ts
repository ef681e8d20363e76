import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../src/ports/executor.js";
import { sample } from "../../chance.js";
import { block, collect, execute, shell } from "../../../src/conformance/session-calls.js";
import { describeSampledContract } from "../../contracts/executor-contract.js";
import { openDocker } from "./support/docker-fixture.js";
import { escapeAttempts } from "./container/escape-attempts.js";
import { openRewritingEngine } from "./support/rewriting-engine.js";
import { isRunscThere } from "./support/runsc.js";

const never = new AbortController().signal;
const container = { runtime: "runsc" };
const mebibyte = 1024 * 1024;

/** Errors that say no, and those of calls that its kernel does not know. */
const refusals =
  /^(?:EPERM|EACCES|EROFS|ENOENT|ENOSYS|ENXIO|ENODEV|EAFNOSUPPORT|ENOTSUP|EINVAL|EEXIST|empty|not .*)$/;

/**
 * What a kernel of its own offers inside, to any code and without the engine's filter of system calls: namespaces,
 * whose root has rights over them alone; its own log and devices; what /proc tells of other processes, the guard's
 * among them, which hold nothing secret. None of it is the machine's.
 */
const playedByItsKernel: ReadonlySet<string> = new Set([
  "io_uring_setup",
  "syslog",
  "unshare of cgroup",
  "unshare of mount",
  "unshare of user",
  "unshare of uts",
  "read /proc/1/environ",
  "read /proc/1/maps",
  "read /proc/1/fd",
  "read /dev/net/tun",
  "a raw socket",
  "a packet socket",
  "mknod of a disk",
  "a better priority",
]);

/** Leaves a process whose own name, which gVisor's /proc shows with its line ends, says that it is somebody else's. */
function leaveNamed(name: string): string {
  return `
import ctypes, os, time
open("made.txt", "w").close()
if os.fork() == 0:
    os.setsid()
    for fd in range(3): os.close(fd)
    ctypes.CDLL(None).prctl(15, bytes.fromhex("${Buffer.from(name).toString("hex")}"), 0, 0, 0)
    time.sleep(300)
time.sleep(0.3)
`;
}

// The set-up registers the runtime where it may configure the engine, and says so where it may not.
((await isRunscThere()) ? describe : describe.skip)("gVisor's runtime", () => {
  describe("a session under it", () => {
    let session: Session;
    beforeAll(async () => {
      const small = { memoryBytes: 192 * mebibyte, workspaceBytes: 24 * mebibyte, tmpBytes: 8 * mebibyte };
      session = await openDocker({ ...small, pids: 48, container }).start({
        signal: new AbortController().signal,
      });
    }, 30_000);
    afterAll(() => session.stop());

    it("says before the first block which limits do not hold", () => {
      const { cpus, ...held } = session.facts.held;
      // On a busy machine nobody can tell.
      expect(cpus).not.toBe(true);
      expect(held).toEqual({
        memory: false,
        pids: false,
        inodes: false,
        "shared memory": false,
        seccomp: false,
        "sealed shell": false,
        network: true,
        "read-only root": true,
        runtime: true,
        workspace: true,
        tmp: true,
        "/dev/shm": true,
        "open files": true,
        "core dumps": true,
        "not root": true,
        "PID 1": true,
        "no capabilities": true,
        "no new privileges": true,
      });
    });

    it("is right about memory and processes", async () => {
      const code = `
import os, time
taken = b"x" * (300 << 20)
for n in range(60):
    if os.fork() == 0:
        time.sleep(20)
        os._exit(0)
print("took it all")
os.kill(-1, 9)
`;
      expect((await execute(session, block("python", code), { timeoutMs: 20_000 })).stdout.text).toBe(
        "took it all\n",
      );
    }, 30_000);

    it("bounds the disk, and says when it is full", async () => {
      for (const folder of ["/workspace", "/tmp", "/dev/shm"]) {
        const fill = block("sh", `head -c 100000000 /dev/zero >${folder}/big\n`);
        expect(await execute(session, fill, { timeoutMs: 20_000 })).toMatchObject({ ending: "disk-full" });
        await shell(session, `rm ${folder}/big`);
      }
    }, 30_000);

    it("writes nowhere else, reaches nobody and signals none of the guard's processes", async () => {
      const code = `
import os, socket
for folder in ("/", "/etc", "/usr", "/var/tmp", "/root", "/run", "/home"):
    try:
        open(folder + "/x", "w")
        print("wrote", folder)
    except OSError:
        pass
for address in (("192.0.2.1", 80), ("169.254.169.254", 80), ("172.17.0.1", 2375)):
    try:
        socket.create_connection(address, 1)
        print("reached", address)
    except OSError:
        pass
try:
    print(socket.getaddrinfo("example.com", 80))
except socket.gaierror:
    pass
guards = [int(pid) for pid in os.listdir("/proc") if pid.isdigit() and os.stat(f"/proc/{pid}").st_uid == 65533]
for pid in guards:
    try:
        os.kill(pid, 9)
        print("signalled", pid)
    except PermissionError:
        pass
print("tried", len(guards) > 1)
`;
      const { stdout } = await execute(session, block("python", code));
      expect(stdout.text).toBe("tried True\n");
    });
  });

  describe("code that tries to leave its container under it", () => {
    let session: Session;
    beforeAll(async () => {
      session = await openDocker({ container }).start({ signal: new AbortController().signal });
    }, 30_000);
    afterAll(() => session.stop());

    it("is refused all that it is refused without, but for what gVisor's own kernel plays for it", async () => {
      const { stdout } = await execute(session, block("python", escapeAttempts), { timeoutMs: 60_000 });
      const { attempts, interfaces, sockets, mounts } = JSON.parse(stdout.text) as {
        attempts: Record<string, string>;
        interfaces: string[];
        sockets: string[];
        mounts: string[][];
      };
      const open = Object.entries(attempts)
        .filter(([name, result]) => !refusals.test(result) && !playedByItsKernel.has(name))
        .map(([name, result]) => `${name}: ${result}`);
      expect(open).toEqual([]);
      expect({ interfaces, sockets }).toEqual({ interfaces: ["lo"], sockets: [] });
      expect([...new Set(mounts.map(([, , kind]) => kind))].toSorted()).toEqual([
        "9p",
        "devpts",
        "proc",
        "sysfs",
        "tmpfs",
      ]);
    }, 70_000);

    it("cannot signal, trace or write to the guard's processes, also as root of its own namespace", async () => {
      const code = `
import ctypes, os
libc = ctypes.CDLL(None, use_errno=True)
guards = [int(pid) for pid in os.listdir("/proc") if pid.isdigit() and os.stat(f"/proc/{pid}").st_uid == 65533]
print("namespace", libc.unshare(0x10000000))
for pid in guards:
    for attempt in (
        lambda: os.kill(pid, 9),
        lambda: os.open(f"/proc/{pid}/fd/0", os.O_RDONLY),
        lambda: os.open(f"/proc/{pid}/fd/1", os.O_WRONLY),
        lambda: open(f"/proc/{pid}/mem", "r+b"),
    ):
        try:
            attempt()
            print("reached", pid)
        except OSError:
            pass
    if libc.ptrace(16, pid, 0, 0) == 0:
        print("traced", pid)
print("tried", len(guards) > 1)
`;
      const { stdout } = await execute(session, block("python", code));
      expect(stdout.text).toBe("namespace 0\ntried True\n");
    });
  });

  describe.each(sample(["\nUid:\t9\t9\n", "\nUid: 0\nGid: 0\n", "\nTracerPid:\nUid:"], 3))(
    "a process that a block left under the name %j",
    (name) => {
      it("is told beside the deadline of the block after it", async () => {
        const session = await openDocker({ container }).start({ signal: never });
        try {
          expect(await execute(session, block("python", leaveNamed(name)))).toMatchObject({ exitCode: 0 });
          const late = await execute(session, block("sh", "sleep 60"), { timeoutMs: 700 });
          expect(late).toMatchObject({ ending: "timed-out" });
          expect(late.evidence).toMatch(/a process from an earlier block was still running$/);
        } finally {
          await session.stop();
        }
      }, 30_000);

      it("is never believed dead while it lives, so that no file is read beside it", async () => {
        // Killers that run and kill nobody, as where the process ends each of them.
        const engine = await openRewritingEngine("kill -9 -1", "kill -0 -1");
        const session = await openDocker({ container, endpoint: engine.endpoint }).start({ signal: never });
        try {
          expect(await execute(session, block("python", leaveNamed(name)))).toMatchObject({ exitCode: 0 });
          await expect(collect(session)).rejects.toMatchObject({ code: "workspace-blocked" });
        } finally {
          await session.stop();
          await engine.close();
        }
      }, 30_000);
    },
  );

  describeSampledContract("docker under gVisor", () => openDocker({ container }), {
    knownDifferences: {
      "50,000 three-byte characters arrive undamaged, in the live output too":
        "its pipes take part of a write, and Python without a buffer drops the rest",
      "a sandbox starts with the given files":
        "the file of 1 MB is printed by one write, of which Python drops what the pipe does not take",
    },
  });
});
