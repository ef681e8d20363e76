import type { Clock } from "../../ports/clock.js";
import type { ServerHeader } from "./failure.js";
import type { Identity } from "./identity.js";
import type { Prices } from "./reply-collector.js";

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
  /** Default: the server's temperature. */
  readonly temperature?: number;
  /** The maximum number of tokens in one answer. Default: the server's limit. */
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
  /** Headers for each request. Secret headers are masked like the key. Default: none. */
  readonly headers?: readonly ServerHeader[] | undefined;
  /** Time limit in milliseconds for `write` or `decide` with all retries. Default: the time that the run has left. */
  readonly timeoutMs?: number;
  /**
   * How long the server may be silent in the middle of a reply, in milliseconds. agent-exec may notice up to a quarter
   * later. Before the first word this limit does not apply. Default: 2 minutes.
   */
  readonly stallTimeoutMs?: number;
  readonly clock: Clock;
  /** Absent: the costs are unknown. */
  readonly prices?: Prices;
  /** Returns a number from 0 up to 1, which varies the waits. Default: Math.random. */
  readonly random?: () => number;
}
