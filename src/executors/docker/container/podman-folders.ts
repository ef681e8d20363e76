import { sharedMemoryFolder } from "../../contained/guard/folders.js";
import { guardUser } from "../../contained/guard/users.js";

/** Folder → options of a file system in memory, in the form of the engine's API. */
type MemoryFolders = Readonly<Record<string, string>>;

/**
 * The same folders in Podman's form: Podman supports neither an owner nor a number of inodes there. `U` gives a folder
 * to the user of PID 1, the guard. Everybody may write to the blocks' folder, because only blocks can reach it. Podman
 * has its own folder for shared memory. Without a limit of inodes, agent-exec's would not be better.
 */
export function foldersForPodman(folders: MemoryFolders): Record<string, string> {
  const ours = Object.entries(folders).filter(([folder]) => folder !== sharedMemoryFolder);
  return Object.fromEntries(
    ours.map(([folder, options]) => [folder, translate(options.split(",")).join(",")]),
  );
}

function translate(options: readonly string[]): readonly string[] {
  const owner = options.find((option) => option.startsWith("uid="));
  const known = options.filter((option) => !/^(uid|gid|nr_inodes)=/.test(option));
  if (owner === undefined) return known;
  if (owner === `uid=${guardUser.split(":")[0]}`) return [...known, "U"];
  return known.map((option) => (option.startsWith("mode=") ? "mode=0777" : option));
}
