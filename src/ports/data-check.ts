/** What a run's result must fit. */
export interface DataCheck {
  /** A JSON schema, as the writer is told it. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** What is wrong with a value, a sentence for each; none: it fits. */
  faults(value: unknown): readonly string[];
}
