import { cellDifferences } from "../../../src/executors/kernel/rows.js";
import { describeExecutorContract } from "../../contracts/executor-contract.js";
import { openDocker } from "../docker/support/docker-fixture.js";

describeExecutorContract("jupyter", () => openDocker({ kernel: "python3" }), {
  knownDifferences: cellDifferences,
});
