import { raceSignal } from "race-signal";
import { messageOf } from "../errors.js";
import type { BlockHook } from "../ports/block-hook.js";
import type { CodeBlock } from "../facts/block.js";
import { commandHook, refusedWith } from "../process/block-hook.js";
import { readEnvironment } from "../process/env.js";

/**
 * Asked before each block that the writer wrote, edits and files to be saved among them, and about no verification:
 * nothing, or null, lets it run; words refuse it, and so do an error and any other answer. The writer is told the first
 * 300 characters. It may take as long as the run may, to ask a person; `signal` fires when the run is stopped.
 */
export type OwnBlockHook = (
  block: CodeBlock,
  options: { readonly signal: AbortSignal },
) => string | null | void | Promise<string | null | void>;

/** A command of a person's own, or a function of theirs, as the run asks it. */
export function completeHook(own: string | OwnBlockHook): BlockHook {
  if (typeof own === "string") return commandHook(own, readEnvironment());
  return async (block, { signal }) => {
    signal.throwIfAborted();
    // A copy: what is asked about is what runs.
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
