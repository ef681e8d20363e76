import type { Stats } from "node:fs";
import { boundedTime } from "../../files/file-times.js";
import { Repository } from "../git/repository.js";

/** Gives the modification time that a file has for the code, in milliseconds since 1970. */
export type GivenTimes = (stats: Pick<Stats, "mtimeMs">) => number;

/**
 * Chooses the modification times. In a folder each file keeps its time. In a checkout all files get the commit's time,
 * because git stores no times, and those on the disk only show the order in which git wrote the files. No time is in
 * the future, so that the code's changes are newer.
 * @param base the checked-out commit; null if there is none
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
