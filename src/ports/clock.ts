/** Time, as a port so that a test can control it. */
export interface Clock {
  /** Wall clock, milliseconds since the epoch. */
  now(): number;
  /** Resolves after `ms` milliseconds. If the signal fires first, rejects with its reason. */
  sleep(ms: number, options: { readonly signal: AbortSignal }): Promise<void>;
}
