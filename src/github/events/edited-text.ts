import { AgentExecError } from "../../errors.js";
import { onStatus } from "../api/api-error.js";
import type { AboutTrigger } from "./trigger.js";

type EditedTextOptions = AboutTrigger<"issue" | "textOf">;

/**
 * Refuses a request whose text was edited since the event, because its author may now want something else. This
 * concerns comments, and issues that got a label.
 * @throws AgentExecError `task-invalid`; GitHubError if GitHub fails.
 */
export async function refuseEditedText(options: EditedTextOptions): Promise<void> {
  const { isLabeled, said } = options.trigger;
  if (isLabeled === true) await refuseEditedIssue(options);
  if (said !== undefined) await refuseEditedComment(options, said);
}

async function refuseEditedIssue({ github, trigger, signal }: EditedTextOptions): Promise<void> {
  const { told, target } = trigger;
  if (told === null || target.number === null) return;
  const { repository, number } = target;
  const now = await github.issue({ repository, number, signal });
  if (now?.title === told.title && now.body === told.body) return;
  throw new AgentExecError("task-invalid", "The issue was edited after the label was added. Nothing ran.", {
    nextStep: "Read the edited issue. To start the run, remove the label and add the label again.",
  });
}

async function refuseEditedComment(
  { github, trigger, signal }: EditedTextOptions,
  said: string,
): Promise<void> {
  const { repository, subject, number } = trigger.target;
  if (subject === null || number === null || !("id" in subject)) return;
  // The job may not be allowed to read comments. A run without a report may not need this permission.
  const now = await github.textOf({ repository, subject, number, signal }).catch(onStatus([403], said));
  if (now !== null && isSameText(now, said)) return;
  const [what, nextStep] =
    now === null
      ? ["deleted", "Write a new comment. If you test with `act`, use the id of a comment that exists."]
      : ["edited", "Write a new comment: an edited comment starts no run."];
  const message = `The comment was ${what} before the run began. Nothing ran.`;
  throw new AgentExecError("task-invalid", message, { nextStep });
}

/** Compares two texts without regard to line ends, because a browser sends other ones than a program. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.replaceAll(/\r\n?/g, "\n"));
  return a === b;
}
