import { local } from "../../../src/index.js";
import { describeExecutorContract } from "../../contracts/executor-contract.js";

// As the library hands it out: what that adds may take nothing away.
describeExecutorContract("local", () => local(), {
  knownDifferences: {
    "run the code that they show, whatever one left under the name of the next one's file":
      "what stands there is no file of ours to remove on a person's own machine: the block is refused",
    "a timeout kills a grandchild in a session of its own": "a process group ends where a new session begins",
  },
});
