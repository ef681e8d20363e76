import { setMaxListeners } from "node:events";

/**
 * Call it for a signal that many sessions, blocks and processes share. Each of them adds listeners and removes them
 * again. Node takes more than ten at a time for a leak, and prints a warning.
 */
export function mayBeShared(signal: AbortSignal): void {
  setMaxListeners(0, signal);
}
