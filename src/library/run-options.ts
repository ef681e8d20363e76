import type { RunEvent } from "../facts/events.js";
import type { Signal } from "../ports/reporter.js";
import type { Task, ThreadMessage } from "../facts/task.js";
import type { RunResult } from "../reports/result/result.js";
import type { OwnExecutor } from "../executors/own/own-executor.js";
import type { OwnApprover } from "./approver.js";
import type { OwnBlockHook } from "./before-block.js";
import type { RunSettings } from "./run-settings.js";
import type { OwnWriter } from "./writer.js";

/** The task, parts and rules of a run. The defaults are those of the settings (docs/settings.md). */
export interface RunOptions extends RunSettings {
  /** The task in Markdown, at most 1 MiB. */
  readonly task: string | Task;
  /**
   * An earlier conversation that the run continues. Messages of the author `assistant` count as the writer's. By
   * default there is none.
   */
  readonly thread?: readonly ThreadMessage[] | undefined;
  readonly writer: OwnWriter;
  readonly executor: OwnExecutor;
  /**
   * Called before each block to allow or refuse it: a function, or a command that `sh` runs on this machine
   * (docs/executors.md). Default: all blocks may run.
   */
  readonly beforeBlock?: string | OwnBlockHook | undefined;
  /**
   * When to call `approver`: before the code of each reply runs (`always`), or before the run ends (`terminate`). Without
   * `approver` the run ends as `awaiting-approval`. Default: `always` with an `approver`, otherwise `never`.
   */
  readonly approval?: "never" | "always" | "terminate" | undefined;
  /** Allows or refuses an attempt's code (docs/approval.md). Default: nobody is asked. */
  readonly approver?: OwnApprover | undefined;
  /**
   * A JSON schema (draft 2020-12) for the run's result, in the result's `data`. If the writer returns no data that fits
   * and no verification passed, the run has failed. Default: no data.
   */
  readonly resultSchema?: object | undefined;
  /** Additional text for the system message. By default there is none. */
  readonly systemPrompt?: string | undefined;
  /**
   * Objects that get the events and, between events, live signals such as output (`onSignal`). Reporters cannot change
   * the run. Default: none.
   */
  readonly reporters?: readonly OwnReporter[] | undefined;
  /** Additional values to hide. The run already hides the secrets of the writer and the executor. Default: none. */
  readonly secrets?: readonly string[] | undefined;
  /**
   * A new or empty folder for the transcript, the reports, the code's files and the patch. Default: nothing is written
   * to disk, and the result has only the path, size and hash of each file.
   */
  readonly out?: string | undefined;
  /**
   * Stops the run if it fires. agent-exec saves the files so far. The outcome is `cancelled`, or `infrastructure-error`
   * if the reason is an AgentExecError. Default: never.
   */
  readonly signal?: AbortSignal | undefined;
}

/**
 * A reporter with only the methods that the user needs. The run does not wait for promises. If a method throws or
 * rejects, a warning names the reporter, and it gets no more events.
 */
export interface OwnReporter {
  onEvent?(event: RunEvent): void | Promise<void>;
  /** Gets live signals that are not stored, such as output and the progress of a start. */
  onSignal?(signal: Signal): void | Promise<void>;
  /** Called once, after `run-ended`. The run waits for it. */
  close?(): Promise<void>;
}

/** A started run. `for await` yields all its events, from the first to `run-ended`, even if the loop starts late. */
export interface Run extends AsyncIterable<RunEvent> {
  readonly id: string;
  /**
   * Resolves with the content of `result.json` after the run and its sandbox have ended. It also resolves if the run
   * failed or was stopped. In that case `outcome` names the end, and `reason` says why. Rejects with AgentExecError
   * `settings-invalid` if the workspace cannot be read or `out` is not empty, and with `storage-failed` if `out` cannot
   * be written. A loop over the events throws the same error.
   */
  readonly result: Promise<RunResult>;
}
