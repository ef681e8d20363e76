import type { ErrorCode } from "../errors.js";
import { decisionRules, type Policy } from "../ports/events.js";
import { endings, isInfrastructureEnding } from "../ports/endings.js";
import type { Outcome } from "../ports/outcomes.js";
import { count } from "../format/format.js";
import { listed, named } from "../format/listed.js";
import { truncateEnd } from "../format/truncate.js";
import { endOfAttempt, firstFailureOf, ruleFor, standingOf } from "./rules.js";
import type { RuleDecision } from "./rules.js";
import { nextStepAfter } from "./next-steps.js";
import type { Attempt, RunState } from "./state.js";

/** What to do now. The run loop performs it through a port and appends what came of it. */
export type Step =
  | { readonly do: "start" }
  | { readonly do: "ask"; readonly attempt: number }
  | { readonly do: "execute"; readonly attempt: number; readonly block: number; readonly skip: boolean }
  | { readonly do: "verify"; readonly attempt: number; readonly index: number }
  | { readonly do: "decide"; readonly attempt: number; readonly rule: RuleDecision | null }
  | { readonly do: "collect" }
  | ({ readonly do: "end" } & Ending);

interface Ending {
  readonly outcome: Outcome;
  readonly reason: string;
  readonly nextStep: string;
  /** Where an error ends it. */
  readonly code?: ErrorCode;
}

/**
 * The next step of a run. Pure: the same state and policy always give the same step, which is what makes a run
 * resumable from its transcript.
 */
export function next(state: RunState, policy: Policy): Step {
  if (state.interruption !== null) return finish(state, policy, interrupted(state, policy));
  if (state.failure !== null) return recover(state, policy);
  const attempt = state.attempts.at(-1);
  if (attempt === undefined) return { do: "ask", attempt: 1 };
  switch (standingOf(attempt, policy)) {
    case "answer":
      return afterAnswer(state, attempt, policy);
    case "executing":
      if (state.session === null) return startOrEnd(state, policy);
      return executeNext(attempt, policy);
    case "verifying":
      if (state.session === null) return startOrEnd(state, policy);
      if (state.infrastructureFailures > policy.maxInfrastructureRetries)
        return endInfrastructure(state, policy);
      return { do: "verify", attempt: attempt.number, index: attempt.verifications.length };
    case "passed":
      return afterPass(state, attempt, policy);
    case "failed":
    case "unusable":
      return afterFailure(state, attempt, policy);
  }
}

function executeNext(attempt: Attempt, policy: Policy): Step {
  const block = attempt.executions.length;
  return { do: "execute", attempt: attempt.number, block, skip: !policy.keepGoing && endOfAttempt(attempt) };
}

/** Step by step: a reply that passed may be followed by another, as long as there are turns. */
function afterPass(state: RunState, attempt: Attempt, policy: Policy): Step {
  const turns = state.attempts.filter((each) => standingOf(each, policy) === "passed").length;
  const mayGoOn = policy.hasWriter && turns < policy.maxTurns && !isOverTokens(state, policy);
  if (mayGoOn) return { do: "ask", attempt: attempt.number + 1 };
  return finish(state, policy, { outcome: "passed", reason: proofOf(attempt, policy), nextStep: "" });
}

/** Not more than was seen: a block in a language that is not there proves nothing. */
function proofOf({ executions }: Attempt, { verify }: Policy, which = "the last attempt"): string {
  const unrun = executions.filter(({ ending }) => ending === "not-run").length;
  const blocks = `Every block of ${which}${unrun === 0 ? "" : " that could run here"}`;
  const verifications = verify.length === 0 ? "" : " and every verification";
  const rest = unrun === 0 ? "" : `; ${count("block", unrun)} ${unrun === 1 ? "was" : "were"} not run`;
  return `${blocks}${verifications} ended with exit code 0${rest}.`;
}

/** Words without code: believed when verifications passed; else the last word after a pass, surrender after a failure, an answer. */
function afterAnswer(state: RunState, attempt: Attempt, policy: Policy): Step {
  if (policy.verify.length > 0) {
    return finish(state, policy, {
      outcome: "passed",
      reason: "The writer answered without code, and every verification ended with exit code 0.",
      nextStep: "",
    });
  }
  if (!policy.hasWriter) {
    return finish(state, policy, {
      outcome: "failed",
      reason: "There is no code block to run.",
      nextStep: "Put the code into a closed fence that names its language.",
    });
  }
  const before = state.attempts.at(-2);
  if (before !== undefined && standingOf(before, policy) === "passed") {
    return finish(state, policy, {
      outcome: "passed",
      reason: "The last code passed, and the writer had nothing to add but its answer.",
      nextStep: "",
    });
  }
  if (before !== undefined && standingOf(before, policy) === "failed") {
    return finish(state, policy, {
      outcome: "gave-up",
      reason: `After attempt ${before.number} failed, the writer answered without code.`,
      nextStep: "Read the answer; then state the task more closely, or ask again.",
    });
  }
  return finish(state, policy, {
    outcome: "answered",
    reason: "The writer answered without code, and nothing asked for proof.",
    nextStep: "Read the answer; where you wanted code, say so in the task, or give a verify command.",
  });
}

function afterFailure(state: RunState, attempt: Attempt, policy: Policy): Step {
  const { decision } = attempt;
  if (decision === null) return { do: "decide", attempt: attempt.number, rule: ruleFor(state, policy) };
  if (decision.retry) return { do: "ask", attempt: attempt.number + 1 };
  const { rule } = decision;
  const outcome = (rule && decisionRules[rule]?.outcome) ?? "gave-up";
  return finish(state, policy, {
    outcome,
    reason:
      rule === "no-decision"
        ? `${firstFailureOf(attempt)} The model gave no usable decision.`
        : decision.reason,
    nextStep: nextStepAfter(attempt, policy),
  });
}

