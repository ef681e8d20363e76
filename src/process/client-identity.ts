import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/**
 * Who made a container: this process, told from any other that had or will have its number. The parts are the host's
 * name, for people; which boot of which machine it is; the namespace that the process's number belongs to; the number;
 * and when the process started, in the kernel's ticks. What a kernel without /proc does not tell is `?`.
 */
export function clientIdentity(): string {
  const { pid } = process;
  return [hostname(), bootId() ?? "?", pidNamespace() ?? "?", pid, startOf(pid) ?? "?"].join("/");
}

/**
 * Whether a client is alive: false only when that is sure, null when it cannot be seen from here, because it belongs
 * to another machine, to another boot or to another namespace of processes.
 */
export function isClientAlive(identity: string): boolean | null {
  const [, boot, namespace, pid, start] = identity.split("/");
  const isHere = boot === bootId() && namespace === pidNamespace() && /^[1-9]\d*$/.test(pid ?? "");
  return isHere && start !== undefined ? startOf(Number(pid)) === start : null;
}

/**
 * Field 22 of /proc/<pid>/stat; the name before it, in parentheses, may hold blanks and parentheses itself. Null for one that is
 * dead and whose parent has not asked how it ended, as in a container without an init.
 */
function startOf(pid: number): string | null {
  const stat = read(() => readFileSync(`/proc/${pid}/stat`, "latin1"));
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ") ?? [];
  return ["Z", "X"].includes(fields[0] ?? "") ? null : (fields[19] ?? null);
}

/** Of one boot of one kernel, also as a container on it sees it. */
function bootId(): string | null {
  return read(() => readFileSync("/proc/sys/kernel/random/boot_id", "latin1").trim());
}

/** `pid:[4026531836]`. */
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
