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

export type GateResult = { readonly isAllowed: true } | ({ readonly isAllowed: false } & Refusal);

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
  const refusal = refusalByEvent(options.trigger, options.lists) ?? (await refusalBySender(options));
  return refusal === null ? { isAllowed: true } : { isAllowed: false, ...refusal };
}

async function refusalBySender(options: GateOptions): Promise<Refusal | null> {
  const { sender } = options.trigger;
  const { users, teams } = options.lists;
  if (sender === null) return null;
  const { login } = sender;
  if (isBot(sender)) return botRefusal(options, login);
  const isListed = (users.length === 0 && teams.length === 0) || isIn(users, login);
  if (!isListed && teams.length === 0) return { reason: `${login} is not in allow-users` };
  const refused = await permissionRefusal(options, login);
  if (refused !== null || isListed || (await isInTeam(options, login))) return refused;
  return {
    reason: `${login} is in no team of allow-teams${users.length > 0 ? " and not in allow-users" : ""}, or github-token cannot see the teams (the job's own token never can)`,
  };
}

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
async function botRefusal({ access, trigger, signal }: GateOptions, login: string): Promise<Refusal | null> {
  if (dispatches.has(trigger.eventName)) return null;
  const own = await ownLoginOf(access, signal);
  return own.login === login ? { reason: `${login} is agent-exec's own account` } : null;
}

async function isInTeam({ access, lists, signal }: GateOptions, login: string): Promise<boolean> {
  for (const name of lists.teams) {
    const [organisation = "", team = ""] = name.split("/");
    if (await access.isInTeam({ organisation, team, login, signal })) return true;
  }
  return false;
}
