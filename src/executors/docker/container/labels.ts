import { hostname } from "node:os";

/** The label that every container of ours carries, whoever's run it is. */
export const ownLabel = "agent-exec";

export interface LabelSettings {
  readonly runId: string;
  /** agent-exec's own version. */
  readonly version?: string;
}

/** Says whose a container is, so that what a killed machine left behind can be found and told from other runs'. */
export function createLabels({ runId, version = "unknown" }: LabelSettings): Record<string, string> {
  return {
    [ownLabel]: "1",
    [`${ownLabel}.run`]: runId,
    [`${ownLabel}.client`]: `${hostname()}/${process.pid}`,
    [`${ownLabel}.version`]: version,
  };
}
