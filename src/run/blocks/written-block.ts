import { blockOf, type CodeBlock } from "../../facts/block.js";
import type { Policy } from "../../facts/events.js";
import { type Execution, refusedExecution } from "../../facts/execution.js";
import { pathWord } from "./edits/shell-words.js";
import { isEdit, isMeantAsEdit } from "./edits/is-edit.js";
import { isToBeSaved, savedAs, savingBlock } from "./saved-block.js";

export interface Running {
  readonly run: (block: CodeBlock, options?: { readonly isQuiet: boolean }) => Promise<Execution>;
  readonly policy: Policy;
  /** The file that the task asks for. Present if a block without a name should become this file. */
  readonly askedFor?: string;
}

/**
 * Handles a block as its author meant it: applies an edit, runs code, or saves other text under its name. Documents
 * (`exec`) may show diffs to readers, so diffs in them are not applied.
 */
export async function performBlock(given: CodeBlock, running: Running): Promise<Execution> {
  const { run, policy } = running;
  const block = await named(given, running);
  if (block.leftAlone !== undefined)
    return refusedExecution(block.leftAlone.notRun, block.leftAlone.evidence);
  if (block.code.trim() === "") return refusedExecution("empty", "the block is empty");
  if (policy.runsNothing === true)
    return refusedExecution("nothing-runs", "the executor `none` runs nothing");
  const apply = async (): Promise<Execution> => {
    const { applyEdit } = await import("./edits/edit-block.js");
    return applyEdit(block, (each) => run(each, { isQuiet: true }));
  };
  if (policy.hasWriter && isEdit(block)) return apply();
  const execution = await run(block);
  if (policy.hasWriter && isMeantAsEdit(block, execution)) return apply();
  return isToBeSaved(block, execution) ? savedAs(block, await run(savingBlock(block))) : execution;
}

/**
 * Gives a block without a name the name of the file that the task asks for, unless this file exists already. So such a
 * block never replaces a file.
 */
async function named(block: CodeBlock, { run, policy, askedFor }: Running): Promise<CodeBlock> {
  if (askedFor === undefined || !policy.hasWriter || policy.runsNothing === true || block.code.trim() === "")
    return block;
  const code = `test ! -e ${pathWord(askedFor)}\n`;
  const look = await run(blockOf({ language: "sh", path: null, code }), {
    isQuiet: true,
  });
  return look.exitCode === 0 ? { ...block, path: askedFor } : block;
}
