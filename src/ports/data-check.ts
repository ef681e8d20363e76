/** Validates a run's result by its schema. */
export interface DataCheck {
  /** The JSON schema that the writer gets. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** The faults of a value, one sentence each. Empty if it fits the schema. */
  faults(value: unknown): readonly string[];
}
