import { systemClock } from "../process/system-clock.js";
import { createOpenAiWriter } from "../writers/openai/openai-writer.js";
import type { OpenAiWriterOptions } from "../writers/openai/writer-options.js";
import { refuseUnknown } from "./known-options.js";
import { valuesOf } from "./options.js";
import type { OwnWriter } from "./writer.js";

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
