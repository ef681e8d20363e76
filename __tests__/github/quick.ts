import type { Timing } from "../../src/github/api/timing.js";

/** Waits that a test can afford; each is changed by the test that is about it. */
export const quick: Partial<Timing> = {
  requestTimeoutMs: 5000,
  callDeadlineMs: 10_000,
  retryBaseMs: 1,
  longestWaitMs: 2000,
  isPaced: false,
};

/** Nobody's abort. */
export const calm = new AbortController().signal;
