import { describe } from "@jest/globals";
import { connectCluster } from "../../../src/executors/kubernetes/client/cluster.js";
import { kubernetes } from "../../../src/executors/kubernetes/descriptor.js";
import { createKubernetesExecutor } from "../../../src/executors/kubernetes/kubernetes-executor.js";
import { describeExecutorContract } from "../../contracts/executor-contract.js";
import { settings } from "./kubernetes-fixture.js";

/** Of a cluster that enforces network policies and whose nodes have the image `agent-exec-base:bookworm`. */
const kubeconfig = process.env["AGENT_EXEC_TEST_KUBECONFIG"];

const knownDifferences = await kubernetes.knownDifferences?.({} as never);

(kubeconfig === undefined ? describe.skip : describe)(
  `a cluster${kubeconfig === undefined ? ": AGENT_EXEC_TEST_KUBECONFIG names none" : ""}`,
  () => {
    const cluster = connectCluster((name) => (name === "KUBECONFIG" ? kubeconfig : undefined));
    cluster.catch(() => undefined);
    describeExecutorContract(
      "kubernetes",
      () => createKubernetesExecutor({ ...settings, image: "agent-exec-base:bookworm" }, () => cluster),
      { knownDifferences: knownDifferences ?? {} },
    );
  },
);
