import type { Executor } from "../../ports/executor.js";
import type { LoadOptions } from "../descriptor.js";
import { checkBeforeStart } from "./before-start.js";
import { createDockerExecutor } from "./docker-executor.js";
import { given, type InContainer } from "./given.js";
import type { GivenSettings } from "./settings/rows.js";

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
