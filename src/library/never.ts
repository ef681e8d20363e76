/** A signal that never fires. */
export function never(): AbortSignal {
  return new AbortController().signal;
}
