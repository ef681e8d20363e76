import { toAgentExecError, type AgentExecError } from "../../errors.js";
import type { Clock } from "../../ports/clock.js";
import type { CompletedCheck } from "../api/check-calls.js";
import { CheckPlace, type CheckState } from "./check-run.js";
import type { GitHub } from "../api/client.js";
import { CommentPlace, type CommentState } from "./comment.js";
import { settle } from "./paced-report.js";

export interface FinishOptions {
  readonly github: GitHub;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** The state of the killed process's comment, and the final report. Absent if no comment is wanted. */
  readonly comment?: { readonly state: CommentState; readonly report: string };
  readonly check?: { readonly state: CheckState; readonly last: CompletedCheck };
}

export interface FinishResult {
  /**
   * The reports that were finished by this call, the comment first. Reports that were already finished do not change.
   */
  readonly finished: readonly ("comment" | "check")[];
  readonly problems: readonly AgentExecError[];
}

/**
 * Finishes the comment and the check run of a killed process. If GitHub shows that the process had finished them,
 * nothing is overwritten. If one fails, the other is tried anyway. Never throws.
 */
export async function finishFromState(options: FinishOptions): Promise<FinishResult> {
  const { github, clock, signal, comment, check } = options;
  const problems: AgentExecError[] = [];
  const onProblem = (error: AgentExecError) => void problems.push(error);
  const tryTo = async <What extends "comment" | "check">(what: What, finish: () => Promise<boolean>) => {
    try {
      return (await finish()) ? [what] : [];
    } catch (thrown) {
      onProblem(toAgentExecError(thrown));
      return [];
    }
  };
  const finished = await Promise.all([
    comment
      ? tryTo("comment", () => finishComment(new CommentPlace({ github, clock, state: comment.state })))
      : [],
    check ? tryTo("check", () => finishCheck(new CheckPlace({ github, clock, state: check.state }))) : [],
  ]);
  return { finished: finished.flat(), problems };

  async function finishComment(place: CommentPlace): Promise<boolean> {
    if (!comment) return false;
    const isFinished = place.state.isFinished || (await place.isFinished(signal));
    if (!isFinished) await place.write(comment.report, { isFinal: true, signal });
    await settle(place, { signal, onProblem });
    return !isFinished;
  }

  async function finishCheck(place: CheckPlace): Promise<boolean> {
    if (!check || place.state.isFinished || (await place.isFinished(signal))) return false;
    await place.write(check.last, signal);
    await settle(place, { signal, onProblem });
    return true;
  }
}
