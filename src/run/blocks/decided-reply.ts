import { parseDecision, reasonTemplate } from "../../facts/decision.js";
import type { CodeBlock } from "../../facts/block.js";
import type { RetryDecision } from "../../facts/reply.js";

/**
 * The decision that a reply begins with, and the blocks that follow it; null where there is none. It is the first block, of JSON
 * or of no named language and without a file's name, or the text itself where that begins with a brace.
 */
export function decisionIn(
  text: string,
  blocks: readonly CodeBlock[],
): {
  /** Null: the form was only repeated. */
  readonly decision: RetryDecision | null;
  readonly blocks: readonly CodeBlock[];
} | null {
  const [first, ...others] = blocks;
  if (first !== undefined && first.path === null && ["json", ""].includes(first.language)) {
    const decision = parseDecision(first.code);
    if (decision !== null) return { decision, blocks: others };
    // The form repeated is no decision, and no code either.
    if (first.code.includes(reasonTemplate)) return { decision: null, blocks: others };
  }
  const decision = text.trimStart().startsWith("{") ? parseDecision(text) : null;
  return decision && { decision, blocks };
}
