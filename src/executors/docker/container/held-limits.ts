import { workspaceFolder } from "../../code-file.js";
import { sharedMemoryPages } from "./container-spec.js";
import { findSealedShell } from "./sealed-shell.js";
import type { DockerSettings, Sizes } from "../docker-settings.js";

/**
 * Which limits hold, read inside the container from what the kernel says there. A limit that this engine shows no
 * trace of is left out: that is not the same as one that does not hold.
 *
 * @param findings The monitor's first answer: lines of `/proc` and of the controllers, each with a word before it.
 */
export function findHeldLimits(
  findings: readonly string[],
  { settings, sizes }: { readonly settings: DockerSettings; readonly sizes: Sizes },
): Readonly<Record<string, boolean>> {
  const values = new Findings(findings);
  const mounts = values.all("mount").map((line) => line.split(" "));
  const optionsOf = (folder: string): readonly string[] =>
    mounts.findLast(([, where]) => where === folder)?.[3]?.split(",") ?? [];
  const interfaces = values.all("interface").flatMap((line) => /^\s*([^\s:|]+):/.exec(line)?.[1] ?? []);
  const held = {
    memory: compare(values.first("memory-limit"), (limit) => Number(limit) <= sizes.memoryBytes),
    pids: compare(values.first("pids-limit"), (limit) => Number(limit) <= settings.pids),
    cpus: compare(
      values.first("cpu-limit") ?? values.first("cpu-quota"),
      (quota) => Number.parseInt(quota, 10) > 0,
    ),
    // Of `allow` the session's start tells more: it fails where the canary finds a way out.
    network:
      settings.network === "full"
        ? false
        : compare(interfaces[0], () => interfaces.every((name) => name === "lo")),
    "read-only root": compare(optionsOf("/")[0], () => optionsOf("/").includes("ro")),
    workspace: compare(optionsOf(workspaceFolder)[0], () =>
      optionsOf(workspaceFolder).some((option) => option.startsWith("size=")),
    ),
    "shared memory": compare(
      values.first("shared-memory-limit"),
      (pages) => Number(pages) <= sharedMemoryPages,
    ),
    // Present only where a person gave volumes, and then it is broken by them.
    "no host path": (settings.container?.volumes ?? []).length > 0 ? false : null,
    "no capabilities": compare(values.status("CapBnd"), (mask) => /^0+$/.test(mask)),
    "no new privileges": compare(values.status("NoNewPrivs"), (flag) => flag === "1"),
    seccomp: compare(values.status("Seccomp"), (mode) => mode === "2"),
    // Where it is not, no process waits for the next block.
    "sealed spare": compare(values.first("sealed-shell"), () => findSealedShell(findings) !== null),
  };
  return Object.fromEntries(
    Object.entries(held).filter((entry): entry is [string, boolean] => entry[1] !== null),
  );
}

function compare(value: string | undefined, holds: (value: string) => boolean): boolean | null {
  return value === undefined ? null : holds(value);
}

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
}
