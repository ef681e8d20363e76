/** What it means that a limit does not hold, by its name in a session's facts. */
const meanings: Readonly<Record<string, string>> = {
  isolation: "code can do on this machine what its user can",
  memory: "code can take all memory of this machine",
  pids: "code can start processes without end",
  cpus: "code can take all processors of this machine",
  network: "code may reach other machines",
  "no host path": "code reads what lies there, and changes what is writable",
  "read-only root": "code may change the image's files inside the container",
  workspace: "code can fill memory or disk with the files of its folder",
  inodes: "code can make as many files as memory takes",
  tmp: "code can fill memory or disk with files in /tmp",
  "/dev/shm": "code can fill memory with files in /dev/shm",
  "shared memory": "code can fill memory with shared memory that nobody uses",
  "open files": "code can open as many files as this machine takes",
  "core dumps": "a crash can write the memory of a process to disk",
  "not root": "code runs as root inside the container",
  "PID 1": "code can end the container, and what watches it",
  "no capabilities": "code has rights over the container that it does not need",
  "no new privileges": "a program of the image can give code more rights",
  "full disk seen": "a block that fails for want of room looks like any other that fails",
  seccomp: "the engine filters no system calls of the code",
  "sealed shell": "what a verification starts can reach into the shell that runs its command",
};

/** The names of the limits that do not hold. */
export function unheldLimits(held: Readonly<Record<string, boolean | null>>): string[] {
  return Object.keys(held).filter((limit) => held[limit] === false);
}

/** Null for a limit that is not known here. */
function meaningOfUnheld(limit: string): string | null {
  return Object.hasOwn(meanings, limit) ? (meanings[limit] ?? null) : null;
}

/** Whose doing it is that a limit does not hold, and what it means, in one clause of our words. */
export function whyUnheld(limit: string, { isWaived }: { readonly isWaived: boolean }): string {
  const meaning = meaningOfUnheld(limit);
  const cause = isWaived ? "not held, as the settings ask" : "NOT held on this machine";
  return `${cause}${meaning === null ? "" : `: ${meaning}`}`;
}

/** `memory (2 GiB) is NOT held on this machine: code can take all of its memory`, for a line of text. */
export function unheldWords(
  limit: string,
  { value, isWaived }: { readonly value: string | undefined; readonly isWaived: boolean },
): string {
  const size = value === undefined || value === "" ? "" : ` (${value})`;
  return `${limit}${size} is ${whyUnheld(limit, { isWaived })}`;
}
