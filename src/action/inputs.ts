import type { Environment } from "../process/env.js";
import { fromInputs } from "../settings/from-inputs.js";
import { resolveSettings } from "../settings/resolve.js";
import type { Settings } from "../settings/schema.js";
import { type Secrets, secretsOf } from "../settings/secrets.js";
import { hideFromNow, withoutSecrets } from "./log.js";

export interface Inputs {
  readonly settings: Settings;
  readonly secrets: Secrets;
}

/** The action's inputs. What of them is secret is hidden from here on, in the error about them too. */
export function readInputs(environment: Environment): Inputs {
  const raw = fromInputs(environment.withPrefix("INPUT_"));
  const secrets = secretsOf(raw, environment.variable);
  hideFromNow(Object.values(secrets));
  return { settings: resolveSettings(raw, "action", withoutSecrets), secrets };
}
