import type { Executor } from "../../ports/executor.js";
import type { LoadOptions } from "../descriptor.js";
import { createDockerExecutor } from "./docker-executor.js";
import { isAgentExecError } from "../../errors.js";
import { functionsOf } from "../functions/rows.js";
import { givenImage } from "./build/given-image.js";
import { checkVolumeSources } from "./container/volume-sources.js";
import type { DockerSettings } from "./settings/docker-settings.js";
import { dockerSettingsOf, givenCaches } from "./settings/given-settings.js";
import type { GivenSettings } from "./settings/rows.js";
import { parseWantedVersion } from "./client/api-version.js";
import { readDockerConfig } from "./client/docker-config.js";
import { loadCertificates } from "./client/engine-certificates.js";
import { findEngine } from "./client/engine-place.js";

/** Programs that run in the container in addition to blocks. */
export interface InContainer {
  /** Default: none; each block is a separate process. */
  readonly kernel?: string;
}

/**
 * Reads the user's settings of a container, with warnings about them.
 * @throws AgentExecError `settings-invalid`.
 */
export async function given(options: LoadOptions<GivenSettings>, { kernel }: InContainer) {
  const { caches, warnings } = givenCaches(options);
  const settings = dockerSettingsOf(options, caches);
  const { image, ...rest } = await givenImage(options);
  const functions = await functionsOf(options);
  return {
    settings: { ...settings, image, kernel, functions },
    ...rest,
    warnings: [...rest.warnings, ...warnings],
  };
}

/**
 * Creates the executor from the user's settings. The executor's parts are loaded together with this file.
 * @throws AgentExecError `settings-invalid`.
 */
export async function loadDocker(
  options: LoadOptions<GivenSettings>,
  inside: InContainer,
): Promise<Executor> {
  const { settings, build, warnings } = await given(options, inside);
  const executor = createDockerExecutor(settings, build);
  await checkBeforeStart(settings);
  return { ...executor, warnings };
}

/**
 * Refuses wrong settings without asking an engine: its address, its certificates, the API version, the sources of
 * volumes. A missing engine is not a wrong setting; the start reports it.
 * @throws AgentExecError `settings-invalid`.
 */
async function checkBeforeStart(settings: DockerSettings): Promise<void> {
  const { endpoint, variable = () => undefined, container = {}, pull, dockerConfigFolder } = settings;
  await checkVolumeSources(container);
  const wanted = variable("DOCKER_API_VERSION");
  if (wanted !== undefined) parseWantedVersion(wanted);
  const place = await findEngine(endpoint, variable).catch((error: unknown) => {
    if (isAgentExecError(error) && error.code === "engine-unavailable") return null;
    throw error;
  });
  const certificates = place?.certificates ?? null;
  if (certificates !== null) await loadCertificates(certificates);
  // If the image may already be on the machine, only the engine can say whether a login is needed.
  if (pull === "always" && dockerConfigFolder !== undefined) await readDockerConfig(dockerConfigFolder);
}
