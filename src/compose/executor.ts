import type { DockerSettings } from "../executors/docker/docker-settings.js";
import type { Environment } from "../process/env.js";
import { systemClock } from "../process/system-clock.js";
import type { Executor } from "../ports/executor.js";
import { originOf } from "../settings/origin.js";
import { registryLoginOf } from "../settings/registry-login.js";
import { settingsError } from "../settings/resolve.js";
import type { Settings } from "../settings/schema.js";
import type { Face } from "../settings/setting.js";
import { version } from "../version.js";
import type { Wiring } from "./wiring.js";

/**
 * The executor that the settings name. No engine was asked anything yet.
 * @throws AgentExecError `settings-invalid` for sizes that do not fit each other, and for what can be told to be wrong
 *   without an engine: a host of `allow-host`, a context, certificates, what a volume leads to.
 */
export async function composeExecutor(wiring: Wiring, runId: string): Promise<Executor> {
  const { settings, face, variable = () => undefined, registryPassword } = wiring;
  if (settings.executor === "local") {
    const { createLocalExecutor } = await import("../executors/local/local-executor.js");
    return createLocalExecutor({ maxOutputBytes: settings["max-output"] });
  }
  const { createDockerExecutor } = await import("../executors/docker/docker-executor.js");
  await checkHosts(settings, face);
  const docker: DockerSettings = {
    ...(await dockerSettings({ settings, variable, runId })),
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
    registryLogin: registryLoginOf({ settings, face, password: registryPassword }),
  };
  const executor = createDockerExecutor(docker);
  const { checkBeforeStart } = await import("../executors/docker/before-start.js");
  await checkBeforeStart(docker);
  return executor;
}

/** Here and not at their list, which does not know where they were given. */
async function checkHosts(settings: Settings, face: Face): Promise<void> {
  const { faultsOfHosts } = await import("../executors/contained/egress/allow-list.js");
  const problems = faultsOfHosts(settings["allow-host"]).map((fault) => ({
    origin: originOf("allow-host", face),
    message: `${fault}; write HOST, HOST:PORT or *.HOST`,
  }));
  if (problems.length > 0) throw settingsError(problems, face);
}

/** What a run and the doctor tell the Docker executor alike: the image, its limits and where the engine is. */
export async function dockerSettings({
  settings,
  variable,
  runId,
}: {
  readonly settings: Settings;
  readonly variable: Environment["variable"];
  readonly runId: string;
}): Promise<Omit<DockerSettings, "network" | "container">> {
  const { dockerConfigFolder } = await import("../executors/docker/client/docker-config.js");
  return {
    image: settings.image,
    pull: settings.pull,
    memoryBytes: settings.memory,
    cpus: settings.cpus,
    pids: settings.pids,
    workspaceBytes: settings["workspace-size"],
    maxOutputBytes: settings["max-output"],
    dockerConfigFolder: dockerConfigFolder(variable),
    variable,
    runId,
    version,
    clock: systemClock,
  };
}
