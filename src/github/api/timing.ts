/** Time limits for GitHub, in milliseconds. */
export interface Timing {
  /** One request, until the last byte of its answer. */
  readonly requestTimeoutMs: number;
  /** One call with all its retries and waits. */
  readonly callDeadlineMs: number;
  /** The wait before the first retry; the second takes four times, the third nine times as long, and so on. */
  readonly retryBaseMs: number;
  /** The waits before the retries of all calls together. When they are used up, each call is sent once. */
  readonly patienceMs: number;
  /** The longest wait accepted for a rate limit; a longer one fails the call at once. */
  readonly longestWaitMs: number;
  /** Whether to wait a second between writes, and three between those that notify people, as GitHub asks. */
  readonly isPaced: boolean;
}

export const defaultTiming: Timing = {
  requestTimeoutMs: 10_000,
  callDeadlineMs: 120_000,
  retryBaseMs: 1000,
  patienceMs: 60_000,
  longestWaitMs: 60_000,
  isPaced: true,
};

/** For a server on this machine: only GitHub asks its clients for pauses. */
export const nearTiming: Partial<Timing> = { retryBaseMs: 100, isPaced: false };
