import { clientIdentity } from "../../../process/client-identity.js";

/** The label of every container of agent-exec, for all runs. */
export const ownLabel = "agent-exec";

export interface LabelSettings {
  readonly runId: string;
  /** agent-exec's own version. */
  readonly version?: string;
}

/** Whose it is: the process that made it. */
export const clientLabel = `${ownLabel}.client`;

/** On a container that a person keeps to look inside. It never counts as a leftover. */
export const keptLabel = `${ownLabel}.kept`;

/** On an image that has the code's users: the id of the one that it was made of. */
export const userImageLabel = `${ownLabel}.users-of`;

/** What a cache's volume is, for people: its name, and whose runs have it. */
export function cacheLabels(cache: {
  readonly name: string;
  readonly owner: string;
}): Record<string, string> {
  return { [ownLabel]: "1", [`${ownLabel}.cache`]: cache.name, [cacheOwnerLabel]: cache.owner };
}

/** Whose runs have a cache. */
export const cacheOwnerLabel = `${ownLabel}.owner`;

/** Says whose a container is, so that what a killed machine left behind can be found and told from other runs'. */
export function createLabels({ runId, version = "unknown" }: LabelSettings): Record<string, string> {
  return {
    [ownLabel]: "1",
    [`${ownLabel}.run`]: runId,
    [clientLabel]: clientIdentity(),
    [`${ownLabel}.version`]: version,
  };
}
