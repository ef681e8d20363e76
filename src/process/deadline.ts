/**
 * A signal that fires after `ms`. Unlike the timer of `AbortSignal.timeout`, this timer keeps the process alive: what it
 * limits may wait for nothing that Node knows. Disposing stops the timer.
 */
export function deadlineAfter(ms: number): { readonly signal: AbortSignal } & Disposable {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ms);
  return { signal: late.signal, [Symbol.dispose]: () => clearTimeout(timer) };
}
