import { AgentExecError } from "../../errors.js";
import { uneditable } from "../api/api-error.js";
import type { Clock } from "../../ports/clock.js";
import type { GitHub } from "../api/client.js";
import type { IssueComment } from "../api/comment-calls.js";
import { createOnce, isOfUnknownFate, letItLand } from "../api/create-once.js";
import { limits } from "../api/limits.js";
import { isFinished, markerLine } from "./marker.js";
import { OwnComments } from "./own-comments.js";
import { type PacedReport, pacedReport, type PacedReportOptions } from "./paced-report.js";

/** The data with which any process can find the comment again. */
export interface CommentState {
  readonly repository: string;
  /** The issue or pull request. */
  readonly number: number;
  readonly key: string;
  /** The request that the comment answers. Null: the event is no request. */
  readonly asked: string | null;
  readonly runId: string;
  /** Null before the comment was written. */
  readonly commentId: number | null;
  /** The comment that this run created to show its progress, until it is deleted. */
  readonly progressId: number | null;
  /** agent-exec's own login, if it is certain. */
  readonly author: string | null;
  /** Whether there may be a second comment, from an unanswered request or from another run. */
  readonly mayHaveTwin: boolean;
  /** Whether this run's final report was written. */
  readonly isFinished: boolean;
}

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
  const { repository, number, key, asked = null, runId } = options;
  const nothing = { commentId: null, progressId: null, author: null, mayHaveTwin: false, isFinished: false };
  const place = new CommentPlace({
    ...options,
    state: { repository, number, key, asked, runId, ...nothing },
  });
  const writing = {
    write: (report: string, signal: AbortSignal) => place.write(report, { isFinal: false, signal }),
    finish: (report: string, signal: AbortSignal) => place.write(report, { isFinal: true, signal }),
  };
  return pacedReport(place, writing, options);
}

interface WriteOptions {
  readonly isFinal: boolean;
  readonly signal: AbortSignal;
}

/** The comment with a key on an issue. */
export class CommentPlace {
  readonly #github: GitHub;
  readonly #clock: Clock;
  readonly #ours: OwnComments;
  #state: CommentState;
  /** Whether an unanswered edit may still overwrite the final report. */
  #mayGoBack = false;
  #lastBody = "";

  constructor({ github, clock, state }: { github: GitHub; clock: Clock; state: CommentState }) {
    this.#github = github;
    this.#clock = clock;
    this.#state = state;
    this.#ours = new OwnComments({ github, ...state });
  }

