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
      "A recording has no answer beyond its correction: what did not pass above, such as a verification of yours, stays as it is.",
  },
} as const;
