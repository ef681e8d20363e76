import { parseDecision, reasonTemplate } from "../../facts/decision.js";
import type { CodeBlock } from "../../facts/block.js";
import type { RetryDecision } from "../../facts/reply.js";

/**
 * The decision at the beginning of a reply, and the blocks after it; null if there is none. The decision is the first
 * block, if that is JSON or names no language and has no file name, or the text itself if it begins with a brace.
 */
export function decisionIn(
  text: string,
  blocks: readonly CodeBlock[],
): {
  /** Null: the model only repeated the form. */
  readonly decision: RetryDecision | null;
  readonly blocks: readonly CodeBlock[];
} | null {
  const [first, ...others] = blocks;
  if (first !== undefined && first.path === null && ["json", ""].includes(first.language)) {
    const decision = parseDecision(first.code);
    if (decision !== null) return { decision, blocks: others };
    // A repeated form is neither a decision nor code.
    if (first.code.includes(reasonTemplate)) return { decision: null, blocks: others };
  }
  const decision = text.trimStart().startsWith("{") ? parseDecision(text) : null;
  return decision && { decision, blocks };
}
