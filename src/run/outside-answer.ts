import { AgentExecError } from "../errors.js";
import { approvalHash } from "../facts/approval.js";
import type { OutsideAnswer } from "../ports/approver.js";
import type { Fact } from "../facts/events.js";
import type { RunState } from "./state/state.js";

/**
 * Turns an answer from outside into the event with which a waiting run continues. It has no side effects, so the caller
 * must record the event exactly once.
 * @throws AgentExecError `settings-invalid` if the run does not wait, or if the hash belongs to other code.
 */
export function decideAwaiting(state: RunState, said: OutsideAnswer): Extract<Fact, { type: "approval" }> {
  const { awaiting, end } = state;
  const attempt = state.attempts.at(-1);
  if (awaiting === null || attempt === undefined || end?.outcome !== "awaiting-approval") {
    const how = end === null ? "has not ended yet" : `ended as \`${end.outcome}\``;
    throw refused(
      `The run is not waiting for an approval, because it ${how}.`,
      "Read the run's report. A run accepts only one answer.",
    );
  }
  const { attempt: number, asked, sha256 } = awaiting;
  if (approvalHash(attempt.reply.blocks) !== sha256)
    throw refused(
      "The code in the transcript is not the code that is waiting for an approval.",
      "Somebody changed this folder. Do not trust its files. Run the task again.",
    );
  const head = { type: "approval", attempt: number, asked, sha256, by: "person" } as const;
  switch (said.says) {
    case "approve":
      if (said.sha256.toLowerCase() !== sha256)
        throw refused(
          `The run is waiting for an approval of the code with the hash ${sha256}, but you gave the hash ${said.sha256}.`,
          "Read the code in the run's report, and pass the hash that the report shows.",
        );
      return { ...head, approved: true, reason: "" };
    case "feedback":
      if (said.text.trim() === "") throw refused("The feedback is empty.", "Say what to change.");
      return { ...head, approved: false, reason: "", feedback: said.text };
    case "reject":
      return { ...head, approved: false, reason: said.why };
  }
}

function refused(message: string, nextStep: string): AgentExecError {
  return new AgentExecError("settings-invalid", message, { nextStep });
}
