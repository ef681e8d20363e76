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
  /** The repository as `owner/name`. */
  readonly repository: string;
  /** The commit to report on. For a pull request this is its head. */
  readonly sha: string;
  readonly name: string;
  /** Identifies the run, its attempt and its matrix cell among the check runs of a commit. */
  readonly externalId: string;
  /** The target of the link "Details". Default: the workflow run. */
  readonly detailsUrl?: string;
  /** Stops the updates of a running run. It does not stop the final report. */
  readonly signal: AbortSignal;
  /** Called if an update failed, or the clean-up after the final report. The final report is written anyway. */
  readonly onProblem: (error: AgentExecError) => void;
  /** Called when the state changed, to save it for a post step. */
  readonly onState?: (state: CheckState) => void;
  /** The shortest time between updates, in milliseconds. Default: `progressGapMs`. */
  readonly gapMs?: number;
}

/** A check run that shows a run's progress and result. */
export interface ReportedCheck {
  /** The data for `finishFromState`, even before the check run exists. */
  readonly state: CheckState;
  /**
   * Creates the check run, or shows progress in it. Returns at once. The newest text is written when the gap is over.
   */
  update(text: CheckText): void;
  /**
   * Completes it, even if earlier updates failed. Call this method once.
   * @throws GitHubError if GitHub refuses it after all retries. If the signal aborts, the error is the signal's reason.
   */
  finish(
    last: CompletedCheck,
    options: { readonly signal: AbortSignal },
  ): Promise<{ readonly id: number; readonly url: string | null }>;
}

/**
 * Creates the object. It sends nothing before the first `update` or `finish`. It needs an app's token, because GitHub
 * refuses check runs from people.
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
