import { afterEach, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import { syscallFilter } from "../../../../src/executors/docker/container/syscall-filter.js";
import { block, execute } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../support/docker-fixture.js";
import { docker, onlyContainerOf } from "../support/engine-by-hand.js";
import { openRewritingEngine } from "../support/rewriting-engine.js";

const never = new AbortController().signal;

/** What usual programs do that goes beyond files: each line is one thing that has to work. */
const ordinary = `
import asyncio, mmap, multiprocessing, os, select, signal, socket, sqlite3, subprocess, tempfile, threading, time
threads = [threading.Thread(target=time.sleep, args=(0.01,)) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
with multiprocessing.Pool(2) as pool: assert pool.map(abs, [-1, -2]) == [1, 2]
shared = multiprocessing.shared_memory.SharedMemory(create=True, size=4096) if hasattr(multiprocessing, "shared_memory") else None
if shared: shared.close(); shared.unlink()
async def talk():
    server = await asyncio.start_server(lambda reader, writer: writer.close(), "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname()[:2])
    assert await reader.read() == b""
asyncio.run(talk())
one, other = socket.socketpair()
one.sendmsg([b"x"]); assert other.recv(1) == b"x"
socket.socket(socket.AF_UNIX).bind("/tmp/own.sock")
assert socket.if_nameindex()
base = sqlite3.connect("/tmp/own.db"); base.execute("create table t (x)"); base.commit()
os.mkfifo("/tmp/own.fifo"); os.symlink("/tmp/own.db", "/tmp/own.link"); os.sched_getaffinity(0)
signal.setitimer(signal.ITIMER_REAL, 5); signal.setitimer(signal.ITIMER_REAL, 0)
mmap.mmap(-1, 4096).close(); os.memfd_create("own"); select.epoll().close()
assert subprocess.run(["sh", "-c", "sleep 0.01 & wait; echo $((6 * 7)) | cat"], capture_output=True).stdout == b"42\\n"
os.copy_file_range(os.open("/tmp/own.db", os.O_RDONLY), os.open("/tmp/copy", os.O_WRONLY | os.O_CREAT), 100)
print("all done")
`;

/** AF_ALG, AF_VSOCK, AF_PACKET, AF_KEY, AF_TIPC, AF_BLUETOOTH; and a 32-bit number of the family that hides another. */
const sockets = `
import socket
for family in (38, 40, 17, 15, 30, 31):
    try: socket.socket(family, socket.SOCK_DGRAM); print("opened", family)
    except OSError as error: print(family, error.errno)
`;

/** `clone` with CLONE_NEWUSER, with CLONE_PARENT, and as `fork` calls it; SIGCHLD is 17. */
const clones = `
import ctypes, os, platform
call = ctypes.CDLL(None, use_errno=True).syscall
for flags in (0x10000000, 0x8000, 0):
    pid = call({"x86_64": 56, "aarch64": 220}[platform.machine()], flags | 17, 0, 0, 0, 0)
    if pid == 0: os._exit(0)
    print(hex(flags), pid > 0, ctypes.get_errno() if pid < 0 else os.waitpid(pid, 0)[1])
`;

/** Limits of its own, of another process as they are, and of another set anew; and the machine's asynchronous files. */
const limits = `
import ctypes, os, platform, resource, time
resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))
resource.prlimit(0, resource.RLIMIT_CORE, (0, 0))
child = os.fork() or time.sleep(9)
print(resource.prlimit(child, resource.RLIMIT_NOFILE))
try: resource.prlimit(child, resource.RLIMIT_FSIZE, (0, 0)); print("set")
except PermissionError: print("refused")
os.kill(child, 9)
context = ctypes.c_ulong()
number = {"x86_64": 206, "aarch64": 0}[platform.machine()]
print(ctypes.CDLL(None, use_errno=True).syscall(number, 1, ctypes.byref(context)), ctypes.get_errno())
`;

/** An access list of 60 kB, which the kernel keeps in memory that is charged to nobody, and a user's own attribute. */
const attributes = `
import ctypes, os, struct
libc = ctypes.CDLL(None, use_errno=True)
open("/dev/shm/file", "w").close()
file = os.open("/dev/shm/file", os.O_RDWR)
users = b"".join(struct.pack("<HHI", 2, 7, n) for n in range(7500))
acl = struct.pack("<I", 2) + struct.pack("<HHI", 1, 7, -1 & 0xffffffff) + users + b"".join(
    struct.pack("<HHI", tag, 7, -1 & 0xffffffff) for tag in (4, 16, 32))
for name, value in ((b"system.posix_acl_access", acl), (b"user.note", b"x")):
    for call, target in ((libc.setxattr, b"/dev/shm/file"), (libc.lsetxattr, b"/dev/shm/file"), (libc.fsetxattr, file)):
        print(call(target, name, value, len(value), 0), ctypes.get_errno())
`;

/** What copies files with all that is known of them. */
const copies = `
set -e
echo text >one; chmod 640 one; mkdir folder; cp -a one folder/; cp -a folder other; cp --preserve=all one two
python3 -c "import shutil; shutil.copystat('one', 'two'); shutil.copy2('one', 'three'); shutil.copytree('folder', 'tree')"
tar --xattrs -cf all.tar one; mkdir out; tar --xattrs -C out -xf all.tar; install -m 640 one four; mv one /tmp/moved
cat other/one two three tree/one out/one four /tmp/moved | uniq -c
`;

/** Lowers a limit of every process that it can, those that wait for the next block among them. */
const poison = `
import os, resource, time
time.sleep(0.3)
for pid in filter(str.isdigit, os.listdir("/proc")):
    for limit in (resource.RLIMIT_FSIZE, resource.RLIMIT_CPU, resource.RLIMIT_AS):
        try: resource.prlimit(int(pid), limit, (0, 0)) if int(pid) != os.getpid() else None
        except OSError: pass
`;

describe("the system calls of code", () => {
  let session: Session | null = null;
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    await session?.stop();
    for (const cleanUp of cleanUps.splice(0)) await cleanUp();
  });

  it("are enough for what usual programs do", async () => {
    session = await openDocker({ runId: "syscalls" }).start({ signal: never });
    expect(await execute(session, block("python", ordinary))).toMatchObject({
      exitCode: 0,
      stdout: { text: "all done\n" },
      stderr: { text: "" },
    });
  });

  it("open no socket to the kernel's ciphers, to a hypervisor or to raw packets", async () => {
    session = await openDocker({ runId: "syscalls" }).start({ signal: never });
    const { stdout } = await execute(session, block("python", sockets));
    expect(stdout.text).toBe("38 1\n40 1\n17 1\n15 1\n30 1\n31 1\n");
  });

  it("set limits of its own process alone, and take nothing of the machine's asynchronous files", async () => {
    session = await openDocker({ runId: "syscalls" }).start({ signal: never });
    const { stdout, stderr } = await execute(session, block("python", limits));
    expect(stdout.text + stderr.text).toBe("(64, 64)\nrefused\n-1 38\n");
  });

  it("lower no limit of the process that waits for the next block", async () => {
    session = await openDocker({ runId: "syscalls" }).start({ signal: never });
    for (const pauseMs of [0, 300]) {
      expect(await execute(session, block("python", poison))).toMatchObject({ exitCode: 0 });
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      const next = 'open("file", "w").write("x" * 100_000); print(sum(range(1_000_000)))';
      expect(await execute(session, block("python", next))).toMatchObject({
        ending: "exited",
        exitCode: 0,
        stdout: { text: "499999500000\n" },
      });
    }
  });

  it("set no attribute of a file, which would take the machine's memory beyond the container's", async () => {
    session = await openDocker({ runId: "syscalls" }).start({ signal: never });
    const { stdout, stderr } = await execute(session, block("python", attributes));
    expect(stdout.text + stderr.text).toBe("-1 95\n".repeat(6));
  });

  it("copy files with all that is known of them, as programs do that bear a file system without attributes", async () => {
    session = await openDocker({ runId: "syscalls" }).start({ signal: never });
    const { stdout, stderr } = await execute(session, block("bash", copies));
    expect(stdout.text.trim() + stderr.text).toBe("7 text");
  });

  it("make no process with another parent or in a namespace of its own", async () => {
    session = await openDocker({ runId: "syscalls" }).start({ signal: never });
    const { stdout } = await execute(session, block("python", clones));
    expect(stdout.text).toBe("0x10000000 False 1\n0x8000 False 1\n0x0 True 0\n");
  });

  it("are the engine's own choice where it refuses ours", async () => {
    const engine = await openRewritingEngine("seccomp={", "seccomp=[");
    cleanUps.push(engine.close);
    const runId = "syscalls-refused";
    session = await openDocker({ runId, endpoint: engine.endpoint }).start({ signal: never });
    expect(session.facts.held).toMatchObject({ seccomp: true, "shared memory": true });
    const options = await docker(
      "inspect",
      "--format",
      "{{json .HostConfig.SecurityOpt}}",
      await onlyContainerOf(runId),
    );
    expect(JSON.parse(options)).toEqual(["no-new-privileges"]);
    expect(syscallFilter).toContain("seccomp={");
  });
});
