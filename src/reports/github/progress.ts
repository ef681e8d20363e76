import { fold } from "../../run/state/apply.js";
import { blockInTurn, standingOf, unitOf } from "../../run/state/standing.js";
import type { Attempt, RunState } from "../../run/state/state.js";
import type { Policy, RunEvent } from "../../facts/events.js";
import { truncateEnd } from "../../format/truncate.js";
import { count } from "../../format/format.js";
import { type Block, dim, folded, link, paragraph } from "../document.js";
import { markdownOf, withoutForgedMarkers } from "../print/markdown-blocks.js";
import { attemptLine, decisionOf } from "../sections/attempts.js";
import { asWarnings, brokenLimits } from "../sections/warnings.js";
import { reportOf } from "../report-of.js";
import { headingOf } from "../titles.js";

export interface Progress {
  /** The current activity as plain text without a time: `Attempt 2: running block 1 of 2`. */
  readonly title: string;
  /** The comment's text while the run continues; at most 32,768 UTF-16 units. */
  readonly markdown: string;
}

/** How many of the latest attempts to show. */
const toldAttempts = 8;

/** A run's progress, from its events so far: the current activity, the earlier attempts, and the last decision. */
export function renderProgress(
  events: readonly RunEvent[],
  { runUrl }: { readonly runUrl: string },
): Progress {
  const state = fold(events);
  const { attempts, runId, sandbox, unit } = reportOf(events);
  const { title, isAsking } = stageOf(state);
  const over = attempts.filter(({ standing }) => standing !== "executing" && standing !== "verifying");
  const before = Math.max(0, over.length - toldAttempts);
  const decided = state.attempts.findLast(({ decision }) => decision !== null)?.decision ?? null;
  const askedAt = `${state.lastAt?.slice(11, 19) ?? "the start"} UTC`;
  const blocks: Block[] = [
    ...asWarnings(brokenLimits(sandbox)),
    ...(isAsking
      ? [paragraph(`agent-exec asked the model at ${askedAt} and waits for the answer.`, "dim")]
      : []),
    ...(before === 0 ? [] : [paragraph(count(`earlier ${unit}`, before), "dim")]),
    ...over.slice(-toldAttempts).map((attempt) => folded(attemptLine(attempt), [])),
    ...(decided === null ? [] : [decisionOf({ ...decided, reason: truncateEnd(decided.reason, 1_000) })]),
    paragraph("The result will replace this text."),
    paragraph([link("Log", runUrl), " ", dim(`run ${runId}`)]),
  ];
  const markdown = withoutForgedMarkers(`### ⏳ ${title}\n\n${markdownOf(blocks)}\n`);
  return { title, markdown };
}

interface Stage {
  readonly title: string;
  /** Whether the run waits for the model. */
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
        const what = policy.decision === "combined" ? "decision and corrected code" : "decision";
        return asking(`${heading} failed: waiting for the model's ${what}`, policy);
      }
      return decision.retry ? asking(waitingFor(number + 1, policy), policy) : busy("Saving the files");
    case "passed":
    case "answer":
      return busy("Saving the files");
  }
}
