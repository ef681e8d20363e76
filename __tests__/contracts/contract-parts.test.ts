import { expect, test } from "@jest/globals";
import { executorConformance } from "../../src/conformance/executor-conformance.js";
import { contractParts } from "./executor-contract.js";

test("the parts of the executor contract are all of it, each group once", () => {
  const open = () => {
    throw new Error("Only the names are read.");
  };
  const groups = new Set(executorConformance(open).cases.map(({ group }) => group));
  expect(Object.values(contractParts).flat().toSorted()).toEqual([...groups].toSorted());
});
