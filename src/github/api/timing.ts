/** Time limits for GitHub, in milliseconds. */
export interface Timing {
  /** The time limit of one request, until the last byte of its answer. */
  readonly requestTimeoutMs: number;
  /** The time limit of one call with all its retries and waits. */
  readonly callDeadlineMs: number;
  /** The wait before the first retry. The second wait is four times as long, the third nine times, and so on. */
  readonly retryBaseMs: number;
  /** The time for the waits of all calls together. When it is used up, each call is sent only once. */
  readonly patienceMs: number;
  /** The longest wait for a rate limit. If GitHub asks for a longer one, the call fails at once. */
  readonly longestWaitMs: number;
  /**
   * Whether to wait a second between writes, as GitHub asks. Between writes that notify people, it waits three seconds.
   */
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

/** Times for a server on this machine. Only GitHub asks its clients for pauses. */
export const nearTiming: Partial<Timing> = { retryBaseMs: 100, isPaced: false };
