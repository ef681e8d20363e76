import { createLocalExecutor } from "../../../src/executors/local/local-executor.js";
import { describeExecutorContract } from "../../contracts/executor-contract.js";

describeExecutorContract("local", () => createLocalExecutor(), {
  knownDifferences: {
    "a timeout kills a grandchild in a session of its own": "a process group ends where a new session begins",
  },
});
