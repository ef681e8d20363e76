import { fold } from "../run/apply.js";
import { decidingAttempt } from "../run/rules.js";
import type { RunState } from "../run/state.js";
import type { RunEvent } from "../ports/events.js";
import type { Outcome } from "../ports/outcomes.js";
import type { Usage } from "../ports/writer.js";
import type { Artifact } from "../ports/workspace.js";
import { truncateMiddle } from "../format/truncate.js";

/** The content of `result.json`: what programs read of a run. Others rely on it; a new field is fine, a change is not. */
export interface RunResult {
  readonly version: 1;
  readonly runId: string;
  readonly outcome: Outcome;
  /** Of the last execution; null where there was none, or where nobody knows. */
  readonly exitCode: number | null;
  /** Replies of the writer. */
  readonly attempts: number;
  /** Verifications were asked for, and the attempt that decides passed every one, with the files that are handed out. */
  readonly verified: boolean;
  /** The writer's last words where it had some, otherwise why the run ended. */
  readonly summary: string;
  /** What the last execution printed on standard output, head and tail. */
  readonly result: string;
  readonly startedAt: string;
  readonly endedAt: string;
  readonly usage: Usage;
  readonly image: string | null;
  readonly artifacts: readonly Artifact[];
}

/** 64 KiB of text at most: the result goes into step outputs, which GitHub bounds at 1 MiB for a job. */
const maxResultChars = 65_536;

/** The result of a run, from its events. A run that has no end yet counts as cancelled. */
export function resultOf(events: readonly RunEvent[]): RunResult {
  const state = fold(events);
  const execution = state.attempts
    .flatMap((attempt) => attempt.executions)
    .findLast((each) => each.ending !== "not-run");
  return {
    version: 1,
    runId: state.run?.runId ?? "",
    outcome: state.end?.outcome ?? "cancelled",
    exitCode: execution?.exitCode ?? null,
    attempts: state.attempts.length,
    verified: isVerified(state),
    summary: summaryOf(state),
    result: truncateMiddle(execution?.stdout.text.trim() ?? "", maxResultChars),
    startedAt: state.run?.at ?? "",
    endedAt: state.lastAt ?? "",
    usage: state.usage,
    image: state.lastSession?.image ?? null,
    artifacts: state.files?.artifacts ?? [],
  };
}

function isVerified(state: RunState): boolean {
  const { run, files } = state;
  const wanted = run?.policy.verify.length ?? 0;
  const last = decidingAttempt(state);
  return (
    wanted > 0 &&
    files?.unlikeVerified === undefined &&
    last?.verifications.length === wanted &&
    last.verifications.every((each) => each.exitCode === 0)
  );
}

function summaryOf(state: RunState): string {
  const { end } = state;
  const last = decidingAttempt(state)?.reply;
  const isAnswer = last !== undefined && last.blocks.length === 0 && !last.isCut && last.text.trim() !== "";
  return isAnswer
    ? truncateMiddle(last.text.trim(), maxResultChars)
    : (end?.reason ?? "The run has no end yet.");
}
