import type { Restored } from "../../facts/checkpoint.js";
import { decisionRules } from "../../facts/decision-rules.js";
import type { Policy } from "../../facts/events.js";
import { endings, isInfrastructureEnding } from "../../facts/endings.js";
import { isControlOver } from "../state/proof.js";
import { wantsAudit, wantsControl } from "../../proof/control.js";
import { askBeforeRun, asksBeforeEnd, type Asked, awaitingEnd, endOfRefused } from "./approval.js";
import { endOfAudit, type Ending, passByWord, passOf, settled } from "./ending.js";
import { wantsData, wantsReflection } from "./last-words.js";
import { interrupted } from "./interruption.js";
import { nextStepAfter } from "./next-steps.js";
import { spentBudget } from "./budget.js";
import { firstFailureOf, ruleFor, type RuleDecision } from "./rules.js";
import {
  blockInTurn,
  isStepByStep,
  type PassedOver,
  passedOver,
  refusalOf,
  standingOf,
} from "../state/standing.js";
import { count } from "../../format/format.js";
import type { Attempt, RunState } from "../state/state.js";
import { endOfLostWork, endOfTurns, ranCode, restoring, wantsCheckpoint } from "./turns.js";

/** Decides the next step. The run loop performs the step through a port and records the result. */
export type Step =
  | { readonly do: "start"; readonly restored?: Restored }
  /** Asks the model. `decides`: first for a decision about the failed attempt. `keeps`: saves its changes meanwhile. */
  | { readonly do: "ask"; readonly attempt: number; readonly decides?: true; readonly keeps?: number }
  | {
      readonly do: "execute";
      readonly attempt: number;
      readonly block: number;
      readonly skip: PassedOver | null;
    }
  /** Asks for an approval. `ending` is present if the question is whether the run may end in this way. */
  | { readonly do: "approve"; readonly attempt: number; readonly whom: Asked; readonly ending?: Ending }
  | { readonly do: "verify"; readonly attempt: number; readonly index: number }
  | { readonly do: "control" }
  | { readonly do: "audit" }
  | { readonly do: "checkpoint"; readonly attempt: number }
  | { readonly do: "decide"; readonly attempt: number; readonly rule: RuleDecision | null }
  /** Saves the code's files. `turn`: the sandbox is gone, so the files saved after this turn are used. */
  | { readonly do: "collect"; readonly turn?: number }
  /** Asks for the result as data. `ending`: how the run would end. */
  | { readonly do: "fill"; readonly ending: Ending }
  | { readonly do: "reflect"; readonly ending: Ending }
  | ({ readonly do: "end" } & Ending);

/** The next step. The same state and policy always give the same step, so a transcript is enough to resume a run. */
export function next(state: RunState, policy: Policy): Step {
  // If only the summary was interrupted, the run ends as it would have without it.
  if (state.interruption !== null && state.interruption.during !== "reflect")
    return finish(state, policy, interrupted(state, policy));
  if (state.failure !== null) return recover(state, policy);
  if (state.awaiting !== null) return wait(state, policy);
  const needsFiles = state.isResumed && state.files === null;
  const lostWork = needsFiles ? endOfLostWork(state, policy) : null;
  if (lostWork !== null) return finish(state, policy, lostWork);
  const attempt = state.attempts.at(-1);
  if (attempt === undefined) return atFirst(state, policy);
  if (refusalOf(attempt, "end") !== undefined) return afterRefusal(state, attempt, policy);
  switch (standingOf(attempt, policy)) {
    case "answer":
      return conclude(state, policy, endOfAnswer(state, attempt, policy));
    case "unapproved":
      return afterRefusal(state, attempt, policy);
    case "executing": {
      // Before the approver is asked, the sandbox starts, because the question says where the code would run and with
      // which limits.
      if (state.session === null) return startOrEnd(state, policy);
      const whom = askBeforeRun(attempt, policy);
      if (whom !== null) return { do: "approve", attempt: attempt.number, whom };
      const block = blockInTurn(attempt, policy);
      return { do: "execute", attempt: attempt.number, block, skip: passedOver(attempt, policy) };
    }
    case "verifying":
      if (state.session === null) return startOrEnd(state, policy);
      if (state.infrastructureFailures > policy.maxInfrastructureRetries)
        return endInfrastructure(state, policy);
      if (wantsControl(policy) && !isControlOver(state, policy)) return { do: "control" };
      return { do: "verify", attempt: attempt.number, index: attempt.verifications.length };
    case "step":
      return afterStep(state, attempt, policy);
    case "passed":
      return afterPass(state, attempt, policy);
    case "failed":
    case "unusable":
      return afterFailure(state, attempt, policy);
  }
}

