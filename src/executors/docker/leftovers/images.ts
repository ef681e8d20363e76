import type Dockerode from "dockerode";
import type { Leftover } from "../../descriptor.js";
import { callEngine } from "../client/engine-call.js";
import { userImageLabel } from "../container/labels.js";
import { builtImages } from "../settings/image-name.js";
import { type Cleaning, fateOf, removalDeadlineMs } from "./remove.js";

interface Built {
  readonly name: string;
  /** The id of the image to which the code's users were added; absent for an image built from files. */
  readonly usersOf: string | undefined;
  readonly ageMs: number;
}

/**
 * Removes the images that were built for runs, recognised by their name. Images in use by a container stay.
 * @throws the engine's error; on abort the signal's reason.
 */
export async function cleanImages(
  docker: Dockerode,
  { signal, isDryRun }: Cleaning,
): Promise<readonly Leftover[]> {
  const built = await listBuilt(docker, signal);
  // Images based on others go first: a base image would only lose its name.
  const inOrder = [...built.filter(isOfUsers), ...built.filter((image) => !isOfUsers(image))];
  const leftovers: Leftover[] = [];
  for (const image of inOrder) {
    const fate = isDryRun ? "would-remove" : await remove(docker, image, signal);
    const reason = fate === "lives" ? "" : "a run built this image";
    leftovers.push({ kind: "image", name: image.name, runId: "", state: "image", fate, reason });
  }
  return leftovers;
}

/** One day: an image used only by its id has no name, and its users should not be added again for each run. */
const minAgeMs = 24 * 60 * 60 * 1000;

/**
 * Removes images with the code's users if their base image has no name any more: somebody removed it or built it again.
 * @throws the errors of `cleanImages`.
 */
export async function sweepImages(
  docker: Dockerode,
  signal: AbortSignal,
  olderThanMs = minAgeMs,
): Promise<void> {
  const built = await listBuilt(docker, signal);
  const old = built.filter((image) => isOfUsers(image) && image.ageMs >= olderThanMs);
  if (old.length === 0) return;
  const all = await list(docker, signal);
  const named = new Set(all.flatMap((image) => (namesOf(image).length > 0 ? [image.Id] : [])));
  for (const image of old) {
    if (!named.has(image.usersOf ?? "")) await remove(docker, image, signal);
  }
}

function isOfUsers({ usersOf }: Built): boolean {
  return usersOf !== undefined;
}

function remove(docker: Dockerode, image: Built, signal: AbortSignal): Promise<Leftover["fate"]> {
  // The base image belongs to the user, even without a name.
  const options = isOfUsers(image) ? { noprune: true } : {};
  const call = { what: "remove an image", signal, deadlineMs: removalDeadlineMs };
  return fateOf(
    callEngine(call, (abortSignal) => docker.getImage(image.name).remove({ ...options, abortSignal })),
  );
}

async function listBuilt(docker: Dockerode, signal: AbortSignal): Promise<readonly Built[]> {
  const images = await list(docker, signal, { reference: [builtImages] });
  return images.flatMap((image) => {
    // The engine returns null if there are none, but its types do not say so.
    const usersOf = (image.Labels as Dockerode.ImageInfo["Labels"] | null)?.[userImageLabel];
    const ageMs = Date.now() - image.Created * 1000;
    return namesOf(image)
      .filter(isBuilt)
      .map((name) => ({ name, usersOf, ageMs }));
  });
}

function list(
  docker: Dockerode,
  signal: AbortSignal,
  filters: Record<string, string[]> = {},
): Promise<Dockerode.ImageInfo[]> {
  return callEngine({ what: "list the images", signal }, (abortSignal) =>
    docker.listImages({ filters, abortSignal }),
  );
}

/** The image's names by tag and by digest. */
function namesOf({ RepoTags, RepoDigests }: Dockerode.ImageInfo): readonly string[] {
  return [...(RepoTags ?? []), ...(RepoDigests ?? [])].filter((name) => !name.startsWith("<none>"));
}

/** Podman adds the name of its own machine, or of the registry that it would ask. */
function isBuilt(name: string): boolean {
  return name.replace(/^(?:localhost|docker\.io\/library)\//, "").startsWith(`${builtImages}:`);
}
