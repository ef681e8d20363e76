import { realpathSync } from "node:fs";
import { dirname } from "node:path";
import { AgentExecError, messageOf, toAgentExecError, ownModules } from "../errors.js";
import { truncateEnd } from "../format/truncate.js";

/** What ends in good order after a word to stop takes a few seconds; a job must not wait for one that never does. */
const inGoodOrderMs = 10_000;

const heard = new AbortController();
const late = new AbortController();

/** What came of an error that nobody caught in this process: a run that knew nothing of it would end as if by its code. */
interface Uncaught {
  /** Fires at the first one, with an AgentExecError that says whose it is. Where no door listens, never. */
  readonly signal: AbortSignal;
  /** Fires 10 s later with the same: what waits for something by then may wait for it for ever. */
  readonly late: AbortSignal;
  /** Whether people were told of it, by the run that ended with it. */
  isTold: boolean;
}

export const uncaught: Uncaught = { signal: heard.signal, late: late.signal, isTold: false };

/** Where our own code lies. */
let ours = "";

/** From now on such an error ends nothing by itself. To be called by what then ends the process. */
export function hearUncaught(): void {
  ours = dirname(realpathSync(process.argv[1] ?? process.execPath));
  process.on("uncaughtException", hear).on("unhandledRejection", hear);
}

/** @param thrown anything: nobody knows who threw it */
export function hear(thrown: unknown): void {
  if (heard.signal.aborted) return;
  const error = inWords(thrown);
  // It also keeps a process that has nothing else to wait for.
  setTimeout(() => late.abort(error), inGoodOrderMs);
  heard.abort(error);
}

/** Code of a person's own is the one to look at, unless the stack begins in ours. */
function inWords(thrown: unknown): AgentExecError {
  const place = placeOf(thrown);
  const [module] = ownModules;
  if (module === undefined || place?.includes(ours) === true) return toAgentExecError(thrown);
  const said = truncateEnd(messageOf(thrown), 1000);
  const where = place === null ? "" : ` (${place})`;
  return new AgentExecError(
    "session-lost",
    `The executor module ${module} threw outside of a call: ${said}${where}`,
    {
      nextStep:
        "Make the module catch errors of its timers, event listeners and promises, and reject the waiting call.",
      cause: thrown,
    },
  );
}

/** The first file that the stack names: `at Timeout._onTimeout (file:///ci/mine.mjs:3:40)`; null where it names none. */
function placeOf(thrown: unknown): string | null {
  if (!(thrown instanceof Error) || typeof thrown.stack !== "string") return null;
  const lines = thrown.stack.slice(0, 20_000).split("\n");
  const frames = lines.map((line) => line.trim()).filter((line) => line.startsWith("at "));
  const frame = frames.find((each) => each.includes("/") && !each.includes("node:"));
  return frame === undefined ? null : truncateEnd(frame, 300);
}
