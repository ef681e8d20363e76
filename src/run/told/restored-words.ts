import type { EventOf } from "../../facts/events.js";
import type { Refused } from "../../facts/files.js";
import { listed, named } from "../../format/listed.js";
import { keptBefore, spentSession } from "../next/turns.js";
import type { Attempt } from "../state/state.js";

type Checkpoint = EventOf<"checkpoint">;

/** A note for the model that the sandbox was lost while a turn's blocks ran. "" if it was not. */
export function lossWords(attempts: readonly Attempt[], { number, restored }: Attempt): string {
  const kept = restored === null || restored.after === "spent" ? null : keptBefore(attempts, number);
  if (kept === null) return "";
  return `The sandbox was lost ${restored?.after === "lost" ? "while" : "before"} this turn ran, and your code is not to blame. The turn's blocks ran${restored?.after === "lost" ? " again" : ""} in a fresh sandbox, which began with ${filesOf(kept)} ${gone}${notBack(kept)}`;
}

/** A note for the model that a turn's code used up the sandbox. "" if it did not. */
export function spentWords(attempts: readonly Attempt[], attempt: Attempt): string {
  if (!spentSession(attempt)) return "";
  const kept = keptBefore(attempts, attempt.number);
  if (kept === null) return filesGone;
  return `Your code made the sandbox unusable, and this turn's changes are gone. A fresh sandbox begins with ${filesOf(kept)} ${gone}${notBack(kept)}`;
}

const filesGone =
  "Your code made the sandbox unusable. In the fresh sandbox the results of your steps are gone, and the workspace has its original files.";

function filesOf({ attempt }: Checkpoint): string {
  return `the workspace's files as turn ${attempt} left them.`;
}

const gone =
  "Everything else is gone: running processes, variables, files and packages outside of the workspace (`/tmp` too), and commits.";

function notBack({ leftOut = [] }: Checkpoint): string {
  if (leftOut.length === 0) return "";
  return ` These files could not be restored: ${listed(leftOut.map(nameWithReason))}.`;
}

function nameWithReason({ path, reason, entries }: Refused): string {
  return entries === undefined ? `${named(path)} (${reason})` : reason;
}