  get state(): CommentState {
    return { ...this.#state, author: this.#ours.author };
  }

  /**
   * Writes the comment.
   * @throws GitHubError; AgentExecError `internal` if the report is too long, before anything is sent.
   */
  async write(report: string, options: WriteOptions): Promise<IssueComment> {
    const body = `${markerLine(this.#state, options)}\n${report}`;
    if (body.length > limits.commentChars) {
      const message = `The report has ${body.length} characters, which are too many for a comment.`;
      const nextStep = "Please report this error. The run's artifact has the whole report.";
      throw new AgentExecError("internal", message, { nextStep });
    }
    const isReplaced = options.isFinal && this.#state.progressId !== null;
    const comment = await (isReplaced ? this.#replace(body, options) : this.#put(body, options));
    this.#keep({ commentId: comment.id, isFinished: options.isFinal });
    this.#lastBody = body;
    return comment;
  }

  /** Cleans up after the final report: checks that it is still there, and that it is the only comment. */
  async settle(signal: AbortSignal): Promise<void> {
    const { commentId, progressId, mayHaveTwin } = this.#state;
    if (commentId === null) return;
    if (progressId !== null) await this.#removeProgress(progressId, signal);
    if (this.#mayGoBack) await this.#standBy(commentId, signal);
    if (mayHaveTwin) await this.#removeTwins(commentId, signal);
  }

  /** Whether this run's final report is on GitHub, even if this process does not know it. */
  async isFinished(signal: AbortSignal): Promise<boolean> {
    const { commentId, progressId, repository } = this.#state;
    const isKnown = commentId !== null && commentId !== progressId;
    const known = isKnown ? await this.#github.comment({ repository, id: commentId, signal }) : null;
    const last = known && isFinished(known.body, this.#state) ? known : await this.#lastWord(signal);
    if (last !== null) this.#keep({ commentId: last.id, isFinished: true });
    return last !== null;
  }

  async #put(body: string, options: WriteOptions): Promise<IssueComment> {
    const { commentId } = this.#state;
    const known = commentId === null ? null : await this.#edit(commentId, body, options);
    if (known) return known;
    if (commentId === null && this.#state.mayHaveTwin) await letItLand(this.#clock, options.signal);
    // If the comment was never written, or if somebody deleted it, another comment of agent-exec or a new one replaces
    // it.
    const [oldest, ...twins] = await this.#ours.list(options.signal);
    if (twins.length > 0) this.#keep({ mayHaveTwin: true });
    if (oldest === undefined) return this.#create(body, options);
    const found = await this.#edit(oldest.id, body, options);
    if (found === null) throw uneditable(`comment ${oldest.id}`, "issues: write, pull-requests: write");
    return found;
  }

  /**
   * Writes the final report as a new comment, because GitHub sends no mail for an edit. `settle` then deletes the
   * comment with the progress. If the thread is locked or full, the final report replaces the progress.
   */
  async #replace(body: string, options: WriteOptions): Promise<IssueComment> {
    const { signal } = options;
    try {
      return (await this.#createOnce(body, () => this.#lastWord(signal), signal)).value;
    } catch (thrown) {
      if (signal.aborted) throw thrown;
      this.#keep({ progressId: null });
      return this.#put(body, options);
    }
  }

  /** The comment with the final report of this run. */
  async #lastWord(signal: AbortSignal): Promise<IssueComment | null> {
    return (await this.#ours.list(signal)).find(({ body }) => isFinished(body, this.#state)) ?? null;
  }

  /**
   * Deletes the comment with the progress. If GitHub refuses, the comment is edited, so that it does not say for ever
   * that the run continues.
   */
  async #removeProgress(id: number, signal: AbortSignal): Promise<void> {
    const { repository } = this.#state;
    const deleting = this.#github.deleteComment({ repository, id, signal });
    const isDeleted = await deleting.catch((thrown: unknown) => {
      if (signal.aborted) throw thrown;
      return false;
    });
    const body = `${markerLine(this.#state, { isFinal: true })}\nThe result is in a newer comment.`;
    if (!isDeleted) await this.#github.updateComment({ repository, id, body, signal });
    this.#keep({ progressId: null });
  }

  async #edit(id: number, body: string, { isFinal, signal }: WriteOptions): Promise<IssueComment | null> {
    const { repository } = this.#state;
    try {
      return await this.#github.updateComment({ repository, id, body, isHasty: !isFinal, signal });
    } catch (thrown) {
      this.#mayGoBack ||= isOfUnknownFate(thrown, signal);
      throw thrown;
    }
  }

  async #create(body: string, options: WriteOptions): Promise<IssueComment> {
    const oldest = async () => (await this.#ours.list(options.signal))[0] ?? null;
    const { value, wasFound } = await this.#createOnce(body, oldest, options.signal);
    if (!options.isFinal) this.#keep({ progressId: value.id });
    const isOfUnexpectedAuthor = !wasFound && this.#ours.learn(value);
    return isOfUnexpectedAuthor ? this.#preferOlder(value, body, options) : value;
  }

  #createOnce(body: string, find: () => Promise<IssueComment | null>, signal: AbortSignal) {
    const { repository, number } = this.#state;
    const create = () => this.#github.createComment({ repository, number, body, signal });
    const onUncertain = () => this.#keep({ mayHaveTwin: true });
    return createOnce({ create, find, onUncertain, clock: this.#clock, signal });
  }

  /**
   * GitHub's answer names the true login, which may have a comment of an earlier run. In that case the older comment
   * stays.
   */
  async #preferOlder(created: IssueComment, body: string, options: WriteOptions): Promise<IssueComment> {
    this.#keep({ commentId: created.id });
    const older = (await this.#ours.list(options.signal)).find(({ id }) => id !== created.id);
    if (!older) return created;
    const edited = await this.#edit(older.id, body, options);
    if (!edited) return created;
    this.#keep({ commentId: edited.id, progressId: null, mayHaveTwin: true });
    await this.#removeTwins(edited.id, options.signal);
    return edited;
  }

  /** Reads the final report again. If a late edit overwrote it, writes it again. */
  async #standBy(id: number, signal: AbortSignal): Promise<void> {
    const { repository } = this.#state;
    const body = this.#lastBody;
    const standing = await this.#github.comment({ repository, id, signal });
    if (standing !== null && standing.body !== body)
      await this.#github.updateComment({ repository, id, body, signal });
  }

  async #removeTwins(id: number, signal: AbortSignal): Promise<void> {
    const { repository } = this.#state;
    for (const twin of await this.#ours.list(signal))
      if (twin.id !== id) await this.#github.deleteComment({ repository, id: twin.id, signal });
    this.#keep({ mayHaveTwin: false });
  }

  #keep(change: Partial<CommentState>): void {
    this.#state = { ...this.#state, ...change };
  }
}
