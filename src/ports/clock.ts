/** Time, as a port so that a test can hold it still. */
export interface Clock {
  /** Wall clock, milliseconds since the epoch. */
  now(): number;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason when it fires first. */
  sleep(ms: number, options: { readonly signal: AbortSignal }): Promise<void>;
}
