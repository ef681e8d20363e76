/** Time. It is a port, so that a test can control it. */
export interface Clock {
  /** The wall clock in milliseconds since 1970. */
  now(): number;
  /** Resolves after `ms` milliseconds. If the signal fires first, rejects with its reason. */
  sleep(ms: number, options: { readonly signal: AbortSignal }): Promise<void>;
}
