import { localDifferences } from "../../../src/executors/local/descriptor.js";
import { local } from "../../../src/index.js";
import { describeExecutorContract } from "../../contracts/executor-contract.js";

// As the library hands it out: what that adds may take nothing away.
describeExecutorContract("local", () => local(), {
  knownDifferences: localDifferences,
});
