/** What `promise` comes to, or the signal's reason as soon as it fires; `promise` itself goes on. */
export async function untilAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const settled = new AbortController();
  const aborted = new Promise<never>((_resolve, reject) => {
    const onAbort = (): void => reject(signal.reason as Error);
    if (signal.aborted) onAbort();
    else signal.addEventListener("abort", onAbort, { once: true, signal: settled.signal });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    settled.abort();
  }
}
