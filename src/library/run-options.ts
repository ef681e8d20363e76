import type { RunEvent } from "../facts/events.js";
import type { Signal } from "../ports/reporter.js";
import type { Task, ThreadMessage } from "../facts/task.js";
import type { RunResult } from "../reports/result.js";
import type { OwnExecutor } from "../executors/own/own-executor.js";
import type { OwnApprover } from "./approver.js";
import type { OwnBlockHook } from "./before-block.js";
import type { OwnWriter } from "./writer.js";

/** What a run is to do, with what, and what it keeps to. The defaults are the settings' (docs/settings.md). */
export interface RunOptions {
  /** What the person wants, in Markdown: at most 1 MiB. */
  readonly task: string | Task;
  /** What was said before, from which the conversation goes on; the author `assistant` is the writer. Default: nothing. */
  readonly thread?: readonly ThreadMessage[] | undefined;
  readonly writer: OwnWriter;
  readonly executor: OwnExecutor;
  /** Commands that decide, each run in a fresh session over what the code left: all must end with 0. Default: none. */
  readonly verify?: readonly string[] | undefined;
  /** Files in which verifications tell of their tests; [] counts none. Default: by what the command plainly calls. */
  readonly verifyReport?: readonly string[] | undefined;
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
   * Whether these commands also run on the workspace as it was given: what passes there already proves nothing, which is
   * said (`auto`), or a failure (`require`). Default: `auto`.
   */
  readonly verifyBefore?: "auto" | "require" | "off" | undefined;
  /**
   * Whether what passed runs once more where it expects something else, which a right solution fails: what passes that too is
   * no pass. Default: `auto`, where they failed before any change and it is plain what they expect.
   */
  readonly verifyChangedValues?: "auto" | "off" | undefined;
  /**
   * Whether they are attacked before the writer is asked, with wrong solutions that cheat, on the files that `onlyChange`
   * names or else all that count: what fools them is reported (`report`), or ends the run (`require`). Default: `off`.
   */
  readonly audit?: "off" | "report" | "require" | undefined;
  /**
   * What the code finds: nothing (`empty`), what git tracks or does not ignore in the current folder and below (`repo`),
   * or a folder's own files. Default: `empty`.
   */
  readonly workspace?: string | undefined;
  /** Whether `repo` holds files that git neither tracks nor ignores. Default: true. */
  readonly untracked?: boolean | undefined;
  /** Files and links, beyond which a workspace is refused. Default: 100,000. */
  readonly maxFiles?: number | undefined;
  /** Files of the workspace whose words the writer is told as their owner's; [] for none. Default: `AGENTS.md`, where there is one. */
  readonly instructions?: readonly string[] | undefined;
  /** Paths and globs of files that the code may not decide by. Default: none. */
  readonly protect?: readonly string[] | undefined;
  /** Paths and globs of files that the task may change, and no other. Default: any, but for what steers tools. */
  readonly onlyChange?: readonly string[] | undefined;
  /** Paths and globs of files that configure tools and that the task is about. Default: none. */
  readonly allowToolConfig?: readonly string[] | undefined;
  /** The exact paths of workflow files whose changes the patch may hold. Default: none. */
  readonly allowWorkflow?: readonly string[] | undefined;
  /** The deadline of a block, in milliseconds. Default: 2 minutes. */
  readonly timeoutMs?: number | undefined;
  /** The longest time that a block may write nothing, in milliseconds. Default: any. */
  readonly idleTimeoutMs?: number | undefined;
  /** The deadline of the whole run, in milliseconds. Default: 30 minutes. */
  readonly totalTimeoutMs?: number | undefined;
  /** Failing attempts after the first. Default: 3. */
  readonly maxRetries?: number | undefined;
  /**
   * Who decides whether a failed attempt is corrected, after the rules that need no model: the writer, at the beginning of
   * the reply that corrects it (`combined`), or by its `decide` before that (`separate`, and always where a writer of your
   * own has a `decide`); or nobody, as long as retries are left (`rules`). Default: `combined`.
   */
  readonly decision?: "combined" | "separate" | "rules" | undefined;
  /**
   * A JSON schema (draft 2020-12) that the run's result fits as data, in the result's `data`; where the writer gives none, and
   * nothing proved its work, the run failed. Default: none is asked for.
   */
  readonly resultSchema?: object | undefined;
  /** Whether the writer is asked for last words over the whole run, which are the summary then. Default: false. */
  readonly reflect?: boolean | undefined;
  /**
   * Which part of a long conversation the writer is shown: `all`, `last:N` turns, `head-tail:H:T` turns, or as many of the
   * last as fit into `tokens:N`. The system message, the task and the last turn always stay. Default: `all`.
   */
  readonly context?: string | undefined;
  /** Whether the writer is shown the images that its code left in the turn before: 4 of 1 MiB at most. Default: false. */
  readonly vision?: boolean | undefined;
  /** Words for the system message, behind what is said of the writer's part there. Default: none. */
  readonly systemPrompt?: string | undefined;
  /** Whether `systemPrompt` stands in the place of what is said of the writer's part. Default: false. */
  readonly systemPromptAlone?: boolean | undefined;
  /**
   * When the run ends: with a reply that passes (`pass`), or step by step, each reply a turn whatever its exit codes, once
   * the writer says that it is done (`done`, docs/step-by-step.md). Default: `pass`, with a `workspace` `done`.
   */
  readonly until?: "pass" | "done" | undefined;
  /** What the writer says, or prints, when it is done; one word. Default: `TERMINATE`. */
  readonly doneWord?: string | undefined;
  /** Which blocks of a reply are run: all, or the last one that can be run. Default: `all`. */
  readonly blocks?: "all" | "last" | undefined;
  /** Replies that may pass before the run ends; with `until: done` all replies. Default: 1, or 100. */
  readonly maxTurns?: number | undefined;
  /** Input and output tokens of all calls together. Default: no bound. */
  readonly maxTokens?: number | undefined;
  /** US dollars of all calls together, by the prices that the writer was given. Default: no bound. */
  readonly maxCostUsd?: number | undefined;
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
