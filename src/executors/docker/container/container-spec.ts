import { type Afterwards, workspaceFolderOf } from "../../contained/session/contained-settings.js";
import { programsOf } from "../../languages/languages.js";
import { posix } from "node:path";
import type { ContainerCreateOptions } from "dockerode";
import { inodesFor, sharedMemoryPages, type Sizes } from "../../contained/limits/sizes.js";
import { cpuPeriodMicroseconds, type DockerSettings } from "../settings/docker-settings.js";
import { createLabels, keptLabel } from "./labels.js";
import { placeEnvironment, textLocale } from "../../contained/guard/environment.js";
import { guardArguments } from "../../contained/guard/guard.js";
import { proxyEnvironment } from "../../contained/egress/proxy-environment.js";
import {
  cacheFolder,
  codeFolder,
  sealedShellFolder,
  sharedMemoryFolder,
} from "../../contained/guard/folders.js";
import { environmentAdditions, hostConfigAdditions, withUlimits } from "./spec-additions.js";
import { syscallFilter } from "./syscall-filter.js";
import { guardUser } from "../../contained/guard/users.js";

/** The library's types lack options that the engine has known since API 1.41. */
type HostConfig = NonNullable<ContainerCreateOptions["HostConfig"]> & { readonly CgroupnsMode: "private" };

export interface ContainerSpec extends ContainerCreateOptions {
  readonly name: string;
  readonly HostConfig: HostConfig;
}

export interface SpecInput {
  readonly settings: DockerSettings;
  readonly sizes: Sizes;
  /** The image's id, so that a moved tag changes nothing. */
  readonly imageId: string;
  /**
   * Folders that the image declares as volumes. A folder that agent-exec does not cover would be writable and
   * unlimited.
   */
  readonly imageVolumes: readonly string[];
  readonly name: string;
  /** Whether the image sets a locale. Default: no. */
  readonly hasLocale?: boolean;
  /** Whether to use agent-exec's own filter of system calls. Default: no, the engine's own. */
  readonly hasOwnFilter?: boolean;
  /** What happens to the container when the session is stopped. Default: `removed`, even if agent-exec is killed. */
  readonly afterwards?: Afterwards;
  /** Whether the engine is Podman, which has fewer options for folders in memory. Default: false. */
  readonly isPodman?: boolean;
}

/** For an engine that may not set them, such as a rootless one. Shared memory of blocks is then unlimited. */
export function withoutSysctls(spec: ContainerSpec): ContainerSpec {
  const { Sysctls: _, ...HostConfig } = spec.HostConfig;
  return { ...spec, HostConfig };
}

/** For a machine whose kernel has no IPv6. */
export function withoutIpv6(spec: ContainerSpec): ContainerSpec {
  const Sysctls = Object.fromEntries(
    Object.entries(spec.HostConfig.Sysctls ?? {}).filter(([name]) => !(name in loopbackSysctls)),
  );
  return { ...spec, HostConfig: { ...spec.HostConfig, Sysctls } };
}

/** For an engine whose API accepts no filter of system calls. Such an engine uses its own filter. */
export function withoutSyscallFilter(spec: ContainerSpec): ContainerSpec {
  const SecurityOpt = (spec.HostConfig.SecurityOpt as string[]).filter((option) => option !== syscallFilter);
  return { ...spec, HostConfig: { ...spec.HostConfig, SecurityOpt } };
}

