import type { CodeBlock } from "../../facts/block.js";
import type { EventOf, Policy } from "../../facts/events.js";
import { isHarmlesslyUnrun, type NotRunReason } from "../../facts/endings.js";
import { type Execution, hasPassed } from "../../facts/execution.js";
import type { Attempt, RunState } from "./state.js";

/**
 * The state of an attempt. `answer`: the reply has text but no code. `unusable`: the reply was cut off or refused, has
 * too many blocks, or has no block that can run. Nothing of it runs. `unapproved`: somebody refused its code.
 * `executing` and `verifying`: there is more to do. `step`: with `until: done`, the run continues after this code, even
 * if it failed, because the model has not said that it is done.
 */
export type Standing =
  | "answer"
  | "unusable"
  | "unapproved"
  | "executing"
  | "step"
  | "failed"
  | "verifying"
  | "passed";

export function standingOf(attempt: Attempt, policy: Policy): Standing {
  const { reply, executions, verifications } = attempt;
  if (isUnreadable(reply)) return "unusable";
  if (executions.length < reply.blocks.length)
    return refusalOf(attempt, "run") === undefined ? "executing" : "unapproved";
  if (policy.runsNothing === true && !isEmpty(attempt)) return "answer";
  if (executions.length > 0 && executions.every(isHarmlesslyUnrun)) return "unusable";
  if (policy.hasWriter && isEmpty(attempt)) return "unusable";
  if (isStepByStep(policy)) {
    if (!saysDone(attempt, policy)) return "step";
  } else if (executions.some(isFailure)) return "failed";
  if (verifications.some((each) => !hasPassed(each))) return "failed";
  if (verifications.length < policy.verify.length) return "verifying";
  return reply.blocks.length === 0 ? "answer" : "passed";
}

type Reading = Pick<Attempt["reply"], "finish" | "isCut" | "blocksLeftOut" | "fault">;

/** Whether nothing in a reply can run, whatever its blocks are. */
export function isUnreadable({ finish, isCut, blocksLeftOut, fault }: Reading): boolean {
  return finish !== "stop" || isCut || blocksLeftOut !== undefined || fault !== undefined;
}

/** The answer that refused to let the attempt's code run, or to let the run end. */
export function refusalOf({ approvals }: Attempt, what: "run" | "end"): EventOf<"approval"> | undefined {
  return approvals.find(({ asked, approved }) => asked === what && !approved);
}

/** Whether each reply is a turn, and the run continues until the model says that it is done. */
export function isStepByStep({ until }: Partial<Pick<Policy, "until">>): boolean {
  return until === "done";
}

/** The word that people read for a reply and its results: "turn" or "attempt". */
export function unitOf(policy: Partial<Pick<Policy, "until">>): "attempt" | "turn" {
  return isStepByStep(policy) ? "turn" : "attempt";
}

/**
 * Whether the model says that it is done. It does so with a reply without code. It also does so if its code passed and
 * the done word is in the reply's text or in the output's first line.
 */
function saysDone({ reply, executions }: Attempt, { doneWord }: Policy): boolean {
  if (reply.blocks.length === 0) return true;
  if (executions.some(isFailure)) return false;
  const printsIt = (each: Execution): boolean =>
    hasPassed(each) && each.stdout.text.split("\n", 1)[0]!.trimEnd() === doneWord;
  return reply.saysDone === true || executions.some(printsIt);
}

/** Whether the reply has neither text nor code. Then it does not even say that the model is done. */
export function isEmpty({ reply }: Attempt): boolean {
  return reply.blocks.length === 0 && reply.text.trim() === "";
}

/** The attempt that decides the outcome: the last that passed if the run passed, otherwise the last. */
export function decidingAttempt({ run, attempts, end }: RunState): Attempt | undefined {
  if (run === null || end?.outcome !== "passed") return attempts.at(-1);
  return attempts.findLast((each) => ["passed", "answer"].includes(standingOf(each, run.policy)));
}

/** The index of the block to run next. If only the last block may run, the blocks are handled from the end. */
export function blockInTurn({ reply, executions }: Attempt, { blocks }: Pick<Policy, "blocks">): number {
  return blocks === "last" ? reply.blocks.length - 1 - executions.length : executions.length;
}

/** Why the run skips a block. */
export type PassedOver = Extract<NotRunReason, "earlier-failed" | "not-last">;

/** Why the next block is skipped. Null if it must run. */
export function passedOver({ reply, executions }: Attempt, { blocks, keepGoing }: Policy): PassedOver | null {
  if (blocks === "last") return executions.every(isHarmlesslyUnrun) ? null : "not-last";
  const block = reply.blocks[executions.length];
  const failed = executions.some((each) => isFailure(each) && areJoined(reply.blocks[each.block], block));
  return !keepGoing && failed ? "earlier-failed" : null;
}

/** Whether a block needs the block above it. Blocks of documents are independent unless they share a session. */
function areJoined(above: CodeBlock | undefined, block: CodeBlock | undefined): boolean {
  if (above?.session === undefined || block?.session === undefined) return true;
  return above.document === block.document || above.session === block.session;
}

/** Whether an ending is a failure: all are except exit code 0, and an unsupported language if others run. */
function isFailure(execution: Execution): boolean {
  return !isHarmlesslyUnrun(execution) && !hasPassed(execution);
}

export function failedBlockOf(attempt: Attempt): Attempt["executions"][number] | undefined {
  return attempt.executions.find(isFailure);
}

export function failedBlocksOf(attempt: Attempt): Attempt["executions"] {
  return attempt.executions.filter(isFailure);
}

export function failedVerificationOf(attempt: Attempt): Attempt["verifications"][number] | undefined {
  return attempt.verifications.find((each) => !hasPassed(each));
}
