import { AgentExecError } from "../errors.js";
import { approvalHash, type OutsideAnswer } from "../ports/approver.js";
import type { Fact } from "../ports/events.js";
import type { RunState } from "./state/state.js";

/**
 * The fact by which a run goes on that waits for an approval. Pure: whoever appends it sees to it that it is appended once.
 * @throws AgentExecError `settings-invalid` for a run that waits for none, or for the approval of other code.
 */
export function decideAwaiting(state: RunState, said: OutsideAnswer): Extract<Fact, { type: "approval" }> {
  const { awaiting, end } = state;
  const attempt = state.attempts.at(-1);
  if (awaiting === null || attempt === undefined || end?.outcome !== "awaiting-approval") {
    const how = end === null ? "has no end yet" : `ended as ${end.outcome}`;
    throw refused(
      `The run waits for no approval: it ${how}.`,
      "Look at its report; an answer is taken once.",
    );
  }
  const { attempt: number, asked, sha256 } = awaiting;
  if (approvalHash(attempt.reply.blocks) !== sha256)
    throw refused(
      "The code in the transcript is not the code that the run asked about.",
      "Trust nothing in this folder: somebody changed it. Run the task again.",
    );
  const head = { type: "approval", attempt: number, asked, sha256, by: "person" } as const;
  switch (said.says) {
    case "approve":
      if (said.sha256.toLowerCase() !== sha256)
        throw refused(
          `The run waits for the approval of ${sha256}, and ${said.sha256} is another hash.`,
          "Read the code in the run's report, and give the hash that stands there.",
        );
      return { ...head, approved: true, reason: "" };
    case "feedback":
      if (said.text.trim() === "") throw refused("The feedback is empty.", "Say what is to be changed.");
      return { ...head, approved: false, reason: "", feedback: said.text };
    case "reject":
      return { ...head, approved: false, reason: said.why };
  }
}

function refused(message: string, nextStep: string): AgentExecError {
  return new AgentExecError("settings-invalid", message, { nextStep });
}
