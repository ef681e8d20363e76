import type { Cleaned, CleanOptions } from "../executors/docker/leftovers/clean.js";
import type { Environment } from "../process/env.js";

export type { Cleaned };

/** The first of the images that can be used here, or why there is none: no engine, or no image. */
export async function findImage(
  images: readonly string[],
  variable: Environment["variable"],
): Promise<{ readonly image: string } | { readonly image: null; readonly reason: string }> {
  const { findUsableImage } = await import("../executors/docker/image/find-image.js");
  const { dockerConfigFolder } = await import("../executors/docker/client/docker-config.js");
  return findUsableImage({ images, variable, dockerConfigFolder: dockerConfigFolder(variable) });
}

/** Removes what runs whose process is dead left with the engine. @throws AgentExecError `engine-unavailable`. */
export async function clean(options: CleanOptions): Promise<Cleaned> {
  const { cleanLeftovers } = await import("../executors/docker/leftovers/clean.js");
  return cleanLeftovers(options);
}
