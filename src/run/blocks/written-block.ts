import { blockOf, type CodeBlock } from "../../facts/block.js";
import type { Policy } from "../../facts/events.js";
import { type Execution, refusedExecution } from "../../facts/execution.js";
import { pathWord } from "../../format/shell-word.js";
import { findPathFault } from "../../files/path-fault.js";
import { fileAskedFor } from "../state/asked-file.js";
import { isNameFor } from "./block-path.js";
import { isApplyPatch } from "./edits/apply-patch.js";
import type { NamedBlock } from "./edits/edit-block.js";
import type { RunQuietly } from "./edits/sandbox-files.js";
import { holdsReplacements, isReplacements } from "./edits/replacement-text.js";

export interface Running {
  readonly run: (block: CodeBlock, options?: { readonly isQuiet: boolean }) => Promise<Execution>;
  readonly policy: Policy;
  /** The text of the task, which may ask for a file. */
  readonly task: string;
  /** All blocks of the reply. */
  readonly blocks: readonly CodeBlock[];
}

const isNamed = (block: CodeBlock): block is NamedBlock => block.path !== null;

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
  const apply = async () => (await import("./edits/edit-block.js")).applyEdit(block, runQuietly);
  const save = async (named: NamedBlock, why: string) =>
    (await import("./edits/edit-block.js")).saveBlock(named, { run: runQuietly, why });
  if (policy.hasWriter && isEdit(block)) return apply();
  // A text with parts of an edit is a faulty edit, and would damage the file.
  if (savesNamed && holdsReplacements(given.code)) return apply();
  if (savesNamed) return save(given, "in a run with given files, a block with a file name is only saved");
  const execution = await run(block);
  const { notRun } = execution;
  const isUnknown = notRun === "language" || notRun === "no-program";
  // Probably meant as an edit. So the model is told what is wrong with it.
  if (policy.hasWriter && isUnknown && holdsReplacements(block.code)) return apply();
  return notRun === "language" && isNamed(block) && findPathFault(block.path) === null
    ? save(block, "the block has a file name, and files in this language are only saved here")
    : execution;
}

/** Whether a block is an edit of files, whatever its language. A diff to be saved as a file is not an edit. */
export function isEdit({ language, path, code }: CodeBlock): boolean {
  const isFile = path !== null && /\.(?:diff|patch)$/.test(path);
  return isApplyPatch(code) || isReplacements(code) || (["diff", "patch"].includes(language) && !isFile);
}

/** Gives a block without a name the name of the file that the task asks for, unless this file exists. */
async function named(block: CodeBlock, { run, policy, task, blocks }: Running): Promise<CodeBlock> {
  if (!policy.hasWriter || policy.runsNothing === true || block.code.trim() === "") return block;
  const path = fileAskedFor(task);
  if (!isFileAskedFor(block, blocks, path)) return block;
  const code = `test ! -e ${pathWord(path)}\n`;
  const look = await run(blockOf({ language: "sh", path: null, code }), { isQuiet: true });
  return look.exitCode === 0 ? { ...block, path } : block;
}

/** Whether the block is the reply's first one in the file's language, and no such block has a name. */
export function isFileAskedFor(
  block: CodeBlock,
  blocks: readonly CodeBlock[],
  path: string | null,
): path is string {
  if (path === null || block.path !== null) return false;
  const own = blocks.filter((each) => isNameFor(each.language, path));
  return own[0] === block && own.every((each) => each.path === null);
}
