import { fold } from "../run/apply.js";
import { standingOf } from "../run/rules.js";
import type { Attempt, RunState } from "../run/state.js";
import type { Policy, RunEvent } from "../ports/events.js";
import { defuseInline } from "../markdown/defuse.js";
import { escapeHtml } from "../markdown/html.js";
import { truncateEnd } from "../format/truncate.js";
import { attemptLine } from "./markdown-attempt.js";
import { renderBrokenLimits } from "./markdown-sections.js";
import { reportOf } from "./report.js";

export interface Progress {
  /** What happens now, in a few words of ours without markup: `Attempt 2: running block 1 of 2`. No time stands in it. */
  readonly title: string;
  /** For the comment while the run goes on; at most 32,768 UTF-16 units. */
  readonly markdown: string;
}

/** So many of the latest attempts are told. */
const toldAttempts = 8;

/** Where a run stands, from its events so far: what happens now, how the attempts went that are over, the last decision. */
export function renderProgress(
  events: readonly RunEvent[],
  { runUrl }: { readonly runUrl: string },
): Progress {
  const state = fold(events);
  const { attempts, runId, sandbox } = reportOf(events);
  const { title, isAsking } = stageOf(state);
  const over = attempts.filter(({ standing }) => standing !== "executing" && standing !== "verifying");
  const told = over.slice(-toldAttempts).map((attempt) => `<p>${attemptLine(attempt)}</p>`);
  const before = over.length - told.length;
  const parts = [
    `### ⏳ ${title}`,
    renderBrokenLimits(sandbox),
    isAsking ? `_The model is asked since ${timeOf(state.lastAt)}._` : "",
    before === 0 ? "" : `_${before} earlier ${before === 1 ? "attempt" : "attempts"}_`,
    ...told,
    decisionOf(state.attempts.findLast(({ decision }) => decision !== null)),
    `<sub><a href="${escapeHtml(runUrl)}">Log</a> · run ${escapeHtml(runId)}</sub>`,
  ];
  return { title, markdown: `${parts.filter((part) => part !== "").join("\n\n")}\n` };
}

interface Stage {
  readonly title: string;
  /** The model has the word: nothing happens here until it answers. */
  readonly isAsking: boolean;
}

function stageOf(state: RunState): Stage {
  const attempt = state.attempts.at(-1);
  if (state.end !== null) return busy("Finishing");
  if (state.interruption !== null) return busy("Stopping");
  if (state.failure !== null) return busy("Getting over a failure that the code is not to blame for");
  if (state.run === null) return busy("Starting");
  if (attempt === undefined) return asking("Attempt 1: waiting for the model's code", state.run.policy);
  return stageOfAttempt(attempt, state.run.policy);
}

function busy(title: string): Stage {
  return { title, isAsking: false };
}

function asking(title: string, { hasWriter }: Pick<Policy, "hasWriter">): Stage {
  return { title, isAsking: hasWriter };
}

/** `05:44:01 UTC`, of an event's own time. */
function timeOf(at: string | null): string {
  return `${at?.slice(11, 19) ?? "the start"} UTC`;
}

function stageOfAttempt(attempt: Attempt, policy: Policy): Stage {
  const { number, reply, executions, verifications, decision } = attempt;
  switch (standingOf(attempt, policy)) {
    case "executing":
      return busy(`Attempt ${number}: running block ${executions.length + 1} of ${reply.blocks.length}`);
    case "verifying":
      return busy(`Attempt ${number}: verification ${verifications.length + 1} of ${policy.verify.length}`);
    case "failed":
    case "unusable":
      if (decision === null)
        return asking(`Attempt ${number} failed: waiting for the model's decision`, policy);
      return decision.retry
        ? asking(`Attempt ${number + 1}: waiting for the model's code`, policy)
        : busy("Saving the files");
    case "passed":
    case "answer":
      return busy("Saving the files");
  }
}

function decisionOf(attempt: Attempt | undefined): string {
  const decision = attempt?.decision ?? null;
  if (decision === null) return "";
  return `**Decision: ${decision.retry ? "try again" : "stop"}.** ${defuseInline(truncateEnd(decision.reason, 1_000))}`;
}
