import { hasFailed, hasFinished, whyUntested } from "../../facts/execution.js";
import type { ErrorCode } from "../../errors.js";
import type { AuditResult } from "../../facts/audit-result.js";
import type { Policy } from "../../facts/events.js";
import type { Outcome } from "../../facts/outcomes.js";
import { auditWords } from "../../format/audit-words.js";
import { count } from "../../format/format.js";
import { listed, named } from "../../format/listed.js";
import { controlOf, failsWithoutChange } from "../state/proof.js";
import { wantsControl } from "../../proof/control.js";
import { spentBudget } from "./budget.js";
import { isStepByStep, type Standing, standingOf, unitOf } from "../state/standing.js";
import type { Attempt, RunState } from "../state/state.js";

/** How a run ends, and why. */
export interface Ending {
  readonly outcome: Outcome;
  readonly reason: string;
  readonly nextStep: string;
  /** Present if an error ends the run. */
  readonly code?: ErrorCode;
}

/** How a run ends after all files are saved. Facts that are only known now can turn a pass into a failure. */
export function settled(state: RunState, policy: Policy, ending: Ending): Ending {
  return withData(state, policy, held(state, policy, ending));
}

/** Ends the run if wrong solutions pass the verifications, or if this is unknown. */
export function endOfAudit(audit: AuditResult): Ending | null {
  const { fooled, notTried, fault } = audit;
  if (fooled.length === 0 && notTried === 0 && fault === undefined) return null;
  const closes = [...new Set(fooled.map((cheat) => cheat.closes))].join(" ");
  return {
    outcome: "failed",
    reason: `agent-exec did not ask the model for code, because a pass of this verification would prove too little. The verification was ${auditWords(audit)}.`,
    nextStep:
      `${closes === "" ? "Run the audit again." : closes} \`agent-exec audit\` shows each wrong solution. ` +
      "With `audit` set to `report`, the run continues anyway.",
  };
}

/** A verified pass stays a pass even if the requested data is missing. A pass without a verification does not. */
function withData({ data }: RunState, policy: Policy, ending: Ending): Ending {
  if (data?.fault === undefined || !["passed", "answered"].includes(ending.outcome)) return ending;
  const why = `The model gave no result that matches the schema: ${data.fault}.`;
  if (ending.outcome === "passed" && policy.verify.length > 0)
    return { ...ending, reason: `${ending.reason} ${why}` };
  return {
    outcome: "failed",
    reason: `${ending.reason} ${why}`,
    nextStep:
      "Read the answer and the output. Make `result-schema` simpler, or choose a model that can follow a schema.",
  };
}

function held(state: RunState, policy: Policy, ending: Ending): Ending {
  const kept = keptPass(state, policy, ending);
  if (kept.outcome !== "passed") return kept;
  const unlike = state.files?.unlikeVerified ?? [];
  // A verification proves nothing about other files.
  if (unlike.length > 0)
    return {
      outcome: "failed",
      reason: `The verifications passed, but these files changed afterwards: ${listed(unlike.map(named))}.`,
      nextStep:
        "Do not use the files. A leftover process or a program outside of the run changed these files.",
    };
  const { patchFault, patchFaultCode, withheld = [] } = state.files?.changes ?? {};
  if (patchFault !== undefined) return withoutPatch(patchFault, patchFaultCode);
  if (policy.verify.length === 0) return policy.hasWriter ? unverified(state, policy, kept) : kept;
  const pass = ofSomeWork(state, policy, controlled(state, policy, kept));
  if (withheld.length === 0) return pass;
  const untaken = `The patch leaves out ${listed(withheld.map(named))}, which the verifications used. So no verification tested the patch alone.`;
  return { ...pass, reason: `${pass.reason} ${untaken}` };
}

/** If the verifications already passed before any change, a pass only shows that nothing broke. */
function controlled(state: RunState, policy: Policy, pass: Ending): Ending {
  if (!wantsControl(policy)) return pass;
  const control = controlOf(state, policy);
  const untested = untestedWords(state);
  if (policy.verifyBefore === "require" && control !== "failed") {
    const unknown = "It is unknown whether the verifications passed on the original files.";
    const why = control === "passed" ? onlyGuards : (untested ?? unknown);
    return {
      outcome: "failed",
      reason: `Every verification ended with exit code 0. ${why}`,
      nextStep:
        "Set `verify` to a command that fails until the task is done. To get only a warning, set `verify-before` to `auto`.",
    };
  }
  const less = control === "passed" ? (failsWithoutChange(state) ? null : onlyGuards) : untested;
  return less === null ? pass : { ...pass, reason: `${pass.reason} ${less}` };
}

/** Null if each verification passed or failed on the original files, or if one of them failed. */
function untestedWords({ controls }: RunState): string | null {
  const words = controls.flatMap((each) => whyUntested(each) ?? []);
  if (words.length === 0 || controls.some(hasFailed)) return null;
  const what = controls.every(hasFinished) ? "No test failed" : "A verification did not finish";
  return `${what} on the original files, because ${listed([...new Set(words)])}.`;
}

/** If the commands passed before and no file changed, the pass says nothing about the task. */
function ofSomeWork(state: RunState, policy: Policy, pass: Ending): Ending {
  if (pass.outcome !== "passed" || controlOf(state, policy) !== "passed") return pass;
  const missing = state.files?.changes && missingWork(state, policy);
  if (!missing) return pass;
  return {
    outcome: "answered",
    reason: `${pass.reason} But ${missing}.`,
    nextStep:
      "Read the answer and the output. If you wanted a change, say so in the task, and set `verify` to a command that fails until the change is made.",
  };
}

