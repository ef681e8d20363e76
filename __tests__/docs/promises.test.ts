import { expect, it } from "@jest/globals";
import { isAlways } from "../../scripts/test/lanes.mjs";
import { isHeldAtNight, isHeldByDay } from "../../scripts/test/promises.mjs";
import { executorConformance } from "../../src/conformance/executor-conformance.js";
import { contractParts } from "../contracts/executor-contract.js";
import { endingTests } from "./ending-tests.js";
import { securityTests } from "./security-tests.js";

const open = () => {
  throw new Error("Only the names are read.");
};

/** The contract's cases that every run tries with Docker. */
const contract = Object.entries(contractParts)
  .filter(([part]) => isAlways(`__tests__/executors/docker/contract-${part}.engine.test.ts`))
  .flatMap(([, groups]) => executorConformance(open, { groups }).cases.map(({ name }) => name));

const promised = [
  ...Object.values(securityTests).flat(),
  ...Object.values(endingTests).flatMap((tests) => Object.values(tests).flat()),
];

it("each promise is held by a test of every run, or of the night alone: a second look runs only if it is drawn", () => {
  const byChance = promised.filter(
    (title) => !contract.includes(title) && !isHeldByDay(title) && !isHeldAtNight(title),
  );
  expect(byChance).toEqual([]);
});
