import type { Message } from "../../ports/writer.js";

/** As chat completions write it. */
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
  /** Strict: every field is required, and no others are allowed. */
  readonly schema: Record<string, unknown>;
  /** Turns the call's arguments into the answer's text, or null if they hold no answer. */
  textOf(called: string): string | null;
}

/** A request, before it is written for one of the APIs. */
export interface Asked {
  readonly messages: readonly Message[];
  readonly responseFormat?: ResponseFormat;
  readonly tool?: AnswerTool;
  /** The lower of this and the model's own setting applies. */
  readonly maxOutputTokens?: number;
}
