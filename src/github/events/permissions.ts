import { nullIfGone } from "../api/api-error.js";
import type { GitHub } from "../api/client.js";
import type { InRepository } from "../api/in-repository.js";
import { ownLoginOf } from "../reporting/own-comments.js";
import {
  dispatches,
  type GateLists,
  isBot,
  isIn,
  type Refusal,
  refusalByEvent,
  refusalByPermission,
  writers,
} from "./gate.js";
import type { RunTrigger } from "./trigger.js";

export type GateResult =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly reason: string };

interface GateOptions {
  readonly access: Pick<GitHub, "permissionOf" | "isInTeam" | "ownLogin">;
  readonly trigger: RunTrigger;
  readonly lists: GateLists;
  readonly signal: AbortSignal;
}

/**
 * Whether a comment's author may write to the repository now. If the account is gone, or if its name belongs to
 * somebody else now, the author may not.
 */
export async function mayWrite(
  access: Pick<GitHub, "permissionOf">,
  { login, id }: { readonly login: string; readonly id: number },
  call: InRepository,
): Promise<boolean> {
  const permission = await access.permissionOf({ ...call, login }).catch(nullIfGone);
  if (permission === null || (permission.userId !== null && permission.userId !== id)) return false;
  return writers.has(permission.level);
}

/**
 * Decides by the sender's current permission whether the run is allowed. The event's `author_association` is neither a
 * permission nor current. If GitHub does not know the sender, there is no permission. `allow-users` and `allow-teams`
 * admit only some of the people with write access. `allow-bots` admits bots, which have no permission of their own.
 */
export async function passGate(options: GateOptions): Promise<GateResult> {
  const { trigger, lists } = options;
  const refusal = refusalByEvent(trigger, lists);
  if (refusal) return { isAllowed: false, ...refusal };
  const { sender } = trigger;
  if (sender === null) return allowed;
  if (isBot(sender)) return botGate(options, sender.login);
  const narrowed = lists.users.length > 0 || lists.teams.length > 0;
  const isListed = !narrowed || isIn(lists.users, sender.login);
  if (!isListed && lists.teams.length === 0)
    return { isAllowed: false, reason: `${sender.login} is not in allow-users` };
  const refused = await permissionRefusal(options, sender.login);
  if (refused !== null) return { isAllowed: false, ...refused };
  if (isListed || (await isInTeam(options, sender.login))) return allowed;
  const reason = `${sender.login} is in no team of allow-teams${lists.users.length > 0 ? " and not in allow-users" : ""}, or github-token cannot see the teams (the job's own token never can)`;
  return { isAllowed: false, reason };
}

const allowed: GateResult = { isAllowed: true };

async function permissionRefusal(
  { access, trigger, signal }: GateOptions,
  login: string,
): Promise<Refusal | null> {
  const { repository } = trigger.target;
  const permission = await access.permissionOf({ repository, login, signal }).catch(nullIfGone);
  if (permission !== null) return refusalByPermission(trigger, permission);
  return {
    reason: `GitHub reports no permission of ${login} in ${repository} (404): the account does not exist, or the token cannot read the repository`,
  };
}

/**
 * Decides about a bot. The bot of agent-exec's own token is refused, because it would answer itself for ever. A
 * dispatch is allowed, because a program sends it on purpose.
 */
async function botGate({ access, trigger, signal }: GateOptions, login: string): Promise<GateResult> {
  if (dispatches.has(trigger.eventName)) return allowed;
  const own = await ownLoginOf(access, signal);
  return own.login === login ? { isAllowed: false, reason: `${login} is agent-exec's own account` } : allowed;
}

async function isInTeam({ access, lists, signal }: GateOptions, login: string): Promise<boolean> {
  for (const name of lists.teams) {
    const [organisation = "", team = ""] = name.split("/");
    if (await access.isInTeam({ organisation, team, login, signal })) return true;
  }
  return false;
}
