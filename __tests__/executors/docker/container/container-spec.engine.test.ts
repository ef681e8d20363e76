import { defaultWorkspaceFolder } from "../../../../src/executors/languages/code-file.js";
import { describe, expect, it } from "@jest/globals";
import { clientIdentity } from "../../../../src/process/client-identity.js";
import { createSpec } from "../../../../src/executors/docker/container/container-spec.js";
import { guardArguments } from "../../../../src/executors/contained/guard/guard.js";
import { chooseSizes } from "../../../../src/executors/contained/limits/sizes.js";
import { testSettings, openDocker } from "../support/docker-fixture.js";
import { docker, onlyContainerOf } from "../support/engine-by-hand.js";

const mebibyte = 1024 * 1024;

describe("a container's create options", () => {
  it("are these and no others, with the documented defaults", () => {
    const spec = createSpec({
      settings: testSettings,
      sizes: chooseSizes(testSettings),
      imageId: "sha256:abc",
      imageVolumes: ["/data"],
      name: "agent-exec-1",
    });
    expect(spec).toStrictEqual({
      name: "agent-exec-1",
      Image: "sha256:abc",
      Labels: {
        "agent-exec": "1",
        "agent-exec.run": "test-run",
        "agent-exec.client": clientIdentity(),
        "agent-exec.version": "0.0.0",
      },
      Entrypoint: ["sh", "-c"],
      Cmd: guardArguments({ workspaceFolder: defaultWorkspaceFolder }),
      OpenStdin: true,
      StdinOnce: true,
      AttachStdin: true,
      AttachStdout: true,
      AttachStderr: true,
      Tty: false,
      User: "65533:65533",
      WorkingDir: "/",
      Hostname: "sandbox",
      Env: [
        "HOME=/tmp",
        "USER=writer",
        "LOGNAME=writer",
        "PYTHONUNBUFFERED=1",
        "PIP_DISABLE_PIP_VERSION_CHECK=1",
        "PIP_NO_INPUT=1",
        "PIP_QUIET=1",
        "PIP_ROOT_USER_ACTION=ignore",
        "LANG=C.UTF-8",
      ],
      Healthcheck: { Test: ["NONE"] },
      HostConfig: {
        AutoRemove: true,
        Init: true,
        NetworkMode: "none",
        CapDrop: ["ALL"],
        SecurityOpt: ["no-new-privileges"],
        ReadonlyRootfs: true,
        Privileged: false,
        IpcMode: "private",
        Sysctls: {
          "kernel.shmall": "1024",
          "kernel.shm_rmid_forced": "1",
          "kernel.msgmni": "16",
          "kernel.sem": "250 32000 32 128",
          "net.ipv6.conf.lo.disable_ipv6": "0",
        },
        ExtraHosts: ["sandbox:127.0.0.1"],
        CgroupnsMode: "private",
        Memory: 2_147_483_648,
        MemorySwap: 2_147_483_648,
        PidsLimit: 256,
        CpuPeriod: 100_000,
        CpuQuota: 200_000,
        Ulimits: [
          { Name: "nofile", Soft: 4096, Hard: 4096 },
          { Name: "core", Soft: 0, Hard: 0 },
        ],
        LogConfig: { Type: "none", Config: {} },
        RestartPolicy: { Name: "" },
        Tmpfs: {
          "/data": "ro,noexec,nosuid,nodev,size=64k",
          "/workspace": "rw,exec,nosuid,nodev,uid=1000,gid=1000,mode=0755,size=536870912,nr_inodes=65536",
          "/tmp": "rw,exec,nosuid,nodev,mode=1777,size=536870912,nr_inodes=65536",
          "/dev/shm": "rw,noexec,nosuid,nodev,mode=1777,size=268435456,nr_inodes=32768",
          "/run/agent-exec": "rw,noexec,nosuid,nodev,uid=65533,gid=65533,mode=0755,size=4194304,nr_inodes=64",
          "/run/agent-exec-shell":
            "rw,exec,nosuid,nodev,uid=65533,gid=65533,mode=0755,size=8388608,nr_inodes=8",
        },
      },
    });
  });

  it("are what the engine took: no mount, device, capability, port or host namespace", async () => {
    const runId = "inspected";
    const session = await openDocker({ runId }).start({ signal: new AbortController().signal });
    try {
      const [seen] = JSON.parse(await docker("inspect", await onlyContainerOf(runId))) as [Inspected];
      expect(seen.Mounts).toEqual([]);
      for (const nothing of ["Binds", "CapAdd", "Devices", "DeviceRequests", "GroupAdd", "VolumesFrom"]) {
        expect([nothing, seen.HostConfig[nothing] ?? []]).toEqual([nothing, []]);
      }
      expect(seen.HostConfig).toMatchObject({
        CapDrop: ["ALL"],
        NetworkMode: "none",
        PidMode: "",
        UTSMode: "",
        UsernsMode: "",
        Privileged: false,
        PublishAllPorts: false,
        ReadonlyRootfs: true,
        LogConfig: { Type: "none" },
      });
      // Null where control groups are of version 2, which know no such switch.
      expect(seen.HostConfig["OomKillDisable"] ?? false).toBe(false);
      expect(seen.HostConfig["MaskedPaths"]).toEqual(
        expect.arrayContaining(["/proc/kcore", "/sys/firmware"]),
      );
      expect(seen.HostConfig["ReadonlyPaths"]).toEqual(expect.arrayContaining(["/proc/sys"]));
      expect(Object.keys(seen.NetworkSettings.Networks)).toEqual(["none"]);
    } finally {
      await session.stop();
    }
  });
});

