/**
 * A trial's result. `ok`: it works. `failed`: it must work, but does not. `warning`: works with a restriction.
 * `skipped`: not tried.
 */
export type CheckStatus = "ok" | "failed" | "warning" | "skipped";

/** The result of one of the doctor's trials. */
export interface Finding {
  /** The result's name, needed if one trial reports several results. Default: the trial's name. */
  readonly name?: string;
  readonly status: CheckStatus;
  /** One sentence about what was seen, without secrets. */
  readonly message: string;
  /** One sentence that tells the reader what to do now. */
  readonly nextStep?: string;
  /** Present if no code can run without it. */
  readonly isVital?: boolean;
}

/** One line of the doctor's results. */
export interface CheckResult extends Finding {
  readonly name: string;
  /** How long the trial took. 0 if another trial found this result. */
  readonly ms: number;
}

/** One trial of the doctor. */
export interface Check {
  readonly name: string;
  /** The time limit in milliseconds. After it, the trial has failed. */
  readonly deadlineMs: number;
  /**
   * Runs the trial. The signal fires at the deadline, and if a person stops the doctor.
   * @throws any error. The trial has then failed, and the report shows the error's own next step.
   */
  run(signal: AbortSignal): Promise<Finding | readonly Finding[]>;
}

/** Marks a trial as vital: if it throws, no code can run. Does not change the signal's reason. */
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

/** Trials in this order, because one can leave something open for the next. Disposing closes everything. */
export interface Examination extends AsyncDisposable {
  readonly checks: readonly Check[];
}
