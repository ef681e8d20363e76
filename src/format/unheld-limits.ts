/** The consequence if a limit is not enforced, by the limit's name in a session's facts. */
const meanings: Readonly<Record<string, string>> = {
  isolation: "code can do everything on this machine that its user can",
  memory: "code can take all memory of this machine",
  pids: "code can start any number of processes",
  cpus: "code can take all processors of this machine",
  network: "code may reach other machines",
  "no host path": "code can read the files there and change the writable ones",
  "read-only root": "code may change the image's files inside the container",
  workspace: "code can fill memory or disk with the files of its folder",
  inodes: "code can create as many files as fit into memory",
  tmp: "code can fill memory or disk with files in /tmp",
  "/dev/shm": "code can fill memory with files in /dev/shm",
  "shared memory": "code can fill memory with shared memory segments that no process uses",
  "open files": "code can open as many files as this machine allows",
  "core dumps": "a crash can write a process's memory to disk",
  "not root": "code runs as root inside the container",
  "PID 1": "code can kill the container and the process that watches it",
  "no capabilities": "code has rights in the container that it does not need",
  "no new privileges": "a program in the image can give the code more rights",
  "full disk seen": "agent-exec cannot tell whether a block failed because the disk was full",
  seccomp: "the engine does not filter the code's system calls",
  "sealed shell": "programs that a verification starts can change the verification's shell",
};

/** The names of the limits that are not enforced. */
export function unheldLimits(held: Readonly<Record<string, boolean | null>>): string[] {
  return Object.keys(held).filter((limit) => held[limit] === false);
}

/** Why a limit is not enforced and what that means, in one clause. */
export function whyUnheld(limit: string, { isWaived }: { readonly isWaived: boolean }): string {
  const cause = isWaived ? "not enforced, as you set it" : "NOT enforced on this machine";
  return Object.hasOwn(meanings, limit) ? `${cause}: ${meanings[limit]}` : cause;
}

/** A line such as `memory (2 GiB) is NOT enforced on this machine: code can take all of its memory`. */
export function unheldWords(
  limit: string,
  { value, isWaived }: { readonly value: string | undefined; readonly isWaived: boolean },
): string {
  return `${limit}${value ? ` (${value})` : ""} is ${whyUnheld(limit, { isWaived })}`;
}
