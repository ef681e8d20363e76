import type Dockerode from "dockerode";
import type { Leftover } from "../../descriptor.js";
import { builtImages } from "../build/built-images.js";
import { callEngine, EngineSilentError } from "../client/engine-call.js";
import { isAlreadyGone, isRefusal } from "../client/engine-error.js";

export interface ImageCleaning {
  readonly signal: AbortSignal;
  readonly isDryRun: boolean;
}

/**
 * Removes the images that were built for runs, by the name that they all have. One that a container holds stays.
 * @throws whatever the engine says; on abort the signal's reason.
 */
export async function cleanImages(
  docker: Dockerode,
  { signal, isDryRun }: ImageCleaning,
): Promise<readonly Leftover[]> {
  const images = await callEngine({ what: "list the images", signal }, (abortSignal) =>
    docker.listImages({ filters: { reference: [builtImages] }, abortSignal }),
  );
  const names = images.flatMap(({ RepoTags }) => RepoTags ?? []).filter(isBuilt);
  const leftovers: Leftover[] = [];
  for (const name of names) {
    const fate = isDryRun ? "would-remove" : await remove(docker, name, signal);
    const reason = fate === "lives" ? "" : "it was built for a run";
    leftovers.push({ kind: "image", name, runId: "", state: "image", fate, reason });
  }
  return leftovers;
}

/** Podman writes its own machine's name before it. */
function isBuilt(name: string): boolean {
  return name.replace(/^localhost\//, "").startsWith(`${builtImages}:`);
}

async function remove(docker: Dockerode, name: string, signal: AbortSignal): Promise<Leftover["fate"]> {
  try {
    await callEngine({ what: "remove an image", signal }, (abortSignal) =>
      docker.getImage(name).remove({ abortSignal }),
    );
  } catch (error) {
    if (error instanceof EngineSilentError) return "stuck";
    if (isAlreadyGone(error)) return "removed";
    // A container was made of it.
    if (isRefusal(error) && error.statusCode === 409) return "lives";
    throw error;
  }
  return "removed";
}
