import { outcomes } from "../facts/outcomes.js";
import { listenForStopSignals } from "../process/stop-signals.js";
import { printError } from "./print.js";

/** Does work that the user can stop. Resolves with an exit code. @param lost words after "stopped" about the results */
export async function stoppable(
  lost: string,
  work: (signal: AbortSignal) => Promise<number>,
): Promise<number> {
  using stop = listenForStopSignals();
  try {
    return await work(stop.signal);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    printError(`agent-exec: stopped${lost}\n`);
    return outcomes.cancelled.exitCode;
  }
}
