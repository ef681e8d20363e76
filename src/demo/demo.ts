/** A recorded task and the model's answers, which the scripted writer replays. */
export interface Demo {
  readonly task: string;
  readonly script: {
    readonly turns: readonly (
      | {
          readonly reply: string;
          readonly usage: { readonly inputTokens: number; readonly outputTokens: number };
          readonly delay?: string;
        }
      | { readonly decision: { readonly retry: boolean; readonly reason: string }; readonly delay?: string }
    )[];
  };
}

/** The last answer of every recording. It is used, for example, if a user's own verification fails. */
export const lastDecision = {
  decision: {
    retry: false,
    reason:
      "The demo has only two recorded replies. The recorded replies cannot fix other failures, such as a failure of your own `verify` command.",
  },
} as const;
