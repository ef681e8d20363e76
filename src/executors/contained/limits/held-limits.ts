import type { AllowSettings } from "../egress/allow-list.js";
import { codeFolder } from "../guard/folders.js";
import { findSealedShell } from "../guard/guard.js";
import { noSpaceFinding } from "../guard/guard.js";
import { guardUser } from "../guard/users.js";
import { inodesFor, sharedMemoryPages, type Sizes } from "./sizes.js";

/** What was asked of a place. */
export interface WantedLimits {
  readonly sizes: Sizes;
  readonly workspaceFolder: string;
  readonly pids: number;
  readonly network: AllowSettings["network"];
  /** Of each process; Infinity where a person wants no limit. */
  readonly openFiles: number;
  /** Of each process, in blocks; Infinity where a person wants no limit. */
  readonly coreSize: number;
  /** The memory of the machine that the place is on; null where it is not known. */
  readonly machineBytes: number | null;
  /**
   * What a person's additions to the place mean, whatever the kernel says: limit → whether it holds, null where nothing
   * was added. One that does not hold is waived.
   */
  readonly additions: Readonly<Record<string, boolean | null>>;
}

/**
 * Which limits hold, read inside the place from what the kernel says there. A limit that this keeper shows no
 * trace of is left out: that is not the same as one that does not hold, and it must be tried.
 *
 * @param findings The monitor's first answer: lines of `/proc` and of the controllers, each with a word before it.
 */
export function findHeldLimits(
  findings: readonly string[],
  { sizes, workspaceFolder, pids, network, openFiles, coreSize, machineBytes, additions }: WantedLimits,
): Readonly<Record<string, boolean>> {
  const values = new Findings(findings);
  const interfaces = values.all("interface").flatMap((line) => /^\s*([^\s:|]+):/.exec(line)?.[1] ?? []);
  const guardId = guardUser.split(":")[0];
  const held = {
    // One that the machine does not have bounds nothing.
    memory: compare(
      values.first("memory-limit"),
      (limit) => Number(limit) <= sizes.memoryBytes && sizes.memoryBytes < (machineBytes ?? Infinity),
    ),
    pids: compare(values.first("pids-limit"), (limit) => Number(limit) <= pids),
    cpus: compare(
      values.first("cpu-limit") ?? values.first("cpu-quota"),
      (quota) => Number.parseInt(quota, 10) > 0,
    ),
    // Of `allow` the session's start tells more: it fails where the canary finds a way out.
    network:
      network === "full" ? false : compare(interfaces[0], () => interfaces.every((name) => name === "lo")),
    ...additions,
    "read-only root": compare(values.mount("/")[0], () => values.mount("/").includes("ro")),
    workspace: values.isSized(workspaceFolder, sizes.workspaceBytes),
    inodes: sizes.isWorkspaceOnDisk
      ? false
      : compare(
          values.mountOption(workspaceFolder, "nr_inodes"),
          (count) => sizeIn(count) <= inodesFor(sizes.workspaceBytes),
        ),
    tmp: values.isSized("/tmp", sizes.tmpBytes),
    "/dev/shm": values.isSized("/dev/shm", sizes.shmBytes),
    "shared memory": compare(
      values.first("shared-memory-limit"),
      (pages) => Number(pages) <= sharedMemoryPages,
    ),
    "open files": compare(values.first("open-files"), (count) => Number(count) <= openFiles),
    "core dumps": compare(values.first("core-size"), (blocks) => Number(blocks) <= coreSize),
    "not root": compare(values.status("Uid"), (users) => users.split(/\s+/)[0] === guardId),
    // Another user's than the blocks', who can signal and trace only what is theirs.
    "PID 1": compare(values.first("first-user"), (user) => user === guardId),
    "no capabilities": compare(values.status("CapBnd"), (mask) => /^0+$/.test(mask)),
    "no new privileges": compare(values.status("NoNewPrivs"), (flag) => flag === "1"),
    seccomp: compare(values.status("Seccomp"), (mode) => mode === "2"),
    // Only where it is not: what shows that a block failed for want of room.
    "full disk seen": findings.includes(noSpaceFinding) ? false : null,
    // Where it is not, no process waits for the next block, and what a verification starts can trace its shell.
    "sealed shell": compare(values.first("sealed-shell"), () => findSealedShell(findings) !== null),
  };
  return Object.fromEntries(
    Object.entries(held).filter((entry): entry is [string, boolean] => entry[1] !== null),
  );
}

/** Those that do not hold on any machine, because a person's settings ask for that. */
export function findWaivedLimits({ network, additions, sizes }: WantedLimits): readonly string[] {
  return [
    ...(network === "full" ? ["network"] : []),
    ...Object.keys(additions).filter((limit) => additions[limit] === false),
    ...(sizes.isWorkspaceOnDisk ? ["workspace", "inodes"] : []),
  ];
}

/**
 * True where the image has a link in the workspace's place: what we mounted lies where that leads, over files of the
 * image and of the keeper.
 */
export function isWorkspaceElsewhere(findings: readonly string[], workspaceFolder: string): boolean {
  const values = new Findings(findings);
  return values.mount(codeFolder).length > 0 && values.mount(workspaceFolder).length === 0;
}

function compare(value: string | undefined, holds: (value: string) => boolean): boolean | null {
  return value === undefined ? null : holds(value);
}

/** `524288k`, as the kernel writes it: it rounds up to whole pages. */
function sizeIn(text: string): number {
  const [, number, unit = ""] = /^(\d+)([kmg]?)$/.exec(text) ?? [];
  return number === undefined ? Infinity : Number(number) * 1024 ** ["", "k", "m", "g"].indexOf(unit);
}

/** 64 KiB: the largest page of the usual kernels. */
const largestPageBytes = 65_536;

class Findings {
  constructor(readonly lines: readonly string[]) {}

  all(word: string): readonly string[] {
    return this.lines
      .filter((line) => line.startsWith(`${word} `))
      .map((line) => line.slice(word.length + 1));
  }

  first(word: string): string | undefined {
    return this.all(word)[0];
  }

  /** A field of `/proc/self/status`. */
  status(field: string): string | undefined {
    return this.all("status")
      .find((line) => line.startsWith(`${field}:`))
      ?.slice(field.length + 1)
      .trim();
  }

  /** The options of what is mounted there; none where nothing is. */
  mount(folder: string): readonly string[] {
    const mounts = this.all("mount").map((line) => line.split(" "));
    return mounts.findLast(([, where]) => where === folder)?.[3]?.split(",") ?? [];
  }

  mountOption(folder: string, name: string): string | undefined {
    return this.mount(folder)
      .find((option) => option.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  }

  /** Whether a folder is one of its own and no larger than that; null where none is mounted. */
  isSized(folder: string, bytes: number): boolean | null {
    return compare(this.mount(folder)[0], () => {
      const size = this.mountOption(folder, "size");
      return size !== undefined && sizeIn(size) <= bytes + largestPageBytes;
    });
  }
}
