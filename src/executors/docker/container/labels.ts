import { clientIdentity } from "../../../process/client-identity.js";
import type { CacheVolume, DockerSettings } from "../settings/docker-settings.js";

/** The label of every container of agent-exec. */
export const ownLabel = "agent-exec";

/** The run of the container. */
export const runLabel = `${ownLabel}.run`;

/** The process that created the container. */
export const clientLabel = `${ownLabel}.client`;

/** Marks a container that the user keeps to look inside. Such a container never counts as a leftover. */
export const keptLabel = `${ownLabel}.kept`;

/** Marks an image to which the code's users were added: the id of the original image. */
export const userImageLabel = `${ownLabel}.users-of`;

/** Links that an image asks for, as `/link=/target`, separated by spaces. */
export const linksLabel = `${ownLabel}.links`;

/** Folders of an image that are copied for all users, as `/folder=/copy`, separated by spaces. */
export const copiesLabel = `${ownLabel}.copies`;

/** Describes a cache's volume for people: its name and owner. */
export function cacheLabels({ name, owner }: CacheVolume): Record<string, string> {
  return { [ownLabel]: "1", [`${ownLabel}.cache`]: name, [cacheOwnerLabel]: owner };
}

/** Whose runs use the cache. */
export const cacheOwnerLabel = `${ownLabel}.owner`;

/**
 * Labels that say whose container it is, so that leftovers of a killed machine can be told from other runs' containers.
 */
export function createLabels({ runId, version = "unknown" }: DockerSettings): Record<string, string> {
  return {
    [ownLabel]: "1",
    [runLabel]: runId,
    [clientLabel]: clientIdentity(),
    [`${ownLabel}.version`]: version,
  };
}
