import type { AllowSettings } from "../egress/allow-list.js";
import { codeFolder } from "../guard/folders.js";
import { findSealedShell, noSpaceFinding } from "../guard/guard.js";
import { guardUser } from "../guard/users.js";
import { inodesFor, sharedMemoryPages, type Sizes } from "./sizes.js";

/** The requested limits of a place. */
export interface WantedLimits {
  readonly sizes: Sizes;
  readonly workspaceFolder: string;
  readonly pids: number;
  readonly network: AllowSettings["network"];
  /** The limit of each process. Infinity if the user wants none. */
  readonly openFiles: number;
  /** The limit of each process, in blocks. Infinity if the user wants none. */
  readonly coreSize: number;
  /** The memory of the machine with the place; null if unknown. */
  readonly machineBytes: number | null;
  /** Whether the user's settings, such as a volume, leave each limit in force. Null without such settings. */
  readonly additions: Readonly<Record<string, boolean | null>>;
}

/**
 * Finds out which limits are enforced, by what the kernel reports inside of the place. Limits that the kernel does not
 * show are left out. They may still be enforced, and a test must find that out.
 * @param findings the monitor's first answer: lines of `/proc` and of the controllers, each after a word
 */
export function findHeldLimits(
  findings: readonly string[],
  { sizes, workspaceFolder, pids, network, openFiles, coreSize, machineBytes, additions }: WantedLimits,
): Readonly<Record<string, boolean>> {
  const values = new Findings(findings);
  const interfaces = values.all("interface").flatMap((line) => /^\s*([^\s:|]+):/.exec(line)?.[1] ?? []);
  const guardId = guardUser.split(":")[0];
  const held = {
    // A limit above the machine's memory has no effect.
    memory: compare(
      values.first("memory-limit"),
      (limit) => Number(limit) <= sizes.memoryBytes && sizes.memoryBytes < (machineBytes ?? Infinity),
    ),
    pids: compare(values.first("pids-limit"), (limit) => Number(limit) <= pids),
    cpus: compare(
      values.first("cpu-limit") ?? values.first("cpu-quota"),
      (quota) => Number.parseInt(quota, 10) > 0,
    ),
    // With `allow`, the canary tests this at the start. If it finds an open way, the start fails.
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
    "not root": compare(values.status("Uid"), (users) => users.split(/\s+/)[0] !== "0"),
    // PID 1 usually has another user than the blocks, who can signal and trace only their own processes. If it has the
    // same user, the kernel blocks their signals to PID 1, and they cannot trace a program that they cannot read.
    "PID 1": compare(
      values.first("first-user"),
      (user) => user === guardId || values.first("first-sealed") === "yes",
    ),
    "no capabilities": compare(values.status("CapBnd"), (mask) => /^0+$/.test(mask)),
    "no new privileges": compare(values.status("NoNewPrivs"), (flag) => flag === "1"),
    seccomp: compare(values.status("Seccomp"), (mode) => mode === "2"),
    // Listed only if it is missing. It is needed in order to see that a full disk made a block fail.
    "full disk seen": findings.includes(noSpaceFinding) ? false : null,
    // Without this, no process waits for the next block, and programs of a verification can trace its shell.
    "sealed shell": compare(values.first("sealed-shell"), () => findSealedShell(findings) !== null),
  };
  return Object.fromEntries(
    Object.entries(held).filter((entry): entry is [string, boolean] => entry[1] !== null),
  );
}

/** Limits that the user's settings switch off. */
export function findWaivedLimits({ network, additions, sizes }: WantedLimits): readonly string[] {
  return [
    ...(network === "full" ? ["network"] : []),
    ...Object.keys(additions).filter((limit) => additions[limit] === false),
    ...(sizes.isWorkspaceOnDisk ? ["workspace", "inodes"] : []),
  ];
}

/** Whether the image has a link at the workspace's path. In that case agent-exec's mount covers the link's target. */
export function isWorkspaceElsewhere(findings: readonly string[], workspaceFolder: string): boolean {
  const values = new Findings(findings);
  return values.mount(codeFolder).length > 0 && values.mount(workspaceFolder).length === 0;
}

function compare(value: string | undefined, holds: (value: string) => boolean): boolean | null {
  return value === undefined ? null : holds(value);
}

/** Parses a size such as `524288k`, as the kernel writes it. The kernel rounds up to whole pages. */
function sizeIn(text: string): number {
  const [, number, unit = ""] = /^(\d+)([kmg]?)$/.exec(text) ?? [];
  return number === undefined ? Infinity : Number(number) * 1024 ** ["", "k", "m", "g"].indexOf(unit);
}

/** The largest page of the usual kernels. */
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

  status(field: string): string | undefined {
    return this.all("status")
      .find((line) => line.startsWith(`${field}:`))
      ?.slice(field.length + 1)
      .trim();
  }

  /** The mount options at a path. Empty if nothing is mounted there. */
  mount(folder: string): readonly string[] {
    const mounts = this.all("mount").map((line) => line.split(" "));
    return mounts.findLast(([, where]) => where === folder)?.[3]?.split(",") ?? [];
  }

  mountOption(folder: string, name: string): string | undefined {
    return this.mount(folder)
      .find((option) => option.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  }

  /** Whether a folder is a mount of its own within this size. Null if nothing is mounted there. */
  isSized(folder: string, bytes: number): boolean | null {
    return compare(this.mount(folder)[0], () => {
      const size = this.mountOption(folder, "size");
      return size !== undefined && sizeIn(size) <= bytes + largestPageBytes;
    });
  }
}
