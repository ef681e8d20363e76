import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/**
 * Identifies this process: the host's name (for people), the machine's boot, the process namespace, the process
 * number, and its start time in kernel ticks. Parts unknown without /proc are `?`.
 */
export function clientIdentity(): string {
  const { pid } = process;
  return [hostname(), bootId() ?? "?", pidNamespace() ?? "?", pid, startOf(pid) ?? "?"].join("/");
}

/** Whether a process is alive. Null if this is unknown, because it is on another machine, boot or process namespace. */
export function isClientAlive(identity: string): boolean | null {
  const [, boot, namespace, pid, start] = identity.split("/");
  const isHere = boot === bootId() && namespace === pidNamespace() && /^[1-9]\d*$/.test(pid ?? "");
  return isHere && start !== undefined ? startOf(Number(pid)) === start : null;
}

/**
 * The start time of a process, from field 22 of /proc/<pid>/stat. The name before it, in parentheses, may contain
 * blanks and parentheses. Null for a zombie, which can exist in a container without an init process.
 */
function startOf(pid: number): string | null {
  const stat = read(() => readFileSync(`/proc/${pid}/stat`, "latin1"));
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ") ?? [];
  return ["Z", "X"].includes(fields[0] ?? "") ? null : (fields[19] ?? null);
}

/** Identifies one boot of a kernel. It is the same in the kernel's containers. */
function bootId(): string | null {
  return read(() => readFileSync("/proc/sys/kernel/random/boot_id", "latin1").trim());
}

/** For example `pid:[4026531836]`. */
function pidNamespace(): string | null {
  return read(() => readlinkSync("/proc/self/ns/pid"));
}

function read<T>(from: () => T): T | null {
  try {
    return from();
  } catch {
    return null;
  }
}
