import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../ports/clock.js";

export const systemClock: Clock = {
  now: () => Date.now(),
  async sleep(ms, { signal }) {
    try {
      await wait(ms, undefined, { signal });
    } catch (thrown) {
      throw signal.aborted ? signal.reason : thrown;
    }
  },
};
