import { localJupyterDifferences } from "../../../src/executors/local-jupyter/descriptor.js";
import { describeExecutorContract } from "../../contracts/executor-contract.js";
import { openLocalJupyter } from "./local-jupyter-fixture.js";

describeExecutorContract("local-jupyter", () => openLocalJupyter(), {
  knownDifferences: localJupyterDifferences,
});
