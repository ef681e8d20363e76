import { systemClock } from "../process/system-clock.js";
import { AgentExecError } from "../errors.js";
import type { Identity } from "../writers/openai/identity.js";
import type { Wiring } from "./wiring.js";

export type IdentityWiring = Pick<Wiring, "settings" | "idToken" | "onSecret" | "signal">;

/** How many tokens stay hidden. Older tokens have expired. */
const hiddenTokens = 8;

/**
 * The identity that the settings name, with its first key. Undefined if they name none.
 * @param secrets a list to whose end each token is added
 * @throws AgentExecError `settings-invalid` if the job has no identity, and the errors of `openIdentity`.
 */
export async function composeIdentity(
  { settings, idToken, onSecret, signal = new AbortController().signal }: IdentityWiring,
  secrets: string[],
): Promise<Identity | undefined> {
  const { "identity-provider-id": identityProviderId, "service-account-id": serviceAccountId } = settings;
  if (identityProviderId === undefined || serviceAccountId === undefined) return undefined;
  if (settings.script !== undefined) return undefined;
  if (idToken === undefined)
    throw new AgentExecError(
      "settings-invalid",
      "`identity-provider-id` works only in a workflow, because only jobs of a workflow have an identity.",
      {
        nextStep: "Remove `identity-provider-id` and use a key.",
      },
    );
  const { openIdentity } = await import("../writers/openai/identity.js");
  const tokens: string[] = [];
  const hide = (token: string): void => {
    onSecret?.(token);
    if (tokens.push(token) > hiddenTokens) secrets.splice(secrets.indexOf(tokens.shift()!), 1);
    secrets.push(token);
  };
  const audience = settings["identity-audience"];
  const workload = { identityProviderId, serviceAccountId, audience, idToken, hide, clock: systemClock };
  return openIdentity(workload, signal);
}
