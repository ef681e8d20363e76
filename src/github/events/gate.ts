import type { Permission } from "../api/access-calls.js";
import type { Account } from "./payload.js";
import type { RunTrigger } from "./trigger.js";

/** `reason` is one line for the log. */
export type Refusal = { readonly reason: string };

/** The people, teams and bots in the settings who may start a run. The case of logins does not matter. */
export interface GateLists {
  readonly users: readonly string[];
  /** `organisation/team`. */
  readonly teams: readonly string[];
  readonly bots: readonly string[];
}

/**
 * Permission levels with which people may push, so they can run code in workflows anyway. `owner` is a level of Gitea
 * and Forgejo.
 */
export const writers: ReadonlySet<string> = new Set(["write", "maintain", "admin", "owner"]);

const unsafeEvents: Readonly<Record<string, string>> = {
  pull_request_target:
    "pull_request_target runs with the repository's secrets on behalf of anyone who opens a pull request; use a comment, or pull_request",
};

/** The next step if the event names no sender. GitHub's own events do. A name in the job's variables proves nothing. */
const nameOne =
  'if you test with act, add `"sender": { "login": …, "id": …, "type": "User" }` to the --eventpath file';

/** Events that a program sends. Its owner chose the token. */
export const dispatches: ReadonlySet<string> = new Set(["repository_dispatch", "workflow_dispatch"]);
const personInstead =
  "; send the event with the token of a person who may write, name the bot in allow-bots, or give the workflow a schedule";

/** GitHub's own account. It acts for people with write access who use the merge queue. */
const mergeQueue = "github-merge-queue[bot]";
const queueEvents: ReadonlySet<string> = new Set(["merge_group", "push", "workflow_run"]);

/**
 * Finds a refusal by the event alone, without a request. Null: none. A `schedule` has no sender, because only people
 * with write access could set it up. Other events such as `workflow_dispatch` and `push` need write access, but their
 * sender's permission is checked anyway (`refusalByPermission`). A run that is started again keeps its sender, who may
 * have lost the permission since.
 */
export function refusalByEvent(trigger: RunTrigger, { bots }: Pick<GateLists, "bots">): Refusal | null {
  const { eventName, sender, author, isOurs, task, target, failedRun } = trigger;
  const unsafe = unsafeEvents[eventName];
  if (unsafe !== undefined) return { reason: unsafe };
  if (failedRun !== undefined && target.isFork !== false)
    return { reason: "the failed workflow ran the code of a fork, which anyone may change; use a comment" };
  if (isOurs) return { reason: "agent-exec wrote the comment" };
  if (sender === null)
    return eventName === "schedule" ? null : { reason: `the ${eventName} event names no sender; ${nameOne}` };
  const isQueue = sender.login === mergeQueue && queueEvents.has(eventName);
  if (isBot(sender) && !isQueue && !isIn(bots, sender.login))
    return { reason: `${sender.login} is a bot${dispatches.has(eventName) ? personInstead : ""}` };
  if (!isBot(sender) && sender.type !== "User")
    return { reason: `${sender.login} is an account of type ${sender.type}, not a person's account` };
  if (author !== null && author.id !== sender.id)
    return { reason: `${sender.login} sent the event, but ${author.login} wrote the text` };
  const { kind } = task.source;
  if (author === null && (kind === "comment" || kind === "issue"))
    return { reason: "the event does not say who wrote the text" };
  // A comment's event does not say whether the pull request comes from a fork, so it counts as one.
  if (kind === "file" && target.isFork !== false)
    return { reason: "the task file comes from a fork, which anyone may change" };
  return null;
}

export function isBot({ type, login }: Account): boolean {
  return type === "Bot" || login.endsWith("[bot]");
}

export function isIn(logins: readonly string[], login: string): boolean {
  return logins.some((each) => each.toLowerCase() === login.toLowerCase());
}

/** Finds a refusal by the sender's permission. Null: the run is allowed. */
export function refusalByPermission({ sender }: RunTrigger, permission: Permission): Refusal | null {
  if (sender === null) return null;
  if (permission.userId !== null && permission.userId !== sender.id)
    return { reason: `the name ${sender.login} now belongs to another account` };
  if (writers.has(permission.level)) return null;
  return {
    reason: `${sender.login} has the role ${permission.role}, but needs the role write, maintain or admin`,
  };
}