/** Checks that must pass before the model is asked. Without them, a pass might prove nothing. */
function atFirst(state: RunState, policy: Policy): Step {
  if (!wantsAudit(policy)) return { do: "ask", attempt: 1 };
  if (state.audit === null) return { do: "audit" };
  const end = policy.audit === "require" ? endOfAudit(state.audit) : null;
  return end === null ? { do: "ask", attempt: 1 } : finish(state, policy, end);
}

/** After a refusal, the model gets the person's or reviewer's answer instead of output. */
function afterRefusal(state: RunState, attempt: Attempt, policy: Policy): Step {
  const end = endOfRefused(state, attempt, policy);
  return end === null ? askAfter(state, attempt, policy) : finish(state, policy, end);
}

/** After each turn the model gets the ending as it is, whatever it was. */
function afterStep(state: RunState, attempt: Attempt, policy: Policy): Step {
  const end = endOfTurns(state, policy);
  return end === null ? askAfter(state, attempt, policy) : conclude(state, policy, end);
}

/**
 * In step-by-step work, the current files are saved while the model works, because the next turn's sandbox may be lost.
 * Saving also finds new pictures, so a model with vision is asked only after it.
 */
function askAfter(state: RunState, attempt: Attempt, policy: Policy, decides = false): Step {
  const isKept = (isStepByStep(policy) || policy.vision) && wantsCheckpoint(state, attempt);
  if (isKept && policy.vision) return { do: "checkpoint", attempt: attempt.number };
  const keeps = isKept ? { keeps: attempt.number } : {};
  return { do: "ask", attempt: attempt.number + 1, ...(decides && { decides }), ...keeps };
}

/** With `until: pass`, replies follow as long as there are turns. In step-by-step work, the model is done. */
function afterPass(state: RunState, attempt: Attempt, policy: Policy): Step {
  if (isStepByStep(policy)) return conclude(state, policy, passByWord(policy));
  const turns = state.attempts.filter((each) => standingOf(each, policy) === "passed").length;
  const mayGoOn = policy.hasWriter && turns < policy.maxTurns && spentBudget(state, policy) === null;
  if (mayGoOn) return { do: "ask", attempt: attempt.number + 1 };
  return conclude(state, policy, passOf(attempt, policy));
}

/**
 * Decides what text without code means. If verifications passed, the text is accepted. After a pass it ends the run,
 * and after a failure it means that the model gives up. Otherwise it is an answer.
 */
function endOfAnswer(state: RunState, attempt: Attempt, policy: Policy): Ending {
  if (policy.runsNothing === true) return answeredUnrun(attempt);
  if (isStepByStep(policy)) return passByWord(policy);
  if (policy.verify.length > 0)
    return {
      outcome: "passed",
      reason: "The model answered without code, and every verification ended with exit code 0.",
      nextStep: "",
    };
  if (!policy.hasWriter)
    return {
      outcome: "failed",
      reason: "There is no code block to run.",
      nextStep: "Put the code into a closed code fence that names its language.",
    };
  const before = state.attempts.at(-2);
  const standing = before && standingOf(before, policy);
  if (standing === "passed")
    return {
      outcome: "passed",
      reason: "The last code passed. The model then answered without code.",
      nextStep: "",
    };
  if (standing === "failed")
    return {
      outcome: "gave-up",
      reason: `After attempt ${before!.number} failed, the model answered without code.`,
      nextStep: "Read the answer. Then describe the task more precisely, or ask again.",
    };
  return {
    outcome: "answered",
    reason: "The model answered without code, and the run has no verification.",
    nextStep: "Read the answer. If you wanted code, say so in the task, or set `verify`.",
  };
}

