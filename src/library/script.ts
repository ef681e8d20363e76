import type { RetryDecision } from "../facts/reply.js";
import type { Writer } from "../ports/writer.js";
import { systemClock } from "../process/system-clock.js";
import { parseScript } from "../writers/scripted/script.js";
import { createScriptedWriter } from "../writers/scripted/scripted-writer.js";

/** One answer of a script: a `reply` with code, or a `decision` about a retry. */
export type ScriptTurn = ({ readonly reply: string } | { readonly decision: RetryDecision }) & {
  /** The tokens that agent-exec counts for this turn. By default there is none. */
  readonly usage?: { readonly inputTokens: number; readonly outputTokens: number };
  /** The wait before this turn: `500ms`, `2s`, or a number of seconds. By default there is none. */
  readonly delay?: string | number;
  /** Makes the turn fail in the way a model server can fail. */
  readonly fault?: "http-500" | "http-429" | "cut" | "stall" | "garbage" | "length" | "refusal";
};

/**
 * A writer that gives these answers in order, for tests and for runs without a model. A string is a `reply` in
 * Markdown. Each run needs its own script. If the script has no turn left, the run ends with the code
 * `script-exhausted`.
 * @throws AgentExecError `settings-invalid` that names every wrong entry.
 */
export function script(turns: readonly (string | ScriptTurn)[]): Writer {
  const whole = turns.map((turn) => (typeof turn === "string" ? { reply: turn } : turn));
  const parsed = parseScript(JSON.stringify({ turns: whole }), "given to script()");
  return createScriptedWriter(parsed, { clock: systemClock });
}
