import type { CodeBlock } from "../../facts/block.js";
import type { Execution } from "../../facts/execution.js";
import { findPathFault } from "../../files/path-fault.js";

export interface NamedBlock extends CodeBlock {
  readonly path: string;
}

export function isNamed(block: CodeBlock): block is NamedBlock {
  return block.path !== null;
}

/** Whether to save a block as a file: it has a file name, and did not run because of its language. */
export function isToBeSaved(block: CodeBlock, { notRun }: Execution): block is NamedBlock {
  return notRun === "language" && isNamed(block) && findPathFault(block.path) === null;
}
