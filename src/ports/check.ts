/**
 * `ok`: it works. `failed`: agent-exec promises it, and it does not work. `warning`: it works, but you should know
 * something. `skipped`: not tried.
 */
export type CheckStatus = "ok" | "failed" | "warning" | "skipped";

/** The result of one of the doctor's trials. */
export interface Finding {
  /** Default: the trial's own name. Set if one trial reports several results. */
  readonly name?: string;
  readonly status: CheckStatus;
  /** One sentence about what was seen, without secrets. */
  readonly message: string;
  /** One sentence that tells the reader what to do now. */
  readonly nextStep?: string;
  /** Whether no code can run without it. Default: false. */
  readonly isVital?: boolean;
}

/** One line of the doctor's results. */
export interface CheckResult extends Finding {
  readonly name: string;
  /** How long the trial took. 0 if another trial found this result. */
  readonly ms: number;
}

/** One thing that the doctor tries. */
export interface Check {
  readonly name: string;
  /** When this time is over, the trial has failed. */
  readonly deadlineMs: number;
  /**
   * Tries it. The signal fires at the deadline, and when a person stops the doctor.
   * @throws any error. The trial has then failed, and the report shows the error's own next step.
   */
  run(signal: AbortSignal): Promise<Finding | readonly Finding[]>;
}

/** Marks an error of a trial: without the thing that it tried, no code can run. Does not change the signal's reason. */
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

/** Trials that must run in this order, because one can leave something open for the next. Disposing closes it. */
export interface Examination extends AsyncDisposable {
  readonly checks: readonly Check[];
}
