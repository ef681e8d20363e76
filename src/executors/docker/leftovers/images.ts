import type Dockerode from "dockerode";
import type { Leftover } from "../../descriptor.js";
import { builtImages } from "../build/built-images.js";
import { callEngine } from "../client/engine-call.js";
import { type Cleaning, removeUnheld } from "./remove-unheld.js";

/**
 * Removes the images that were built for runs, by the name that they all have. One that a container holds stays.
 * @throws whatever the engine says; on abort the signal's reason.
 */
export async function cleanImages(
  docker: Dockerode,
  { signal, isDryRun }: Cleaning,
): Promise<readonly Leftover[]> {
  const images = await callEngine({ what: "list the images", signal }, (abortSignal) =>
    docker.listImages({ filters: { reference: [builtImages] }, abortSignal }),
  );
  const names = images.flatMap(({ RepoTags }) => RepoTags ?? []).filter(isBuilt);
  const what = "remove an image";
  const remove = (name: string) =>
    removeUnheld({ what, signal, call: (abortSignal) => docker.getImage(name).remove({ abortSignal }) });
  const leftovers: Leftover[] = [];
  for (const name of names) {
    const fate = isDryRun ? "would-remove" : await remove(name);
    const reason = fate === "lives" ? "" : "it was built for a run";
    leftovers.push({ kind: "image", name, runId: "", state: "image", fate, reason });
  }
  return leftovers;
}

/** Podman writes its own machine's name before it. */
function isBuilt(name: string): boolean {
  return name.replace(/^localhost\//, "").startsWith(`${builtImages}:`);
}
