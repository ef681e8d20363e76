import { messageOf } from "../errors.js";
import type { Answer, ApprovalRequest, Approver } from "../ports/approver.js";

export type { Answer, ApprovalRequest };

/**
 * Asked before an attempt's code runs, or before a run ends: `true` approves; so does an `Answer` that says so, with other code
 * where it has `edited`. `false` and an `Answer` without approval refuse, which ends the run as `rejected`; its `feedback` goes to the
 * writer in place of what the code would have printed. Null: nobody can be asked, and the run ends as `awaiting-approval`. An error,
 * and any other value, refuses. It may take as long as the run may; `signal` fires when the run is stopped.
 */
export type OwnApprover = (
  request: ApprovalRequest,
  options: { readonly signal: AbortSignal },
) => boolean | Answer | null | Promise<boolean | Answer | null>;

/** A function of a person's own as the run asks it: what it throws is never the run's end, only a refusal. */
export function completeApprover(own: OwnApprover): Approver {
  return {
    kind: "library",
    async ask(request, { signal }) {
      let given: unknown;
      try {
        given = await own(request, { signal });
      } catch (thrown) {
        throw new Error(messageOf(thrown), { cause: thrown });
      }
      if (given === null) return null;
      if (typeof given === "boolean") return { approved: given };
      if (isAnswer(given)) {
        const { approved, reason = "", feedback, edited } = given;
        return {
          approved,
          reason,
          ...(feedback !== undefined && { feedback }),
          ...(edited !== undefined && { edited }),
        };
      }
      throw new Error(`it returned type ${typeof given} instead of an answer`);
    },
  };
}

function isAnswer(given: unknown): given is Answer {
  if (typeof given !== "object" || given === null) return false;
  const { approved, reason, feedback, edited } = given as Readonly<Record<string, unknown>>;
  const isTextOrAbsent = (value: unknown) => value === undefined || typeof value === "string";
  const isEdited =
    edited === undefined || (Array.isArray(edited) && edited.every((each) => typeof each === "string"));
  return typeof approved === "boolean" && isTextOrAbsent(reason) && isTextOrAbsent(feedback) && isEdited;
}
