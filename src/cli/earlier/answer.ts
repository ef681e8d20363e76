import { openAnsweredRun } from "../../earlier/resumed-run.js";
import { AgentExecError } from "../../errors.js";
import { outcomes } from "../../facts/outcomes.js";
import type { OutsideAnswer } from "../../ports/approver.js";
import { withoutSecrets } from "../../redaction/told.js";
import { printJson, printOutput } from "../print.js";
import { goOnWith, refuseIdle } from "./resume.js";
import type { Call } from "../run/run-command.js";

export interface AnswerWords {
  /** The run's folder. */
  readonly folder: string;
  /** The feedback for the writer, or the reason for a rejection. */
  readonly text?: string | undefined;
  readonly hash?: string | undefined;
}

export type Says = OutsideAnswer["says"];

/**
 * Answers a run that waits for an approval, and continues it. Resolves like `runCommand`.
 * @throws AgentExecError `settings-invalid` if the run does not wait, or if the hash differs, and like `resume`. In
 * these cases nothing runs.
 */
export async function answer(says: Says, words: AnswerWords, run: Call): Promise<number> {
  refuseIdle(run.flags);
  const { goesOn, result } = await openAnsweredRun(words.folder, answerOf(says, words));
  if (goesOn !== null) return goOnWith(goesOn, run);
  const { json, quiet } = run.flags;
  if (json === true) printJson(result);
  else if (quiet !== true) printOutput(`${result.outcome}  ${result.runDir}\n`);
  return outcomes[result.outcome].exitCode;
}

function answerOf(says: Says, { text = "", hash = "" }: AnswerWords): OutsideAnswer {
  switch (says) {
    case "approve":
      if (!/^[0-9a-f]{64}$/i.test(hash))
        throw new AgentExecError(
          "settings-invalid",
          "--hash: must be the SHA-256 of the code, in 64 hex digits",
          { nextStep: "Read the code in the run's report. Then pass the report's hash with --hash." },
        );
      return { says, sha256: hash.toLowerCase() };
    case "feedback":
      return { says, text: withoutSecrets(text) };
    case "reject":
      return { says, why: withoutSecrets(text) };
  }
}
