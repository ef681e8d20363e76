import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "@jest/globals";
import { createSpec } from "../../../../src/executors/docker/container/container-spec.js";
import { DockerContainer } from "../../../../src/executors/docker/container/container.js";
import { findSealedShell } from "../../../../src/executors/contained/guard/guard.js";
import { blockUser } from "../../../../src/executors/contained/guard/users.js";
import { chooseSizes } from "../../../../src/executors/contained/limits/sizes.js";
import { connectEngine } from "../../../../src/executors/docker/client/engine-connection.js";
import { type IsAnyLeft, Killer } from "../../../../src/executors/contained/sandbox/killer.js";
import { Monitor } from "../../../../src/executors/contained/sandbox/monitor.js";
import { testSettings } from "../../docker/support/docker-fixture.js";
import { openFaultyEngine } from "../../docker/faults/faulty-engine.js";

const never = new AbortController().signal;

describe("what is started after a kill", () => {
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  });

  const open = async (endpoint?: string) => {
    const connection = await connectEngine({
      signal: never,
      ...(endpoint === undefined ? {} : { endpoint }),
    });
    const spec = createSpec({
      settings: testSettings,
      sizes: chooseSizes(testSettings),
      imageId: testSettings.image,
      imageVolumes: [],
      name: `agent-exec-killer-${process.pid}-${cleanUps.length}`,
    });
    const container = await DockerContainer.open({ connection, spec, signal: never });
    cleanUps.push(() => container.end());
    const monitor = new Monitor(container.guard);
    const killer = new Killer(container, findSealedShell((await monitor.findings) ?? []));
    const isAnyLeft: IsAnyLeft = (deadlineMs) => monitor.isAnyBlockLeft(deadlineMs);
    return { container, killer, isAnyLeft };
  };

  const expectToLive = async (container: DockerContainer): Promise<void> => {
    const exec = await container.spawn({ command: ["sh", "-c", "sleep 0.7; echo lived"], user: blockUser });
    let text = "";
    exec.listen((_stream, bytes) => (text += Buffer.from(bytes).toString()));
    await exec.ended;
    expect(text).toBe("lived\n");
  };

  it("is not met by a killer of a kill before it that the engine starts late", async () => {
    const engine = await openFaultyEngine();
    cleanUps.push(() => engine.close());
    const lateMs = 1200;
    engine.breakCall("start exec (killer) 1", async (call) => {
      await wait(lateMs);
      await call.forward();
    });
    const { container, killer, isAnyLeft } = await open(engine.endpoint);
    const startedAt = performance.now();
    expect(await killer.kill(isAnyLeft)).toBe("unable");
    while ((await killer.kill(isAnyLeft)) !== "done")
      expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(performance.now() - startedAt).toBeGreaterThan(lateMs);
    await expectToLive(container);
  }, 30_000);

  it("waits with one other killer, however often one is asked for at once", async () => {
    const { container, killer, isAnyLeft } = await open();
    await Promise.all([killer.arm(), killer.arm(), killer.arm()]);
    const list = await container.spawn({
      command: ["sh", "-c", "cat /proc/[0-9]*/cmdline"],
      user: blockUser,
    });
    let text = "";
    list.listen((_stream, bytes) => (text += Buffer.from(bytes).toString()));
    await list.ended;
    expect(text.match(/kill -9 -1/g)).toHaveLength(1);
    expect(await killer.kill(isAnyLeft)).toBe("done");
  }, 30_000);
});
