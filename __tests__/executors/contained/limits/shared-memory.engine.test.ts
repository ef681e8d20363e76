import { afterEach, describe, expect, it } from "@jest/globals";
import type { DockerSettings } from "../../../../src/executors/docker/settings/docker-settings.js";
import type { Session } from "../../../../src/ports/executor.js";
import { block, execute, shell } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../../docker/support/docker-fixture.js";
import { openRewritingEngine } from "../../docker/support/rewriting-engine.js";

const mebibyte = 1024 * 1024;

const systemV = `
import ctypes, os
libc = ctypes.CDLL(None, use_errno=True)
libc.shmat.restype = ctypes.c_void_p
`;

describe("the kernel's objects that outlive their process", () => {
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  });
  const start = async (settings: Partial<DockerSettings>): Promise<Session> => {
    const session = await openDocker({ runId: "shared-memory", ...settings }).start({
      signal: new AbortController().signal,
    });
    cleanUps.push(() => session.stop());
    return session;
  };

  it("cannot hold the container's memory beyond a few mebibytes", async () => {
    const session = await start({ memoryBytes: 192 * mebibyte, workspaceBytes: 24 * mebibyte });
    const code = `${systemV}
libc.shmat.argtypes = [ctypes.c_int, ctypes.c_void_p, ctypes.c_int]
size = 16 << 20
taken = 0
while (segment := libc.shmget(0, size, 0o1600)) >= 0 and taken < 8:
    ctypes.memset(libc.shmat(segment, None, 0), 1, size)
    taken += 1
queues = 0
while libc.msgget(0, 0o1600) >= 0 and queues < 1000: queues += 1
semaphores = 0
while libc.semget(0, 250, 0o1600) >= 0 and semaphores < 1000: semaphores += 1
print(taken, queues < 100, semaphores < 200)
`;
    expect(await execute(session, block("python", code))).toMatchObject({
      exitCode: 0,
      stdout: { text: "0 True True\n" },
    });
    expect(await shell(session, "head -c 20000000 /dev/zero >big; echo usable")).toBe("usable\n");
    expect(session.facts.held).toMatchObject({ "shared memory": true });
  });

  it("serve programs that share a little, and go with the last of them", async () => {
    const session = await start({});
    const share = `${systemV}
segment = libc.shmget(77, 4096, 0o1600)
print(segment >= 0, libc.shmat(segment, None, 0) not in (None, -1))
`;
    expect(await execute(session, block("python", share))).toMatchObject({ stdout: { text: "True True\n" } });
    expect(await shell(session, "grep -c . /proc/sysvipc/shm")).toBe("1\n");
  });

  it("are said to be unbounded on an engine that refuses to bound them", async () => {
    const engine = await openRewritingEngine("kernel.shmall", "kernel.xxxall");
    cleanUps.push(() => engine.close());
    const session = await start({ endpoint: engine.endpoint });
    expect(await shell(session, "echo runs")).toBe("runs\n");
    expect(session.facts.held).toMatchObject({ "shared memory": false, memory: true });
  });
});
