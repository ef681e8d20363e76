import { posix } from "node:path";
import type { Environment } from "../../process/env.js";
import { messageOf } from "../../errors.js";
import type { RawSetting } from "../../rows/origin.js";
import { readConfig } from "../../settings/config.js";
import { fromInputs, inSettingsInput, refuseSecrets } from "../../settings/from-inputs.js";
import { resolveSettings } from "../../settings/resolve.js";
import type { Settings } from "../../settings/schema.js";
import { type Secrets, secretsOf } from "../../settings/secrets.js";
import { hideFromNow, logText } from "./log.js";

export interface Inputs {
  readonly settings: Settings;
  readonly secrets: Secrets;
  /** The inputs as they were given. */
  readonly raw: readonly RawSetting[];
}

/** Reads the action's inputs. From here on, their secrets are hidden, even in errors about the inputs. */
export async function readInputs(environment: Environment): Promise<Inputs> {
  const inputs = fromInputs(environment.withPrefix("INPUT_"));
  hideFromNow(Object.values(secretsOf(inputs, environment.variable)));
  const inside = await inSettingsInput(inputs);
  const raw = [...inside, ...inputs];
  const secrets = secretsOf(raw, environment.variable);
  hideFromNow(Object.values(secrets));
  refuseSecrets(inside);
  return { settings: resolveSettings(raw, "action"), secrets, raw };
}

/** Reads a file from the base branch. Null if it is missing. */
type ReadBase = (path: string) => Promise<Uint8Array | null>;

/** Adds the base branch's config file below the inputs. @throws AgentExecError `settings-invalid`. */
export async function withConfig(
  { raw, secrets }: Inputs,
  readBase: ReadBase,
): Promise<Inputs & { readonly origins: Readonly<Record<string, string>> }> {
  const isNamed = raw.some(({ name }) => name === "config");
  const read = async (path: string): Promise<string | null> => {
    const bytes = await readBase(posix.normalize(path)).catch((error: unknown) => {
      if (isNamed) throw error;
      // Nobody named this file, so it may be missing. The job may also lack the permission to read the repository.
      logText(`agent-exec: could not look for ${path}: ${messageOf(error)}`);
      return null;
    });
    return bytes === null ? null : new TextDecoder().decode(bytes);
  };
  const config = await readConfig(raw, { face: "action", read, isOwners: true });
  const all = [...config, ...raw];
  const origins = Object.fromEntries(all.map(({ name, origin }) => [name, origin]));
  return { raw, secrets, settings: resolveSettings(all, "action"), origins };
}
