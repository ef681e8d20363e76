import { messageOf } from "../errors.js";
import type { Answer, ApprovalRequest, Approver } from "../ports/approver.js";

export type { Answer, ApprovalRequest };

/**
 * Called before an attempt's code runs, or before a run ends. `true` approves. An `Answer` can also approve, with new
 * code for the blocks in `edited`. `false`, or an `Answer` without approval, refuses and ends the run as `rejected`.
 * With `feedback`, the run continues and the writer gets this text. Null means that nobody can answer now. The run then
 * ends as `awaiting-approval`. An error or any other value refuses. The only time limit of the function is the run's.
 * `signal` fires when the run is stopped.
 */
export type OwnApprover = (
  request: ApprovalRequest,
  options: { readonly signal: AbortSignal },
) => boolean | Answer | null | Promise<boolean | Answer | null>;

/** Wraps the user's function for the run. An error in it is a refusal and never ends the run. */
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
        const more = { ...(feedback !== undefined && { feedback }), ...(edited !== undefined && { edited }) };
        return { approved, reason, ...more };
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
