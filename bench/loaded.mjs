// Finds the files of dist/ that a process loads, with Node's own module hooks.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { start } from "./timing.mjs";

const hook = pathToFileURL(fileURLToPath(new URL("record-loads.mjs", import.meta.url))).href;

/** The paths of all files that one run of an entry loads as modules. */
export async function loadedBy(command) {
  const record = join(command.folder, "loaded.txt");
  await start({ ...command, flags: ["--import", hook], env: { ...command.env, RECORD_LOADS: record } });
  const urls = readFileSync(record, "utf8").trimEnd().split("\n");
  return [...new Set(urls)].filter((url) => url !== hook).map((url) => fileURLToPath(url));
}

export function sizeOf(files) {
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

/** The largest code file in a bundle, whether it is loaded or not. */
export function largestChunk(dist) {
  const names = readdirSync(dist).filter((name) => name.endsWith(".js"));
  const sizes = names.map((name) => ({ name, bytes: statSync(join(dist, name)).size }));
  return sizes.toSorted((a, b) => b.bytes - a.bytes)[0];
}
