import { constants } from "node:os";

export interface StopSignals extends Disposable {
  /** Fires at the first SIGINT or SIGTERM, with an Error that names it. */
  readonly signal: AbortSignal;
}

/**
 * Listens for SIGINT and SIGTERM: the first one stops the run in good order, a second SIGINT ends the process at
 * once (its container then ends with it), after `onForced`. Disposing listens no longer.
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
  process.on("SIGINT", stop).on("SIGTERM", stop);
  return {
    signal: controller.signal,
    [Symbol.dispose]: () => void process.off("SIGINT", stop).off("SIGTERM", stop),
  };
}
