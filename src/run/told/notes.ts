import { fence } from "../../markdown/fence.js";
import { refusalOf } from "../state/standing.js";
import type { Attempt } from "../state/state.js";
import type { EventOf } from "../../facts/events.js";
import type { Refused } from "../../facts/files.js";
import { listed, named } from "../../format/listed.js";
import { keptBefore, spentSession } from "../next/turns.js";
import { pythonModules } from "../../files/shadowed-module.js";

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

/** A note that later blocks will import this file instead of Python's own module. "" if they will not. */
export function shadowWords(file: string | null): string {
  const [, name = ""] = /^(\w+)\.py$/.exec(file ?? "") ?? [];
  if (!pythonModules.has(name)) return "";
  return ` The file ${name}.py has the name of a Python module, so programs in the same folder import this file instead of the module. Give the file another name.`;
}
