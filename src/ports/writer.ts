import { AgentExecError, isAgentExecError } from "../errors.js";
import type { ImageFacts } from "../facts/image.js";
import type { ReplyFault, Finish, RetryDecision, Usage } from "../facts/reply.js";

export interface MessageImage extends ImageFacts {
  readonly content?: Uint8Array;
}

/** One message of the conversation, in the format of chat completions. */
export interface Message {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
  /**
   * Images for a model that can see. They come after the text. A writer ignores an image without content. Absent: none.
   */
  readonly images?: readonly MessageImage[];
}

/** A person's file that is a part of the reply. */
export interface ReplyDocument {
  /** The name that the person gave. */
  readonly name: string;
  /** The text is Markdown. */
  readonly text: string;
  /** Present for a message of a thread. Each of its blocks then runs in a process of its own. */
  readonly isMessage?: true;
  /** Present if agent-exec will replace the outputs that the document shows. So it does not compare them. */
  readonly isToBeUpdated?: true;
}

/** One answer of the writer. */
export interface Reply {
  /** The text is Markdown. */
  readonly text: string;
  /** The files by a person from which `text` was made, in order. Absent: a model wrote the reply. Not stored. */
  readonly documents?: readonly ReplyDocument[];
  /** The model's reasoning, if the server sends it. Null otherwise. */
  readonly thought: string | null;
  readonly finish: Finish;
  /** Why nothing in the reply can run, if the text does not show the reason. Absent: the reply has no such fault. */
  readonly fault?: ReplyFault;
  readonly usage: Usage;
}

/** A failed request that the writer will repeat. */
export interface RequestRetry {
  /** Why the request failed, in one sentence for people. */
  readonly message: string;
  /** How long the writer waits before it, in milliseconds. */
  readonly waitMs: number;
}

/** A sentence for people about a call that succeeded. */
export interface WriterWarning {
  readonly code: string;
  readonly message: string;
}

export interface DecideOptions {
  readonly signal: AbortSignal;
  /** The maximum number of tokens in the answer. Absent: the writer's own setting. */
  readonly maxOutputTokens?: number;
  /** Called before each wait. Discard all text that `onText` got in this call, because the reply begins again. */
  readonly onRetry?: (retry: RequestRetry) => void;
  readonly onWarning?: (warning: WriterWarning) => void;
}

export interface WriteOptions extends DecideOptions {
  /** Gets the reply piece by piece while it is written. The pieces are not stored. */
  readonly onText?: (text: string) => void;
}

/** An estimate of a request's cost, before the request is sent. */
export interface Reckoning {
  readonly inputTokens: number;
  /** The cost of the input and of each token of the answer, in US dollars. Null if the prices are unknown. */
  readonly inputUsd: number | null;
  readonly usdPerOutputToken: number | null;
}

/** The part that writes code: a model behind an API, or a script. */
export interface Writer {
  /** A name for people: the model's name, or "script". */
  readonly name: string;
  /**
   * Present if only `decide` makes decisions, whatever the settings say. Default: a reply may begin with a decision.
   */
  readonly decidesApart?: boolean;
  /** Estimates the cost of a request with these messages. Absent: unknown, and no budget stops the request. */
  reckon?(messages: readonly Message[]): Reckoning;
  /**
   * Writes the answer to a conversation.
   * @throws WriterUnavailableError after the writer's own retries.
   * @throws AgentExecError `writer-refused` if the server will never accept the key, model or request;
   * `script-exhausted` if the script has no turn left. If the signal aborts, the error is the signal's reason.
   */
  write(messages: readonly Message[], options: WriteOptions): Promise<Reply>;
  /**
   * Asks for a decision by JSON schema.
   * @throws like `write`; NoDecisionError if the model gives no decision, even after a second request.
   */
  decide(
    messages: readonly Message[],
    options: DecideOptions,
  ): Promise<{ readonly decision: RetryDecision; readonly usage: Usage }>;
}

/** The model answered, but without a decision. `usage` is the cost of its answers. */
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
