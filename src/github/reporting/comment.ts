import type { AgentExecError } from "../../errors.js";
import type { Clock } from "../../ports/clock.js";
import type { GitHub } from "../api/client.js";
import { CommentPlace, type CommentState } from "./comment-place.js";
import { PacedWriter, progressGapMs } from "./paced-writer.js";
import { settle } from "./settle.js";

export interface StickyCommentOptions {
  readonly github: GitHub;
  readonly clock: Clock;
  /** `owner/name`. */
  readonly repository: string;
  /** The issue or pull request. */
  readonly number: number;
  /**
   * What the comment is about. Runs with the same key share one comment. So the key names the workflow, the job and its
   * matrix values and, if each request should get its own answer, the comment that asked.
   */
  readonly key: string;
  readonly runId: string;
  /** Ends the edits of a run that goes on; the last word has a signal of its own. */
  readonly signal: AbortSignal;
  /** A progress edit or the tidying after the last word failed; neither keeps the last word from being written. */
  readonly onProblem: (error: AgentExecError) => void;
  /** The state changed: to be kept for a post step. */
  readonly onState?: (state: CommentState) => void;
  /** Milliseconds between progress edits, at least. Default: `progressGapMs`. */
  readonly gapMs?: number;
}

/** One comment that follows a run. */
export interface StickyComment {
  /** What `finishFromState` needs, at any time, also before the comment stands. */
  readonly state: CommentState;
  /**
   * Shows the run's state; Markdown of at most `stickyBodyChars`. Returns at once: the newest text is written when the
   * gap is over.
   */
  update(report: string): void;
  /**
   * Writes the last word, whatever became of the edits before it, and sees that it stands alone; what hinders that goes
   * to `onProblem`, because the word itself stands by then. To be called once. @throws GitHubError when GitHub refuses
   * it after all retries. On abort: the signal's reason.
   */
  finish(
    report: string,
    options: { readonly signal: AbortSignal },
  ): Promise<{ readonly id: number; readonly url: string }>;
}

/** Sends nothing before the first `update` or `finish`. */
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
      await settle(place, { signal, onProblem });
      onState?.(place.state);
      return { id, url };
    },
  };
}

function initialState({ repository, number, key, runId }: StickyCommentOptions): CommentState {
  return {
    repository,
    number,
    key,
    runId,
    commentId: null,
    author: null,
    mayHaveTwin: false,
    isFinished: false,
  };
}
