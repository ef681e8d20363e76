import type { CodeBlock } from "../../facts/block.js";
import { isNameFor } from "./block-path.js";

/**
 * Whether a block without a name becomes the file that the task asks for: the first block in the file's language, if no
 * block of the reply has that name.
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
