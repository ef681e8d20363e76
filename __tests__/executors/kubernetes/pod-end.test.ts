import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "@jest/globals";
import type { Cluster } from "../../../src/executors/kubernetes/client/cluster.js";
import { type GuardStream, KubernetesPod } from "../../../src/executors/kubernetes/pod/pod.js";

it("a pod's end is known as out of memory although its node reports that late", async () => {
  const terminated = { reason: "OOMKilled", exitCode: 137 };
  const states = [{ running: {} }, { running: {} }, { terminated }];
  const cluster = {
    inNamespace: (path: string) => path,
    call: async () => {
      const state = states.length > 1 ? states.shift() : states[0];
      return { status: { phase: "Running", containerStatuses: [{ name: "sandbox", state }] } };
    },
  } as unknown as Cluster;
  const guard = { ended: Promise.resolve() } as unknown as GuardStream;
  const pod = new KubernetesPod(cluster, "p", "/workspace", guard);
  await turn();
  expect(await pod.hasDiedOfMemory()).toBe(true);
  expect(await pod.whyEnded()).toBe("OOMKilled");
});
