import type { CodeBlock } from "../facts/block.js";

/**
 * Asks what a person put before the blocks whether one may run: null, or the words with which it is refused. Whoever cannot be
 * asked refuses. On abort: the signal's reason.
 */
export type BlockHook = (
  block: CodeBlock,
  options: { readonly signal: AbortSignal },
) => Promise<string | null>;
