import { accessSync, constants, lstatSync, readlinkSync, type Stats } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { readBeginning } from "../../files/safe-files.js";
import { linkFaults } from "../names/link-targets.js";
import { nameOf } from "../names/path-names.js";

/** The entries at a folder's paths. */
export interface Entries {
  /** Regular files with their sizes. */
  readonly files: ReadonlyMap<string, number>;
  /** The targets of symbolic links that stay inside of the folder. */
  readonly links: ReadonlyMap<string, string>;
  /** Entries that the code cannot get, with the reasons. Missing entries are in none of the three maps. */
  readonly unfit: ReadonlyMap<string, string>;
  /** How many folders contain the files and links. */
  readonly folders: number;
}

/** How many entries to look at, in 5 ms, before other work gets a turn. A turn after each takes four times as long. */
const atOnce = 1000;

/** Looks at each path without opening it. It follows no link, even in place of a folder. */
export async function lookAt(folder: string, paths: readonly string[]): Promise<Entries> {
  const files = new Map<string, number>();
  const all = new Map<string, string>();
  const unfit = new Map<string, string>();
  const ways = new Ways(folder);
  for (const [index, path] of paths.entries()) {
    if (index % atOnce === 0) await setImmediate();
    const stats = ways.lead(path) ? statsOf(folder, path) : null;
    if (stats === null) continue;
    if (stats.isSymbolicLink()) {
      const target = nameOf(readlinkSync(join(folder, path), { encoding: "buffer" }));
      if (target.isText) all.set(path, target.text);
      else unfit.set(path, "a symbolic link to a name that is not UTF-8");
    } else if (!stats.isFile()) unfit.set(path, "not a regular file");
    else if (!mayBeRead(folder, path, stats)) unfit.set(path, "a file that cannot be read");
    else files.set(path, stats.size);
  }
  const faultOf = linkFaults(all);
  const links = new Map<string, string>();
  for (const [path, target] of all) {
    const fault = faultOf(path);
    if (fault === null) links.set(path, target);
    else unfit.set(path, `a symbolic link that ${fault}`);
  }
  return { files, links, unfit, folders: ways.count };
}

/** The facts about an entry. Null if there is none. */
export function statsOf(folder: string, path: string): Stats | null {
  try {
    return lstatSync(join(folder, path), { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    // A file stands in place of a folder, or a folder cannot be entered.
    if (["ENOTDIR", "EACCES"].includes((error as NodeJS.ErrnoException).code ?? "")) return null;
    throw error;
  }
}

/** Looks at the folders above files, each only once. */
class Ways {
  readonly #known = new Map<string, boolean>();

  constructor(private readonly root: string) {}

  get count(): number {
    return this.#known.size;
  }

  /** Whether all folders above a path are real folders, not links. */
  lead(path: string): boolean {
    const end = path.lastIndexOf("/");
    if (end === -1) return true;
    const folder = path.slice(0, end);
    const known = this.#known.get(folder);
    if (known !== undefined) return known;
    const isFolder = this.lead(folder) && (statsOf(this.root, folder)?.isDirectory() ?? false);
    this.#known.set(folder, isFolder);
    return isFolder;
  }
}

/** Whether a file can be read. A file that everybody may read needs no test. */
function mayBeRead(folder: string, path: string, { mode }: Stats): boolean {
  if ((mode & 0o444) === 0o444) return true;
  try {
    accessSync(join(folder, path), constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

const pointerStart = Buffer.from("version https://git-lfs.github.com/spec/v1\n");

/** The size of a pointer, which has one fixed line, a hash and a size: 126 to 140 bytes. */
const [leastBytes, mostBytes] = [120, 200];

/** Files that contain only a pointer of git LFS instead of their content. */
export async function pointersAmong(folder: string, files: ReadonlyMap<string, number>): Promise<string[]> {
  const small = [...files].filter(([, bytes]) => bytes >= leastBytes && bytes <= mostBytes);
  const pointers: string[] = [];
  for (const [index, [path]] of small.entries()) {
    if (index % 200 === 0) await setImmediate();
    if (readBeginning(folder, path, pointerStart.length)?.equals(pointerStart) === true) pointers.push(path);
  }
  return pointers;
}
