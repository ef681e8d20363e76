import { blockOf, type CodeBlock } from "../../facts/block.js";
import type { Policy } from "../../facts/events.js";
import { type Execution, refusedExecution } from "../../facts/execution.js";
import { pathWord } from "../../format/shell-word.js";
import type { RunQuietly } from "./edits/sandbox-files.js";
import { holdsReplacements } from "./edits/replacement-text.js";
import { isEdit, isMeantAsEdit } from "./edits/is-edit.js";
import { isNamed, isToBeSaved, type NamedBlock } from "./saved-block.js";

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
  const savesNamed = policy.savesNamed === true && isNamed(given);
  if (block.code.trim() === "" && !savesNamed) return refusedExecution("empty", "the block is empty");
  if (policy.runsNothing === true)
    return refusedExecution("nothing-runs", "the executor `none` runs nothing");
  const runQuietly: RunQuietly = (each) => run(each, { isQuiet: true });
  const apply = async (): Promise<Execution> => {
    const { applyEdit } = await import("./edits/edit-block.js");
    return applyEdit(block, runQuietly);
  };
  const save = async (named: NamedBlock, why: string): Promise<Execution> => {
    const { saveBlock } = await import("./edits/edit-block.js");
    return saveBlock(named, { run: runQuietly, why });
  };
  if (policy.hasWriter && isEdit(block)) return apply();
  if (savesNamed) {
    // A text with parts of an edit is a faulty edit, and would damage the file.
    return holdsReplacements(given.code)
      ? apply()
      : save(given, "in a run with given files, a block with a file name is only saved");
  }
  const execution = await run(block);
  if (policy.hasWriter && isMeantAsEdit(block, execution)) return apply();
  return isToBeSaved(block, execution)
    ? save(block, "the block has a file name, and files in this language are only saved here")
    : execution;
}

/** Gives a block without a name the name of the file that the task asks for, unless this file exists. */
async function named(block: CodeBlock, { run, policy, askedFor }: Running): Promise<CodeBlock> {
  if (askedFor === undefined || !policy.hasWriter || policy.runsNothing === true || block.code.trim() === "")
    return block;
  const code = `test ! -e ${pathWord(askedFor)}\n`;
  const look = await run(blockOf({ language: "sh", path: null, code }), { isQuiet: true });
  return look.exitCode === 0 ? { ...block, path: askedFor } : block;
}
