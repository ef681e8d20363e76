/**
 * Asks whether a call may wait this long before a retry. If so, the wait reduces the time that is left for all calls.
 */
export type Patience = (waitMs: number) => boolean;

/** @param totalMs the time for all waits together. Waits at the same time count once. */
export function patienceOf(totalMs: number, now: () => number = () => performance.now()): Patience {
  let leftMs = totalMs;
  let waitingUntil = -Infinity;
  return (waitMs) => {
    const end = now() + waitMs;
    const costMs = Math.max(0, end - Math.max(now(), waitingUntil));
    if (costMs > leftMs) return false;
    leftMs -= costMs;
    waitingUntil = Math.max(waitingUntil, end);
    return true;
  };
}
