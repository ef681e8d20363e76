import type { Message } from "../../ports/writer.js";

/** The format of the answer, in the words of chat completions. */
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

/** A function that the model calls to answer. */
export interface AnswerTool {
  readonly name: string;
  readonly description: string;
  /** A strict schema: every field is required, and no other fields are allowed. */
  readonly schema: Record<string, unknown>;
  /** Turns the call's arguments into the answer's text, or null if they hold no answer. */
  textOf(called: string): string | null;
}

/** A request that does not depend on which API is used. */
export interface Asked {
  readonly messages: readonly Message[];
  readonly responseFormat?: ResponseFormat;
  readonly tool?: AnswerTool;
  /** If the model's own setting is lower, the setting applies. */
  readonly maxOutputTokens?: number;
}
