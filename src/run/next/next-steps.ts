import { decisionRules } from "../../facts/decision-rules.js";
import type { Policy } from "../../facts/events.js";
import { rowOf } from "../../facts/endings.js";
import { failedBlockOf, failedVerificationOf, standingOf } from "../state/standing.js";
import { hintAt } from "./document-hints.js";
import type { Attempt, RunState } from "../state/state.js";

/** What a person can do if the run ended with this attempt and did not pass. */
export function nextStepAfter(
  attempt: Attempt,
  policy: Policy,
  { lastSession }: Pick<RunState, "lastSession">,
): string {
  const isUnusable = standingOf(attempt, policy) === "unusable";
  if (!policy.hasWriter) {
    if (attempt.reply.blocksLeftOut !== undefined)
      return "Split the document into several files, and run one file after the other.";
    return isUnusable ? nextStepUnrun(attempt) : nextStepWithoutWriter(attempt, lastSession);
  }
  const { rule } = attempt.decision ?? {};
  if (rule === "tokens-spent") return "Raise `max-tokens`, or make the task smaller.";
  if (rule === "cost-spent") return "Raise `max-cost-usd`, or make the task smaller.";
  if (rule === "no-decision")
    return "Choose a model that can follow a JSON schema, or fix the code yourself with the output of the last attempt.";
  if (isUnusable) {
    const others =
      rule === "deadline-near" ? "choose another model, or raise `total-timeout`" : "or choose another model";
    return `The code of the last reply could not run. Describe the task more precisely, ${others}.`;
  }
  const verification = failedBlockOf(attempt) === undefined ? failedVerificationOf(attempt) : undefined;
  if (verification?.exitCode === 127)
    return "The command in `verify` calls a program that is missing. Fix the command, or use an image that has the program.";
  if (verification?.untested !== undefined)
    return "The verification failed, but no test failed. If the code is right, fix the command in `verify`, or use an image that has what the command needs. Or use `setup` and `setup-network` to install what is missing.";
  if (verification !== undefined && refusesChanges.test(verification.command))
    return "In a verification, the code's changes are not committed, so `git diff` and `git status` list them. If nothing else failed, begin `verify` with `git add -A && git commit -qm change --allow-empty`.";
  const raise = rule && decisionRules[rule]?.raise;
  const isUnwanted = raise === "max-retries" && policy.maxRetries === 0;
  const other = raise === undefined ? ", or choose another model" : `, or raise \`${raise}\``;
  const orElse = isUnwanted ? "" : other;
  return `Read the output of the last attempt. Then describe the task more precisely${orElse}.`;
}

/** Commands that fail if a file differs from the last commit. */
const refusesChanges =
  /\bgit (?:-\S{1,99} (?:[^-\s]\S{0,99} )?)?(?:diff\b(?!.{0,99} --no-index).{0,99} --(?:exit-code|quiet)|diff-index|status\b.{0,99} (?:--porcelain|--short|-s))\b/;

/** Advice if a block did not run. If the image lacks the interpreter, the block is not at fault. */
function nextStepUnrun({ executions }: Attempt): string {
  const lacksProgram = executions.some(({ notRun }) => notRun === "no-program");
  return lacksProgram
    ? "Choose an image that has the programs for these blocks, or write the blocks in a language that runs in this sandbox."
    : "Close every code fence, and name a language that runs in this sandbox, such as python or sh.";
}

/** No model rewrites the code here, so a person must act. The advice depends on how the block or verification ended. */
function nextStepWithoutWriter(attempt: Attempt, session: RunState["lastSession"]): string {
  const block = failedBlockOf(attempt);
  const failed = block ?? failedVerificationOf(attempt);
  if (failed?.ending === "not-run") return `Fix the cause (${failed.evidence}), then run the code again.`;
  const advice = failed && rowOf(failed).advice;
  if (advice !== undefined) return advice;
  if (block === undefined)
    return "Read the output of the verification, fix the code or the command, then try again.";
  const hint = hintAt(block, session?.limits["network"], session?.given !== undefined);
  return hint ?? "Read the output of the block that failed, fix the code, then try again.";
}
