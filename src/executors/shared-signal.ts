import { setMaxListeners } from "node:events";

/**
 * For a signal of the caller or a container that many sessions, blocks and processes share. Each of these users listens
 * several times, and all of them remove their listeners. Node would take eleven at a time for a leak and say so on
 * standard error.
 */
export function mayBeShared(signal: AbortSignal): void {
  setMaxListeners(0, signal);
}
