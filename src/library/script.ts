import type { RetryDecision } from "../facts/reply.js";
import type { Writer } from "../ports/writer.js";
import { systemClock } from "../process/system-clock.js";
import { parseScript } from "../writers/scripted/script.js";
import { createScriptedWriter } from "../writers/scripted/scripted-writer.js";

/** One answer of a script: a `reply` to a question for code, or a `decision` about a retry. */
export type ScriptTurn = ({ readonly reply: string } | { readonly decision: RetryDecision }) & {
  /** What the turn counts as. Default: no tokens. */
  readonly usage?: { readonly inputTokens: number; readonly outputTokens: number };
  /** What comes before it: `500ms`, `2s`; a bare number is seconds. Default: nothing. */
  readonly delay?: string | number;
  /** Lets it go wrong as a model server does. */
  readonly fault?: "http-500" | "http-429" | "cut" | "stall" | "garbage" | "length" | "refusal";
};

/**
 * A writer that says what stands here, in order, whatever it is asked: for tests, and for runs without a model. A
 * text is a `reply`, in Markdown. Each run needs a script of its own; one that has run out ends the run, with the code
 * `script-exhausted`.
 *
 * @throws AgentExecError `settings-invalid` that names every place that is wrong.
 */
export function script(turns: readonly (string | ScriptTurn)[]): Writer {
  const whole = turns.map((turn) => (typeof turn === "string" ? { reply: turn } : turn));
  const parsed = parseScript(JSON.stringify({ turns: whole }), "given to script()");
  return createScriptedWriter(parsed, { clock: systemClock });
}
