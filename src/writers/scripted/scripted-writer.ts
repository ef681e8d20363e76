import { AgentExecError } from "../../errors.js";
import type { Clock } from "../../ports/clock.js";
import {
  NoDecisionError,
  WriterUnavailableError,
  type WriteOptions,
  type Writer,
} from "../../ports/writer.js";
import type { Finish, Usage } from "../../facts/reply.js";
import { formatDuration, parseDurationMs } from "../../format/duration.js";
import type { Fault, Script, Turn } from "./script.js";

export interface ScriptedWriterOptions {
  readonly clock: Clock;
  /** How long a turn with the fault `stall` is silent before it fails, in milliseconds. Default: 2 minutes. */
  readonly stallTimeoutMs?: number;
  /** How many turns of each kind an earlier process has already used. Default: none. */
  readonly taken?: { readonly replies: number; readonly decisions: number };
}

/**
 * A writer that follows its script: each `write` takes the next `reply`, each `decide` the next `decision`. A call uses
 * its turn when it begins, even if it then fails or is aborted. A call whose signal has already fired uses no turn.
 * `onText` gets the reply line by line.
 * @throws AgentExecError `script-exhausted` from `write` and `decide` if no turn of that kind is left;
 * WriterUnavailableError for faults after which a real model client gives up; on abort the signal's reason.
 */
export function createScriptedWriter(script: Script, options: ScriptedWriterOptions): Writer {
  const replies = queue(script, "reply", options, options.taken?.replies);
  const decisions = queue(script, "decision", options, options.taken?.decisions);
  return {
    name: "script",
    // If the script has decisions, only `decide` may ask for them.
    decidesApart: script.turns.some(({ decision }) => decision !== undefined),
    async write(_messages, call) {
      const { value: text, finish, usage } = await replies(call);
      for (const line of text.match(/[^\n]+\n?|\n/g) ?? []) call.onText?.(line);
      return { text, thought: null, finish, usage };
    },
    async decide(_messages, { signal }) {
      const { value: decision, finish, usage } = await decisions({ signal });
      if (finish !== "stop") throw noDecision(finish, usage);
      return { decision, usage };
    },
  };
}

/** Returns a function that takes the next turn of one kind and performs it. */
function queue<K extends "reply" | "decision">(
  script: Script,
  kind: K,
  options: ScriptedWriterOptions,
  before = 0,
) {
  const turns = script.turns.filter((turn) => turn[kind] !== undefined);
  let taken = before;
  return async (call: WriteOptions) => {
    call.signal.throwIfAborted();
    const turn = turns[taken];
    taken += 1;
    if (turn === undefined) throw exhausted(kind, turns.length, taken);
    const delayMs = parseDurationMs(turn.delay ?? 0) ?? 0;
    if (delayMs > 0) await options.clock.sleep(delayMs, { signal: call.signal });
    const finish = await perform(turn.fault, turn.reply ?? "", call, options);
    const { inputTokens, outputTokens } = turn.usage ?? { inputTokens: 0, outputTokens: 0 };
    const usage = { calls: 1, inputTokens, outputTokens, costUsd: null };
    return { value: turn[kind] as NonNullable<Turn[K]>, finish, usage };
  };
}

function exhausted(kind: string, has: number, asked: number): AgentExecError {
  const several = `${has === 0 ? "no" : has} ${kind === "reply" ? "replies" : "decisions"}`;
  const message = `The script has ${has === 1 ? `1 ${kind}` : several}, but the run asked for ${kind} ${asked}.`;
  return new AgentExecError("script-exhausted", message, {
    nextStep:
      kind === "reply"
        ? "Add a turn with a `reply` to the script. In step-by-step work, the last reply must be text without code."
        : `Add a turn with a \`${kind}\` to the script, or lower \`max-retries\` so that the run ends earlier.`,
  });
}

/** Performs the fault. Returns how the reply finished, or throws the error of a writer that gave up. */
async function perform(
  fault: Fault | undefined,
  text: string,
  { signal, onText }: WriteOptions,
  { clock, stallTimeoutMs = 120_000 }: ScriptedWriterOptions,
): Promise<Finish> {
  switch (fault) {
    case undefined:
      return "stop";
    case "length":
    case "refusal":
      return fault;
    case "cut":
      onText?.(text.slice(0, Math.ceil(text.length / 2)));
      throw lost("The connection to the model server broke in the middle of the reply.");
    case "stall":
      await clock.sleep(stallTimeoutMs, { signal });
      throw lost(`The model server sent nothing for ${formatDuration(stallTimeoutMs)}.`);
    case "http-500":
      throw lost("The model server answered 500 (Internal Server Error).");
    case "http-429":
      throw lost("The model server answered 429 (Too Many Requests).");
    case "garbage":
      throw lost("The model server's answer is not a reply of a model.");
  }
}

/** The message names the script, so that nobody looks for a fault in a server. */
function lost(message: string): WriterUnavailableError {
  return new WriterUnavailableError(
    `${message} (The \`script\` file simulates this fault.)`,
    "If you do not want this fault, remove `fault` from this turn in the script.",
  );
}

function noDecision(finish: Finish, usage: Usage): NoDecisionError {
  const what = finish === "length" ? "reached its length limit" : "was refused";
  const why = `The decision ${what}. (The \`script\` file simulates this fault.)`;
  return new NoDecisionError(`agent-exec asked twice, and the model gave no usable decision. ${why}`, usage);
}
