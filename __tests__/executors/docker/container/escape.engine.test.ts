import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import { syscallFilter } from "../../../../src/executors/docker/container/syscall-filter.js";
import { block, execute } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../support/docker-fixture.js";
import { docker, onlyContainerOf } from "../support/engine-by-hand.js";
import { escapeAttempts } from "./escape-attempts.js";

/** What code found that tried to leave its container. */
interface Found {
  readonly attempts: Readonly<Record<string, string>>;
  readonly status: Readonly<Record<string, readonly string[]>>;
  readonly writableFolders: readonly string[];
  readonly sockets: readonly string[];
  readonly devices: readonly string[];
  readonly interfaces: readonly string[];
  readonly processes: readonly string[];
  readonly mounts: readonly (readonly [device: string, path: string, kind: string])[];
}

/** Errors that say no. Any other one, of a wrong argument say, would mean that the kernel had begun to obey. */
const refusals = /^(?:EPERM|EACCES|EROFS|ENOENT|ENOSYS|ENXIO|ENODEV|EAFNOSUPPORT|empty|not .*)$/;

const runId = "escape";

describe("code that tries to leave its container", () => {
  let session: Session;
  let found: Found;
  beforeAll(async () => {
    session = await openDocker({ runId }).start({ signal: new AbortController().signal });
    const execution = await execute(session, block("python", escapeAttempts), { timeoutMs: 60_000 });
    if (execution.exitCode !== 0 || execution.stderr.text !== "") throw new Error(execution.stderr.text);
    found = JSON.parse(execution.stdout.text) as Found;
  }, 90_000);
  afterAll(() => session.stop());

  it("is refused each system call, file and device that would lead out", () => {
    const open = Object.entries(found.attempts).filter(([, result]) => !refusals.test(result));
    expect(open).toEqual([]);
    expect(Object.keys(found.attempts).length).toBeGreaterThan(110);
  });

  it("has no capability, no way to more rights, a filter of system calls, and one group", () => {
    const none = ["0000000000000000"];
    expect(found.status).toEqual({
      Uid: ["1000", "1000", "1000", "1000"],
      Gid: ["1000", "1000", "1000", "1000"],
      Groups: ["1000"],
      CapInh: none,
      CapPrm: none,
      CapEff: none,
      CapBnd: none,
      CapAmb: none,
      NoNewPrivs: ["1"],
      Seccomp: ["2"],
    });
  });

  it("sees no socket, device, process or network but its container's own", () => {
    expect(found.sockets).toEqual([]);
    const harmless = ["console", "full", "null", "random", "tty", "urandom", "zero"];
    const devices = found.devices.filter((path) => !harmless.includes(path.replace("/dev/", "")));
    expect(devices).toEqual([]);
    expect(found.interfaces).toEqual(["lo"]);
    expect(found.processes).toEqual(["1000", "65533"]);
  });

  it("can write to its bounded folders and nowhere else", () => {
    expect(found.writableFolders).toEqual(["/dev/mqueue", "/dev/shm", "/tmp", "/workspace"]);
  });

  it("has of the host's disk what the engine itself lays over the image, read-only", () => {
    const own = /^(?:overlay|proc|sysfs|tmpfs|cgroup2?|devpts|mqueue)$/;
    const foreign = found.mounts.filter(([, , kind]) => !own.test(kind)).map(([, path]) => path);
    const engines = ["/etc/resolv.conf", "/etc/hostname", "/etc/hosts"];
    expect(foreign.filter((path) => !engines.includes(path) && !path.endsWith("docker-init"))).toEqual([]);
  });
});

