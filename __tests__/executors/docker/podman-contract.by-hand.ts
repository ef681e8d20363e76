// Run by `node scripts/podman.mjs`, which starts a Podman of its own.
import { describeExecutorContract } from "../../contracts/executor-contract.js";
import { openDocker } from "./support/docker-fixture.js";

const endpoint = process.env["AGENT_EXEC_PODMAN"];
// Podman raises the number of processes to its own maximum, which a machine may not allow it.
const container = { ulimits: [{ name: "nproc", soft: 4096, hard: 4096 }] };

describeExecutorContract("podman", () => openDocker({ endpoint, container }), {
  knownDifferences: {
    "a server that one block starts answers in the next block":
      "Podman closes a process's streams when it ends, and what it left cannot write its log there any more",
  },
});
