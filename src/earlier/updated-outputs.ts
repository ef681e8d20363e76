import { type Execution, hasPassed } from "../facts/execution.js";
import type { RunEvent } from "../facts/events.js";
import { type Rewritten, rewriteText } from "../files/rewrite-text.js";
import { count } from "../format/format.js";
import { documentBlocks } from "../run/blocks/document-blocks.js";
import { outputDifference, shownOutput, updatedOutput } from "../run/blocks/documents/expected-output.js";
import { type NewOutput, updatedDocument } from "../run/blocks/documents/updated-document.js";

/**
 * Writes the blocks' output into the `output` fences of their documents, where it differs. Returns a line about each
 * changed file, and about each file that could not be changed.
 */
export async function updateOutputs(
  paths: readonly string[],
  events: readonly RunEvent[],
): Promise<{ readonly lines: readonly string[]; readonly hasFailed: boolean }> {
  const executions = executionsOf(events);
  const lines: string[] = [];
  let hasFailed = false;
  for (const path of paths) {
    let changed = 0;
    const rewritten = await rewriteText(path, (text): Rewritten => {
      const outputs = newOutputs({ name: path, text }, executions);
      if ("fault" in outputs) return outputs;
      if (outputs.length === 0) return null;
      changed = outputs.length;
      const updated = updatedDocument(text, outputs);
      return updated === null
        ? { fault: "the new output would change how the rest of the file is parsed" }
        : { text: updated };
    });
    if (rewritten === null) continue;
    const failed = "fault" in rewritten;
    hasFailed ||= failed;
    lines.push(
      failed
        ? `${path} was not updated: ${rewritten.fault}`
        : `updated ${count("output", changed)} in ${path}`,
    );
  }
  return { lines, hasFailed };
}

function executionsOf(events: readonly RunEvent[]): ReadonlyMap<string, Execution> {
  const reply = events.findLast((event) => event.type === "reply");
  return new Map(
    events.flatMap((event) => {
      const block = event.type === "execution" && reply?.blocks[event.block];
      return block ? [[`${block.document}:${block.line}`, event] as const] : [];
    }),
  );
}

function newOutputs(
  document: { readonly name: string; readonly text: string },
  executions: ReadonlyMap<string, Execution>,
): NewOutput[] | { readonly fault: string } {
  const { blocks } = documentBlocks([document]).extracted;
  const outputs: NewOutput[] = [];
  for (const { output, line, continues } of blocks) {
    const execution = executions.get(`${document.name}:${line}`);
    if (output === undefined || execution === undefined || !hasPassed(execution)) continue;
    const shown = continues === undefined ? output.text : `...\n${output.text}`;
    if (outputDifference(shown, execution) === null) continue;
    if (execution.stdout.truncated || execution.stderr.truncated)
      return { fault: `the output of the block on line ${line} is too long` };
    outputs.push({ line: output.line, text: updatedOutput(output.text, shownOutput(execution)) });
  }
  return outputs;
}
