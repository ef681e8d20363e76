import type { V1Pod } from "@kubernetes/client-node/dist/gen/models/V1Pod.js";
import { sandboxContainer } from "./pod-spec.js";

/** How a pod ended, in Kubernetes' own words, such as "Evicted: The node was low on resource: memory." */
export function endOf({ metadata, status }: V1Pod): {
  readonly isOfMemory: boolean;
  readonly words: string | null;
} {
  const ended = sandboxOf(status)?.state?.terminated;
  const words = [
    wordsOf(status?.reason, status?.message),
    ended === undefined ? null : (wordsOf(ended.reason, ended.message) ?? "it ended"),
  ];
  const disruption = status?.conditions?.find(({ type }) => type === "DisruptionTarget");
  return {
    isOfMemory: ended?.reason === "OOMKilled",
    words:
      words.find((each) => each !== null && !/^(Error|Completed)$/.test(each)) ??
      wordsOf(disruption?.reason, disruption?.message) ??
      (metadata?.deletionTimestamp === undefined ? null : "somebody deleted the pod") ??
      words.find((each) => each !== null) ??
      null,
  };
}

/** Whether Kubernetes knows how a pod ended. The node reports the end of a container a second or more after it. */
export function isEndKnown({ metadata, status }: V1Pod): boolean {
  const isOver = sandboxOf(status)?.state?.terminated !== undefined || status?.phase === "Failed";
  return isOver || metadata?.deletionTimestamp !== undefined;
}

/** The state of the container in which the code runs. */
export function sandboxOf(status: V1Pod["status"]) {
  return status?.containerStatuses?.find(({ name }) => name === sandboxContainer);
}

function wordsOf(reason: string | undefined, message: string | undefined): string | null {
  const words = [reason, message?.trim()].filter((each) => each !== undefined && each !== "");
  return words.length === 0 ? null : words.join(": ");
}
