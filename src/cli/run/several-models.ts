import type { AssembledRun } from "../../compose/assemble.js";
import { runSeveral } from "../../compose/several-models.js";
import type { Wiring } from "../../compose/wiring.js";
import { outcomes } from "../../facts/outcomes.js";
import { comparedText } from "../../reports/comparison/compared-runs.js";
import { printJson, printOutput } from "../print.js";

/**
 * Compares models on one task. Resolves with 0 if a model passed or answered. Otherwise it resolves with the first
 * model's exit code.
 * @throws AgentExecError before a run begins.
 */
export async function compareModels(
  wiring: Wiring,
  perform: (wiring: Wiring) => Promise<AssembledRun>,
): Promise<number> {
  const { runs, folder } = await runSeveral(wiring, perform);
  if (wiring.settings.json) printJson(runs.map(({ model, result }) => ({ model, ...result })));
  else
    printOutput(
      `\n${comparedText(runs)}\n  table       ${folder}/models.html\n  Markdown    ${folder}/models.md\n`,
    );
  const codes = runs.map(({ result }) => outcomes[result.outcome].exitCode);
  return codes.includes(0) && !codes.includes(outcomes.cancelled.exitCode)
    ? 0
    : (codes.findLast((code) => code === outcomes.cancelled.exitCode) ?? codes[0]!);
}
