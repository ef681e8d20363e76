import { isAgentExecError } from "../../errors.js";
import { version } from "../../version.js";
import type { LoadOptions } from "../descriptor.js";
import { functionsOf } from "../functions/rows.js";
import { connectCluster } from "./client/cluster.js";
import { createKubernetesExecutor } from "./kubernetes-executor.js";
import type { GivenSettings } from "./rows.js";
import type { KubernetesSettings } from "./settings.js";

/** Creates the executor from the user's settings. @throws AgentExecError `settings-invalid`. */
export async function loadKubernetes(options: LoadOptions<GivenSettings>) {
  const settings = await settingsOf(options);
  const connecting = connectCluster(options.variable);
  const executor = createKubernetesExecutor(settings, () => connecting);
  // A missing cluster is not a wrong setting. The start reports it.
  await connecting.catch((error: unknown) => {
    if (!isAgentExecError(error) || error.code !== "engine-unavailable") throw error;
  });
  return executor;
}

/** @throws AgentExecError `settings-invalid`. */
export async function settingsOf(options: LoadOptions<GivenSettings>): Promise<KubernetesSettings> {
  const { settings, runId, clock } = options;
  return {
    image: settings.image,
    pull: settings.pull,
    memoryBytes: settings.memory,
    cpus: settings.cpus,
    workspaceFolder: settings["workspace-path"],
    workspaceBytes: settings["workspace-size"],
    maxOutputBytes: settings["max-output"],
    languages: settings.language,
    infersLanguage: settings["infer-language"],
    functions: await functionsOf(options),
    network: settings.network === "full" ? "full" : "none",
    runtime: settings.runtime,
    environment: settings.env,
    setup: settings.setup,
    runId,
    version,
    clock,
  };
}
