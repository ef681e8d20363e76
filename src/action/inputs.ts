import { posix } from "node:path";
import type { Environment } from "../process/env.js";
import { messageOf } from "../errors.js";
import type { RawSetting } from "../rows/origin.js";
import { readConfig } from "../settings/config.js";
import { fromInputs, inSettingsInput, refuseSecrets } from "../settings/from-inputs.js";
import { resolveSettings } from "../settings/resolve.js";
import type { Settings } from "../settings/schema.js";
import { type Secrets, secretsOf } from "../settings/secrets.js";
import { withoutSecrets } from "../redaction/told.js";
import { hideFromNow, logText } from "./log.js";

export interface Inputs {
  readonly settings: Settings;
  readonly secrets: Secrets;
  /** As they were given. */
  readonly raw: readonly RawSetting[];
}

/** The action's inputs. Their secrets are hidden from here on, also in errors about the inputs themselves. */
export async function readInputs(environment: Environment): Promise<Inputs> {
  const inputs = fromInputs(environment.withPrefix("INPUT_"));
  hideFromNow(Object.values(secretsOf(inputs, environment.variable)));
  const inside = await inSettingsInput(inputs);
  const raw = [...inside, ...inputs];
  const secrets = secretsOf(raw, environment.variable);
  hideFromNow(Object.values(secrets));
  refuseSecrets(inside);
  return { settings: resolveSettings(raw, "action", withoutSecrets), secrets, raw };
}

/** Reads a file as the base branch has it; null where it has none. */
type ReadBase = (path: string) => Promise<Uint8Array | null>;

/**
 * The inputs with what the base branch's config file says where they say nothing. What decides whether there is a run at
 * all was read from the inputs alone by then.
 * @throws AgentExecError `settings-invalid`.
 */
export async function withConfig(
  { raw, secrets }: Inputs,
  readBase: ReadBase,
): Promise<Inputs & { readonly origins: Readonly<Record<string, string>> }> {
  const isNamed = raw.some(({ name }) => name === "config");
  const read = async (path: string): Promise<string | null> => {
    const bytes = await readBase(posix.normalize(path)).catch((error: unknown) => {
      if (isNamed) throw error;
      // Nobody asked for it, and it may well not be there; a job needs no right to a repository's files.
      logText(`agent-exec: could not look for ${path}: ${messageOf(error)}`);
      return null;
    });
    return bytes === null ? null : new TextDecoder().decode(bytes);
  };
  const config = await readConfig(raw, { face: "action", read, isOwners: true });
  const all = [...config, ...raw];
  const origins = Object.fromEntries(all.map(({ name, origin }) => [name, origin]));
  return { raw, secrets, settings: resolveSettings(all, "action", withoutSecrets), origins };
}
