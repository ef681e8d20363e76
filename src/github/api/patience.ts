/** Whether a call may wait so long before it is sent again. True: the wait is taken from what is left for all calls. */
export type Patience = (waitMs: number) => boolean;

/** @param totalMs for all waits together. What calls wait at the same time counts once. */
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
