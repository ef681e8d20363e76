import { noUsage, type RetryDecision, type Usage } from "../facts/reply.js";
import type { Message, Reply, DecideOptions, Reckoning, WriteOptions, Writer } from "../ports/writer.js";
import { ownWork } from "../errors.js";
import { systemClock } from "../process/system-clock.js";
import { createOpenAiWriter } from "../writers/openai/openai-writer.js";
import type { OpenAiWriterOptions } from "../writers/openai/writer-options.js";
import { refuseUnknown, valuesOf } from "./options.js";
import { parseScript } from "../writers/scripted/script.js";
import { createScriptedWriter } from "../writers/scripted/scripted-writer.js";

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

/** The options of `openai`. Only `model` is required. */
export interface OpenAiOptions extends Omit<
  OpenAiWriterOptions,
  "clock" | "random" | "baseUrl" | "identity"
> {
  /** The root of an API like OpenAI's Chat Completions or Responses API. Default: `https://api.openai.com/v1`. */
  readonly baseUrl?: string | undefined;
}

const known = {
  model: true,
  api: true,
  replyFormat: true,
  apiKey: true,
  headers: true,
  baseUrl: true,
  temperature: true,
  maxOutputTokens: true,
  requestFields: true,
  timeoutMs: true,
  stallTimeoutMs: true,
  prices: true,
} as const satisfies Readonly<Record<keyof OpenAiOptions, true>>;

/**
 * A model on any server with OpenAI's Chat Completions or Responses API. A run hides the key everywhere. If a request
 * fails for a temporary reason, agent-exec repeats it up to three times.
 * @throws AgentExecError `settings-invalid` for an unusable address or key. If the server refuses the key, the run ends
 * with the code `writer-refused`.
 */
export function openai(options: OpenAiOptions): OwnWriter {
  refuseUnknown("openai", options, known);
  const values = valuesOf(options, ["baseUrl"]);
  const writer = createOpenAiWriter({ ...options, ...values, clock: systemClock });
  const hidden = (options.headers ?? []).flatMap(({ value, isSecret = false }) => (isSecret ? [value] : []));
  return { ...writer, secrets: () => [options.apiKey ?? "", ...hidden] };
}

/** One answer of a script: a `reply` with code, or a `decision` about a retry. */
export type ScriptTurn = ({ readonly reply: string } | { readonly decision: RetryDecision }) & {
  /** The tokens that agent-exec counts for this turn. By default there is none. */
  readonly usage?: { readonly inputTokens: number; readonly outputTokens: number };
  /** The wait before this turn: `500ms`, `2s`, or a number of seconds. By default there is none. */
  readonly delay?: string | number;
  /** Makes the turn fail in the way a model server can fail. */
  readonly fault?: "http-500" | "http-429" | "cut" | "stall" | "garbage" | "length" | "refusal";
};

/**
 * A writer that gives these answers in order, for tests and for runs without a model. A string is a `reply` in
 * Markdown. Each run needs its own script. If the script has no turn left, the run ends with the code
 * `script-exhausted`.
 * @throws AgentExecError `settings-invalid` that names every wrong entry.
 */
export function script(turns: readonly (string | ScriptTurn)[]): Writer {
  const whole = turns.map((turn) => (typeof turn === "string" ? { reply: turn } : turn));
  const parsed = parseScript(JSON.stringify({ turns: whole }), "given to script()");
  return createScriptedWriter(parsed, { clock: systemClock });
}
