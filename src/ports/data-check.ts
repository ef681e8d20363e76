/** The schema of a run's result, as a function that validates it. */
export interface DataCheck {
  /** The JSON schema, as the writer gets it. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** The faults of a value, one sentence each. Empty if the value fits. */
  faults(value: unknown): readonly string[];
}
