import { setMaxListeners } from "node:events";

/**
 * For a signal of the caller's or a container's, which many sessions, blocks and processes may share: each listens to it
 * more than once, and all of them let go of it again. Node would take eleven at a time for a leak and say so on standard error.
 */
export function mayBeShared(signal: AbortSignal): void {
  setMaxListeners(0, signal);
}
