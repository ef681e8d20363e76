import type { TaskSource } from "../../facts/task.js";
import type { GitHub } from "../api/client.js";
import type { RunAttempt } from "../api/job-calls.js";
import type { EventText } from "./event-text.js";
import type { Account, Payload } from "./payload.js";
import type { Target } from "./target.js";

export interface TriggerOptions {
  /** GITHUB_EVENT_NAME. */
  readonly eventName: string;
  /** The parsed content of GITHUB_EVENT_PATH. */
  readonly payload: unknown;
  /** GITHUB_REPOSITORY, `owner/name`. */
  readonly repository: string;
  /** GITHUB_SHA; a better commit in the event replaces it. */
  readonly sha: string;
  readonly settings: {
    readonly triggerPhrase: string;
    /** The label that starts a run. */
    readonly labelTrigger?: string | undefined;
    readonly task?: string | undefined;
    readonly taskFile?: string | undefined;
  };
}

/** The event's request, before its permission is known. */
export type Trigger = RunTrigger | { readonly kind: "skip"; readonly reason: string };

export interface RunTrigger {
  readonly kind: "run";
  readonly eventName: string;
  readonly task: RequestedTask;
  readonly target: Target;
  /** Who caused the event; null for `schedule`, or if the event names nobody. */
  readonly sender: Account | null;
  /**
   * The person responsible for the text: its author, or the person who added the label. Null if the event has no text
   * or the account is deleted.
   */
  readonly author: Account | null;
  /** What the event says of its issue or pull request; null if it has none. */
  readonly told: EventText | null;
  /** Whether agent-exec wrote the comment. */
  readonly isOurs: boolean;
  /** The workflow's run that failed, if the event is about one. */
  readonly failedRun?: RunAttempt;
  /** The whole comment or review that asked, as in the event. Absent if something else asked. */
  readonly said?: string;
  /** A label started the run, so the sender may not be the author of the text. */
  readonly isLabeled?: true;
}

/** An event's request, and the calls with which a function asks GitHub about it. */
export interface AboutTrigger<Calls extends keyof GitHub> {
  readonly github: Pick<GitHub, Calls>;
  readonly trigger: RunTrigger;
  readonly signal: AbortSignal;
}

export interface RequestedTask {
  /**
   * Null: read the text from the file in `source` when the run is allowed. May be empty; the task's rules check that.
   */
  readonly text: string | null;
  readonly source: TaskSource;
  /** The author's login, if the text comes from the event. */
  readonly author?: string;
}

export function taskFromSettings({ settings }: TriggerOptions): RequestedTask | null {
  if (settings.task !== undefined) return { text: settings.task, source: { kind: "input" } };
  if (settings.taskFile !== undefined)
    return { text: null, source: { kind: "file", path: settings.taskFile } };
  return null;
}

export function authorOf(user: Account | null): { readonly author?: string } {
  return user ? { author: user.login } : {};
}

/** Why this label starts no run. Null if it does, or if the event is about no label. GitHub ignores case in labels. */
export function otherLabel(
  { settings: { labelTrigger } }: TriggerOptions,
  { action, label }: Pick<Payload<"issues">, "action" | "label">,
): string | null {
  if (action !== "labeled" || labelTrigger === undefined) return null;
  if (label?.name.toLowerCase() === labelTrigger.toLowerCase()) return null;
  return `the label ${label?.name ?? "without a name"} was added; only ${labelTrigger} starts a run`;
}

export function needsTask(eventName: string): Trigger {
  return skip(`a ${eventName} event has no task; set the input task or task-file`);
}

export function skip(reason: string): Trigger {
  return { kind: "skip", reason };
}
