import { describe, expect, test } from "@jest/globals";
import type { V1Pod } from "@kubernetes/client-node/dist/gen/models/V1Pod.js";
import { reasonToRemove } from "../../../src/executors/kubernetes/leftovers.js";
import { clientIdentity } from "../../../src/process/client-identity.js";

const now = Date.parse("2026-11-27T12:00:00Z");
const elsewhere = "other-host/other-boot/pid:[1]/7/99";

function pod(client: string, phase: string, { endedAt }: { readonly endedAt?: string } = {}): V1Pod {
  return {
    metadata: { annotations: { "agent-exec.client": client }, creationTimestamp: "2026-11-27T11:00:00Z" },
    status: {
      phase,
      containerStatuses: endedAt === undefined ? [] : [{ state: { terminated: { finishedAt: endedAt } } }],
    },
  } as unknown as V1Pod;
}

describe("a pod is left", () => {
  const dead = clientIdentity().replace(/\/\d+\/(\d+)$/, "/1/99$1");

  test.each([
    ["its client lives", pod(clientIdentity(), "Failed"), Infinity, false],
    ["its client is dead", pod(dead, "Running"), Infinity, true],
    ["another machine's runs", pod(elsewhere, "Running"), Infinity, false],
    ["its run's pod has ended", pod(elsewhere, "Pending"), Infinity, true, true],
    ["another machine's runs and is older than asked", pod(elsewhere, "Running"), 60_000, true],
    [
      "another machine's ended an hour ago",
      pod(elsewhere, "Failed", { endedAt: "2026-11-27T11:01:00Z" }),
      Infinity,
      true,
    ],
    [
      "another machine's ended a minute ago",
      pod(elsewhere, "Failed", { endedAt: "2026-11-27T11:59:00Z" }),
      Infinity,
      false,
    ],
  ])("%s", (_name, left, olderThanMs, isLeft, hasOwnerEnded = false) => {
    expect(reasonToRemove(left, olderThanMs, hasOwnerEnded, now) !== null).toBe(isLeft);
  });
});
