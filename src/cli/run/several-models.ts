import type { AssembledRun } from "../../compose/assemble.js";
import { runSeveral } from "../../compose/several-models.js";
import type { Wiring } from "../../compose/wiring.js";
import { outcomes } from "../../facts/outcomes.js";
import { comparedText } from "../../reports/comparison/compared-runs.js";
import { printJson, printOutput } from "../print.js";

/** Compares models on one task. Resolves with 0 if one passed or answered, or with the first model's exit code. */
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
  const { exitCode: cancelled } = outcomes.cancelled;
  return [cancelled, 0].find((code) => codes.includes(code)) ?? codes[0]!;
}
