import { describeExecutorContract } from "../../contracts/executor-contract.js";
import { openDocker } from "../docker/support/docker-fixture.js";

describeExecutorContract("jupyter", () => openDocker({ kernel: "python3" }), {
  knownDifferences: { "a generated name follows the code's hash": "a cell lies in no file" },
});
