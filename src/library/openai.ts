import { systemClock } from "../process/system-clock.js";
import { createOpenAiWriter } from "../writers/openai/openai-writer.js";
import type { OpenAiWriterOptions } from "../writers/openai/writer-options.js";
import { refuseUnknown } from "./known-options.js";
import { valuesOf } from "./options.js";
import type { OwnWriter } from "./writer.js";

/** What `openai` takes; the model alone has no default. */
export interface OpenAiOptions extends Omit<
  OpenAiWriterOptions,
  "clock" | "random" | "baseUrl" | "identity"
> {
  /** The root of the API of any server that speaks OpenAI's chat completions or Responses API. Default: `https://api.openai.com/v1`. */
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
 * A model behind any server that speaks OpenAI's chat completions or Responses API. The key is hidden in all that a run shows and keeps.
 * Requests that fail for a passing reason are made again up to three times.
 *
 * @throws AgentExecError `settings-invalid` for an address or a key that cannot be used at all. A key that the server
 *   refuses ends the run, with the code `writer-refused`.
 */
export function openai(options: OpenAiOptions): OwnWriter {
  refuseUnknown("openai", options, known);
  const values = valuesOf(options, ["baseUrl"]);
  const writer = createOpenAiWriter({ ...options, ...values, clock: systemClock });
  const hidden = (options.headers ?? []).flatMap(({ value, isSecret = false }) => (isSecret ? [value] : []));
  return { ...writer, secrets: () => [options.apiKey ?? "", ...hidden] };
}
