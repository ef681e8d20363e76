import { describeExecutorContract } from "../../contracts/executor-contract.js";
import { openLocalJupyter } from "./local-jupyter-fixture.js";

describeExecutorContract("local-jupyter", () => openLocalJupyter(), {
  knownDifferences: {
    "a generated name follows the code's hash": "a cell lies in no file",
    "run the code that they show, whatever one left under the name of the next one's file":
      "what stands there is no file of ours to remove on a person's own machine: the block is refused",
    "a timeout kills a grandchild in a session of its own": "a process group ends where a new session begins",
  },
});
