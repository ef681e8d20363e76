/** Time. It is a port, so that a test can control it. */
export interface Clock {
  /** Milliseconds since 1970. The time never jumps while a process runs. */
  now(): number;
  /** Resolves after `ms` milliseconds. If the signal fires first, rejects with its reason. */
  sleep(ms: number, options: { readonly signal: AbortSignal }): Promise<void>;
}
