import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../ports/clock.js";

/** When this process began, on the machine's clock. */
const begin = Date.now() - performance.now();

export const systemClock: Clock = {
  // Durations and deadlines must not change if somebody sets the machine's clock while agent-exec runs.
  now: () => Math.round(begin + performance.now()),
  async sleep(ms, { signal }) {
    try {
      await wait(ms, undefined, { signal });
    } catch (thrown) {
      throw signal.aborted ? signal.reason : thrown;
    }
  },
};
