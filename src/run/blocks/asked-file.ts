import type { CodeBlock } from "../../facts/block.js";
import { isNameFor } from "./block-path.js";

/**
 * Whether to save a block without a name as the file that the task asks for. It must be the reply's first block in the
 * file's language, and no other block may have that name.
 */
export function isFileAskedFor(
  block: CodeBlock,
  blocks: readonly CodeBlock[],
  path: string | null,
): path is string {
  if (path === null || block.path !== null) return false;
  const own = blocks.filter((each) => isNameFor(each.language, path));
  return own[0] === block && own.every((each) => each.path === null);
}
