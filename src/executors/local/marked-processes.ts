import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

/**
 * A variable that every descendant of a block inherits, even in a session of its own. Its value cannot be guessed. So
 * every process with this value belongs to the block.
 */
export const markName = "AGENT_EXEC_BLOCK";

export function newMark(): string {
  return randomBytes(16).toString("hex");
}

/** How often the search follows processes that fork as quickly as they are killed. */
const longestChase = 50;
/** A process that was born while the list was read is in the next list. */
const quietRounds = 3;
/**
 * Reading the whole list takes milliseconds, in which a process may fork and end. So the youngest processes come first.
 */
const youngest = 32;

/**
 * Sends signal 9 to all processes with one of the marks. A process that removed the mark from its environment is not
 * found.
 */
export function killMarked(marks: ReadonlySet<string>): void {
  if (!isShown || marks.size === 0) return;
  const killed = new Set<number>();
  // Each process gets the signal right after its check, while its number certainly belongs to it.
  const endMarked = (pid: number): boolean => {
    if (killed.has(pid) || !marks.has(markOf(pid))) return false;
    killed.add(pid);
    return sendSignal(pid, "SIGKILL");
  };
  for (let round = 0, quiet = 0; round < longestChase && quiet < quietRounds; round++) {
    const newest = newestPid();
    const young = Array.from({ length: youngest }, (_, age) => newest - age).filter((pid) => pid > 0);
    const ended = [...young.filter(endMarked), ...listed().filter(endMarked)];
    quiet = ended.length === 0 ? quiet + 1 : 0;
  }
}

/** The processes with one of the marks. Empty if the system does not show marks. */
export function findMarked(marks: ReadonlySet<string>): readonly number[] {
  return isShown && marks.size > 0 ? listed().filter((pid) => marks.has(markOf(pid))) : [];
}

/** Only Linux shows the environment of processes. */
const isShown = process.platform === "linux";

/** All processes, the youngest first. */
function listed(): readonly number[] {
  const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return pids.filter((pid) => pid !== process.pid).toSorted((one, other) => other - one);
}

/** The last number given to a process or thread. 0 if unknown. */
function newestPid(): number {
  try {
    return Number(readFileSync("/proc/loadavg", "latin1").trim().split(" ").at(-1)) || 0;
  } catch {
    return 0;
  }
}

/** The process's mark. "" if it has none, is dead, or belongs to another user. */
function markOf(pid: number): string {
  try {
    const variables = readFileSync(`/proc/${pid}/environ`, "latin1").split("\0");
    return variables.find((each) => each.startsWith(`${markName}=`))?.slice(markName.length + 1) ?? "";
  } catch {
    return "";
  }
}

/** Sends a signal. Returns whether the process exists, even if it belongs to another user. */
export function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
