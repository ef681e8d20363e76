import { type CodeBlock, placeOf } from "../../../facts/block.js";
import { type Execution, hasPassed, refusedExecution } from "../../../facts/execution.js";
import { holdsModule } from "../../../files/own-module.js";
import { missingModule } from "../../../output/missing-module.js";
import type { ExecuteOptions, Session } from "../../../ports/executor.js";
import { commandsOf, showsSession } from "../shell-session.js";
import { differenceWords, outputDifference } from "./expected-output.js";
import { familyOf, meantLanguage } from "./families.js";
import { onlyInstalls } from "./installs.js";
import { placedOutput } from "./placed-output.js";
import { runnable } from "./runnable.js";

/** Runs a block of a document, and compares its output with the output that the document shows. */
export async function executeOfDocument(
  block: CodeBlock,
  blocks: readonly CodeBlock[],
  { session, options }: { readonly session: Session; readonly options: ExecuteOptions },
): Promise<Execution> {
  const run = runnable(block, blocks, session.facts);
  if (session.facts.limits["network"] === "none" && lacksNetwork(block))
    return refusedExecution("no-network", noNetwork);
  const placed = placedOutput(run, block.document ?? "", options.onOutput);
  const execution = await session.execute(run, {
    ...options,
    onOutput: (stream, text) => placed.push(stream, text),
  });
  placed.end();
  const { language } = block;
  const meant = execution.notRun === "language" ? meantLanguage(language, session.facts.languages) : null;
  if (meant !== null && block.session !== undefined)
    return refusedExecution("misspelt", `did you mean \`${meant}\`? The language \`${language}\` is unknown`);
  const module = hasPassed(execution) ? undefined : missingModule(execution)?.name;
  const isOwn = module !== undefined && (await holdsModule(".", module));
  return { ...judged(block, placed.result(execution)), ...(isOwn && { ownModule: module }) };
}

const noNetwork =
  "the block installs packages, but the sandbox has no network; use `setup` and `setup-network` to install these packages, or set `network` to `full`";

function lacksNetwork(block: CodeBlock): boolean {
  const code = showsSession(block) ? commandsOf(block.code) : block.code;
  return familyOf(block.language) === "shell" && onlyInstalls(code);
}

function judged(block: CodeBlock, execution: Execution): Execution {
  if (execution.ending !== "exited") return execution;
  const { exit = 0, output, document } = block;
  const judged = { ...execution, ...(exit !== 0 && { expectedExit: exit }) };
  if (execution.exitCode !== exit)
    return exit === 0 ? judged : { ...judged, unlikeDocument: `its fence expects exit code ${exit}` };
  if (output === undefined) return judged;
  const shownAt = placeOf({ ...(document !== undefined && { document }), line: output.line });
  if (execution.stdout.truncated || execution.stderr.truncated)
    return { ...judged, unlikeDocument: `its output is too long to compare with ${shownAt}` };
  // The program contains the blocks before it, so it prints their output first.
  const shown = block.continues === undefined ? output.text : `...\n${output.text}`;
  const difference = outputDifference(shown, execution);
  return difference === null ? judged : { ...judged, unlikeDocument: differenceWords(difference, shownAt) };
}
