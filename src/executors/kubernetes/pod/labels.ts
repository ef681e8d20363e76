import type { V1OwnerReference } from "@kubernetes/client-node/dist/gen/models/V1OwnerReference.js";
import { clientIdentity } from "../../../process/client-identity.js";

/** The label of every pod of agent-exec, for all runs. */
export const ownLabel = "agent-exec";
/** The run that a pod belongs to. */
export const runLabel = `${ownLabel}.run`;
/** The pod itself, for the network policy that selects it. */
export const podLabel = `${ownLabel}.pod`;
/** The process that made the pod. It is an annotation, because labels cannot contain slashes. */
export const clientAnnotation = `${ownLabel}.client`;

export interface PodIdentity {
  readonly name: string;
  readonly runId: string;
  readonly version: string;
  /**
   * The pod in which agent-exec runs. If it ends, this pod ends too. Null if agent-exec runs in no pod of this
   * namespace.
   */
  readonly owner: V1OwnerReference | null;
}

/** Labels that say whose pod this is. With them, leftovers of a killed machine can be told from other runs' pods. */
export function identify({ name, runId, version, owner }: PodIdentity) {
  return {
    name,
    labels: {
      [ownLabel]: "1",
      [runLabel]: asLabel(runId),
      [podLabel]: name,
      [`${ownLabel}.version`]: asLabel(version),
    },
    annotations: { [clientAnnotation]: clientIdentity() },
    ...(owner !== null && { ownerReferences: [owner] }),
  };
}

/** At most 63 letters, digits, `-`, `_` and `.`, with a letter or digit at both ends. */
function asLabel(text: string): string {
  return text
    .replace(/[^A-Za-z0-9._-]/g, "-")
    .slice(0, 63)
    .replace(/^[._-]+/, "")
    .replace(/[._-]$/, "");
}
