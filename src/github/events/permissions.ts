import type { AccessCalls, Permission } from "../api/access-calls.js";
import { GitHubError } from "../api/api-error.js";
import { type InRepository, orGone } from "../api/in-repository.js";
import { refusalByEvent, refusalByPermission, writers } from "./gate.js";
import type { RunTrigger } from "./trigger.js";

/** `permission` is null if the event has no sender (`schedule`). */
export type GateResult =
  | { readonly isAllowed: true; readonly permission: Permission | null }
  | { readonly isAllowed: false; readonly reason: string };

export interface GateOptions {
  readonly access: AccessCalls;
  readonly trigger: RunTrigger;
  readonly signal: AbortSignal;
}

/**
 * Whether the author of a comment may write to the repository now. An account that is gone, or whose name belongs to
 * somebody else, may not. @throws GitHubError if the permission cannot be read; on abort the signal's reason.
 */
export async function mayWrite(
  access: Pick<AccessCalls, "permissionOf">,
  { login, id }: { readonly login: string; readonly id: number },
  call: InRepository,
): Promise<boolean> {
  const permission = await orGone(access.permissionOf({ ...call, login }));
  if (permission === null || (permission.userId !== null && permission.userId !== id)) return false;
  return writers.has(permission.level);
}

/**
 * Decides whether the run is allowed, with at most one request, for the sender's current permission: the event's
 * `author_association` is neither a permission nor current. A sender unknown to GitHub has none.
 * @throws GitHubError if the permission cannot be read; on abort the signal's reason.
 */
export async function passGate({ access, trigger, signal }: GateOptions): Promise<GateResult> {
  const refusal = refusalByEvent(trigger);
  if (refusal) return { isAllowed: false, ...refusal };
  if (trigger.sender === null) return { isAllowed: true, permission: null };
  const { repository } = trigger.target;
  const { login } = trigger.sender;
  try {
    const permission = await access.permissionOf({ repository, login, signal });
    const refused = refusalByPermission(trigger, permission);
    return refused ? { isAllowed: false, ...refused } : { isAllowed: true, permission };
  } catch (thrown) {
    if (!(thrown instanceof GitHubError) || thrown.status !== 404) throw thrown;
    const reason = `GitHub found no rights of ${login} in ${repository} (404): the account does not exist, or the token cannot read the repository`;
    return { isAllowed: false, reason };
  }
}
