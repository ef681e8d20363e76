import { posix } from "node:path";

/** Folders that contain the machine itself, or everything that runs on it. */
const machineFolders = ["/", "/var", "/var/lib"];

/** Including everything below them: the kernel's folders, sockets of engines and sessions, and engines' storage. */
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

/** Whether code that gets this absolute path could reach the engine, the kernel or every other folder. */
export function isMachinePath(path: string): boolean {
  const plain = posix.normalize(path).replace(/(.)\/$/, "$1");
  if (machineFolders.includes(plain) || plain.endsWith(".sock")) return true;
  return machineTrees.some((tree) => plain === tree || plain.startsWith(`${tree}/`));
}
