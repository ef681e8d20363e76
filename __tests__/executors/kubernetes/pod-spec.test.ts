import { describe, expect, test } from "@jest/globals";
import { createListener } from "../../../src/executors/kubernetes/network/listener.js";
import { createPolicy } from "../../../src/executors/kubernetes/network/proof.js";
import { createPod } from "../../../src/executors/kubernetes/pod/pod-spec.js";
import { expectGolden } from "../../golden.js";
import { settings, sizes } from "./kubernetes-fixture.js";

const pod = createPod({ name: "agent-exec-1", settings, sizes, owner: null });

describe("a sandbox's pod", () => {
  test("its specification is the golden one", () => {
    expectGolden("kubernetes/pod.json", withoutPrograms(pod));
  });

  test("its network policy and the listener that tries it are the golden ones", () => {
    const policy = createPolicy({ name: "agent-exec-1", uid: "some-uid" });
    const listener = createListener({ name: "agent-exec-listener-1", settings, owner: null });
    expectGolden("kubernetes/network.json", withoutPrograms([policy, listener]));
  });

  test("with `network: full` names resolve", () => {
    const { spec } = createPod({
      name: "agent-exec-1",
      settings: { ...settings, network: "full" },
      sizes,
      owner: null,
    });
    expect(spec?.dnsPolicy).toBeUndefined();
  });

  test("it and its listener go with the pod that agent-exec itself runs in", () => {
    const owner = { apiVersion: "v1", kind: "Pod", name: "ci", uid: "its-uid" };
    const owned = [
      createPod({ name: "one", settings, sizes, owner }),
      createListener({ name: "two", settings, owner }),
    ];
    for (const { metadata } of owned) expect(metadata?.ownerReferences).toEqual([owner]);
  });

  test("a workspace that is larger than the memory is on the node's disk, and counts as ephemeral storage", () => {
    const onDisk = { ...sizes, workspaceBytes: 4 * 1024 ** 3, isWorkspaceOnDisk: true };
    const { spec } = createPod({ name: "agent-exec-1", settings, sizes: onDisk, owner: null });
    const workspace = spec?.volumes?.find(({ name }) => name === "workspace");
    expect(workspace?.emptyDir).toEqual({ sizeLimit: `${4 * 1024 ** 3}` });
    const storage = Number(spec?.containers[0]?.resources?.limits?.["ephemeral-storage"]);
    expect(storage).toBeGreaterThan(4 * 1024 ** 3);
  });
});

/** Programs have tests of their own, and the client changes from machine to machine. */
function withoutPrograms(value: unknown): string {
  const shown = (key: string, inner: unknown): unknown => {
    if (key === "agent-exec.client") return "…";
    return typeof inner === "string" && inner.includes("\n") ? "(a program)" : inner;
  };
  return `${JSON.stringify(value, shown, 2)}\n`;
}
