import type { Clock } from "../../ports/clock.js";
import type { ServerHeader } from "./failure.js";
import type { Identity } from "./identity.js";
import type { Prices } from "./reply-collector.js";

/** Settings of the model that go into every request. */
export interface ModelSettings {
  /** The name that the server uses. */
  readonly model: string;
  /**
   * Which of OpenAI's APIs to use. `auto` starts with chat completions and switches to the Responses API when the
   * server says that the model is not for chat completions. Default: `auto`.
   */
  readonly api?: "chat" | "responses" | "auto" | undefined;
  /** Whether replies come as Markdown or as a function call, for models that prefer one. Default: `text`. */
  readonly replyFormat?: "text" | "tool" | undefined;
  /** Default: the server's. */
  readonly temperature?: number;
  /** The most tokens of one answer. Default: the server's limit. */
  readonly maxOutputTokens?: number | undefined;
  /** Further fields of each request, as the server names them. By default there is none. */
  readonly requestFields?: Readonly<Record<string, unknown>> | undefined;
}

export interface OpenAiWriterOptions extends ModelSettings {
  /** The root of the API: `https://api.openai.com/v1`. The writer adds `/chat/completions` or `/responses`. */
  readonly baseUrl: string;
  /** If absent or empty, no key is sent. White space around it is removed. */
  readonly apiKey?: string | undefined;
  /** Provides each request's key, instead of `apiKey`. By default there is none. */
  readonly identity?: Identity | undefined;
  /** Sent with each request. Secret ones are masked like the key. By default there is none. */
  readonly headers?: readonly ServerHeader[] | undefined;
  /** Time limit of a `write` or `decide` with all retries, in milliseconds. Default: as long as the run has. */
  readonly timeoutMs?: number;
  /**
   * How long the server may be silent once its reply has begun, in milliseconds; it may take up to a quarter longer.
   * Before the first word there is no such limit. Default: 2 minutes.
   */
  readonly stallTimeoutMs?: number;
  readonly clock: Clock;
  /** Absent: costs are unknown. */
  readonly prices?: Prices;
  /** From 0 up to 1, for the jitter of the waits. Default: Math.random. */
  readonly random?: () => number;
}
