import type { EventOf } from "../facts/events.js";
import { othersWords } from "./others-words.js";
import type { TerminalStyle } from "./terminal-style.js";

/** The line about an approver's answer. */
export function approvalLine(approval: EventOf<"approval">, style: TerminalStyle): string {
  const { approved, by, reason, feedback, asked, blocks: edited } = approval;
  const who = by === "person" ? "you" : by === "library" ? "the approver" : "the reviewer";
  const what =
    feedback !== undefined
      ? `answered: ${othersWords(feedback, style)}`
      : approved
        ? `approved${asked === "end" ? " the end" : edited === undefined ? "" : " it as changed"}`
        : "refused";
  const why = reason === "" || feedback !== undefined ? "" : `: ${othersWords(reason, style)}`;
  return `${approved ? style.good("✓") : style.warn("!")} ${who} ${what}${why}`;
}