function answeredUnrun({ reply: { blocks } }: Attempt): Ending {
  const { length } = blocks;
  const saved = `${count("block", length)} of code ${length === 1 ? "is" : "are"} saved as written`;
  return {
    outcome: "answered",
    reason: `${length === 0 ? "The answer is text without code" : saved}. No code ran, because \`executor\` is \`none\`.`,
    nextStep: "Read the answer. To run the answer's code, choose another executor.",
  };
}

function afterFailure(state: RunState, attempt: Attempt, policy: Policy): Step {
  const { decision } = attempt;
  if (decision === null) {
    const rule = ruleFor(state, policy);
    return rule === null && policy.decision === "combined"
      ? askAfter(state, attempt, policy, true)
      : { do: "decide", attempt: attempt.number, rule };
  }
  // A decision in a reply is recorded together with the reply. If the reply is missing here, the process ended between
  // the two.
  if (decision.retry) return askAfter(state, attempt, policy, decision.isInReply === true);
  const { rule } = decision;
  const unclear = `${firstFailureOf(attempt)} The model did not say clearly whether to retry.`;
  return conclude(state, policy, {
    outcome: (rule && decisionRules[rule]?.outcome) ?? "gave-up",
    reason: rule === "no-decision" ? unclear : decision.reason,
    nextStep: nextStepAfter(attempt, policy, state),
  });
}

/** Replaces a lost session within its limit, unless earlier turns' work is lost. Other failures end the run. */
function recover(state: RunState, policy: Policy): Step {
  const failure = state.failure!;
  const hasBudget = state.infrastructureFailures <= policy.maxInfrastructureRetries;
  const lostWork = endOfLostWork(state, policy);
  if (lostWork !== null) return finish(state, policy, lostWork);
  if (failure.during === "execute" && hasBudget) return start(state);
  return finish(state, policy, {
    outcome: ["budget-spent", "cost-spent"].includes(failure.code) ? "budget-spent" : "infrastructure-error",
    reason: failure.message,
    nextStep: failure.nextStep,
    code: failure.code,
  });
}

function startOrEnd(state: RunState, policy: Policy): Step {
  const lostWork = endOfLostWork(state, policy);
  if (lostWork !== null) return finish(state, policy, lostWork);
  return state.infrastructureFailures > policy.maxInfrastructureRetries
    ? endInfrastructure(state, policy)
    : start(state);
}

function start(state: RunState): Step {
  const restored = restoring(state);
  return { do: "start", ...(restored === null ? {} : { restored }) };
}

function endInfrastructure(state: RunState, policy: Policy): Step {
  const lost = state.attempts.at(-1)?.lost.findLast((each) => isInfrastructureEnding(each.ending));
  return finish(state, policy, {
    outcome: "infrastructure-error",
    reason: `The sandbox was lost ${state.infrastructureFailures} times${lost === undefined ? "" : `; the last time: ${lost.evidence}`}.`,
    nextStep:
      "Check this machine's container engine (its log and memory). The code did not cause this failure.",
    code: (lost && endings[lost.ending].code) ?? "session-lost",
  });
}

/** Saves the code's changes, so that the run can continue from them after an answer. */
function wait(state: RunState, policy: Policy): Step {
  const last = state.attempts.findLast(ranCode);
  if (state.files === null && last !== undefined && wantsCheckpoint(state, last))
    return { do: "checkpoint", attempt: last.number };
  return finish(state, policy, awaitingEnd(state, policy));
}

/** Ends the run. If a person wants to be asked first, that person must agree. */
function conclude(state: RunState, policy: Policy, ending: Ending): Step {
  const attempt = state.attempts.at(-1)!;
  return asksBeforeEnd(attempt, policy, ending)
    ? { do: "approve", attempt: attempt.number, whom: "person", ending }
    : finish(state, policy, ending);
}

/** Saves the code's files before the run ends, whatever the outcome. */
function finish(state: RunState, policy: Policy, ending: Ending): Step {
  if (state.session !== null && state.files === null) return { do: "collect" };
  const kept = state.files === null ? restoring(state) : null;
  if (kept !== null) return { do: "collect", turn: kept.attempt };
  const last = settled(state, policy, ending);
  if (wantsData(state, policy, last)) return { do: "fill", ending: last };
  return wantsReflection(state, policy, last) ? { do: "reflect", ending: last } : { do: "end", ...last };
}
