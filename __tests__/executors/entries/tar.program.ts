import { readTarEntries } from "../../../src/executors/entries/tar-entries.js";
import { archive, pax } from "./tar-by-hand.js";

/** Reads an archive of so many files, each with a name of a megabyte. */
export async function readLongNames(count: number): Promise<{ names: number; longestChars: number }> {
  const megabyte = "n".repeat(1024 * 1024);
  const pieces = (async function* () {
    for (let n = 0; n < count; n += 1) yield archive(pax({ path: `${megabyte}${n}` }), { name: "x" });
  })();
  const names: string[] = [];
  for await (const { path } of readTarEntries(pieces, { leaveOut: new Set() })) names.push(path);
  return { names: names.length, longestChars: Math.max(...names.map((name) => name.length)) };
}
