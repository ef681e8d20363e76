import type { RunEvent } from "../facts/events.js";
import type { Signal } from "../ports/reporter.js";
import type { Task, ThreadMessage } from "../facts/task.js";
import type { RunResult } from "../reports/result.js";
import type { OwnExecutor } from "../executors/own/own-executor.js";
import type { OwnApprover } from "./approver.js";
import type { OwnBlockHook } from "./before-block.js";
import type { RunSettings } from "./run-settings.js";
import type { OwnWriter } from "./writer.js";

/** What a run is to do, with what, and what it keeps to. The defaults are the settings' (docs/settings.md). */
export interface RunOptions extends RunSettings {
  /** What the person wants, in Markdown: at most 1 MiB. */
  readonly task: string | Task;
  /** What was said before, from which the conversation goes on; the author `assistant` is the writer. Default: nothing. */
  readonly thread?: readonly ThreadMessage[] | undefined;
  readonly writer: OwnWriter;
  readonly executor: OwnExecutor;
  /**
   * Asked before each block whether it may run: a function, or a command that `sh` runs on this machine as docs/executors.md
   * tells. Default: all may.
   */
  readonly beforeBlock?: string | OwnBlockHook | undefined;
  /**
   * When `approver` is asked: before each attempt's code runs (`always`), or when the run is about to end (`terminate`).
   * Without one the run then ends as `awaiting-approval`. Default: `always` beside an `approver`, else `never`.
   */
  readonly approval?: "never" | "always" | "terminate" | undefined;
  /** Says whether an attempt's code may run, as you tell it (docs/approval.md). Default: nobody is asked. */
  readonly approver?: OwnApprover | undefined;
  /**
   * A JSON schema (draft 2020-12) that the run's result fits as data, in the result's `data`; where the writer gives none, and
   * nothing proved its work, the run failed. Default: none is asked for.
   */
  readonly resultSchema?: object | undefined;
  /** Words for the system message, behind what is said of the writer's part there. Default: none. */
  readonly systemPrompt?: string | undefined;
  /** Told of events and, between them, of what happens right now (`onSignal`): they change nothing. Default: none. */
  readonly reporters?: readonly OwnReporter[] | undefined;
  /** Further values to be hidden in all that the run shows and keeps. Those of the writer and executor are known. */
  readonly secrets?: readonly string[] | undefined;
  /**
   * A new or empty folder for the transcript, the reports, the files that the code left, and the patch. Default: nothing
   * is written on disk, and of the files the result tells path, size and hash alone.
   */
  readonly out?: string | undefined;
  /**
   * Stops the run in good order: what is there is saved, and the outcome is `cancelled`, or `infrastructure-error` where the
   * reason is an AgentExecError. Default: never.
   */
  readonly signal?: AbortSignal | undefined;
}

/**
 * A reporter of which a person gives what they want to hear. Nobody waits for a promise, but one that throws or rejects is
 * named in a warning, and told no more.
 */
export interface OwnReporter {
  onEvent?(event: RunEvent): void | Promise<void>;
  /** What happens right now and is not kept: output as it comes, what a start is at. */
  onSignal?(signal: Signal): void | Promise<void>;
  /** Called once, after `run-ended`, and waited for. */
  close?(): Promise<void>;
}

/** A run that has begun. `for await` tells its events, from the first to `run-ended`, however late it is asked. */
export interface Run extends AsyncIterable<RunEvent> {
  readonly id: string;
  /**
   * What `result.json` holds, once the run is over and nothing of its sandbox is left. A run that fails or is stopped
   * resolves too: its `outcome` says so, and the last event why.
   * Rejects with an AgentExecError `settings-invalid` for a workspace that cannot be read or an `out` that is not free, and
   * `storage-failed` when it cannot be written. A loop over the events then throws the same.
   */
  readonly result: Promise<RunResult>;
}
