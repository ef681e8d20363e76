import type { LoadOptions } from "../descriptor.js";
import { functionsOf } from "../functions/rows.js";
import { givenImage } from "./build/given-image.js";
import { givenCaches } from "./settings/given-caches.js";
import { dockerSettingsOf } from "./settings/given-settings.js";
import type { GivenSettings } from "./settings/rows.js";

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
