/** `ok`: it holds. `failed`: agent-exec promises it and it does not hold. `warning`: worth knowing. `skipped`: not tried. */
export type CheckStatus = "ok" | "failed" | "warning" | "skipped";

/** What came of one check. */
export interface Finding {
  /** Default: the check's own; for a check that finds out about several things. */
  readonly name?: string;
  readonly status: CheckStatus;
  /** One sentence, without secrets: what was seen. */
  readonly message: string;
  /** One sentence that the reader can act on now. */
  readonly nextStep?: string;
  /** Without it no code runs at all. Default: false. */
  readonly isVital?: boolean;
}

/** One thing about a machine that can be tried. */
export interface Check {
  readonly name: string;
  /** After it the check counts as failed, whatever it waits for. */
  readonly deadlineMs: number;
  /**
   * Tries it. The signal fires at the deadline and when a person stops.
   * @throws whatever kept it from finding out; that makes it a failed one, with the error's own next step.
   */
  run(signal: AbortSignal): Promise<Finding | readonly Finding[]>;
}

/** Marks what a check throws: without what it tries no code runs at all. The signal's reason passes as it is. */
export function vital(run: Check["run"]): Check["run"] {
  return async (signal) => {
    try {
      return await run(signal);
    } catch (error) {
      signal.throwIfAborted();
      throw Object.assign(error as Error, { isVital: true });
    }
  };
}

/** Checks to be run in this order: one may leave to the next what it opened, and disposing closes that. */
export interface Examination extends AsyncDisposable {
  readonly checks: readonly Check[];
}