describe("the engine's own account of a container that runs", () => {
  let seen: Inspected;
  beforeAll(async () => {
    const own = `${runId}-inspected`;
    const session = await openDocker({ runId: own }).start({ signal: new AbortController().signal });
    try {
      [seen] = JSON.parse(await docker("inspect", await onlyContainerOf(own))) as [Inspected];
    } finally {
      await session.stop();
    }
  });

  it("has in its host configuration what was asked for, and every other field empty", () => {
    const rest = Object.entries(seen.HostConfig).filter(
      ([name, value]) => !(name in expectedHostConfig) && !isEmpty(value),
    );
    expect(rest).toEqual([]);
    expect(seen.HostConfig).toMatchObject(expectedHostConfig);
  });

  it("hides and locks at least what Docker's default does", () => {
    expect(seen.HostConfig["MaskedPaths"]).toEqual(expect.arrayContaining(maskedPaths));
    expect(seen.HostConfig["ReadonlyPaths"]).toEqual(expect.arrayContaining(readonlyPaths));
  });

  it("has no mount, no port and no network", () => {
    expect(seen.Mounts).toEqual([]);
    expect(Object.keys(seen.NetworkSettings.Networks)).toEqual(["none"]);
    expect(seen.NetworkSettings.Ports ?? {}).toEqual({});
    expect(seen.Config["ExposedPorts"] ?? {}).toEqual({});
    expect(seen.Config["Volumes"] ?? {}).toEqual({});
  });
});

interface Inspected {
  readonly Config: Readonly<Record<string, unknown>>;
  readonly HostConfig: Readonly<Record<string, unknown>>;
  readonly Mounts: readonly unknown[];
  readonly NetworkSettings: {
    readonly Networks: Readonly<Record<string, unknown>>;
    readonly Ports: Readonly<Record<string, unknown>> | null;
  };
}

const bounded = (options: string) => expect.stringContaining(options) as unknown;

const expectedHostConfig = {
  AutoRemove: true,
  CapAdd: null,
  CapDrop: ["ALL"],
  CgroupnsMode: "private",
  ConsoleSize: [0, 0],
  CpuPeriod: 100_000,
  CpuQuota: 200_000,
  ExtraHosts: ["sandbox:127.0.0.1"],
  Init: true,
  IpcMode: "private",
  LogConfig: { Type: "none", Config: {} },
  MaskedPaths: expect.any(Array) as unknown,
  Memory: 2_147_483_648,
  MemorySwap: 2_147_483_648,
  NetworkMode: "none",
  PidMode: "",
  PidsLimit: 256,
  Privileged: false,
  PublishAllPorts: false,
  ReadonlyPaths: expect.any(Array) as unknown,
  ReadonlyRootfs: true,
  RestartPolicy: { Name: expect.stringMatching(/^(?:no)?$/) as unknown, MaximumRetryCount: 0 },
  Runtime: "runc",
  SecurityOpt: ["no-new-privileges", syscallFilter],
  // The engine's own default, which is of no account: what is mounted there is ours.
  ShmSize: 67_108_864,
  Sysctls: expect.any(Object) as unknown,
  Tmpfs: {
    "/workspace": bounded("nosuid,nodev,uid=1000,gid=1000,mode=0755,size=536870912,"),
    "/tmp": bounded("nosuid,nodev,mode=1777,size=536870912,"),
    "/dev/shm": bounded("noexec,nosuid,nodev,mode=1777,size=268435456,"),
    "/run/agent-exec": bounded("noexec,nosuid,nodev,uid=65533,gid=65533,mode=0755,size=4194304,"),
    "/run/agent-exec-shell": bounded("nosuid,nodev,uid=65533,gid=65533,mode=0755,size=8388608,"),
  },
  Ulimits: expect.any(Array) as unknown,
  UTSMode: "",
  UsernsMode: "",
};

/** Docker's defaults of version 20.10; newer ones add to them. */
const maskedPaths = [
  "/proc/acpi",
  "/proc/kcore",
  "/proc/keys",
  "/proc/latency_stats",
  "/proc/scsi",
  "/proc/sched_debug",
  "/proc/timer_list",
  "/proc/timer_stats",
  "/sys/firmware",
];
const readonlyPaths = ["/proc/bus", "/proc/fs", "/proc/irq", "/proc/sys", "/proc/sysrq-trigger"];

/** What says nothing, in any of the engine's ways. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === 0 || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
