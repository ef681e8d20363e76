import { version } from "../../../version.js";
import type { LoadOptions } from "../../descriptor.js";
import { dockerConfigFolder } from "../client/docker-config.js";
import type { CacheVolume, DockerSettings } from "./docker-settings.js";
import { givenLogin } from "./given-login.js";
import type { GivenSettings } from "./rows.js";

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
