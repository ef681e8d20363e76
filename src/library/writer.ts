import { noUsage, type RetryDecision, type Usage } from "../facts/reply.js";
import type { Message, Reply, DecideOptions, Reckoning, WriteOptions, Writer } from "../ports/writer.js";
import { ownWork } from "../errors.js";

/** A writer that a user implements. Only the name and `write` are required. */
export interface OwnWriter {
  /** A name for people: the model's name. */
  readonly name: string;
  /**
   * Answers a conversation in Markdown. agent-exec runs the code blocks of the answer. If the method returns a string,
   * the reply counts no tokens and no cost. An error ends the run as `infrastructure-error`, unless it is an
   * `AgentExecError` with another code. If the signal aborts, the error is the signal's reason.
   */
  write(messages: readonly Message[], options: WriteOptions): Promise<string | OwnReply>;
  /**
   * Whether only `decide` makes decisions. Otherwise a reply may begin with a decision. Default: true if there is a
   * `decide`.
   */
  readonly decidesApart?: boolean;
  /** Decides whether to retry a failed attempt. Default: retry while retries are left and no rule forbids it. */
  decide?(
    messages: readonly Message[],
    options: DecideOptions,
  ): Promise<{ readonly decision: RetryDecision; readonly usage?: Usage }>;
  /**
   * Estimates the cost of a request before it is sent. A budget can then prevent the request. Default: the cost is
   * unknown.
   */
  reckon?(messages: readonly Message[]): Reckoning;
  /** Values that a run hides everywhere, such as a key. By default there is none. */
  secrets?(): readonly string[];
}

/** The defaults: `thought` is null, `finish` is `stop`, `usage` is one call without tokens. */
export type OwnReply = Pick<Reply, "text"> & Partial<Reply>;

const oneCall: Usage = { ...noUsage, calls: 1 };

/** Completes a user's writer with defaults. */
export function completeWriter(own: OwnWriter): Writer {
  const part = { part: `writer ${own.name}`, code: "writer-unavailable" } as const;
  return {
    name: own.name,
    decidesApart: own.decidesApart ?? own.decide !== undefined,
    ...(own.reckon !== undefined && { reckon: (messages) => own.reckon!(messages) }),
    async write(messages, options) {
      const { signal } = options;
      const given = await ownWork({ ...part, signal }, () => own.write(messages, options));
      const reply = typeof given === "string" ? { text: given } : given;
      return { thought: null, finish: "stop", usage: oneCall, ...reply };
    },
    async decide(messages, options) {
      const { signal } = options;
      const untold = {
        decision: {
          retry: true,
          reason: "The writer has no method `decide`, so only the limits of the run decide whether to retry.",
        },
      };
      const given = await ownWork({ ...part, signal }, async () => own.decide?.(messages, options) ?? untold);
      return { usage: noUsage, ...given };
    },
  };
}
