import { describe } from "@jest/globals";
import { describeSampledContract } from "../../contracts/executor-contract.js";
import { openNamespaces } from "./namespace-executor.js";
import { whyNoNamespaces } from "./namespace-place.js";

const why = whyNoNamespaces();

(why === null ? describe : describe.skip)(
  `a place without an engine${why === null ? "" : `: ${why}`}`,
  () => {
    describeSampledContract("namespaces", () => openNamespaces());
    describeSampledContract("namespaces in which everything has one user", () =>
      openNamespaces(undefined, { isAlone: true }),
    );
  },
);
