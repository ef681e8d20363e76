import { constants } from "node:os";
import { uncaught } from "./uncaught.js";

const names = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

export interface StopSignals extends Disposable {
  /** Fires at the first SIGINT, SIGTERM or SIGHUP, with an Error that names it; at an error that nobody caught, with that. */
  readonly signal: AbortSignal;
}

/**
 * Listens for SIGINT, SIGTERM, and SIGHUP, which a terminal that is closed sends: the first one stops the run in good
 * order, a second SIGINT ends the process at once (its container then ends with it), after `onForced`. Disposing listens
 * no longer.
 */
export function listenForStopSignals(onForced?: () => void): StopSignals {
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

/** 15 s: what ends in good order takes a few, and saves what the code left for three of them. */
const inGoodOrderMs = 15_000;

/** Whether something was left behind that never ends: nobody waits for it once all else is done. */
export const abandoned = { isThere: false };

/** Fires 15 s after another signal did: what has not ended by then may wait for something for ever. Disposing counts no more. */
export function stuckAfter(signal: AbortSignal): { readonly signal: AbortSignal } & Disposable {
  const stuck = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const count = (): void => {
    timer = setTimeout(() => {
      abandoned.isThere = true;
      stuck.abort(new Error("A part of the run did not stop."));
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
