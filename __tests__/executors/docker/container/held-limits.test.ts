import { describe, expect, it } from "@jest/globals";
import { chooseSizes } from "../../../../src/executors/docker/docker-settings.js";
import { findHeldLimits } from "../../../../src/executors/docker/container/held-limits.js";
import { testSettings } from "../docker-fixture.js";

const settings = { settings: testSettings, sizes: chooseSizes(testSettings) };

/** As an engine on control groups of version 2 shows them (GitHub's runners). */
const version2 = [
  "has python3",
  "sealed-shell yes",
  "status CapBnd:\t0000000000000000",
  "status NoNewPrivs:\t1",
  "status Seccomp:\t2",
  "interface Inter-|   Receive                                                |  Transmit",
  "interface  face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets",
  "interface     lo:       0       0    0    0    0     0          0         0        0       0",
  "mount overlay / overlay ro,relatime,lowerdir=/x 0 0",
  "mount tmpfs /workspace tmpfs rw,nosuid,nodev,relatime,size=524288k,uid=1000 0 0",
  "shared-memory-limit 1024",
  "memory-limit 2147483648",
  "pids-limit 256",
  "cpu-limit 200000 100000",
];

describe("findHeldLimits", () => {
  it("finds all limits of control groups of version 2", () => {
    expect(Object.values(findHeldLimits(version2, settings))).toEqual(Array.from({ length: 11 }, () => true));
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
    ["sealed spare", "sealed-shell yes", "sealed-shell no"],
    ["workspace", "size=524288k,", ""],
  ])("sees that %s does not hold", (limit, held, broken) => {
    const findings = version2.map((line) => line.replace(held, broken));
    expect(findings).not.toEqual(version2);
    expect(findHeldLimits(findings, settings)).toMatchObject({ [limit]: false });
  });

  it("leaves out what the engine shows no trace of", () => {
    const findings = version2.filter(
      (line) => !line.startsWith("memory-limit") && !line.startsWith("pids-limit"),
    );
    const held = findHeldLimits(findings, settings);
    expect(held).not.toHaveProperty("memory");
    expect(held).not.toHaveProperty("pids");
    expect(held).toHaveProperty("cpus", true);
  });
});
