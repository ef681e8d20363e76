import { composeRegrade } from "../../compose/regrade.js";
import { type Regraded, readRegradedRun } from "../../earlier/regraded-run.js";
import { outcomes } from "../../facts/outcomes.js";
import type { TestsWarning } from "../../facts/test-run.js";
import { readEnvironment } from "../../process/env.js";
import { oneLine } from "../../terminal/others-words.js";
import { type Flags, givenSettings } from "../given-settings.js";
import { agreesToHostCode } from "../run/host-consent.js";
import { printJson, printOutput } from "../print.js";
import { stoppable } from "../stoppable.js";

/** Verifies a run's result again, without a model. Resolves with 1 if something differs. @throws AgentExecError. */
export async function regrade(path: string, flags: Flags): Promise<number> {
  const { variable } = readEnvironment();
  const run = await readRegradedRun(path);
  const found = await givenSettings("run", flags, variable, { recorded: run });
  if (found === null) return 0;
  // The verifications come from the run's policy.
  const settings = { ...found.settings, verify: [...run.run.policy.verify] };
  if (!(await agreesToHostCode(settings, run))) return 1;
  const all: Regraded[] = [];
  const warnings = new Map<string, TestsWarning>();
  const onWarning = (warning: TestsWarning): void => {
    if (!settings.json && !warnings.has(warning.message)) printOutput(`! ${oneLine(warning.message)}\n`);
    warnings.set(warning.message, warning);
  };
  // If the user names an image, the user wants to see the differences with this image.
  const pinned = "image" in flags ? undefined : run.pinned;
  return stoppable(". The results of the unfinished verification are lost.", async (signal) => {
    const wiring = { settings, variable, pinned, signal, onWarning };
    for await (const each of composeRegrade(run, wiring)) {
      all.push(each);
      if (!settings.json) printOutput(line(each));
    }
    const differing = all.filter(({ isSame }) => !isSame).length;
    const told = { isSame: differing === 0, results: all, warnings: [...warnings.values()] };
    if (settings.json) printJson({ version: 1, runId: run.run.runId, ...told });
    else
      printOutput(
        differing === 0 ? "\nThe same as recorded.\n" : `\n${differing} of ${all.length} differ.\n`,
      );
    return differing === 0 ? 0 : outcomes.failed.exitCode;
  });
}

function line({ what, recorded, now, isSame }: Regraded): string {
  const title = oneLine(what);
  if (isSame) return `✓ ${title}: ${oneLine(now)}\n`;
  return `✗ ${title}\n  recorded  ${oneLine(recorded)}\n  now       ${oneLine(now)}\n`;
}
