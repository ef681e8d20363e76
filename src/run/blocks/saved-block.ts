import { blockOf, type CodeBlock } from "../../facts/block.js";
import { type Execution, hasPassed } from "../../facts/execution.js";
import { foldersOf } from "../../files/paths.js";
import { findPathFault } from "../../files/path-fault.js";
import { pathWord } from "./edits/shell-words.js";

/**
 * Whether to save a block as a file because it did not run. It must have a file name, and its language cannot run here.
 */
export function isToBeSaved({ path }: CodeBlock, { notRun }: Execution): boolean {
  return notRun === "language" && path !== null && findPathFault(path) === null;
}

/**
 * A shell block that saves another block's text as a file, and creates folders if needed. If the name is a link, the
 * file replaces the link. The code may have changed the folders on the path, which is also possible when the code
 * itself writes.
 */
export function savingBlock({ path, code }: CodeBlock): CodeBlock {
  const end = endFor(code);
  const place = pathWord(path!);
  const folder = pathWord(foldersOf(path!).at(-1) ?? ".");
  return blockOf({
    language: "sh",
    path: null,
    code: `mkdir -p ${folder} && rm -f ${place} && cat >${place} <<'${end}'\n${code}${end}\n`,
  });
}

/** Converts the saving block's result to a result of the saved block. */
export function savedAs({ path }: CodeBlock, execution: Execution): Execution {
  if (!hasPassed(execution) || path === null) return execution;
  return {
    ...execution,
    file: path,
    saved: path,
    evidence: "the block has a file name, and files in this language are only saved here",
  };
}

function endFor(code: string): string {
  let end = "end_of_file";
  while (code.includes(end)) end += "_";
  return end;
}
