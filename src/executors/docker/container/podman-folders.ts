import { sharedMemoryFolder } from "../../contained/guard/folders.js";
import { guardUser } from "../../contained/guard/users.js";

/** Folder → options of a file system in memory, as the engine's API takes them. */
type MemoryFolders = Readonly<Record<string, string>>;

/**
 * The same folders in words that Podman takes: it knows neither an owner nor a number of inodes there. `U` gives a
 * folder to the user of PID 1, who is the guard; to the blocks' folder anybody may write, which is they alone. Podman
 * has its own folder for shared memory. Without a limit of inodes, ours is no better.
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
