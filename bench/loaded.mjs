// Which files of dist/ a process loads, told by Node's own module hooks and not by a list kept by hand.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { start } from "./timing.mjs";

const hook = pathToFileURL(fileURLToPath(new URL("record-loads.mjs", import.meta.url))).href;

/** The paths of all files that one run of an entry loads as modules, each once. */
export async function loadedBy(command) {
  const record = join(command.folder, "loaded.txt");
  await start({ ...command, flags: ["--import", hook], env: { ...command.env, RECORD_LOADS: record } });
  const urls = readFileSync(record, "utf8").trimEnd().split("\n");
  return [...new Set(urls)].filter((url) => url !== hook).map((url) => fileURLToPath(url));
}

export function sizeOf(files) {
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

/** The largest file of code in a bundle, whoever loads it: no path through the bundle meets a larger one. */
export function largestChunk(dist) {
  const names = readdirSync(dist).filter((name) => name.endsWith(".js"));
  const sizes = names.map((name) => ({ name, bytes: statSync(join(dist, name)).size }));
  return sizes.toSorted((a, b) => b.bytes - a.bytes)[0];
}
