import type { ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";

import type { Message } from "../../ports/writer.js";

/** In the words of chat completions. */
export type ResponseFormat = NonNullable<ChatCompletionCreateParamsStreaming["response_format"]>;

/** What is asked for, whatever the API. */
export interface Asked {
  readonly messages: readonly Message[];
  readonly responseFormat?: ResponseFormat;
  /** Beside what the model's own settings allow. */
  readonly maxOutputTokens?: number;
}
