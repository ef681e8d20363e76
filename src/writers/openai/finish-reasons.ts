import type { Finish } from "../../facts/reply.js";

/** `error`: the server gave up. `call`: it ended with a tool call. */
export type FinishMeaning = Finish | "error" | "call";

/** First match wins; in lower case. Servers name the same ends in many ways. */
const meanings: readonly (readonly [RegExp, FinishMeaning])[] = [
  [/error|fail|abort|cancel|timeout|insufficient|overload/, "error"],
  [/call|tool/, "call"],
  [/filter|safety|refus|block|prohibit|recitation|spii|sensitive|guardrail|policy/, "refusal"],
  [/max|length|limit|trunc|incomplete|context/, "length"],
];

/**
 * What a server means by its finish reason: `end_turn`, `eos` and `STOP` are a stop, `MAX_TOKENS` and `model_length` a length.
 * A reason that nobody knows is a stop: the blocks themselves show if the reply was cut.
 */
export function meaningOfFinish(reason: string): FinishMeaning {
  const words = reason.toLowerCase();
  return meanings.find(([pattern]) => pattern.test(words))?.[1] ?? "stop";
}
