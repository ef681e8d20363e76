import { clientIdentity } from "./client-identity.js";

/** The label that every container of ours carries, whoever's run it is. */
export const ownLabel = "agent-exec";

export interface LabelSettings {
  readonly runId: string;
  /** agent-exec's own version. */
  readonly version?: string;
}

/** On a container that a person keeps for looking inside: no leftover, whoever is dead. */
export const keptLabel = `${ownLabel}.kept`;

/** Says whose a container is, so that what a killed machine left behind can be found and told from other runs'. */
export function createLabels({ runId, version = "unknown" }: LabelSettings): Record<string, string> {
  return {
    [ownLabel]: "1",
    [`${ownLabel}.run`]: runId,
    [`${ownLabel}.client`]: clientIdentity(),
    [`${ownLabel}.version`]: version,
  };
}
