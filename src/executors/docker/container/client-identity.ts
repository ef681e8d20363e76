import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/**
 * Who made a container: this process, told from any other that had or will have its number. The parts are the host's
 * name, the process's number, when it started (in the kernel's ticks since boot) and the namespace that its number
 * belongs to; the last two are `?` where the kernel has no /proc.
 */
export function clientIdentity(): string {
  return [hostname(), process.pid, startOf(process.pid) ?? "?", pidNamespace() ?? "?"].join("/");
}

/**
 * Whether a client is alive: false only when that is sure, null when it cannot be seen from here, because it belongs
 * to another host or to another namespace of processes.
 */
export function isClientAlive(identity: string): boolean | null {
  const [host, pid, start, namespace] = identity.split("/");
  const own = pidNamespace();
  if (host !== hostname() || !/^\d+$/.test(pid ?? "") || own === null || namespace !== own) return null;
  const seen = startOf(Number(pid));
  return seen !== null && (start === "?" || start === seen);
}

/** Field 22 of /proc/<pid>/stat; the name before it, in parentheses, may hold blanks and parentheses itself. */
function startOf(pid: number): string | null {
  const stat = read(() => readFileSync(`/proc/${pid}/stat`, "latin1"));
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
}

/** `pid:[4026531836]`: the kernel's own number of it, which no other machine's tells apart, so the host's name does. */
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
