import type { Clock } from "../../ports/clock.js";
import type { ServerHeader } from "./failure.js";
import type { ModelSettings } from "./model-settings.js";
import type { Prices } from "./reply-collector.js";

export interface OpenAiWriterOptions extends ModelSettings {
  /** The root of the API, as `https://api.openai.com/v1`; `/chat/completions` or `/responses` is added, a query is kept. */
  readonly baseUrl: string;
  /** Absent or empty: no key is sent, for servers that ask for none. White space around it is dropped. */
  readonly apiKey?: string | undefined;
  /** Sent with each request; a secret one is hidden like the key. Default: none. */
  readonly headers?: readonly ServerHeader[] | undefined;
  /** How long one `write` or `decide` may take with all its retries and waits, in milliseconds. Default: as long as the run has. */
  readonly timeoutMs?: number;
  /**
   * How long the server may send nothing once its reply has begun, in milliseconds, kept to a quarter more. Before the first
   * word it may take as long as the call. Default: 2 minutes.
   */
  readonly stallTimeoutMs?: number;
  readonly clock: Clock;
  /** Absent: the cost of calls is not known. */
  readonly prices?: Prices;
  /** From 0 up to 1, for the jitter of the waits. Default: Math.random. */
  readonly random?: () => number;
}
