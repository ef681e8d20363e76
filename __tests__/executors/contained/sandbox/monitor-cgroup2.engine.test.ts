import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createSpec } from "../../../../src/executors/docker/container/container-spec.js";
import { DockerContainer } from "../../../../src/executors/docker/container/container.js";
import { findHeldLimits } from "../../../../src/executors/contained/limits/held-limits.js";
import { chooseSizes } from "../../../../src/executors/contained/limits/sizes.js";
import { wantedLimits } from "../../../../src/executors/docker/container/wanted-limits.js";
import { connectEngine } from "../../../../src/executors/docker/client/engine-connection.js";
import { Monitor } from "../../../../src/executors/contained/sandbox/monitor.js";
import { testSettings } from "../../docker/support/docker-fixture.js";
import { engineVariable } from "../../docker/support/engine-socket.js";

const { signal } = new AbortController();

/** What a kernel with control groups of version 2 shows at /sys/fs/cgroup in a container of ours, field by field. */
const recorded = {
  "memory.max": "2147483648\n",
  "memory.events": "low 0\nhigh 0\nmax 41\noom 0\noom_kill 0\noom_group_kill 0\n",
  "pids.max": "256\n",
  "pids.current": "5\n",
  "pids.events": "max 0\n",
  "cpu.max": "200000 100000\n",
};

/** The layout of this machine does not matter: the recorded files lie over it. */
describe("the monitor, on control groups of version 2", () => {
  let folder = "";
  let container: DockerContainer;
  let monitor: Monitor;
  let findings: readonly string[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "cgroup2-"));
    await chmod(folder, 0o755);
    for (const [name, content] of Object.entries(recorded)) await writeFile(join(folder, name), content);
    const spec = createSpec({
      settings: testSettings,
      sizes: chooseSizes(testSettings),
      imageId: testSettings.image,
      imageVolumes: [],
      name: `agent-exec-cgroup2-${process.pid}`,
    });
    const connection = await connectEngine({ variable: engineVariable, signal });
    const Mounts = [{ Type: "bind" as const, Source: folder, Target: "/sys/fs/cgroup", ReadOnly: true }];
    container = await DockerContainer.open({
      connection,
      spec: { ...spec, HostConfig: { ...spec.HostConfig, Mounts } },
      signal,
    });
    monitor = await Monitor.open(container);
    findings = (await monitor.readFindings()) ?? [];
  });
  afterAll(async () => {
    await container.end();
    await rm(folder, { recursive: true });
  });

  it("finds the limits that they hold", () => {
    const held = findHeldLimits(findings, wantedLimits(testSettings, chooseSizes(testSettings)));
    expect(held).toMatchObject({ memory: true, pids: true, cpus: true });
  });

  it("counts kills for memory and refused processes as they rise", async () => {
    expect(await monitor.readCounters()).toEqual({ oomKills: 0, refusedForks: 0, processes: 5 });
    await writeFile(
      join(folder, "memory.events"),
      "low 0\nhigh 0\nmax 90\noom 2\noom_kill 3\noom_group_kill 1\n",
    );
    await writeFile(join(folder, "pids.events"), "max 17\n");
    await writeFile(join(folder, "pids.current"), "256\n");
    expect(await monitor.readCounters()).toEqual({ oomKills: 3, refusedForks: 17, processes: 256 });
  });

  it("finds that a limit does not hold where the kernel says `max`", async () => {
    await writeFile(join(folder, "memory.max"), "max\n");
    await writeFile(join(folder, "pids.max"), "max\n");
    await writeFile(join(folder, "cpu.max"), "max 100000\n");
    const again = await monitor.readFindings();
    const held = findHeldLimits(again ?? [], wantedLimits(testSettings, chooseSizes(testSettings)));
    expect(held).toMatchObject({ memory: false, pids: false, cpus: false });
  });
});
