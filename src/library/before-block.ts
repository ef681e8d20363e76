import { raceSignal } from "race-signal";
import { messageOf } from "../errors.js";
import type { BlockHook } from "../ports/block-hook.js";
import type { CodeBlock } from "../facts/block.js";
import { commandHook, refusedWith } from "../process/block-hook.js";
import { readEnvironment } from "../process/env.js";

/**
 * Called before each block of the writer, including edits and files to save. It is not called before verifications. If
 * it returns nothing or null, the block runs. A text, an error or any other value refuses the block, and the writer
 * gets the first 300 characters. The only time limit of the function is the run's. `signal` fires when the run is
 * stopped.
 */
export type OwnBlockHook = (
  block: CodeBlock,
  options: { readonly signal: AbortSignal },
) => string | null | void | Promise<string | null | void>;

/** Wraps the user's command or function for the run. */
export function completeHook(own: string | OwnBlockHook): BlockHook {
  if (typeof own === "string") return commandHook(own, readEnvironment());
  return async (block, { signal }) => {
    signal.throwIfAborted();
    // A copy, so that the function cannot change the code that runs.
    const asked = (async (): Promise<unknown> => own({ ...block }, { signal }))();
    const refusal = asked.then(refusalIn, (error: unknown) => refusedWith(messageOf(error), "with an error"));
    return raceSignal(refusal, signal);
  };
}

function refusalIn(answer: unknown): string | null {
  if (answer === null || answer === undefined) return null;
  if (typeof answer === "string") return refusedWith(answer, "without a reason");
  return refusedWith(
    `it returned type ${typeof answer}, but a block runs only if the function returns null`,
    "",
  );
}