/** What the engine is told about a container. The function has no side effects. A golden test compares every field. */
export function createSpec(input: SpecInput): ContainerSpec {
  const { settings, imageId, name, hasLocale = false, afterwards = "removed" } = input;
  return {
    name,
    Image: imageId,
    Labels: { ...createLabels(settings), ...(afterwards !== "removed" && { [keptLabel]: "1" }) },
    // A lease: PID 1 waits on its standard input, which the engine closes when agent-exec's connection ends
    // (bench/times.md, 2).
    Entrypoint: ["sh", "-c"],
    Cmd: guardArguments({
      workspaceFolder: workspaceFolderOf(settings),
      programs: programsOf(settings.languages),
    }),
    OpenStdin: true,
    // Without this, PID 1 would not end when agent-exec ends or is killed. If a container should stay, agent-exec says
    // so only at the end of the run.
    StdinOnce: true,
    AttachStdin: true,
    AttachStdout: true,
    AttachStderr: true,
    Tty: false,
    User: guardUser,
    WorkingDir: "/",
    Hostname: hostName,
    // The image's own variables, such as `PATH`, stay as they are.
    Env: [
      ...placeEnvironment,
      ...(hasLocale ? [] : [textLocale]),
      ...proxyEnvironment(settings),
      ...environmentAdditions(settings.container ?? {}),
    ],
    Healthcheck: { Test: ["NONE"] },
    HostConfig: createHostConfig(input),
  };
}

function createHostConfig(input: SpecInput): HostConfig {
  const { settings, sizes, hasOwnFilter = false, afterwards = "removed", isPodman = false } = input;
  const { container = {} } = settings;
  const tmpfs = createTmpfs(input);
  return {
    AutoRemove: afterwards === "removed" || (afterwards === "running" && container.isRemoved !== false),
    Init: true,
    NetworkMode: hasSetupNetwork(settings) || settings.network === "full" ? "bridge" : "none",
    CapDrop: ["ALL"],
    SecurityOpt: ["no-new-privileges", ...(hasOwnFilter ? [syscallFilter] : [])],
    ReadonlyRootfs: true,
    Privileged: false,
    IpcMode: "private",
    Sysctls: { ...sharedMemorySysctls, ...loopbackSysctls },
    CgroupnsMode: "private",
    Memory: sizes.memoryBytes,
    // Equal to the memory: no swap.
    MemorySwap: sizes.memoryBytes,
    PidsLimit: settings.pids,
    // A quota instead of NanoCpus: the engine refuses more NanoCpus than the machine has processors.
    CpuPeriod: cpuPeriodMicroseconds,
    CpuQuota: Math.max(1000, Math.round(settings.cpus * cpuPeriodMicroseconds)),
    Ulimits: withUlimits(
      Object.entries(ulimits).map(([Name, value]) => ({ Name, Soft: value, Hard: value })),
      container,
    ),
    LogConfig: { Type: "none", Config: {} },
    RestartPolicy: { Name: "" },
    ...(isPodman ? { Tmpfs: foldersForPodman(tmpfs), ShmSize: sizes.shmBytes } : { Tmpfs: tmpfs }),
    ExtraHosts: [
      ...(container.hosts ?? []).map(({ name, address }) => `${name}:${address}`),
      `${hostName}:127.0.0.1`,
    ],
    ...hostConfigAdditions(container, { ...sizes, workspaceFolder: workspaceFolderOf(settings) }),
  };
}

/** A name that resolves to the container itself: servers and test tools ask for the address of their own host name. */
const hostName = "sandbox";

/** `::1` must answer even without a network: the engine maps `localhost` to it, but leaves it switched off. */
const loopbackSysctls: Readonly<Record<string, string>> = { "net.ipv6.conf.lo.disable_ipv6": "0" };

/** Whether the container begins with a network, only for its setup. */
export function hasSetupNetwork({ container, network }: DockerSettings): boolean {
  return network !== "full" && container?.setupNetwork === "full" && (container.setup ?? []).length > 0;
}

/** For each process, unless the user set other limits. */
const ulimits = { nofile: 4096, core: 0 } as const;

/** A limit of each process. The user's limit has priority; Infinity if the user wants none. */
export function ulimitOf({ container = {} }: DockerSettings, limit: keyof typeof ulimits): number {
  const own = container.ulimits?.findLast(({ name }) => name === limit);
  if (own === undefined) return ulimits[limit];
  return own.hard === -1 ? Infinity : own.hard;
}

