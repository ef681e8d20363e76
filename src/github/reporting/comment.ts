import { CommentPlace, type CommentState } from "./comment-place.js";
import { type PacedReport, pacedReport, type PacedReportOptions } from "./paced-report.js";

export interface StickyCommentOptions extends PacedReportOptions<CommentState> {
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
}

/**
 * A comment that shows a run's progress, and a new comment with its result, in Markdown of at most `stickyBodyChars`.
 * At its end, the comment with the result is the only one.
 */
export type StickyComment = PacedReport<string, string, CommentState, string>;

export function createStickyComment(options: StickyCommentOptions): StickyComment {
  const place = new CommentPlace({ ...options, state: initialState(options) });
  const writing = {
    write: (report: string, signal: AbortSignal) => place.write(report, { isFinal: false, signal }),
    finish: (report: string, signal: AbortSignal) => place.write(report, { isFinal: true, signal }),
  };
  return pacedReport(place, writing, options);
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
