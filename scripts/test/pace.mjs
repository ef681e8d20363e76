// What is tested keeps deadlines: a kill takes effect within a second. Where the processor is slow, or taken by
// others, files side by side only keep each other from it, and nothing is won by them.
import { spawnSync } from "node:child_process";

/** In milliseconds: 50 to 150 where nothing else runs. */
const slowStartMs = 200;

/** How long a program takes to start here and now, in milliseconds: the median of five. */
export function startMs() {
  const times = Array.from({ length: 5 }, () => {
    const startedAt = performance.now();
    spawnSync(process.execPath, ["--eval", "0"]);
    return performance.now() - startedAt;
  });
  return Math.round(times.toSorted((one, other) => one - other)[2]);
}

/** How many files of a lane run side by side where a program takes so long to start. */
export function workersAt(ms, { workers, slowWorkers = workers }) {
  return ms < slowStartMs ? workers : slowWorkers;
}
