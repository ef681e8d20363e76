import type { TaskSource } from "../../facts/task.js";
import type { EventText } from "./event-text.js";
import type { Account } from "./payload.js";
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
    readonly task?: string | undefined;
    readonly taskFile?: string | undefined;
  };
}

/** What the event asks for, before its permission is known. */
export type Trigger = RunTrigger | { readonly kind: "skip"; readonly reason: string };

export interface RunTrigger {
  readonly kind: "run";
  readonly eventName: string;
  readonly task: RequestedTask;
  readonly target: Target;
  /** Who caused the event; null for `schedule`, or if the event names nobody. */
  readonly sender: Account | null;
  /** Who wrote the comment or issue; null if there is none or the account is deleted. */
  readonly author: Account | null;
  /** What the event says of its issue or pull request; null if it has none. */
  readonly told: EventText | null;
  /** Whether agent-exec wrote the comment. */
  readonly isOurs: boolean;
}

export interface RequestedTask {
  /** Null: read it from the file in `source` once the run is allowed. May be empty; the task's rules check that. */
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

export function skip(reason: string): Trigger {
  return { kind: "skip", reason };
}
