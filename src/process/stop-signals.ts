import { constants } from "node:os";
import { uncaught } from "./uncaught.js";

const names = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Listens for SIGINT, SIGTERM and SIGHUP (a closed terminal). The first one ends the run properly. A second SIGINT
 * calls `onForced` and ends the process at once; its container then ends too. Disposing stops listening. `signal` fires
 * with an error that names the signal, or with an uncaught error.
 */
export function listenForStopSignals(onForced?: () => void): Disposable & { readonly signal: AbortSignal } {
  const controller = new AbortController();
  const stop = (name: NodeJS.Signals): void => {
    if (controller.signal.aborted && name === "SIGINT") {
      onForced?.();
      process.exit(128 + constants.signals[name]);
    }
    controller.abort(new Error(`The run was stopped by ${name}.`));
  };
  for (const name of names) process.on(name, stop);
  return {
    signal: AbortSignal.any([controller.signal, uncaught.signal]),
    [Symbol.dispose]: () => names.forEach((name) => process.off(name, stop)),
  };
}

/** A proper end takes a few seconds, including three for saving the code's files. */
const inGoodOrderMs = 15_000;

/** Whether a part of the run never ended. After everything else is done, nobody waits for it. */
export const abandoned = { isThere: false };

/** Fires 15 s after another signal. A part that has not ended by then may never end. Disposing stops the timer. */
export function stuckAfter(signal: AbortSignal): { readonly signal: AbortSignal } & Disposable {
  const stuck = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const count = (): void => {
    timer = setTimeout(() => {
      abandoned.isThere = true;
      stuck.abort(new Error("A part of the run did not stop within 15 s."));
    }, inGoodOrderMs);
  };
  if (signal.aborted) count();
  else signal.addEventListener("abort", count, { once: true });
  return {
    signal: stuck.signal,
    [Symbol.dispose]: () => {
      signal.removeEventListener("abort", count);
      clearTimeout(timer);
    },
  };
}
