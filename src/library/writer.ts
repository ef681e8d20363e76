import { noUsage, type RetryDecision, type Usage } from "../facts/reply.js";
import type { Message, Reply, DecideOptions, Reckoning, WriteOptions, Writer } from "../ports/writer.js";
import { ownWork } from "../errors.js";

/** A writer as a person makes one: a `Writer` of which all but the name and `write` has a default. */
export interface OwnWriter {
  /** For people: the model's name. */
  readonly name: string;
  /**
   * The answer to a conversation, in Markdown: its code blocks are run. A text alone is a whole reply that cost nothing.
   * What it throws ends the run as `infrastructure-error`, unless it is an `AgentExecError` that says more. On abort: the
   * signal's reason.
   */
  write(messages: readonly Message[], options: WriteOptions): Promise<string | OwnReply>;
  /** Decisions are asked for by `decide` alone, and never at the beginning of a reply. Default: where there is a `decide`. */
  readonly decidesApart?: boolean;
  /** Whether a failed attempt is worth another one. Default: it is, as long as retries are left and no rule is against it. */
  decide?(
    messages: readonly Message[],
    options: DecideOptions,
  ): Promise<{ readonly decision: RetryDecision; readonly usage?: Usage }>;
  /** What a request takes before its answer, for budgets that are to hold beforehand. Default: nobody knows. */
  reckon?(messages: readonly Message[]): Reckoning;
  /** Values that a run hides in all that it shows and keeps, such as a key. Default: none. */
  secrets?(): readonly string[];
}

/** Default of `thought`: null; of `finish`: `stop`; of `usage`: one call, no tokens. */
export type OwnReply = Pick<Reply, "text"> & Partial<Reply>;

const oneCall: Usage = { ...noUsage, calls: 1 };

/** A writer of a person's own as the port wants it. */
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
      const untold = { decision: { retry: true, reason: "The writer lets the budget decide." } };
      const given = await ownWork({ ...part, signal }, async () => own.decide?.(messages, options) ?? untold);
      return { usage: noUsage, ...given };
    },
  };
}
