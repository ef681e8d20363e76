import { AgentExecError, isAgentExecError } from "../errors.js";
import type { ImageFacts } from "../facts/image.js";
import type { ReplyFault, Finish, RetryDecision, Usage } from "../facts/reply.js";

export interface MessageImage extends ImageFacts {
  readonly content?: Uint8Array;
}

/** One message of the conversation, in the words of chat completions. */
export interface Message {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
  /** Shown behind the words, to a model that sees; a writer passes over one without content. Absent: none. */
  readonly images?: readonly MessageImage[];
}

/** A file that a person wrote, as a part of a reply. */
export interface ReplyDocument {
  /** As the person named it. */
  readonly name: string;
  /** Markdown. */
  readonly text: string;
}

/** One answer of the writer. */
export interface Reply {
  /** Markdown. */
  readonly text: string;
  /** The files that a person wrote and that `text` is made of, in order. Absent: a model wrote it. Not stored. */
  readonly documents?: readonly ReplyDocument[];
  /** Hidden reasoning, where the server shows it; null otherwise. */
  readonly thought: string | null;
  readonly finish: Finish;
  /** Why nothing of it can be run, where its text alone does not show that. Absent: nothing is wrong. */
  readonly fault?: ReplyFault;
  readonly usage: Usage;
}

/** A request to the model server that failed and is about to be made again. */
export interface RequestRetry {
  /** Why it failed, in one sentence for people. */
  readonly message: string;
  /** How long the writer waits first, in milliseconds. */
  readonly waitMs: number;
}

/** What a person should know of a call that went on all the same. */
export interface WriterWarning {
  readonly code: string;
  readonly message: string;
}

export interface DecideOptions {
  readonly signal: AbortSignal;
  /** Tokens that the answer may take at most. Absent: as many as the writer's own settings allow. */
  readonly maxOutputTokens?: number;
  /** Called before each wait. What came through `onText` since the call began is void: the reply is written anew. */
  readonly onRetry?: (retry: RequestRetry) => void;
  readonly onWarning?: (warning: WriterWarning) => void;
}

export interface WriteOptions extends DecideOptions {
  /** The reply as it is written, piece by piece; not stored. */
  readonly onText?: (text: string) => void;
}

/** What a request takes, reckoned before it is made. */
export interface Reckoning {
  readonly inputTokens: number;
  /** US dollars for the input, and for each token of the answer; null where nobody knows the prices. */
  readonly inputUsd: number | null;
  readonly usdPerOutputToken: number | null;
}

/** The agent that writes: a model behind an API, or a script. */
export interface Writer {
  /** For people: the model's name, or "script". */
  readonly name: string;
  /** Decisions are asked for by `decide` alone, whatever the run's settings say. Default: they may begin a reply. */
  readonly decidesApart?: boolean;
  /** What a request with these messages takes before its answer. Absent: nobody knows, and no request is too dear. */
  reckon?(messages: readonly Message[]): Reckoning;
  /**
   * @throws WriterUnavailableError after the writer's own retries.
   * @throws AgentExecError `writer-refused` for a key, model or request that the server will never take;
   *   `script-exhausted` for a script that has no turn left. On abort: the signal's reason.
   */
  write(messages: readonly Message[], options: WriteOptions): Promise<Reply>;
  /**
   * Asks for a decision by JSON schema. @throws like `write`; NoDecisionError for an answer that is none, even after
   * asking once more.
   */
  decide(
    messages: readonly Message[],
    options: DecideOptions,
  ): Promise<{ readonly decision: RetryDecision; readonly usage: Usage }>;
}

/** The model answers, but with no decision. `usage` is what its answers cost. */
export class NoDecisionError extends AgentExecError {
  constructor(
    message: string,
    readonly usage: Usage,
  ) {
    super("decision-missing", message, {
      nextStep: "Choose a model that can follow a JSON schema, or fix the failed code yourself.",
    });
  }

  static is(thrown: unknown): thrown is NoDecisionError {
    return isAgentExecError(thrown) && thrown.code === "decision-missing";
  }
}

export class WriterUnavailableError extends AgentExecError {
  constructor(message: string, nextStep: string, cause?: unknown) {
    super("writer-unavailable", message, { nextStep, cause, isRetryable: true });
  }
}
