import { posix } from "node:path";

/** Folders that hold the machine itself, or all that runs on it. */
const machineFolders = ["/", "/var", "/var/lib"];

/** With all that is below them: the kernel's own, sockets of engines and of sessions, what engines keep. */
const machineTrees = [
  "/proc",
  "/sys",
  "/dev",
  "/run",
  "/var/run",
  "/var/lib/docker",
  "/var/lib/containerd",
  "/var/lib/containers",
];

/** Whether code that is given this absolute path would reach the engine, the kernel or every other folder. */
export function isMachinePath(path: string): boolean {
  const plain = posix.normalize(path).replace(/(.)\/$/, "$1");
  if (machineFolders.includes(plain) || plain.endsWith(".sock")) return true;
  return machineTrees.some((tree) => plain === tree || plain.startsWith(`${tree}/`));
}
