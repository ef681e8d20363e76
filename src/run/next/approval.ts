import { approvalHash } from "../../facts/approval.js";
import type { Policy } from "../../facts/events.js";
import { truncateEnd } from "../../format/truncate.js";
import { isStepByStep, refusalOf, unitOf } from "../state/standing.js";
import type { Attempt, RunState } from "../state/state.js";
import { spentBudget } from "./budget.js";
import type { Ending } from "./ending.js";
import { endOfTurns } from "./turns.js";

/** Who is asked: the reviewer model, or a person. A function can take the person's place. */
export type Asked = "reviewer" | "person";

/** Whom to ask before an attempt's code runs. Null: it may run. An approval is valid only for exactly these blocks. */
export function askBeforeRun({ approvals, reply }: Attempt, policy: Policy): Asked | null {
  const { approval, reviewerModel } = policy;
  const wantsPerson = approval === "always";
  if (policy.runsNothing === true || (!wantsPerson && reviewerModel === undefined)) return null;
  const sha256 = approvalHash(reply.blocks);
  const holding = approvals.filter((each) => each.asked === "run" && each.approved && each.sha256 === sha256);
  // Once a person approved this code, nobody else is asked, even if the person changed it.
  if (holding.some(({ by }) => by !== "reviewer")) return null;
  const isReviewed = holding.length > 0;
  if (reviewerModel !== undefined && !isReviewed) return "reviewer";
  return wantsPerson ? "person" : null;
}

/** Whether to ask a person before the run ends in this way, so that the person can say how to continue. */
export function asksBeforeEnd({ approvals }: Attempt, { approval }: Policy, { outcome }: Ending): boolean {
  const isAnswered = approvals.some(({ asked }) => asked === "end");
  const mayGoOn = ["passed", "answered", "failed", "gave-up"].includes(outcome);
  return approval === "terminate" && mayGoOn && !isAnswered;
}

/** How many refusals by the reviewer in a row end a run. */
const reviewerPatience = 3;

/** How the run ends after somebody refused an attempt's code or its end. Null: the run asks the model again. */
export function endOfRefused(state: RunState, attempt: Attempt, policy: Policy): Ending | null {
  const refusal = refusalOf(attempt, "run") ?? refusalOf(attempt, "end")!;
  const which = `${unitOf(policy)} ${attempt.number}`;
  const why = refusal.reason.trim() === "" ? "" : `: ${truncateEnd(refusal.reason.trim(), 1_000)}`;
  if (refusal.feedback !== undefined) return endOfBudget(state, policy);
  if (refusal.hasFailed === true && refusal.by !== "reviewer")
    return {
      outcome: "rejected",
      reason: `Nobody approved ${which}${why}`,
      nextStep: "Fix the approver. agent-exec counts a failure of the approver as a refusal.",
    };
  if (refusal.by !== "reviewer")
    return {
      outcome: "rejected",
      reason: `The ${refusal.asked === "run" ? "code" : "result"} of ${which} was refused${why || "."}`,
      nextStep: "Run the task again, and say in the task what was wrong with the code.",
    };
  const byReviewer = (each: Attempt) => refusalOf(each, "run")?.by === "reviewer";
  const others = state.attempts.findLastIndex((each) => !byReviewer(each));
  if (state.attempts.length - 1 - others < reviewerPatience) return endOfBudget(state, policy);
  return {
    outcome: "rejected",
    reason: `The reviewer refused ${reviewerPatience} replies in a row. The last refusal${why || " came without a reason."}`,
    nextStep:
      "Read the code and the reviewer's reasons. Describe the task more precisely, or review the code yourself: remove `reviewer-model`, and set `approval` to `always`.",
  };
}

function endOfBudget(state: RunState, policy: Policy): Ending | null {
  if (isStepByStep(policy)) return endOfTurns(state, policy);
  const spent = spentBudget(state, policy);
  if (spent === null) return null;
  return {
    outcome: "budget-spent",
    reason: `${spent.words} Nobody had approved the last code.`,
    nextStep: `Raise \`${spent.setting}\`, or make the task smaller.`,
  };
}

/** How a run ends if nobody could answer. */
export function awaitingEnd({ awaiting, run }: RunState, policy: Policy): Ending {
  const { attempt, asked, sha256 } = awaiting!;
  const which = `${unitOf(policy)} ${attempt}`;
  const what = asked === "run" ? `the code of ${which} may run` : `the run may end after ${which}`;
  const approve = asked === "run" ? "run exactly this code, once" : "end the run";
  const phrase = run?.settings["trigger-phrase"];
  // Which advice to give. Only a run with saved settings can continue later. In a workflow, people answer with
  // comments.
  const answers =
    run?.task.source.kind === "comment" && typeof phrase === "string"
      ? `Read the code. To ${approve}, comment \`${phrase} approve ${sha256}\`. To tell the model what to change, comment \`${phrase} feedback TEXT\`. To refuse the code, comment \`${phrase} reject\`.`
      : run?.given === undefined
        ? "Read the code, then run the task again where agent-exec can ask you, such as in a terminal."
        : `Read the code. To ${approve}: \`agent-exec approve DIR --hash ${sha256}\`. To tell the model what to change: \`agent-exec feedback DIR TEXT\`. To refuse the code: \`agent-exec reject DIR\`. DIR is the run's folder.`;
  return {
    outcome: "awaiting-approval",
    reason: `agent-exec could not ask anybody here whether ${what}.`,
    nextStep: answers,
  };
}
