import type { Finish } from "../../facts/reply.js";

/** `error`: the server gave up. `call`: the reply ended with a tool call. */
export type FinishMeaning = Finish | "error" | "call";

/** Patterns for finish reasons, in lower case. The first match wins. Servers use many names for the same reason. */
const meanings: readonly (readonly [RegExp, FinishMeaning])[] = [
  [/error|fail|abort|cancel|timeout|insufficient|overload/, "error"],
  [/call|tool/, "call"],
  [/filter|safety|refus|block|prohibit|recitation|spii|sensitive|guardrail|policy/, "refusal"],
  [/max|length|limit|trunc|incomplete|context/, "length"],
];

/**
 * Reads a server's finish reason. `end_turn`, `eos` and `STOP` mean stop; `MAX_TOKENS` and `model_length` mean length.
 * An unknown reason means stop, because the blocks show whether the reply was cut.
 */
export function meaningOfFinish(reason: string): FinishMeaning {
  const words = reason.toLowerCase();
  return meanings.find(([pattern]) => pattern.test(words))?.[1] ?? "stop";
}
