import { defaultWorkspaceFolder } from "../../../../src/executors/languages/code-file.js";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createSpec } from "../../../../src/executors/docker/container/container-spec.js";
import { DockerContainer } from "../../../../src/executors/docker/container/container.js";
import { guardArguments } from "../../../../src/executors/contained/guard/guard.js";
import { blockUser } from "../../../../src/executors/contained/guard/users.js";
import { chooseSizes } from "../../../../src/executors/contained/limits/sizes.js";
import { connectEngine } from "../../../../src/executors/docker/client/engine-connection.js";
import { Monitor } from "../../../../src/executors/contained/sandbox/monitor.js";
import { testSettings } from "../../docker/support/docker-fixture.js";
import { engineVariable } from "../../docker/support/engine-socket.js";

const never = new AbortController().signal;

/** A process that lives on under a new number again and again, as fast as it can, also where the dead fill the limit. */
const hop = `
import os
print("hopping", flush=True)
leave = os._exit
def fork():
    while True:
        try: return os.fork()
        except OSError: pass
if fork(): leave(0)
os.setsid()
while True:
    if fork(): leave(0)
`;

/** Fills the process limit and keeps it full; tells once it is. */
const fill = `
import os, time
told = False
while True:
    try:
        if os.fork() == 0:
            time.sleep(60)
            os._exit(0)
    except OSError:
        if not told: print("full", flush=True)
        told = True
        time.sleep(0.01)
`;

/** PID 1, whose child ends in the middle of its first answer about the counters, as where the kernel needs its memory. */
const guard = guardArguments({ workspaceFolder: defaultWorkspaceFolder });
const dyingGuard = guard.with(
  0,
  guard[0]!.replace(/(?<=counters\*\)\n)/, "[ $1 ] || sh -c 'kill -9 $PPID'\n"),
);

describe("the monitor", () => {
  let container: DockerContainer;
  let monitor: Monitor;
  const open = async (guard: string[]): Promise<void> => {
    const connection = await connectEngine({ variable: engineVariable, signal: never });
    const settings = { ...testSettings, pids: 64 };
    const spec = createSpec({
      settings,
      sizes: chooseSizes(settings),
      imageId: settings.image,
      imageVolumes: [],
      name: `agent-exec-monitor-${process.pid}`,
    });
    container = await DockerContainer.open({ connection, spec: { ...spec, Cmd: guard }, signal: never });
    monitor = new Monitor(container.guard);
  };
  beforeEach(() => open(guard));
  afterEach(async () => {
    await container.end();
  });

  it("is PID 1's own shell, which says what it finds without being asked", async () => {
    expect(await monitor.findings).toEqual(expect.arrayContaining(["has python3", "sealed-shell yes"]));
    expect(await monitor.readSpace()).toHaveLength(3);
  });

  it("goes on with what a shell knows by itself when nothing can be started, and so does the container", async () => {
    await monitor.findings;
    const filler = await container.spawn({ command: ["python3", "-c", fill], user: blockUser });
    await new Promise<void>((resolve) => filler.listen(() => resolve()));
    expect([await monitor.readSpace(), monitor.isReduced]).toEqual([null, true]);
    for (const _ of [1, 2]) {
      expect(await monitor.readSpace()).toBeNull();
      expect((await monitor.readCounters())?.processes).toBeGreaterThan(60);
      expect(await monitor.isAnyBlockLeft(2000)).toBe(true);
    }
    expect([monitor.isLost, container.hasEnded]).toEqual([false, false]);
    container.guard.release();
    await expect(endOf(container)).resolves.toBe("gone");
  });

  it("tells the counters although what was to answer was ended meanwhile", async () => {
    await container.end();
    await open(dyingGuard);
    await monitor.findings;
    expect(await monitor.readCounters()).toMatchObject({ oomKills: 0, refusedForks: 0 });
    expect([monitor.isReduced, monitor.isLost]).toEqual([true, false]);
    expect(await monitor.readCounters()).toMatchObject({ oomKills: 0 });
  });

  it("never takes a process for gone that lives on under another number", async () => {
    expect(await monitor.isAnyBlockLeft(2000)).toBe(false);
    const hopper = await container.spawn({ command: ["python3", "-c", hop], user: blockUser });
    await new Promise<void>((resolve) => hopper.listen(() => resolve()));
    const answers = [];
    for (let asked = 0; asked < 300; asked += 1) answers.push(await monitor.isAnyBlockLeft(2000));
    expect(answers.filter((isLeft) => isLeft !== true)).toEqual([]);
  });
});

/** The engine's own word, since the lease is not ours any more. */
async function endOf(container: DockerContainer): Promise<"gone" | "there"> {
  for (let tries = 0; tries < 40; tries += 1) {
    if (!(await container.isRunning())) return "gone";
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return "there";
}
