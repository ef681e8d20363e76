import { systemClock } from "../../src/process/system-clock.js";
import type { Clock } from "../../src/ports/clock.js";

export interface HurriedClock extends Clock {
  /** What was waited for and skipped, in milliseconds, in order. */
  readonly waits: readonly number[];
}

/** Real time, but the waits of retries, half a second up to a minute with jitter, are over at once. */
export function hurriedClock(): HurriedClock {
  const waits: number[] = [];
  return {
    waits,
    now: () => systemClock.now(),
    async sleep(ms, { signal }) {
      if (ms < 350 || ms > 60_000) return systemClock.sleep(ms, { signal });
      signal.throwIfAborted();
      waits.push(ms);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
