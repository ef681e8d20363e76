import type { CodeBlock } from "../../facts/block.js";
import { isNameFor } from "./block-path.js";

/** Whether a block without a name is taken for the file that the task asks for: the first in its language, in a reply that names no such file. */
export function isFileAskedFor(
  block: CodeBlock,
  blocks: readonly CodeBlock[],
  path: string | null,
): path is string {
  if (path === null || block.path !== null) return false;
  const own = blocks.filter((each) => isNameFor(each.language, path));
  return own[0] === block && own.every((each) => each.path === null);
}