const onlyGuards =
  "The same commands already passed on the original files, so the pass only shows that nothing broke.";

/** The words for a pass of this attempt. A block that could not run proves nothing, so they do not claim it. */
export function passOf(attempt: Attempt, policy: Policy, which = "the last attempt"): Ending {
  const { verify, hasWriter } = policy;
  const unrun = attempt.executions.filter(({ ending }) => ending === "not-run").length;
  const blocks = `Every block${hasWriter ? ` of ${which}` : ""}${unrun === 0 ? "" : " that could run here"}`;
  const verifications = verify.length === 0 ? "" : " and every verification";
  const rest = unrun === 0 ? "" : `; ${count("block", unrun)} ${unrun === 1 ? "was" : "were"} not run`;
  const reason = hasWriter
    ? `${blocks}${verifications} ended with exit code 0${rest}.`
    : `${blocks} ended as the document expects${verify.length === 0 ? "" : ", and every verification ended with exit code 0"}${rest}.`;
  return { outcome: "passed", reason, nextStep: "" };
}

const saidDone = "The model said that it is done";

/** A pass because the model says that it is done. The words say whether it was verified. */
export function passByWord({ verify }: Policy): Ending {
  const proof =
    verify.length === 0
      ? ", but no verification confirmed it"
      : ", and every verification ended with exit code 0";
  return { outcome: "passed", reason: `${saidDone}${proof}.`, nextStep: "" };
}

/**
 * A verified pass stays a pass, whatever happened later. There are three exceptions. A person stopped the run, refused
 * something or must be asked. An error stopped the run, and it is unknown what is missing. The files may be different,
 * because code may have run since, or not all files were saved.
 */
function keptPass(state: RunState, policy: Policy, ending: Ending): Ending {
  if (["passed", "cancelled", "rejected", "awaiting-approval"].includes(ending.outcome)) return ending;
  if (state.interruption?.by === "error") return ending;
  const pass = verifiedPass(state, policy);
  if (pass === undefined || state.files === null || state.interruption?.during === "collect") return ending;
  const which = `${unitOf(policy)} ${pass.number}`;
  const proof = isStepByStep(policy) ? passByWord(policy) : passOf(pass, policy, which);
  return { ...proof, reason: `${proof.reason} ${ending.reason}` };
}

/**
 * The attempt whose verifications read exactly the current files. If a reply has usable code, some code may have run
 * even without a recorded execution. A reply without code changes nothing, so only its verification counts.
 */
function verifiedPass({ attempts }: RunState, policy: Policy): Attempt | undefined {
  if (policy.verify.length === 0) return undefined;
  const isOf = (each: Attempt, ...some: Standing[]) => some.includes(standingOf(each, policy));
  const last = attempts.findLast((each) =>
    each.reply.blocks.length === 0 ? isOf(each, "failed", "answer") : !isOf(each, "unusable", "unapproved"),
  );
  return last !== undefined && isOf(last, "passed", "answer") ? last : undefined;
}

/** A pass without a verification does not count if the budget was exceeded, or if there is no result. */
function unverified(state: RunState, policy: Policy, pass: Ending): Ending {
  const spent = spentBudget(state, policy);
  if (spent !== null)
    return {
      outcome: "budget-spent",
      reason: `${spent.words} ${pass.reason}`,
      nextStep: `Read the result. Set \`verify\` to a command that proves the result, or raise \`${spent.setting}\`.`,
    };
  const missing = missingWork(state, policy);
  if (missing === null) return pass;
  return {
    outcome: "answered",
    reason: `${isStepByStep(policy) ? `${saidDone}.` : pass.reason} But ${missing}, and the run has no verification.`,
    nextStep: "Read the answer and the output. If you wanted a change, say so in the task, or set `verify`.",
  };
}

/** Why there is no usable result, in words. Null if there is a result, or if this is unknown. */
function missingWork({ run, attempts, files, warnings }: RunState, policy: Policy): string | null {
  const { artifacts = [], changes } = files ?? {};
  // If no code ran, only an earlier run's files are there.
  const hasRun = attempts.some(({ executions }) => executions.some(({ ending }) => ending !== "not-run"));
  if (run?.continues !== undefined && !hasRun) return "no code was run";
  if (changes !== undefined) {
    const { patch, deleted, refused = [] } = changes;
    const isSame = patch === null && artifacts.length + deleted.length + refused.length === 0;
    return isSame ? "no file was changed" : null;
  }
  if (!isStepByStep(policy) || artifacts.length > 0) return null;
  const isLost = warnings.some(({ code }) => code === "files-not-saved");
  return isLost ? "the code's files could not be saved" : "the code left no file";
}

/** The ending if the code passed but its patch is missing. */
function withoutPatch(fault: string, code: ErrorCode | undefined): Ending {
  if (code !== undefined)
    return {
      outcome: "infrastructure-error",
      reason: `The code passed, but agent-exec could not save the code's changes: ${fault}. The code did not cause this failure.`,
      nextStep: "Read the reason or the warning, fix the problem, and run again.",
      code,
    };
  return {
    outcome: "failed",
    reason: `The code passed, but agent-exec could not make a patch of the code's changes: ${fault}.`,
    nextStep: "The artifacts contain the changed files. Read the reason, fix the problem, and run again.",
  };
}