describe("a network in a container's create options", () => {
  const specOf = (changes: Partial<typeof testSettings>) =>
    createSpec({
      settings: { ...testSettings, ...changes },
      sizes: chooseSizes(testSettings),
      imageId: "sha256:abc",
      imageVolumes: [],
      name: "agent-exec-1",
    });

  it("is none with listed hosts, but for variables that name the proxy", () => {
    const { Env, HostConfig, ...rest } = specOf({ network: "allow", allowHosts: ["a.example"] });
    const { Env: plainEnv = [], HostConfig: plainConfig, ...plain } = specOf({});
    expect(rest).toEqual(plain);
    expect(HostConfig).toEqual(plainConfig);
    const added = Env?.filter((line) => !plainEnv.includes(line));
    expect(Env?.length).toBe(plainEnv.length + (added?.length ?? 0));
    expect(added).toEqual([
      "http_proxy=http://127.0.0.1:3128",
      "HTTP_PROXY=http://127.0.0.1:3128",
      "https_proxy=http://127.0.0.1:3128",
      "HTTPS_PROXY=http://127.0.0.1:3128",
      "all_proxy=http://127.0.0.1:3128",
      "ALL_PROXY=http://127.0.0.1:3128",
      "no_proxy=localhost,127.0.0.1",
      "NO_PROXY=localhost,127.0.0.1",
      "NODE_USE_ENV_PROXY=1",
    ]);
  });

  it("is the engine's bridge where it is full, and nothing else changes", () => {
    const { HostConfig, ...rest } = specOf({ network: "full" });
    const { HostConfig: plainConfig, ...plain } = specOf({});
    expect(rest).toEqual(plain);
    expect(HostConfig).toEqual({ ...plainConfig, NetworkMode: "bridge" });
  });
});

describe("sizes", () => {
  it("that lie in memory leave a quarter of it free, or the settings are refused by name", () => {
    const settings = { ...testSettings, memoryBytes: 512 * mebibyte, workspaceBytes: 321 * mebibyte };
    expect(() => chooseSizes(settings)).toThrow(
      expect.objectContaining({
        code: "settings-invalid",
        nextStep: "Set `workspace-size` to at most 320 MiB, or set `memory` to at least 514 MiB.",
      }),
    );
    expect(chooseSizes({ ...settings, workspaceBytes: 320 * mebibyte })).toEqual({
      memoryBytes: 512 * mebibyte,
      workspaceBytes: 320 * mebibyte,
      isWorkspaceOnDisk: false,
      tmpBytes: 32 * mebibyte,
      shmBytes: 32 * mebibyte,
    });
  });

  it.each([
    [2048, 512],
    [1024, 512],
    [800, 500],
    [600, 375],
    [128, 48],
  ])("without a workspace's: a memory of %d MiB has one of %d MiB in it", (memory, workspace) => {
    const { workspaceBytes: _, ...settings } = testSettings;
    expect(chooseSizes({ ...settings, memoryBytes: memory * mebibyte })).toMatchObject({
      workspaceBytes: workspace * mebibyte,
      isWorkspaceOnDisk: false,
    });
  });

  it("are refused when no workspace fits at all, with a memory that is enough, to the mebibyte", () => {
    for (const [memory, workspace, enough] of [
      [64, undefined, 75],
      [64, 16, 92],
      [64, 64, 147],
      [512, 500, 800],
    ] as const) {
      const bytes = workspace === undefined ? undefined : workspace * mebibyte;
      const settings = { ...testSettings, memoryBytes: memory * mebibyte, workspaceBytes: bytes };
      expect(() => chooseSizes(settings)).toThrow(
        expect.objectContaining({
          code: "settings-invalid",
          nextStep: expect.stringMatching(new RegExp(`\`memory\` to at least ${enough} MiB\\.$`)),
        }),
      );
      expect(chooseSizes({ ...settings, memoryBytes: enough * mebibyte }).isWorkspaceOnDisk).toBe(false);
      expect(() => chooseSizes({ ...settings, memoryBytes: (enough - 1) * mebibyte })).toThrow(
        "does not fit",
      );
    }
  });
});

interface Inspected {
  readonly Mounts: readonly unknown[];
  readonly HostConfig: Readonly<Record<string, unknown>>;
  readonly NetworkSettings: { readonly Networks: Readonly<Record<string, unknown>> };
}
