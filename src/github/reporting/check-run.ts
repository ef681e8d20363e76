import type { AgentExecError } from "../../errors.js";
import type { Clock } from "../../ports/clock.js";
import type { CheckText, CompletedCheck } from "../api/check-calls.js";
import { CheckPlace, type CheckState } from "./check-place.js";
import type { GitHub } from "../api/client.js";
import { PacedWriter, progressGapMs } from "./paced-writer.js";
import { settle } from "./settle.js";

export interface ReportedCheckOptions {
  readonly github: GitHub;
  readonly clock: Clock;
  /** `owner/name`. */
  readonly repository: string;
  /** The commit that people look at: of a pull request its head. */
  readonly sha: string;
  readonly name: string;
  /** Names the run, its attempt and its cell of a matrix: no two check runs of a commit share it. */
  readonly externalId: string;
  /** Where "Details" leads. Default: the workflow's run. */
  readonly detailsUrl?: string;
  /** Ends the edits of a run that goes on; the last word has a signal of its own. */
  readonly signal: AbortSignal;
  /** A progress edit or the tidying after the last word failed; neither keeps the last word from being written. */
  readonly onProblem: (error: AgentExecError) => void;
  /** The state changed: to be kept for a post step. */
  readonly onState?: (state: CheckState) => void;
  /** Milliseconds between progress edits, at least. Default: `progressGapMs`. */
  readonly gapMs?: number;
}

/** One check run that follows a run. */
export interface ReportedCheck {
  /** What `finishFromState` needs, at any time, also before the check run stands. */
  readonly state: CheckState;
  /**
   * Creates the check run in progress, or shows the run's state. Returns at once: the newest text is written when the
   * gap is over.
   */
  update(text: CheckText): void;
  /**
   * Completes it, whatever became of the edits before. To be called once. @throws GitHubError when GitHub refuses it
   * after all retries. On abort: the signal's reason.
   */
  finish(
    last: CompletedCheck,
    options: { readonly signal: AbortSignal },
  ): Promise<{ readonly id: number; readonly url: string | null }>;
}

/**
 * Sends nothing before the first `update` or `finish`. Needs an app's token: GitHub takes check runs from no person.
 */
export function createReportedCheck(options: ReportedCheckOptions): ReportedCheck {
  const { github, clock, signal, onProblem, onState } = options;
  const place = new CheckPlace({ github, clock, state: initialState(options) });
  const writer = new PacedWriter<CheckText>({
    clock,
    gapMs: options.gapMs ?? progressGapMs,
    signal,
    onProblem,
    write: async (text) => {
      try {
        await place.write(text, signal);
      } finally {
        onState?.(place.state);
      }
    },
  });
  return {
    get state() {
      return place.state;
    },
    update: (text) => writer.offer(text),
    async finish(last, { signal }) {
      await writer.close();
      const { id, url } = await place.write(last, signal);
      await settle(place, { signal, onProblem });
      onState?.(place.state);
      return { id, url };
    },
  };
}

function initialState({ repository, sha, name, externalId, detailsUrl }: ReportedCheckOptions): CheckState {
  const known = { repository, sha, name, externalId, detailsUrl: detailsUrl ?? null };
  return { ...known, checkRunId: null, mayHaveTwin: false, isFinished: false };
}
