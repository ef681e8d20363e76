// The tested code has deadlines: a kill takes effect within a second. On a slow or busy processor, files side by side
// only delay each other.
import { spawnSync } from "node:child_process";

/** In milliseconds; 50 to 150 on an idle machine. */
const slowStartMs = 200;

/** How long a program takes to start now, in milliseconds: the median of five. */
export function startMs() {
  const times = Array.from({ length: 5 }, () => {
    const startedAt = performance.now();
    spawnSync(process.execPath, ["--eval", "0"]);
    return performance.now() - startedAt;
  });
  return Math.round(times.toSorted((one, other) => one - other)[2]);
}

/** How many files of a lane run side by side, by a program's start time. */
export function workersAt(ms, { workers, slowWorkers = workers }) {
  return ms < slowStartMs ? workers : slowWorkers;
}
