import { describe, expect, test } from "@jest/globals";
import type { V1Pod } from "@kubernetes/client-node/dist/gen/models/V1Pod.js";
import { ApiError, unavailable } from "../../../src/executors/kubernetes/client/api-error.js";
import { endOf } from "../../../src/executors/kubernetes/pod/pod-end.js";
import { findFault, waitingWords } from "../../../src/executors/kubernetes/start/start-failure.js";
import { settings } from "./kubernetes-fixture.js";

/** A pod as the API describes it; only what is read of it. */
function podWith(status: object): V1Pod {
  return { metadata: { name: "agent-exec-1" }, status };
}

function waiting(reason: string, message: string): V1Pod {
  return podWith({
    phase: "Pending",
    initContainerStatuses: [{ name: "prepare", state: { waiting: { reason, message } } }],
  });
}

describe("a pod that will not start is told in Kubernetes' own words", () => {
  test.each([
    ["ImagePullBackOff", 'Back-off pulling image "nope": not found', "image-unavailable", /registry/],
    ["ImagePullBackOff", "pull access denied, may require authorization", "image-unavailable", /pull secret/],
    [
      "ErrImageNeverPull",
      "Container image is not present with pull policy of Never",
      "image-unavailable",
      /`pull`/,
    ],
    ["InvalidImageName", 'couldn\'t parse image name "A B"', "image-unavailable", /`image`/],
    ["CreateContainerError", 'exec: "sh": executable file not found in $PATH', "image-unsuitable", /with sh/],
    ["CreateContainerConfigError", "container has runAsNonRoot", "engine-unavailable", /kubectl describe/],
  ])("%s: %s", (reason, message, code, nextStep) => {
    const fault = findFault(waiting(reason, message), settings);
    expect(fault).toMatchObject({ code, nextStep: expect.stringMatching(nextStep) });
    expect(fault?.message).toContain(message);
  });

  test("a pod that the node refused", () => {
    const refused = podWith({
      phase: "Failed",
      reason: "OutOfmemory",
      message: "Node didn't have enough resource",
    });
    expect(findFault(refused, settings)).toMatchObject({
      code: "engine-unavailable",
      message: expect.stringContaining("OutOfmemory: Node didn't have enough resource"),
    });
  });

  test.each([
    ["ContainerCreating", ""],
    ["PodInitializing", ""],
    ["ErrImagePull", "429 Too Many Requests"],
  ])("%s is no fault yet", (reason, message) => {
    expect(findFault(waiting(reason, message), settings)).toBeNull();
  });

  test("a pod without a node waits for the reason that the scheduler gives", () => {
    const message = "0/3 nodes are available: 3 Insufficient memory.";
    const conditions = [{ type: "PodScheduled", status: "False", reason: "Unschedulable", message }];
    expect(waitingWords(podWith({ phase: "Pending", conditions }))).toBe(`Unschedulable: ${message}`);
  });
});

describe("what the API server refuses", () => {
  const access = { name: "here", server: "https://127.0.0.1:6443" };

  test.each([
    [
      403,
      'pods is forbidden: User "dev" cannot create resource "pods" in API group "" in the namespace "x"',
      /role/,
    ],
    [
      403,
      'pods "a" is forbidden: exceeded quota: q, requested: memory=2Gi, used: memory=0, limited: memory=1Gi',
      /quota/,
    ],
    [
      403,
      'pods "a" is forbidden: violates PodSecurity "restricted:latest": unrestricted capabilities',
      /Pod Security/,
    ],
    [404, 'namespaces "gone" not found', /namespace/],
    [401, "Unauthorized", /Log in/],
    [403, 'pods "a" is forbidden: pod rejected: RuntimeClass "gvisor" not found', /runtime/],
  ])("%i %s", (status, message, nextStep) => {
    const body = JSON.stringify({ kind: "Status", status: "Failure", reason: "Forbidden", message });
    const error = unavailable(access, ApiError.from(status, body));
    expect(error).toMatchObject({ code: "engine-unavailable", nextStep: expect.stringMatching(nextStep) });
    expect(error.message).toContain(message);
  });

  test("a proxy's page between agent-exec and the server is quoted", () => {
    const error = unavailable(access, ApiError.from(502, "<h1>Bad Gateway</h1>"));
    expect(error.message).toContain("Bad Gateway");
  });
});

describe("how a pod ended", () => {
  test.each([
    [
      "evicted",
      { phase: "Failed", reason: "Evicted", message: "The node was low on resource: memory." },
      { isOfMemory: false, words: "Evicted: The node was low on resource: memory." },
    ],
    [
      "out of memory",
      {
        phase: "Failed",
        containerStatuses: [
          { name: "sandbox", state: { terminated: { reason: "OOMKilled", exitCode: 137 } } },
        ],
      },
      { isOfMemory: true, words: "OOMKilled" },
    ],
    [
      "drained",
      {
        phase: "Failed",
        conditions: [
          {
            type: "DisruptionTarget",
            status: "True",
            reason: "EvictionByEvictionAPI",
            message: "Eviction API: evicting",
          },
        ],
        containerStatuses: [{ name: "sandbox", state: { terminated: { reason: "Error", exitCode: 137 } } }],
      },
      { isOfMemory: false, words: "EvictionByEvictionAPI: Eviction API: evicting" },
    ],
    [
      "past its lease",
      {
        phase: "Failed",
        reason: "DeadlineExceeded",
        message: "Pod was active on the node longer than the specified deadline",
      },
      {
        isOfMemory: false,
        words: "DeadlineExceeded: Pod was active on the node longer than the specified deadline",
      },
    ],
  ])("%s", (_name, status, end) => {
    expect(endOf(podWith(status))).toEqual(end);
  });
});
