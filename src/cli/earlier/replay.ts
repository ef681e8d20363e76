import type { AssembledRun } from "../../compose/assemble.js";
import { readReplayedRun, type ReplayedRun } from "../../earlier/replayed-run.js";
import { count } from "../../format/format.js";
import { showHidden } from "../../output/visible.js";
import { type Difference, differencesBetween } from "../../reports/comparison/replay-differences.js";
import type { Settings } from "../../settings/schema.js";
import { printJson, printOutput } from "../print.js";
import { type Call, runCommand } from "../run/run-command.js";

/** Repeats a recorded run without a model. Resolves with 1 if something differs. @throws AgentExecError. */
export async function replay(path: string, { flags, output }: Call): Promise<number> {
  const { folder, given, state, subject } = await readReplayedRun(path);
  const { pinned, ...free } = subject;
  // If the user names an image, the user wants to see the differences with this image.
  const asRecorded = "image" in flags || pinned === undefined ? free : subject;
  const earlier = { folder, given, state, subject: asRecorded };
  const conclude = (finished: AssembledRun, settings: Settings): number => {
    const { differences, onlyInTimes } = differencesBetween(state, finished.state);
    if (settings.json) {
      const { runId, runDir } = finished.result;
      const isSame = differences.length === 0;
      printJson({ isSame, differences, onlyInTimes, recorded: state.run?.runId, runId, runDir });
    } else printOutput(words(differences, state) + timesWords(onlyInTimes));
    return differences.length === 0 ? 0 : 1;
  };
  return runCommand({ face: "run", words: [], flags, output, earlier: { ...earlier, conclude } });
}

function words(differences: readonly Difference[], { attempts, files }: ReplayedRun["state"]): string {
  if (differences.length > 0) {
    const lines = differences.map(
      ({ where, what, recorded, replayed }) =>
        `✗ ${line(where)}: ${what}\n  recorded  ${line(recorded ?? "(none)")}\n  replayed  ${line(replayed ?? "(none)")}\n`,
    );
    return `\n${count("difference", differences.length)} from the recorded run:\n${lines.join("")}`;
  }
  const blocks = attempts.reduce((sum, { executions }) => sum + executions.length, 0);
  const checks = attempts.reduce((sum, { verifications }) => sum + verifications.length, 0);
  const saved = count("file", files?.artifacts.length ?? 0);
  return `\n✓ The same as recorded: ${count("block", blocks)}, ${count("verification", checks)}, ${saved}.\n`;
}

function timesWords(onlyInTimes: readonly string[]): string {
  if (onlyInTimes.length === 0) return "";
  const more = onlyInTimes.length > 3 ? ", …" : "";
  return `  ${count("output", onlyInTimes.length)} ${onlyInTimes.length === 1 ? "differs" : "differ"} only in times, dates, addresses and the like: ${line(onlyInTimes.slice(0, 3).join("; "))}${more}.\n`;
}

/** Puts quoted text on one line. */
function line(text: string): string {
  return showHidden(text).replace(/\s+/g, " ").slice(0, 300);
}
