import { AgentExecError } from "../../errors.js";
import { uneditable } from "../api/api-error.js";
import type { Clock } from "../../ports/clock.js";
import type { GitHub } from "../api/client.js";
import type { IssueComment } from "../api/comment-calls.js";
import { createOnce, isOfUnknownFate, letItLand } from "../api/create-once.js";
import { limits } from "../api/limits.js";
import { isFinished, markerLine } from "./marker.js";
import { OwnComments } from "./own-comments.js";

/** The data for finding the comment again, even in another process. */
export interface CommentState {
  readonly repository: string;
  /** The issue or pull request. */
  readonly number: number;
  readonly key: string;
  readonly runId: string;
  /** Null before the comment was written. */
  readonly commentId: number | null;
  /** agent-exec's own login, if it is certain. */
  readonly author: string | null;
  /** There may be a second comment: from an unanswered request, or from another run. */
  readonly mayHaveTwin: boolean;
  /** Whether this run's final report was written. */
  readonly isFinished: boolean;
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
  /** An unanswered edit may still happen after the final report. */
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

  /** @throws GitHubError. AgentExecError `internal` if the report is too long, before anything is sent. */
  async write(report: string, options: WriteOptions): Promise<IssueComment> {
    const body = `${markerLine(this.#state, options)}\n${report}`;
    if (body.length > limits.commentChars) throw tooLong(body.length);
    const comment = await this.#put(body, options);
    this.#keep({ commentId: comment.id, isFinished: options.isFinal });
    this.#lastBody = body;
    return comment;
  }

  /**
   * After the final report: checks that it is still there, and that it is the only comment.
   * @throws GitHubError. On abort: the signal's reason.
   */
  async settle(signal: AbortSignal): Promise<void> {
    const { commentId, mayHaveTwin } = this.#state;
    if (commentId === null) return;
    if (this.#mayGoBack) await this.#standBy(commentId, signal);
    if (mayHaveTwin) await this.#removeTwins(commentId, signal);
  }

  /** Whether this run's final report is on GitHub, even if this process does not know it. */
  async isFinished(signal: AbortSignal): Promise<boolean> {
    const { commentId, repository } = this.#state;
    const known =
      commentId === null ? null : await this.#github.comment({ repository, id: commentId, signal });
    const comments = known ? [known] : await this.#ours.list(signal);
    return comments.some(({ body }) => isFinished(body, this.#state));
  }

  async #put(body: string, options: WriteOptions): Promise<IssueComment> {
    const { commentId } = this.#state;
    const known = commentId === null ? null : await this.#edit(commentId, body, options);
    if (known) return known;
    if (commentId === null && this.#state.mayHaveTwin) await letItLand(this.#clock, options.signal);
    // If the comment was never written, or somebody deleted it, another comment of agent-exec replaces it, or a new
    // one.
    const [oldest, ...twins] = await this.#ours.list(options.signal);
    if (twins.length > 0) this.#keep({ mayHaveTwin: true });
    if (oldest === undefined) return this.#create(body, options);
    const found = await this.#edit(oldest.id, body, options);
    if (found === null) throw uneditable(`comment ${oldest.id}`, "issues: write, pull-requests: write");
    return found;
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
    const { signal } = options;
    const { repository, number } = this.#state;
    const { value, wasFound } = await createOnce({
      create: () => this.#github.createComment({ repository, number, body, signal }),
      find: async () => (await this.#ours.list(signal))[0] ?? null,
      onUncertain: () => this.#keep({ mayHaveTwin: true }),
      clock: this.#clock,
      signal,
    });
    const isOfUnexpectedAuthor = !wasFound && this.#ours.learn(value);
    return isOfUnexpectedAuthor ? this.#preferOlder(value, body, options) : value;
  }

  /** The login that GitHub returned may have a comment of an earlier run. Then the older comment stays. */
  async #preferOlder(created: IssueComment, body: string, options: WriteOptions): Promise<IssueComment> {
    this.#keep({ commentId: created.id });
    const older = (await this.#ours.list(options.signal)).find(({ id }) => id !== created.id);
    if (!older) return created;
    const edited = await this.#edit(older.id, body, options);
    if (!edited) return created;
    this.#keep({ commentId: edited.id, mayHaveTwin: true });
    await this.#removeTwins(edited.id, options.signal);
    return edited;
  }

  /** Reads the final report back, and writes it again if a late edit replaced it. */
  async #standBy(id: number, signal: AbortSignal): Promise<void> {
    const { repository } = this.#state;
    const body = this.#lastBody;
    const standing = await this.#github.comment({ repository, id, signal });
    if (standing !== null && standing.body !== body)
      await this.#github.updateComment({ repository, id, body, signal });
  }

  async #removeTwins(id: number, signal: AbortSignal): Promise<void> {
    const { repository } = this.#state;
    for (const twin of await this.#ours.list(signal)) {
      if (twin.id !== id) await this.#github.deleteComment({ repository, id: twin.id, signal });
    }
    this.#keep({ mayHaveTwin: false });
  }

  #keep(change: Partial<CommentState>): void {
    this.#state = { ...this.#state, ...change };
  }
}

function tooLong(chars: number): AgentExecError {
  return new AgentExecError(
    "internal",
    `The report is ${chars} characters long; a comment cannot be that long.`,
    {
      nextStep: "Please report this error. The run's artifact has the whole report.",
    },
  );
}