/** A session that was lost is replaced within its own budget; a port that gave up after its own retries ends the run. */
function recover(state: RunState, policy: Policy): Step {
  const failure = state.failure!;
  const hasBudget = state.infrastructureFailures <= policy.maxInfrastructureRetries;
  if (failure.during === "execute" && hasBudget) return { do: "start" };
  return finish(state, policy, {
    outcome: "infrastructure-error",
    reason: failure.message,
    nextStep: failure.nextStep,
    code: failure.code,
  });
}

function startOrEnd(state: RunState, policy: Policy): Step {
  return state.infrastructureFailures > policy.maxInfrastructureRetries
    ? endInfrastructure(state, policy)
    : { do: "start" };
}

function endInfrastructure(state: RunState, policy: Policy): Step {
  const lost = state.attempts.at(-1)?.lost.findLast((each) => isInfrastructureEnding(each.ending));
  return finish(state, policy, {
    outcome: "infrastructure-error",
    reason: `The sandbox was lost ${state.infrastructureFailures} times${lost === undefined ? "" : `; the last time: ${lost.evidence}`}.`,
    nextStep: "Look at the container engine of this machine (its log, its memory); the code is not to blame.",
    code: (lost && endings[lost.ending].code) ?? "session-lost",
  });
}

function interrupted(state: RunState, policy: Policy): Ending {
  const { by, message } = state.interruption!;
  if (by === "signal") {
    return {
      outcome: "cancelled",
      reason: message,
      nextStep: "Start the run again when you want its result.",
    };
  }
  const { doing, nextStep } = whatWasUnderWay(state, policy);
  const reason = `The run reached its own deadline of ${policy.totalTimeoutMs / 1000} s ${doing}.`;
  return { outcome: "timed-out", reason, nextStep };
}

/** What the deadline cut short, so that the model server's slowness is not taken for the task's size. */
function whatWasUnderWay(state: RunState, policy: Policy): { doing: string; nextStep: string } {
  const { number, executions } = state.attempts.at(-1) ?? { number: 1, executions: [] };
  const { during, progress } = state.interruption!;
  switch (during ?? stageOf(state, policy)) {
    case "start":
      return {
        doing: `while the sandbox was started${progress === undefined ? "" : ` (${truncateEnd(progress, 200)})`}`,
        nextStep: "Raise `total-timeout`.",
      };
    case "execute":
      return {
        doing: `while block ${Math.max(1, executions.length)} of attempt ${number} ran`,
        nextStep: "Raise `total-timeout`, or make the code faster.",
      };
    case "verify":
      return {
        doing: `while attempt ${number} was verified`,
        nextStep: "Raise `total-timeout`, or make the verification faster.",
      };
    case "collect":
      return { doing: "while the files were saved", nextStep: "Raise `total-timeout`." };
    case "ask":
    case "decide":
      return policy.hasWriter
        ? {
            doing: "while the writer was asked",
            nextStep: "See that the model server answers in time, or raise `total-timeout`.",
          }
        : { doing: "while no block ran", nextStep: "Raise `total-timeout`." };
  }
}

/** What an attempt was at, for transcripts of versions that did not say. */
function stageOf(state: RunState, policy: Policy): "ask" | "execute" | "verify" {
  const attempt = state.attempts.at(-1);
  const standing = attempt === undefined ? null : standingOf(attempt, policy);
  if (standing === "executing") return "execute";
  return standing === "verifying" ? "verify" : "ask";
}

/** What the code left is saved before the run ends, whatever the outcome, while the session is there. */
function finish(state: RunState, policy: Policy, ending: Ending): Step {
  if (state.session !== null && state.files === null) return { do: "collect" };
  const kept = keptPass(state, policy, ending);
  const unlike = state.files?.unlikeVerified ?? [];
  return { do: "end", ...(kept.outcome === "passed" && unlike.length > 0 ? unproven(unlike) : kept) };
}

/**
 * A pass that was verified stands, whatever came after it, unless a person stopped the run, or its files may be other
 * ones: code may have run since, or not all of them were saved.
 */
function keptPass(state: RunState, policy: Policy, ending: Ending): Ending {
  if (ending.outcome === "passed" || ending.outcome === "cancelled") return ending;
  const pass = verifiedPass(state, policy);
  if (pass === undefined || state.files === null || state.interruption?.during === "collect") return ending;
  const proof = proofOf(pass, policy, `attempt ${pass.number}`);
  return { outcome: "passed", reason: `${proof} ${ending.reason}`, nextStep: "" };
}

/**
 * The attempt whose files, as its verifications read them, are those that are there now. A reply that could be run may
 * have begun to, also where no execution tells of it.
 */
function verifiedPass({ attempts }: RunState, policy: Policy): Attempt | undefined {
  if (policy.verify.length === 0) return undefined;
  const mayTell = (each: Attempt): boolean =>
    each.reply.blocks.length === 0
      ? standingOf(each, policy) === "failed"
      : standingOf(each, policy) !== "unusable";
  const last = attempts.findLast(mayTell);
  return last !== undefined && standingOf(last, policy) === "passed" ? last : undefined;
}

/** A proof is one of these very bytes. */
function unproven(unlike: readonly string[]): Ending {
  return {
    outcome: "failed",
    reason: `The verifications passed, but what the run left is not what they had read: ${listed(unlike.map(named))}.`,
    nextStep:
      "Take none of the files: something changed them that outlived the blocks, or came from outside of the run.",
  };
}

function isOverTokens(state: RunState, policy: Policy): boolean {
  return policy.maxTokens !== null && state.usage.inputTokens + state.usage.outputTokens > policy.maxTokens;
}
