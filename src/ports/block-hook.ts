import type { CodeBlock } from "../facts/block.js";

/**
 * Asks the user's command or function whether a block may run. Null: it may. A text says why it may not. If the command
 * fails, the block is refused. If the signal aborts, the error is the signal's reason.
 */
export type BlockHook = (
  block: CodeBlock,
  options: { readonly signal: AbortSignal },
) => Promise<string | null>;
