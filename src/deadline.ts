/**
 * A signal that fires after `ms` with a `TimeoutError`. Unlike the timer of `AbortSignal.timeout`, this timer keeps the
 * process alive, because what it limits may wait for nothing that Node knows. It also fires if only
 * `AbortSignal.any` holds the signal: Node 20 can collect a timeout's signal there. Disposing stops the timer.
 */
export function deadlineAfter(ms: number): { readonly signal: AbortSignal } & Disposable {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new DOMException(`The operation took longer than ${ms} ms`, "TimeoutError")),
    ms,
  );
  return { signal: late.signal, [Symbol.dispose]: () => clearTimeout(timer) };
}
