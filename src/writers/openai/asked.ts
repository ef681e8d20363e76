import type { Message } from "../../ports/writer.js";

/** In the words of chat completions. */
export type ResponseFormat =
  | { readonly type: "json_object" }
  | {
      readonly type: "json_schema";
      readonly json_schema: {
        readonly name: string;
        readonly strict: boolean;
        readonly schema: Record<string, unknown>;
      };
    };

/** A function that the model is to answer by. */
export interface AnswerTool {
  readonly name: string;
  readonly description: string;
  /** In the strict form: every field required, and no others. */
  readonly schema: Record<string, unknown>;
  /** The answer's text, of what the function is called with; null for what is none. */
  textOf(called: string): string | null;
}

/** What is asked for, whatever the API. */
export interface Asked {
  readonly messages: readonly Message[];
  readonly responseFormat?: ResponseFormat;
  readonly tool?: AnswerTool;
  /** Beside what the model's own settings allow. */
  readonly maxOutputTokens?: number;
}
