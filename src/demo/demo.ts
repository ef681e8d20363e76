/** A recorded task: what a person asked and what a model answered, replayed by the scripted writer. */
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

/** What every recording answers last, where its corrected code does not pass either: a person's own verification. */
export const lastDecision = {
  decision: {
    retry: false,
    reason:
      "The recorded model answers only twice. It cannot fix other failures, such as your own verification.",
  },
} as const;
