import { describe, expect, it } from "@jest/globals";
import {
  findHeldLimits,
  findWaivedLimits,
  type WantedLimits,
} from "../../../../src/executors/contained/limits/held-limits.js";
import { chooseSizes } from "../../../../src/executors/contained/limits/sizes.js";

const settings: WantedLimits = {
  sizes: chooseSizes({ memoryBytes: 2 * 1024 ** 3 }),
  workspaceFolder: "/workspace",
  pids: 256,
  network: "none",
  openFiles: 4096,
  coreSize: 0,
  machineBytes: null,
  additions: {},
};

/** As a kernel with control groups of version 2 shows them (GitHub's runners). */
const version2 = [
  "has python3",
  "sealed-shell yes",
  "status Uid:\t65533\t65533\t65533\t65533",
  "first-user 65533",
  "open-files 4096",
  "core-size 0",
  "status CapBnd:\t0000000000000000",
  "status NoNewPrivs:\t1",
  "status Seccomp:\t2",
  "interface Inter-|   Receive                                                |  Transmit",
  "interface  face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets",
  "interface     lo:       0       0    0    0    0     0          0         0        0       0",
  "mount overlay / overlay ro,relatime,lowerdir=/x 0 0",
  "mount tmpfs /workspace tmpfs rw,nosuid,nodev,relatime,size=524288k,nr_inodes=65536,uid=1000 0 0",
  "mount tmpfs /tmp tmpfs rw,nosuid,nodev,relatime,size=131072k,nr_inodes=16384 0 0",
  "mount shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime,size=65536k 0 0",
  "shared-memory-limit 1024",
  "memory-limit 2147483648",
  "pids-limit 256",
  "cpu-limit 200000 100000",
];

describe("findHeldLimits", () => {
  it("finds all limits of control groups of version 2", () => {
    expect(Object.values(findHeldLimits(version2, settings))).toEqual(Array.from({ length: 18 }, () => true));
  });

  it.each([
    ["memory", "memory-limit 2147483648", "memory-limit max"],
    ["shared memory", "shared-memory-limit 1024", "shared-memory-limit 18446744073692774399"],
    ["pids", "pids-limit 256", "pids-limit max"],
    ["cpus", "cpu-limit 200000 100000", "cpu-limit max 100000"],
    ["network", "interface     lo:       0", "interface   eth0:       0"],
    ["read-only root", "mount overlay / overlay ro,", "mount overlay / overlay rw,"],
    ["no capabilities", "0000000000000000", "00000000a80425fb"],
    ["no new privileges", "NoNewPrivs:\t1", "NoNewPrivs:\t0"],
    ["seccomp", "Seccomp:\t2", "Seccomp:\t0"],
    ["sealed shell", "sealed-shell yes", "sealed-shell no"],
    ["workspace", "size=524288k,", ""],
    ["workspace", "size=524288k,", "size=1g,"],
    ["inodes", "nr_inodes=65536", "nr_inodes=500k"],
    ["tmp", "size=131072k", "size=50%"],
    ["/dev/shm", "size=65536k", "size=64g"],
    ["open files", "open-files 4096", "open-files unlimited"],
    ["core dumps", "core-size 0", "core-size unlimited"],
    ["not root", "Uid:\t65533", "Uid:\t0"],
    ["PID 1", "first-user 65533", "first-user 1000"],
  ])("sees that %s does not hold", (limit, held, broken) => {
    const findings = version2.map((line) => line.replace(held, broken));
    expect(findings).not.toEqual(version2);
    expect(findHeldLimits(findings, settings)).toMatchObject({ [limit]: false });
  });

  it("says of memory that the machine does not have that it bounds nothing", () => {
    const { memoryBytes } = settings.sizes;
    expect(findHeldLimits(version2, { ...settings, machineBytes: memoryBytes })).toMatchObject({
      memory: false,
    });
    expect(findHeldLimits(version2, { ...settings, machineBytes: memoryBytes * 2 })).toMatchObject({
      memory: true,
    });
    expect(findHeldLimits(version2, { ...settings, machineBytes: null })).toMatchObject({ memory: true });
  });

  it("says of a full network that it is not held, whatever the kernel shows", () => {
    const full = { ...settings, network: "full" as const };
    expect(findHeldLimits(version2, full)).toMatchObject({ network: false });
  });

  it("says which do not hold by a person's own settings, and none by the defaults", () => {
    const additions = { "no host path": false, runtime: true, "setup network": null };
    const sizes = { ...settings.sizes, isWorkspaceOnDisk: true };
    const asked = { ...settings, network: "full" as const, sizes, additions };
    expect(findWaivedLimits(settings)).toEqual([]);
    expect(findWaivedLimits(asked)).toEqual(["network", "no host path", "workspace", "inodes"]);
  });

  it("leaves out what the kernel shows no trace of", () => {
    const findings = version2.filter(
      (line) => !line.startsWith("memory-limit") && !line.startsWith("pids-limit"),
    );
    const held = findHeldLimits(findings, settings);
    expect(held).not.toHaveProperty("memory");
    expect(held).not.toHaveProperty("pids");
    expect(held).toHaveProperty("cpus", true);
  });

  it("measures a process's limits by what a person set in place of ours", () => {
    const findings = version2.map((line) => line.replace("open-files 4096", "open-files 9000"));
    const raised = (openFiles: number) => ({ ...settings, openFiles });
    expect(findHeldLimits(findings, settings)).toHaveProperty("open files", false);
    expect(findHeldLimits(findings, raised(9000))).toHaveProperty("open files", true);
    expect(findHeldLimits(findings, raised(Infinity))).toHaveProperty("open files", true);
  });
});
