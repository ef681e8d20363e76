import { fold } from "../run/state/apply.js";
import { blockInTurn, standingOf, unitOf } from "../run/state/standing.js";
import type { Attempt, RunState } from "../run/state/state.js";
import type { Policy, RunEvent } from "../facts/events.js";
import { defuseInline } from "../markdown/defuse.js";
import { escapeHtml } from "../markdown/html.js";
import { truncateEnd } from "../format/truncate.js";
import { withoutForgedMarkers } from "./forged-markers.js";
import { attemptLine } from "./markdown-attempt.js";
import { renderBrokenLimits } from "./markdown-sections.js";
import { reportOf } from "./report-of.js";
import { headingOf } from "./titles.js";

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
  const { attempts, runId, sandbox, unit } = reportOf(events);
  const { title, isAsking } = stageOf(state);
  const over = attempts.filter(({ standing }) => standing !== "executing" && standing !== "verifying");
  const told = over.slice(-toldAttempts).map((attempt) => `<p>${attemptLine(attempt)}</p>`);
  const before = over.length - told.length;
  const parts = [
    `### ⏳ ${title}`,
    renderBrokenLimits(sandbox),
    isAsking ? `_The model is asked since ${timeOf(state.lastAt)}._` : "",
    before === 0 ? "" : `_${before} earlier ${unit}${before === 1 ? "" : "s"}_`,
    ...told,
    decisionOf(state.attempts.findLast(({ decision }) => decision !== null)),
    `<sub><a href="${escapeHtml(runUrl)}">Log</a> · run ${escapeHtml(runId)}</sub>`,
  ];
  const markdown = withoutForgedMarkers(`${parts.filter((part) => part !== "").join("\n\n")}\n`);
  return { title, markdown };
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
  if (state.awaiting !== null) return busy("Waiting for an approval");
  if (state.failure !== null) return busy("Recovering from a failure that is not the code's fault");
  if (state.run === null) return busy("Starting");
  if (attempt === undefined) return asking(waitingFor(1, state.run.policy), state.run.policy);
  return stageOfAttempt(attempt, state.run.policy);
}

function waitingFor(number: number, policy: Policy): string {
  return `${headingOf({ unit: unitOf(policy), number })}: waiting for the model's code`;
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
  const { number, reply, verifications, decision } = attempt;
  const heading = headingOf({ unit: unitOf(policy), number });
  switch (standingOf(attempt, policy)) {
    case "executing":
      return busy(`${heading}: running block ${blockInTurn(attempt, policy) + 1} of ${reply.blocks.length}`);
    case "verifying":
      return busy(`${heading}: verification ${verifications.length + 1} of ${policy.verify.length}`);
    case "unapproved":
    case "step":
      return asking(waitingFor(number + 1, policy), policy);
    case "failed":
    case "unusable":
      if (decision === null) {
        const what = policy.decision === "combined" ? "decision, and its correction" : "decision";
        return asking(`${heading} failed: waiting for the model's ${what}`, policy);
      }
      return decision.retry ? asking(waitingFor(number + 1, policy), policy) : busy("Saving the files");
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
