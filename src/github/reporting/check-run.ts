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
  /** The commit to report on: for a pull request, its head. */
  readonly sha: string;
  readonly name: string;
  /** Names the run, its attempt and its matrix cell. The id is unique among the check runs of a commit. */
  readonly externalId: string;
  /** The target of the link "Details". Default: the workflow run. */
  readonly detailsUrl?: string;
  /** Stops the updates of a running run. The final report has its own signal. */
  readonly signal: AbortSignal;
  /** Called if an update, or the clean-up after the final report, failed. The final report is still written. */
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
   * Creates the check run, or shows the run's progress in it. Returns at once; the newest text is written when the gap
   * is over.
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
 * Sends nothing before the first `update` or `finish`. Needs an app's token: GitHub does not accept check runs from
 * people.
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
