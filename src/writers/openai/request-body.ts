import type { ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";

import type { Message } from "../../ports/writer.js";
import { Failure } from "./failure.js";
import type { ModelSettings } from "./model-settings.js";

export type ResponseFormat = NonNullable<ChatCompletionCreateParamsStreaming["response_format"]>;

/** What the server is known to take of what not every server takes. It is learned from refusals and then kept. */
export interface Dialect {
  /** OpenAI's own name, or the one that it had before and that older servers know. */
  readonly limitName: "max_completion_tokens" | "max_tokens";
  /** Whether usage is asked for in the stream. */
  readonly asksForUsage: boolean;
}

export const openAiDialect: Dialect = { limitName: "max_completion_tokens", asksForUsage: true };

export function requestBody(
  {
    messages,
    responseFormat,
    maxOutputTokens: mostNow = Infinity,
  }: {
    readonly messages: readonly Message[];
    readonly responseFormat?: ResponseFormat;
    readonly maxOutputTokens?: number;
  },
  { model, temperature, maxOutputTokens = Infinity, requestFields }: ModelSettings,
  { limitName, asksForUsage }: Dialect,
): ChatCompletionCreateParamsStreaming {
  const most = Math.min(mostNow, maxOutputTokens);
  return {
    ...requestFields,
    model,
    messages: messages.map(({ role, content }) => ({ role, content })),
    stream: true,
    ...(asksForUsage ? { stream_options: { include_usage: true } } : {}),
    ...(most === Infinity ? {} : { [limitName]: most }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(responseFormat === undefined ? {} : { response_format: responseFormat }),
  };
}

/** A dialect without what the server's refusal names; null when it names nothing that can be done without. */
export function simplerDialect(dialect: Dialect, thrown: unknown): Dialect | null {
  if (!isBadRequest(thrown)) return null;
  if (dialect.asksForUsage && thrown.message.includes("stream_options"))
    return { ...dialect, asksForUsage: false };
  if (thrown.message.includes("max_completion_tokens") && dialect.limitName === "max_completion_tokens") {
    return { ...dialect, limitName: "max_tokens" };
  }
  return null;
}

/** The server understood the address and the key, and does not take what the request asks for. */
export function isBadRequest(thrown: unknown): thrown is Failure {
  return thrown instanceof Failure && (thrown.facts.status === 400 || thrown.facts.status === 422);
}
