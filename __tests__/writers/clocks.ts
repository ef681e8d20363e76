import { systemClock } from "../../src/host/system-clock.js";
import type { Clock } from "../../src/ports/clock.js";

export interface HurriedClock extends Clock {
  /** What was waited for, in milliseconds, in order. */
  readonly waits: readonly number[];
}

/** Real time, but waits of up to a minute, which is what retries take, are over at once. */
export function hurriedClock(): HurriedClock {
  const waits: number[] = [];
  return {
    waits,
    now: systemClock.now,
    async sleep(ms, { signal }) {
      if (ms > 60_000) return systemClock.sleep(ms, { signal });
      signal.throwIfAborted();
      waits.push(ms);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
