import { fence } from "../../markdown/fence.js";
import { refusalOf } from "../state/standing.js";
import type { Attempt } from "../state/state.js";

/** The answer of the person or reviewer who refused the code. "" if nobody did. */
export function unapprovedWords(attempt: Attempt): string {
  const refusal = refusalOf(attempt, "run");
  if (refusal === undefined) return "";
  if (refusal.feedback !== undefined)
    return `The person who gave the task read the code and did not let it run. The person's answer:\n\n${refusal.feedback}`;
  const why = refusal.reason.trim() === "" ? "no reason was given" : refusal.reason.trim();
  return `Nothing ran, because a reviewer read the code and refused it: ${why}\n\nWrite the code again so that it does the task and the reviewer's reason no longer applies.`;
}

/** A person's feedback before the end of the run. "" if there is none. */
export function goOnWords(attempt: Attempt): string {
  const { feedback } = refusalOf(attempt, "end") ?? {};
  return feedback === undefined ? "" : `The person who gave the task answers:\n\n${feedback}`;
}

/** The code that ran instead of the model's. "" if both are the same. */
export function editedWords({ approvals, reply }: Attempt): string {
  if (approvals.every(({ blocks }) => blocks === undefined)) return "";
  const blocks = reply.blocks.map(({ code, language }) => fence(code, language)).join("\n\n");
  return `The person who gave the task changed the code before it ran. This ran:\n\n${blocks}`;
}
