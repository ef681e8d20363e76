import type { AgentExecError } from "../../errors.js";
import type { Clock } from "../../ports/clock.js";
import type { GitHub } from "../api/client.js";
import { PacedWriter, progressGapMs } from "./paced-writer.js";
import { settle } from "./settle.js";

export interface PacedReportOptions<State> {
  readonly github: GitHub;
  readonly clock: Clock;
  /** The repository as `owner/name`. */
  readonly repository: string;
  /** Stops the updates of a running run. It does not stop the final report. */
  readonly signal: AbortSignal;
  /** Called if an update failed, or the clean-up after the final report. The final report is written anyway. */
  readonly onProblem: (error: AgentExecError) => void;
  /** Called when the state changed, to save it for a post step. */
  readonly onState?: (state: State) => void;
  /** The shortest time between updates, in milliseconds. Default: `progressGapMs`. */
  readonly gapMs?: number;
}

/** A comment or check run that shows a run's progress, and then its result. */
export interface PacedReport<Progress, Last, State, Url> {
  /** The data for `finishFromState`, even before anything is on GitHub. */
  readonly state: State;
  /** Shows the run's progress. Returns at once. The newest text is written when the gap is over. */
  update(progress: Progress): void;
  /**
   * Writes the final report, even if earlier updates failed, and cleans up. If only the clean-up fails, `onProblem` is
   * called, because the report is already there. Call this once.
   * @throws GitHubError if GitHub refuses it after all retries. If the signal aborts, the error is the signal's reason.
   */
  finish(
    last: Last,
    options: { readonly signal: AbortSignal },
  ): Promise<{ readonly id: number; readonly url: Url }>;
}

interface Writing<Progress, Last, Url> {
  readonly write: (progress: Progress, signal: AbortSignal) => Promise<unknown>;
  readonly finish: (last: Last, signal: AbortSignal) => Promise<{ readonly id: number; readonly url: Url }>;
}

/** Creates the object. It sends nothing before the first `update` or `finish`. */
export function pacedReport<Progress, Last, State, Url>(
  place: { readonly state: State; settle(signal: AbortSignal): Promise<void> },
  { write, finish }: Writing<Progress, Last, Url>,
  { clock, gapMs = progressGapMs, signal, onProblem, onState }: PacedReportOptions<State>,
): PacedReport<Progress, Last, State, Url> {
  const tellState = () => onState?.(place.state);
  const writer = new PacedWriter<Progress>({
    clock,
    gapMs,
    signal,
    onProblem,
    write: async (progress) => void (await write(progress, signal).finally(tellState)),
  });
  return {
    get state() {
      return place.state;
    },
    update: (progress) => writer.offer(progress),
    async finish(last, { signal }) {
      await writer.close();
      const { id, url } = await finish(last, signal);
      tellState();
      await settle(place, { signal, onProblem });
      tellState();
      return { id, url };
    },
  };
}
