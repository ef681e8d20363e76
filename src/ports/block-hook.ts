import type { CodeBlock } from "../facts/block.js";

/**
 * Asks the user's command or function whether a block may run. Null: it may. Otherwise the words say why not. If the
 * command cannot answer, the block is refused. On abort: the signal's reason.
 */
export type BlockHook = (
  block: CodeBlock,
  options: { readonly signal: AbortSignal },
) => Promise<string | null>;