/**
 * System V's shared memory, queues and semaphores outlive their processes, and the kernel's own limits exceed the
 * container's memory. A segment that nobody uses is freed; queues are bounded to 16 of 16 KiB, semaphores to the 32,000
 * that were the kernel's default up to version 3.
 */
const sharedMemorySysctls: Readonly<Record<string, string>> = {
  "kernel.shmall": String(sharedMemoryPages),
  "kernel.shm_rmid_forced": "1",
  "kernel.msgmni": "16",
  "kernel.sem": "250 32000 32 128",
};

/** Folder → options of a file system in memory, in the form of the engine's API. */
function createTmpfs({ settings, sizes, imageVolumes }: SpecInput): Record<string, string> {
  const hasCaches = (settings.container?.caches ?? []).length > 0;
  // Image authors write paths such as `/workspace/` or `/a/../workspace`. agent-exec's own mounts come later and win.
  const options = "ro,noexec,nosuid,nodev,size=64k";
  const volumes = imageVolumes.map((folder) => [posix.resolve("/", folder), options]);
  return {
    ...(Object.fromEntries(volumes) as Record<string, string>),
    // The engine's default is noexec, with which no compiled program would start.
    ...(!sizes.isWorkspaceOnDisk && {
      [workspaceFolderOf(settings)]:
        `rw,exec,nosuid,nodev,uid=1000,gid=1000,mode=0755,${capacity(sizes.workspaceBytes)}`,
    }),
    // Programs that compile at run time put libraries into /tmp and load them from there.
    "/tmp": `rw,exec,nosuid,nodev,mode=1777,${capacity(sizes.tmpBytes)}`,
    // Replaces the engine's own folder, which does not limit the number of files: half of the machine's memory in empty
    // files.
    [sharedMemoryFolder]: `rw,noexec,nosuid,nodev,mode=1777,${capacity(sizes.shmBytes)}`,
    // 4 MiB: more than any reply of a model.
    [codeFolder]: "rw,noexec,nosuid,nodev,uid=65533,gid=65533,mode=0755,size=4194304,nr_inodes=64",
    // 8 MiB: several times the largest usual shell, bash with 1.3 MB. Only the copy's size counts as memory.
    [sealedShellFolder]: "rw,exec,nosuid,nodev,uid=65533,gid=65533,mode=0755,size=8388608,nr_inodes=8",
    // Contains only the folders to which caches are mounted. Only its group can enter it.
    ...(hasCaches && { [cacheFolder]: "rw,noexec,nosuid,nodev,uid=65533,gid=65533,mode=0750,size=65536" }),
  };
}

function capacity(bytes: number): string {
  return `size=${bytes},nr_inodes=${inodesFor(bytes)}`;
}

/**
 * The same folders in Podman's form: Podman supports neither an owner nor a number of inodes there. `U` gives a folder
 * to the user of PID 1, the guard. Everybody may write to the blocks' folder, because only blocks can reach it. Podman
 * has its own folder for shared memory. Without a limit of inodes, agent-exec's would not be better.
 */
function foldersForPodman(folders: Readonly<Record<string, string>>): Record<string, string> {
  const ours = Object.entries(folders).filter(([folder]) => folder !== sharedMemoryFolder);
  return Object.fromEntries(
    ours.map(([folder, options]) => [folder, forPodman(options.split(",")).join(",")]),
  );
}

function forPodman(options: readonly string[]): readonly string[] {
  const owner = options.find((option) => option.startsWith("uid="));
  const known = options.filter((option) => !/^(uid|gid|nr_inodes)=/.test(option));
  if (owner === undefined) return known;
  if (owner === `uid=${guardUser.split(":")[0]}`) return [...known, "U"];
  return known.map((option) => (option.startsWith("mode=") ? "mode=0777" : option));
}
