/** What of a request is the model's own. */
export interface ModelSettings {
  /** By the name that the server knows. */
  readonly model: string;
  /**
   * Which of OpenAI's APIs is spoken. `auto`: chat completions, and the Responses API from the first refusal on that says
   * that the model is not for chat completions. Default: `auto`.
   */
  readonly api?: "chat" | "responses" | "auto" | undefined;
  /** Whether replies come as Markdown, or as the call of a function, for models that prefer one. Default: `text`. */
  readonly replyFormat?: "text" | "tool" | undefined;
  /** Default: the server's. */
  readonly temperature?: number;
  /** Tokens of one answer. Default: the server's bound. */
  readonly maxOutputTokens?: number | undefined;
  /** Further fields of each request, as the server knows them. Default: none. */
  readonly requestFields?: Readonly<Record<string, unknown>> | undefined;
}
