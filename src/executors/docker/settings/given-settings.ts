import { hash } from "node:crypto";
import { settingsInvalid } from "../../../errors.js";
import { writtenAt } from "../../../rows/origin.js";
import { version } from "../../../version.js";
import type { LoadOptions } from "../../descriptor.js";
import { dockerConfigFolder } from "../client/docker-config.js";
import type { CacheVolume, DockerSettings } from "./docker-settings.js";
import type { GivenSettings } from "./rows.js";
import { cachePrefix } from "./values.js";

/** @throws AgentExecError `settings-invalid` for half a login. */
export function dockerSettingsOf(
  options: LoadOptions<GivenSettings>,
  caches: readonly CacheVolume[],
): DockerSettings {
  const { settings, variable, runId, clock } = options;
  return {
    image: settings.image,
    pull: settings.pull,
    registryLogin: givenLogin(options),
    memoryBytes: settings.memory,
    cpus: settings.cpus,
    pids: settings.pids,
    workspaceFolder: settings["workspace-path"],
    workspaceBytes: settings["workspace-size"],
    maxOutputBytes: settings["max-output"],
    languages: settings.language,
    infersLanguage: settings["infer-language"],
    network: settings.network,
    allowHosts: settings["allow-host"],
    verifiesAsOther: settings["verify-user"] === "other",
    container: {
      runtime: settings.runtime,
      gpus: settings.gpus,
      environment: settings.env,
      hosts: settings["add-host"],
      volumes: settings.volume,
      ulimits: settings.ulimit,
      setup: settings.setup,
      setupNetwork: settings["setup-network"],
      caches,
      name: settings["container-name"],
      isStopped: settings["stop-container"],
      isRemoved: settings["auto-remove"],
    },
    dockerConfigFolder: dockerConfigFolder(variable),
    variable,
    runId,
    version,
    clock,
  };
}

type LoginNames = "registry-username" | "registry-password" | "registry-password-env";

/**
 * The login for the image's registry; undefined if none was given.
 * @throws AgentExecError `settings-invalid` if only the name or only the password is given.
 */
export function givenLogin({
  settings,
  face,
  variable: read,
}: Pick<LoadOptions<Pick<GivenSettings, LoginNames>>, "settings" | "face" | "variable">) {
  const { "registry-username": username, "registry-password-env": variable } = settings;
  const password = settings["registry-password"] ?? (variable === undefined ? undefined : read(variable));
  if (username !== undefined && password !== undefined) return { username, password };
  if (variable !== undefined && password === undefined)
    throw settingsInvalid(
      `${writtenAt("registry-password-env", face)} names the variable ${variable}, but it is empty or not set.`,
      `Set ${variable} to the registry's password, or remove ${writtenAt("registry-password-env", face)}.`,
    );
  if (username !== undefined)
    throw settingsInvalid(
      `${writtenAt("registry-username", face)} is set, but there is no password for it.`,
      face === "action"
        ? "Set `registry-password` to a secret, or remove `registry-username`."
        : "Set --registry-password-env to the variable that holds the password, or remove --registry-username.",
    );
  if (password === undefined) return undefined;
  throw settingsInvalid(
    `There is a password for the registry, but no ${writtenAt("registry-username", face)}.`,
    `Set ${writtenAt("registry-username", face)}.`,
  );
}

/** 64 bits of a hash: enough to avoid accidental collisions, and nobody can choose another owner's hash. */
const ownerDigits = 16;

/** The caches of a run with their volumes. If the files may be a stranger's: none, and a sentence about it. */
export function givenCaches({
  settings: { cache },
  cacheOwner,
}: Pick<LoadOptions<Pick<GivenSettings, "cache">>, "settings" | "cacheOwner">): {
  readonly caches: readonly CacheVolume[];
  readonly warnings: readonly string[];
} {
  if (cache.length === 0 || cacheOwner === undefined) return { caches: [], warnings: [] };
  if ("refused" in cacheOwner) {
    const warning = `This run has no cache, because ${cacheOwner.refused}. So \`setup\` downloads all packages, and the variable AGENT_EXEC_CACHE is not set.`;
    return { caches: [], warnings: [warning] };
  }
  const owner = cacheOwner.name;
  const digits = hash("sha256", owner).slice(0, ownerDigits);
  const caches = cache.map((each) => ({ ...each, owner, volume: `${cachePrefix}${digits}-${each.name}` }));
  return { caches, warnings: [] };
}
