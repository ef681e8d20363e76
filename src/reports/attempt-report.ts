import { afterDecision } from "../facts/decision.js";
import { placeOf } from "../facts/block.js";
import { isHarmlesslyUnrun } from "../facts/endings.js";
import { hasPassed } from "../facts/execution.js";
import { count } from "../format/format.js";
import { named } from "../format/listed.js";
import { awaitingOf } from "../run/state/remaining.js";
import { blockInTurn, isEmpty, isStepByStep, standingOf, unitOf } from "../run/state/standing.js";
import type { Attempt, RunState } from "../run/state/state.js";
import { comparable } from "./sections/block-changes.js";
import type { AttemptReport } from "./report.js";
import { withoutDoneWord } from "./result/result.js";
import { endingWords, headingOf } from "./titles.js";

export function attemptReport(attempt: Attempt, state: RunState, index: number): AttemptReport {
  const { reply, verifications, decision, lost, number } = attempt;
  const { policy } = state.run!;
  const inTurn = blockInTurn(attempt, policy);
  const waits = awaitingOf(state)?.attempt === number;
  const blocks = reply.blocks.map((block, at) => ({
    block,
    execution: executionOf(attempt, at),
    mayHaveBegun: at === inTurn && isTorn(state) && index === state.attempts.length - 1,
    waits: waits && awaitingOf(state)?.asked === "run",
    wasLost: lost.some((each) => each.block === at) && executionOf(attempt, at) === null,
  }));
  const isDecision = state.attempts[index - 1]?.decision?.isInReply === true;
  const before = state.attempts.slice(0, index).findLast((each) => each.reply.blocks.length > 0);
  return {
    number,
    unit: unitOf(policy),
    heading: policy.hasWriter ? headingOf({ unit: unitOf(policy), number }) : count("block", blocks.length),
    standing: standingOf(attempt, policy),
    problem: waits ? "waits for an approval" : problemOf(attempt),
    reply,
    said: withoutDoneWord(isDecision ? afterDecision(reply.text) : reply.text, policy.doneWord),
    blocks,
    lost,
    verifications,
    approvals: attempt.approvals,
    decision: policy.hasWriter ? decision : null,
    before:
      before === undefined || blocks.length === 0 || isStepByStep(policy)
        ? null
        : {
            number: before.number,
            blocks: before.reply.blocks.map((block, at) => comparable(block, executionOf(before, at))),
          },
  };
}

function executionOf({ executions }: Attempt, block: number) {
  return executions.find((each) => each.block === block) ?? null;
}

/** Whether the process ended in the middle of a step. A run that ended normally says itself what was interrupted. */
function isTorn({ end, interruption }: RunState): boolean {
  return end === null || (interruption !== null && interruption.during === undefined);
}

function problemOf(attempt: Attempt): string {
  const { reply, executions, verifications } = attempt;
  if (reply.finish === "refusal") return "refused by the model";
  if (reply.finish === "length") return "the reply was cut short";
  if (reply.isCut) return "a code fence is never closed";
  if (reply.blocksLeftOut !== undefined) return "too many code blocks";
  const [failed, ...others] = executions.filter((each) => !hasPassed(each) && !isHarmlesslyUnrun(each));
  if (failed !== undefined) {
    const place = placeOf(reply.blocks[failed.block] ?? {});
    const from = place === "" ? "" : ` (${named(place)})`;
    const which = reply.blocks.length > 1 || from !== "" ? `block ${failed.block + 1}${from}: ` : "";
    const more = others.filter(({ ending }) => ending !== "not-run").length;
    return `${which}${endingWords(failed)}${more === 0 ? "" : `, and ${count("more block", more)} failed`}`;
  }
  const verification = verifications.find((each) => !hasPassed(each));
  if (verification !== undefined) return `verification: ${endingWords(verification)}`;
  if (executions.length > 0 && !executions.some(hasPassed)) return "nothing in it could run here";
  return isEmpty(attempt) ? "an empty reply" : "";
}
