import { setImmediate } from "node:timers/promises";
import { readBeginning } from "../../files/safe-files.js";

const start = Buffer.from("version https://git-lfs.github.com/spec/v1\n");

/** The size of a pointer, which has one fixed line, a hash and a size: 126 to 140 bytes. */
const [leastBytes, mostBytes] = [120, 200];

const atOnce = 200;

/** Files that contain only a pointer of git LFS instead of their content. */
export async function pointersAmong(folder: string, files: ReadonlyMap<string, number>): Promise<string[]> {
  const small = [...files].filter(([, bytes]) => bytes >= leastBytes && bytes <= mostBytes);
  const pointers: string[] = [];
  for (const [index, [path]] of small.entries()) {
    if (index % atOnce === 0) await setImmediate();
    if (readBeginning(folder, path, start.length)?.equals(start) === true) pointers.push(path);
  }
  return pointers;
}
