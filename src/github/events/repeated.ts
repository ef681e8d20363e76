import { basename } from "node:path";
import { onStatus } from "../api/api-error.js";
import { isAnswerTo, readMarker } from "../reporting/marker.js";
import { ownLoginOf } from "../reporting/own-comments.js";
import { askedIn } from "./target.js";
import type { AboutTrigger } from "./trigger.js";

interface RepeatedOptions extends AboutTrigger<"comments" | "ownLogin"> {
  /** The running workflow, and the page of its run. */
  readonly workflow: { readonly workflow: string; readonly url: string };
}

/**
 * Why a comment starts nothing: GitHub sent its event twice, and another run of the workflow has already answered it.
 * Null if the comment is new, or if the same workflow run runs again. Two runs that start in the same second do not see
 * each other's comment. With the examples' `concurrency`, the second one waits until the first has answered.
 */
export async function reasonRepeated(options: RepeatedOptions): Promise<string | null> {
  const { github, trigger, workflow, signal } = options;
  const { repository, number } = trigger.target;
  const asked = askedIn(workflow.workflow, trigger.target);
  if (number === null || asked === null) return null;
  const { login } = await ownLoginOf(github, signal);
  // The job may not be allowed to read comments. A run without a report may not need this permission.
  const comments = await github.comments({ repository, number, signal }).catch(onStatus([403], []));
  const answers = comments.filter(({ author, body }) => author === login && isAnswerTo(body, asked));
  const other = answers
    .map(({ body }) => readMarker(body)?.workflowRun ?? null)
    .find((run) => run !== null && String(run) !== basename(workflow.url));
  return other === undefined ? null : `workflow run ${other} has already answered this comment`;
}
