import { outcomes } from "../facts/outcomes.js";
import { listenForStopSignals } from "../process/stop-signals.js";
import { printError } from "./print.js";

/**
 * Does work that the user can stop. Resolves with its exit code, or with the one for stopped work.
 * @param lost the words after "stopped" that say what became of the work
 */
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
