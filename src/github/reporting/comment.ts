import type { AgentExecError } from "../../errors.js";
import type { Clock } from "../../ports/clock.js";
import type { GitHub } from "../api/client.js";
import { CommentPlace, type CommentState } from "./comment-place.js";
import { PacedWriter, progressGapMs } from "./paced-writer.js";
import { settle } from "./settle.js";

export interface StickyCommentOptions {
  readonly github: GitHub;
  readonly clock: Clock;
  /** The repository as `owner/name`. */
  readonly repository: string;
  /** The issue or pull request. */
  readonly number: number;
  /**
   * The subject of the comment. Runs with the same key share one comment. So the key names the workflow, the job and
   * its matrix values. If each request should get an answer of its own, it also names the asking comment.
   */
  readonly key: string;
  /** The request that the comment answers (`askedIn`). Default: the event is no request. */
  readonly asked?: string | null;
  readonly runId: string;
  /** Stops the updates of a running run. It does not stop the final report. */
  readonly signal: AbortSignal;
  /** Called if an update failed, or the clean-up after the final report. The final report is written anyway. */
  readonly onProblem: (error: AgentExecError) => void;
  /** Called when the state changed, to save it for a post step. */
  readonly onState?: (state: CommentState) => void;
  /** The shortest time between updates, in milliseconds. Default: `progressGapMs`. */
  readonly gapMs?: number;
}

/** A comment that shows a run's progress, and a new comment with its result. */
export interface StickyComment {
  /** The data for `finishFromState`, even before the comment exists. */
  readonly state: CommentState;
  /**
   * Shows the run's progress, in Markdown of at most `stickyBodyChars`. Returns at once. The newest text is written
   * when the gap is over.
   */
  update(report: string): void;
  /**
   * Writes the final report, even if earlier updates failed, and makes sure that it is the only comment. If that last
   * part fails, `onProblem` is called, because the report is already there. Call this once.
   * @throws GitHubError if GitHub refuses it after all retries. If the signal aborts, the error is the signal's reason.
   */
  finish(
    report: string,
    options: { readonly signal: AbortSignal },
  ): Promise<{ readonly id: number; readonly url: string }>;
}

/** Creates the object. It sends nothing before the first `update` or `finish`. */
export function createStickyComment(options: StickyCommentOptions): StickyComment {
  const { github, clock, signal, onProblem, onState } = options;
  const place = new CommentPlace({ github, clock, state: initialState(options) });
  const writer = new PacedWriter<string>({
    clock,
    gapMs: options.gapMs ?? progressGapMs,
    signal,
    onProblem,
    write: async (report) => {
      try {
        await place.write(report, { isFinal: false, signal });
      } finally {
        onState?.(place.state);
      }
    },
  });
  return {
    get state() {
      return place.state;
    },
    update: (report) => writer.offer(report),
    async finish(report, { signal }) {
      await writer.close();
      const { id, url } = await place.write(report, { isFinal: true, signal });
      onState?.(place.state);
      await settle(place, { signal, onProblem });
      onState?.(place.state);
      return { id, url };
    },
  };
}

function initialState({ repository, number, key, asked = null, runId }: StickyCommentOptions): CommentState {
  return {
    repository,
    number,
    key,
    asked,
    runId,
    commentId: null,
    progressId: null,
    author: null,
    mayHaveTwin: false,
    isFinished: false,
  };
}
