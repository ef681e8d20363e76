import { parseDecision, reasonTemplate } from "../../facts/decision.js";
import type { CodeBlock } from "../../facts/block.js";
import type { RetryDecision } from "../../facts/reply.js";

/**
 * The decision at the beginning of a reply, and the blocks after it. Null if there is no decision. The first block is
 * the decision if it is JSON, or has no language and no file name. If the text begins with a brace, the text is the
 * decision.
 */
export function decisionIn(
  text: string,
  blocks: readonly CodeBlock[],
): { readonly decision: RetryDecision | null; readonly blocks: readonly CodeBlock[] } | null {
  const [first, ...others] = blocks;
  if (first !== undefined && first.path === null && ["json", ""].includes(first.language)) {
    const decision = parseDecision(first.code);
    if (decision !== null) return { decision, blocks: others };
    // A repeated example is neither a decision nor code.
    if (first.code.includes(reasonTemplate)) return { decision: null, blocks: others };
  }
  const decision = text.trimStart().startsWith("{") ? parseDecision(text) : null;
  return decision && { decision, blocks };
}
