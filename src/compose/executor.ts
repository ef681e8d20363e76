import { systemClock } from "../host/system-clock.js";
import type { Executor } from "../ports/executor.js";
import { registryLoginOf } from "../settings/registry-login.js";
import { version } from "../version.js";
import type { Wiring } from "./wiring.js";

/** The executor that the settings name. @throws AgentExecError `settings-invalid` for sizes that do not fit each other. */
export async function composeExecutor(wiring: Wiring, runId: string): Promise<Executor> {
  const { settings, face, variable = () => undefined, registryPassword } = wiring;
  if (settings.executor === "local") {
    const { createLocalExecutor } = await import("../executors/local/local-executor.js");
    return createLocalExecutor({ maxOutputBytes: settings["max-output"] });
  }
  const { createDockerExecutor } = await import("../executors/docker/docker-executor.js");
  const { dockerConfigFolder } = await import("../executors/docker/engine/docker-config.js");
  return createDockerExecutor({
    image: settings.image,
    memoryBytes: settings.memory,
    cpus: settings.cpus,
    pids: settings.pids,
    workspaceBytes: settings["workspace-size"],
    maxOutputBytes: settings["max-output"],
    network: settings.network,
    allowHosts: settings["allow-host"],
    container: {
      runtime: settings.runtime,
      gpus: settings.gpus,
      environment: settings.env,
      hosts: settings["add-host"],
      volumes: settings.volume,
      ulimits: settings.ulimit,
      setup: settings.setup,
      setupNetwork: settings["setup-network"],
      name: settings["container-name"],
      isStopped: settings["stop-container"],
      isRemoved: settings["auto-remove"],
    },
    pull: settings.pull,
    registryLogin: registryLoginOf({ settings, face, password: registryPassword }),
    dockerConfigFolder: dockerConfigFolder(variable),
    variable,
    runId,
    version,
    clock: systemClock,
  });
}
