import { lstat, readFile, realpath } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { type Execution, hasPassed } from "../facts/execution.js";
import type { RunEvent } from "../facts/events.js";
import { count } from "../format/format.js";
import { replaceFile } from "../files/safe-changes.js";
import { documentBlocks } from "../run/blocks/document-blocks.js";
import { outputDifference, shownOutput } from "../run/documents/expected-output.js";
import { type NewOutput, updatedDocument } from "../run/documents/updated-document.js";

/**
 * Writes what the blocks printed into the `output` fences of their documents, where it differs. Returns a line about each
 * changed file, and about each that could not be changed.
 */
export async function updateOutputs(
  paths: readonly string[],
  events: readonly RunEvent[],
): Promise<{ readonly lines: readonly string[]; readonly hasFailed: boolean }> {
  const reply = events.findLast((event) => event.type === "reply");
  const executions = new Map<string, Execution>();
  for (const event of events) {
    const block = event.type === "execution" ? reply?.blocks[event.block] : undefined;
    if (event.type === "execution" && block !== undefined)
      executions.set(`${block.document}:${block.line}`, event);
  }
  const lines: string[] = [];
  let hasFailed = false;
  for (const path of paths) {
    const fault = await update(path, executions, (changed) =>
      lines.push(`updated ${count("output", changed)} in ${path}`),
    );
    if (fault === null) continue;
    hasFailed = true;
    lines.push(`${path} was not updated: ${fault}`);
  }
  return { lines, hasFailed };
}

const byteOrderMark = "\uFEFF";

/** Returns why a file could not be changed, as a part of a sentence; null if it is as it should be. */
async function update(
  path: string,
  executions: ReadonlyMap<string, Execution>,
  onUpdated: (outputs: number) => void,
): Promise<string | null> {
  const target = resolve(path);
  const stats = await lstat(target);
  const folder = dirname(target);
  if (!stats.isFile() || (await realpath(folder)) !== folder)
    return "agent-exec does not write through links";
  const bytes = await readFile(target);
  const whole = bytes.toString("utf8");
  const mark = whole.startsWith(byteOrderMark) ? byteOrderMark : "";
  const text = whole.slice(mark.length);
  const outputs = newOutputs({ name: path, text }, executions);
  if (typeof outputs === "string") return outputs;
  if (outputs.length === 0) return null;
  if (!Buffer.from(whole, "utf8").equals(bytes)) return "it is not UTF-8";
  const updated = updatedDocument(text, outputs);
  if (updated === null) return "the output would change how the rest of the file reads";
  if (!(await readFile(target)).equals(bytes)) return "it changed meanwhile";
  await replaceFile(folder, basename(target), mark + updated, stats.mode & 0o7777);
  onUpdated(outputs.length);
  return null;
}

function newOutputs(
  document: { readonly name: string; readonly text: string },
  executions: ReadonlyMap<string, Execution>,
): NewOutput[] | string {
  const { blocks } = documentBlocks([document]).extracted;
  const outputs: NewOutput[] = [];
  for (const { output, line, continues } of blocks) {
    const execution = executions.get(`${document.name}:${line}`);
    if (output === undefined || execution === undefined || !hasPassed(execution)) continue;
    const shown = continues === undefined ? output.text : `...\n${output.text}`;
    if (outputDifference(shown, execution) === null) continue;
    if (execution.stdout.truncated || execution.stderr.truncated)
      return `the output of the block on line ${line} is too long`;
    outputs.push({ line: output.line, text: shownOutput(execution) });
  }
  return outputs;
}
