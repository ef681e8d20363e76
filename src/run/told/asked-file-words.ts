import type { CodeBlock } from "../../facts/block.js";
import type { Policy } from "../../facts/events.js";
import { type Execution, hasPassed } from "../../facts/execution.js";
import { codeSpan } from "../../markdown/fence.js";
import { outputText } from "../../output/output-lines.js";
import { fileAskedFor } from "../state/asked-file.js";
import type { Attempt } from "../state/state.js";
import { savedIsNotRun } from "./instructions.js";

/** A note that a block without a name became the file that the task asks for. "" if none did. */
export function askedForWords(block: CodeBlock | undefined, { file, saved }: Execution): string {
  if (block?.path !== null || file === null || file.startsWith("tmp_code_") || saved !== undefined) return "";
  return `\nThe block was saved as ${codeSpan(file)}, the file that the task asks for.`;
}

/** Error messages that mean that a verification misses a file. */
const missing =
  /No such file|No module named|Cannot find module|can't open file|ModuleNotFoundError|not found/;

/** A note that the file of the task is missing, if a verification needs it. "" otherwise. */
export function missingFileWords({ verifications, executions }: Attempt, task: string): string {
  const path = fileAskedFor(task);
  const isWritten = ({ file, edited = [] }: Execution) =>
    file === path || edited.some((each) => each.path === path);
  if (path === null || executions.some(isWritten)) return "";
  const stem = path.slice(path.lastIndexOf("/") + 1, path.lastIndexOf("."));
  const outputs = verifications.filter((each) => !hasPassed(each)).map(outputText);
  if (!outputs.some((output) => missing.test(output) && output.includes(stem))) return "";
  const language = path.endsWith(".py") ? "python" : path.slice(path.lastIndexOf(".") + 1);
  return `No file ${codeSpan(path)} was written. Put the file's name after the language: begin the block with \`\`\`${language} file=${path}`;
}

/** How to run a file, if the model's turn only saved files. "" otherwise. */
export function onlySavedWords({ executions }: Attempt, { savesNamed }: Policy): string {
  const isSaved = executions.length > 0 && executions.every(({ saved }) => saved !== undefined);
  return savesNamed === true && isSaved ? savedIsNotRun : "";
}
