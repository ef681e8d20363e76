import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../src/ports/executor.js";
import { block, execute, shell } from "../../contracts/executor-blocks.js";
import { describeExecutorContract } from "../../contracts/executor-contract.js";
import { openDocker } from "./docker-fixture.js";
import { isRunscThere } from "./runsc.js";

const container = { runtime: "runsc" };
const mebibyte = 1024 * 1024;

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
      expect(session.facts.held).toEqual({
        memory: false,
        pids: false,
        cpus: false,
        inodes: false,
        "shared memory": false,
        seccomp: false,
        "sealed spare": false,
        network: true,
        "read-only root": true,
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

  describeExecutorContract("docker under gVisor", () => openDocker({ container }), {
    knownDifferences: {
      "50,000 three-byte characters come whole, also live":
        "its pipes take part of a write, and Python without a buffer drops the rest",
      "much output is cut in the middle and counted truly":
        "each of 400,000 lines is a system call that takes some ten times as long",
    },
  });
});
