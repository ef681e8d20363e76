import { realpathSync } from "node:fs";
import { dirname } from "node:path";
import { AgentExecError, messageOf, toAgentExecError, ownModules } from "../errors.js";
import { truncateEnd } from "../format/truncate.js";

/** A proper end takes a few seconds. A job must not wait longer. */
const inGoodOrderMs = 10_000;

const heard = new AbortController();
const late = new AbortController();

/** The first uncaught error of this process. If it were ignored, the run would end as if its code had failed. */
export const uncaught = {
  /** Fires with an AgentExecError that names the origin. Never fires if no entry point listens. */
  signal: heard.signal,
  /** Fires 10 s later with the same error, because a part that still waits may wait for ever. */
  late: late.signal,
  /** Whether the run that ended because of this error has reported it. */
  isTold: false,
};

/** The folder of agent-exec's own code. */
let ours = "";

/** From this call on, an uncaught error does not end the process. The caller must end it. */
export function hearUncaught(): void {
  ours = dirname(realpathSync(process.argv[1] ?? process.execPath));
  process.on("uncaughtException", hear).on("unhandledRejection", hear);
}

/** @param thrown any thrown value */
export function hear(thrown: unknown): void {
  if (heard.signal.aborted) return;
  const error = inWords(thrown);
  // The timer also keeps an idle process alive.
  setTimeout(() => late.abort(error), inGoodOrderMs);
  heard.abort(error);
}

/** Turns a thrown value into an error that blames the user's module, unless the stack begins in agent-exec. */
function inWords(thrown: unknown): AgentExecError {
  const place = placeOf(thrown);
  const [module] = ownModules;
  if (module === undefined || place?.includes(ours) === true) return toAgentExecError(thrown);
  const said = truncateEnd(messageOf(thrown), 1000);
  const where = place === null ? "" : ` (${place})`;
  const message = `The executor module ${module} threw an error outside of a method call: ${said}${where}`;
  return new AgentExecError("session-lost", message, {
    nextStep:
      "Change the module: catch the errors of timers, event listeners and promises, and let the method that agent-exec called reject with these errors.",
    cause: thrown,
  });
}

/** The first file in the stack, as in `at Timeout._onTimeout (file:///ci/mine.mjs:3:40)`. Null if there is none. */
function placeOf(thrown: unknown): string | null {
  if (!(thrown instanceof Error) || typeof thrown.stack !== "string") return null;
  const lines = thrown.stack.slice(0, 20_000).split("\n");
  const frames = lines.map((line) => line.trim()).filter((line) => line.startsWith("at "));
  const frame = frames.find((each) => each.includes("/") && !each.includes("node:"));
  return frame === undefined ? null : truncateEnd(frame, 300);
}
