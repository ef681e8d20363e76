import type { Stats } from "node:fs";
import { boundedTime } from "../../files/file-times.js";
import { Repository } from "../git/repository.js";

/** The time that the code finds a file with, in milliseconds since 1970. */
export type GivenTimes = (stats: Pick<Stats, "mtimeMs">) => number;

/**
 * In a folder each file has its own time. In a checkout all have that of its commit: git keeps no times, and those on the
 * disk tell only in which order git wrote the files. No file is newer than this moment, so that what the code changes is.
 * @param base the commit that is checked out; null where there is none
 */
export async function givenTimes(folder: string, base: string | null): Promise<GivenTimes> {
  const latest = Date.now();
  const common = base === null ? null : await commitTime(folder, base);
  return ({ mtimeMs }) => boundedTime(common ?? mtimeMs, latest);
}

async function commitTime(folder: string, commit: string): Promise<number> {
  await using repository = await Repository.open(folder);
  const printed = await repository.text(["rev-list", "--max-count=1", "--timestamp", commit]);
  return Number.parseInt(printed, 10) * 1000;
}
